import { type CardKind, choose, foldHand } from '../../probability/hand.ts';
import { KING } from '../playing-cards.ts';
import { type PlainHelps, plainHands, plainKinds, unpackPlainHand } from './plain-test.ts';

/** Who draws, and from what. */
export interface Draws {
  readonly captain: number;
  readonly allies: number;
  readonly jokers: boolean;
  readonly recolour: boolean;
  /** The points that must be met; what is above them does not matter. */
  readonly needed: number;
  readonly helps: PlainHelps;
}

/** Ways in which all cards can fall, up to what matters. */
export interface GroupHand {
  /** Of the suit tested, with the best recolour, jokers ignored. */
  readonly points: number;
  readonly jokers: number;
  /** Whether an ally drew an ace. */
  readonly ace: boolean;
  readonly ways: bigint;
}

/** One deck: the allies' cards are any of those on the table, and none of them may be one of the aces there. */
export function groupWithOneDeck({ captain, allies, jokers, recolour, helps }: Draws): GroupHand[] {
  const cards = captain + allies;
  const all = choose(cards, allies);
  return [...plainHands(cards, { jokers, recolour, helps, countsAces: true }).entries()].flatMap(([code, ways]) => {
    const hand = unpackPlainHand(code);
    const without = choose(cards - hand.aces, allies);
    return [
      { points: hand.points, jokers: hand.jokers, ace: false, ways: ways * without },
      { points: hand.points, jokers: hand.jokers, ace: true, ways: ways * (all - without) },
    ];
  });
}

/** More than the jokers that a captain and all allies can draw. */
const JOKER_COUNTS = 16;

/** More than the points of any card. */
const BESTS = KING + 1;

/** What lies on the table: the best card to recolour is not yet added, because more cards may come. */
interface Table {
  readonly points: number;
  readonly best: number;
  readonly jokers: number;
  readonly ace: boolean;
}

function pack({ points, best, jokers, ace }: Table): number {
  return ((points * BESTS + best) * JOKER_COUNTS + jokers) * 2 + (ace ? 1 : 0);
}

function unpack(code: number): Table {
  const rest = Math.floor(code / 2 / JOKER_COUNTS);
  return {
    points: Math.floor(rest / BESTS),
    best: rest % BESTS,
    jokers: (code >> 1) % JOKER_COUNTS,
    ace: code % 2 === 1,
  };
}

type Kinds = ReturnType<typeof plainKinds>;

/** The table with so many more cards of a kind. */
function lay(table: Table, card: Kinds[number]['card'], count: number, draws: Draws): Table {
  const points = table.points + (card.suit === 'tested' ? card.points * count : 0);
  if (points >= draws.needed)
    return { ...table, points: Math.max(0, draws.needed), best: 0, jokers: withMore(table, card, count) };
  const best = card.suit === 'other' && draws.recolour ? Math.max(table.best, card.points) : table.best;
  return { ...table, points, best, jokers: withMore(table, card, count) };
}

function withMore({ jokers }: Table, { suit }: Kinds[number]['card'], count: number): number {
  return suit === 'joker' ? jokers + count : jokers;
}

/** A deck each: the captain's hand, then one card of each ally. */
export function groupWithOwnDecks(draws: Draws): GroupHand[] {
  const kinds: CardKind<Kinds[number]['card']>[] = plainKinds(draws.jokers, draws.helps);
  const start = pack({ points: 0, best: 0, jokers: 0, ace: false });
  let tables = new Map(
    foldHand(draws.captain, kinds, start, (code, card, count) => pack(lay(unpack(code), card, count, draws))).entries(),
  );
  for (let ally = 0; ally < draws.allies; ally++) {
    const next = new Map<number, bigint>();
    for (const [code, ways] of tables) {
      const table = unpack(code);
      for (const { card, copies } of kinds) {
        const laid = lay(table, card, 1, draws);
        const after = pack(card.isAce ? { ...laid, ace: true } : laid);
        next.set(after, (next.get(after) ?? 0n) + ways * BigInt(copies));
      }
    }
    tables = next;
  }
  return [...tables].map(([code, ways]) => {
    const { points, best, jokers, ace } = unpack(code);
    return { points: points + best, jokers, ace, ways };
  });
}
