import type { Distribution } from '../../probability/distribution.ts';
import { type CardKind, foldHand } from '../../probability/hand.ts';
import { ACE, CARDS_WITH_JOKERS, isJoker, RANKS, rankOf, STANDARD_CARDS, SUITS } from '../playing-cards.ts';
import { neededHalves } from './helps.ts';
import type { TestReadings } from './rulings.ts';

/** A figure is worth so much, and so is a joker that becomes one. */
export const TEN = 10;
export const JOKERS = CARDS_WITH_JOKERS - STANDARD_CARDS;

/** The points of a card in a test that no style helps; a joker has none of its own. */
export function pointsOf(card: number): number {
  return isJoker(card) ? 0 : Math.min(rankOf(card), TEN);
}

/** How many cards of a suit are worth so many points: the ten and the three figures are alike. */
export function copiesInSuit(points: number): number {
  return points === TEN ? RANKS - TEN + 1 : 1;
}

/** The points that must be met, premium taken off. */
export function neededPoints(
  difficulty: Parameters<typeof neededHalves>[0],
  readings: Pick<TestReadings, 'threshold.rounding'>,
): number {
  return Math.ceil(neededHalves(difficulty, readings) / 2);
}

interface PlainCard {
  readonly points: number;
  readonly suit: 'tested' | 'other' | 'joker';
}

/** The jokers, then the other suits from the ten down, then the suit tested. */
export function plainKinds(jokers: boolean): CardKind<PlainCard>[] {
  const values = Array.from({ length: TEN }, (_, index) => TEN - index);
  const ofSuits = (suit: PlainCard['suit'], suits: number) =>
    values.map((points) => ({ card: { points, suit }, copies: suits * copiesInSuit(points) }));
  return [
    { card: { points: 0, suit: 'joker' }, copies: jokers ? JOKERS : 0 },
    ...ofSuits('other', SUITS.length - 1),
    ...ofSuits('tested', 1),
  ];
}

/** What counts of a hand when one suit is tested and no style helps. */
export interface PlainHand {
  /** Of the suit tested, with the best recolour, jokers ignored. */
  readonly points: number;
  readonly jokers: number;
  /** Of any suit; 0 when nobody asks. */
  readonly aces: number;
}

const ACES = SUITS.length + 1;
const JOKER_COUNTS = JOKERS + 1;

export function unpackPlainHand(code: number): PlainHand {
  return {
    points: Math.floor(code / (ACES * JOKER_COUNTS)),
    aces: Math.floor(code / JOKER_COUNTS) % ACES,
    jokers: code % JOKER_COUNTS,
  };
}

/** The exact distribution of a hand, packed. More points than enough are not told apart. */
export function plainHands(
  cards: number,
  {
    jokers,
    recolour,
    countsAces = false,
    enough = Number.POSITIVE_INFINITY,
  }: { jokers: boolean; recolour: boolean; countsAces?: boolean; enough?: number },
): Distribution<number> {
  return foldHand(cards, plainKinds(jokers), 0, (code, { points, suit }, count) => {
    if (suit === 'joker') return code + count;
    const aces = countsAces && points === ACE ? count : 0;
    // The first of the other suits is the best of them: it is the one that is recoloured.
    const before = unpackPlainHand(code).points;
    const isRecoloured = suit === 'other' && recolour && before === 0;
    const after = suit === 'tested' ? before + points * count : isRecoloured ? points : before;
    return code + ((Math.min(after, Math.max(before, enough)) - before) * ACES + aces) * JOKER_COUNTS;
  });
}
