import { choose } from '../../probability/hand.ts';
import { RANKS, rankOf, suitOf } from '../playing-cards.ts';
import { countsAsTested, type Helps } from './helps.ts';
import { type Possibilities, suitsIn } from './possibilities.ts';

/** How many cards a test draws, and from which deck. */
export interface Draw {
  readonly cards: number;
  readonly fate: number;
  /** Whether Fate cards come from a deck of their own. */
  readonly fateIsFresh: boolean;
  readonly jokers: number;
  /** Style III: a card that is known to be drawn. */
  readonly seen: number | undefined;
}

/** The suits of the cards of one rank that go to the hand and to Fate; `ways` counts those that are alike. */
interface RankDeal {
  readonly hand: number;
  readonly fate: number;
  readonly inHand: number;
  readonly inFate: number;
  ways: number;
}

const SETS_OF_SUITS = 16;

/** The deals of a rank; suits that are alike to the helps are merged. */
function rankDeals(rank: number, helps: Helps, draw: Omit<Draw, 'cards'>): RankDeal[] {
  const deals = new Map<string, RankDeal>();
  const seen = draw.seen !== undefined && rankOf(draw.seen) === rank ? 1 << suitOf(draw.seen) : 0;
  for (let hand = 0; hand < SETS_OF_SUITS; hand++) {
    if ((hand & seen) !== seen) continue;
    for (let fate = 0; fate < SETS_OF_SUITS; fate++) {
      const inFate = suitsIn(fate).length;
      if (inFate > draw.fate || (!draw.fateIsFresh && (hand & fate) !== 0)) continue;
      const kind = helps.concentration === null ? `${counted(hand, helps)} ${counted(fate, helps)}` : `${hand} ${fate}`;
      const alike = deals.get(kind);
      if (alike) alike.ways++;
      else deals.set(kind, { hand, fate, inHand: suitsIn(hand).length, inFate, ways: 1 });
    }
  }
  return [...deals.values()];
}

function counted(mask: number, helps: Helps): string {
  const suits = suitsIn(mask);
  const tested = suits.filter((suit) => countsAsTested(suit, helps)).length;
  return `${tested}+${suits.length - tested}`;
}

/** A way in which all cards can fall, up to what matters, and the number of hands that are so. */
export interface Dealt {
  readonly state: number;
  readonly jokers: number;
  readonly fateJokers: number;
  readonly ways: bigint;
}

/**
 * Every deal of a hand and of Fate cards: one rank after the other, over (cards dealt, state of the possibilities).
 * All counts stay below 2 ** 53: C(54, 10) hands by C(44, 3) Fate cards are 3.2e14.
 */
export function dealHands(helps: Helps, possibilities: Possibilities, draw: Draw): Dealt[] {
  const dealt: Dealt[] = [];
  for (let jokers = 0; jokers <= Math.min(draw.jokers, draw.cards); jokers++) {
    const left = draw.fateIsFresh ? draw.jokers : draw.jokers - jokers;
    for (let fateJokers = 0; fateJokers <= Math.min(left, draw.fate); fateJokers++) {
      const ways = choose(draw.jokers, jokers) * choose(left, fateJokers);
      const start = possibilities.start(jokers, fateJokers);
      for (const [state, count] of dealRanks(helps, possibilities, draw, start, jokers, fateJokers)) {
        dealt.push({ state, jokers, fateJokers, ways: ways * BigInt(count) });
      }
    }
  }
  return dealt;
}

const SUITS_OF_A_RANK = 4;
const FATE_COUNTS = 4;
const HAND_COUNTS = 16;

function dealRanks(
  helps: Helps,
  possibilities: Possibilities,
  draw: Draw,
  start: number,
  jokers: number,
  fateJokers: number,
): Map<number, number> {
  let byDeal = new Map<number, number>([[(start * HAND_COUNTS + jokers) * FATE_COUNTS + fateJokers, 1]]);
  for (const [index, rank] of possibilities.order.entries()) {
    const left = SUITS_OF_A_RANK * (RANKS - index - 1);
    const deals = rankDeals(rank, helps, draw);
    const next = new Map<number, number>();
    for (const [key, count] of byDeal) {
      const fate = key % FATE_COUNTS;
      const rest = Math.floor(key / FATE_COUNTS);
      const hand = rest % HAND_COUNTS;
      const state = Math.floor(rest / HAND_COUNTS);
      for (const deal of deals) {
        const inHand = hand + deal.inHand;
        const inFate = fate + deal.inFate;
        if (inHand > draw.cards || inFate > draw.fate) continue;
        if (draw.cards - inHand > left || draw.fate - inFate > left) continue;
        const reached = possibilities.after(state, rank, deal.hand, deal.fate);
        const target = (reached * HAND_COUNTS + inHand) * FATE_COUNTS + inFate;
        next.set(target, (next.get(target) ?? 0) + count * deal.ways);
      }
    }
    byDeal = next;
  }
  const full = draw.cards * FATE_COUNTS + draw.fate;
  const ended = new Map<number, number>();
  for (const [key, count] of byDeal) {
    if (key % (HAND_COUNTS * FATE_COUNTS) === full) ended.set(Math.floor(key / (HAND_COUNTS * FATE_COUNTS)), count);
  }
  return ended;
}
