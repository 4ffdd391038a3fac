import { integer, notation } from '../parameter.ts';
import type { Strength } from './figures.ts';

export const DIE_SIDES = 12;
/** The value of an attribute, and so the cards it gives, at creation. */
const GREATEST_ATTRIBUTE = 4;
/** Skill beyond the attribute, circumstances, support, reputation and an artefact: all of them only add dice. */
const GREATEST_DICE = 12;

/** A pool: cards by strength and k12, revealed in an order that is decided before the test. */
export interface Pool {
  readonly strong: number;
  readonly medium: number;
  readonly weak: number;
  readonly dice: number;
  readonly order: string;
}

/** What is revealed at one place of the pool. */
export type Piece = Strength | 'die';

const LETTERS: Readonly<Record<string, Piece>> = { s: 'strong', m: 'medium', w: 'weak', d: 'die' };
const NAMED: Readonly<Record<string, string>> = { 'cards-first': 'smwd', 'dice-first': 'dsmw' };

/** The letters of an order, each of the four once: those left out follow in the usual order. */
function lettersOf(order: string): string | undefined {
  const letters = NAMED[order] ?? order;
  if (!/^[smwd]{1,4}$/.test(letters) || new Set(letters).size !== letters.length) return undefined;
  return letters + [...'smwd'].filter((letter) => !letters.includes(letter)).join('');
}

function normaliseOrder(order: string): string | undefined {
  const letters = lettersOf(order);
  return Object.keys(NAMED).find((name) => NAMED[name] === letters) ?? letters;
}

/** The pieces of the pool in the order in which they are revealed. */
export function sequenceOf(pool: Pool): readonly Piece[] {
  const counts = { strong: pool.strong, medium: pool.medium, weak: pool.weak, die: pool.dice };
  return [...lettersOf(pool.order)!].flatMap((letter) => {
    const piece = LETTERS[letter]!;
    return new Array<Piece>(counts[piece]).fill(piece);
  });
}

export function isCard(piece: Piece): piece is Strength {
  return piece !== 'die';
}

const cards = (pl: string, en: string, usual: number) =>
  integer({ name: { pl, en }, min: 0, max: GREATEST_ATTRIBUTE, default: usual });

export const POOL_PARAMETERS = {
  strong: cards('mocne karty', 'strong cards', 0),
  medium: cards('średnie karty', 'medium cards', 2),
  weak: cards('słabe karty', 'weak cards', 0),
  dice: integer({ name: { pl: 'kości', en: 'dice' }, min: 0, max: GREATEST_DICE, default: 0 }),
  order: notation({
    name: { pl: 'kolejność', en: 'order' },
    allowed: 'cards-first, dice-first or the letters s m w d (strong, medium, weak, dice) in any order, such as mdsw',
    examples: ['dice-first', 'mdsw', 'wdms'],
    normalise: normaliseOrder,
    default: 'cards-first',
  }),
};
