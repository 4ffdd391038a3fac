import type { Distribution } from '../../probability/distribution.ts';
import { type CardKind, foldHand } from '../../probability/hand.ts';
import { ACE, CARDS_WITH_JOKERS, RANKS, STANDARD_CARDS, SUITS } from '../playing-cards.ts';
import { type Helps, neededHalves, pointsByRank } from './helps.ts';
import type { TestReadings } from './rulings.ts';

/** A figure is worth so much, and so is a joker that becomes one. */
export const TEN = 10;
export const JOKERS = CARDS_WITH_JOKERS - STANDARD_CARDS;

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
  readonly isAce: boolean;
}

/** Helps that look at nothing but points in suits: none, or the styles that change what a card is worth or its suit. */
export type PlainHelps = Pick<Helps, 'points' | 'heartsConverted'>;

const NO_HELPS: PlainHelps = { points: pointsByRank(new Set()), heartsConverted: false };

/** The jokers, then the suits that do not count from the greatest points down, then those that do. */
export function plainKinds(jokers: boolean, helps: PlainHelps = NO_HELPS): CardKind<PlainCard>[] {
  const worths = new Map<number, { points: number; isAce: boolean; ranks: number }>();
  for (let rank = ACE; rank <= RANKS; rank++) {
    const points = helps.points[rank]!;
    const isAce = rank === ACE;
    const key = isAce ? 0 : points;
    worths.set(key, { points, isAce, ranks: (worths.get(key)?.ranks ?? 0) + 1 });
  }
  const falling = [...worths.values()].sort((a, b) => b.points - a.points);
  const ofSuits = (suit: PlainCard['suit'], suits: number) =>
    falling.map(({ points, isAce, ranks }) => ({ card: { points, suit, isAce }, copies: suits * ranks }));
  const tested = helps.heartsConverted ? 2 : 1;
  return [
    { card: { points: 0, suit: 'joker', isAce: false }, copies: jokers ? JOKERS : 0 },
    ...ofSuits('other', SUITS.length - tested),
    ...ofSuits('tested', tested),
  ];
}

/** What counts of a hand when one suit is tested and nothing but points matters. */
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
    helps = NO_HELPS,
  }: { jokers: boolean; recolour: boolean; countsAces?: boolean; enough?: number; helps?: PlainHelps },
): Distribution<number> {
  return foldHand(cards, plainKinds(jokers, helps), 0, (code, { points, suit, isAce }, count) => {
    if (suit === 'joker') return code + count;
    const aces = countsAces && isAce ? count : 0;
    // The first of the other suits is the best of them: it is the one that is recoloured.
    const before = unpackPlainHand(code).points;
    const isRecoloured = suit === 'other' && recolour && before === 0;
    const after = suit === 'tested' ? before + points * count : isRecoloured ? points : before;
    return code + ((Math.min(after, Math.max(before, enough)) - before) * ACES + aces) * JOKER_COUNTS;
  });
}
