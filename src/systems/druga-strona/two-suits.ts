import { choose } from '../../probability/hand.ts';
import { ACE, RANKS, SUITS } from '../playing-cards.ts';
import { copiesInSuit, JOKERS, TEN } from './plain-test.ts';

/** The points that each of the two suits tested needs. */
export type Needed = readonly [first: number, second: number];

/** The cards of one suit in a hand, the ten and the figures being alike. */
interface Holding {
  readonly cards: number;
  readonly points: number;
  /** Bit v is set when a card worth v is among them. */
  readonly values: number;
  readonly ways: number;
}

/** Everything that a hand may hold of one suit. */
function holdings(): Holding[] {
  const tens = copiesInSuit(TEN);
  const all: Holding[] = [];
  for (let low = 0; low < 1 << (RANKS - tens); low++) {
    const values = low << ACE;
    let cards = 0;
    let points = 0;
    for (let value = ACE; value < TEN; value++) {
      if ((values >> value) & 1) {
        cards++;
        points += value;
      }
    }
    for (let count = 0; count <= tens; count++) {
      all.push({
        cards: cards + count,
        points: points + count * TEN,
        values: count > 0 ? values | (1 << TEN) : values,
        ways: Number(choose(tens, count)),
      });
    }
  }
  return all;
}

const HOLDINGS = holdings();
/** More than the points of a card: nothing of another suit would do. */
const NOTHING = TEN + 1;

/** How many ways of so many cards of the two suits that are not tested have one worth at least so much. */
function waysOfOthers(cards: number, atLeast: number): number {
  const suits = SUITS.length - 2;
  const all = suits * RANKS;
  if (atLeast === 0) return Number(choose(all, cards));
  if (atLeast === NOTHING) return 0;
  return Number(choose(all, cards) - choose(suits * (atLeast - ACE), cards));
}

/**
 * The least that a card of another suit must be worth, recoloured, for both suits to have what they need; 0 when none is
 * needed. `over` is what each suit has above its need.
 */
function leastOther(over: number, otherOver: number, values: number, otherValues: number): number {
  if (over >= 0 && otherOver >= 0) return 0;
  // One recolour helps one suit, at the cost of the other or of none.
  if (over < 0 && otherOver < 0) return NOTHING;
  const lacking = over < 0 ? -over : -otherOver;
  const spare = over < 0 ? otherOver : over;
  if (lacking > TEN) return NOTHING;
  const canGo = (over < 0 ? otherValues : values) & ((2 << Math.min(spare, TEN)) - 1);
  return canGo >> lacking === 0 ? lacking : 0;
}

/** The ways of a hand by the jokers in it, and whether it passes without them and with them. */
export interface TwoSuitWays {
  readonly jokers: number;
  readonly passed: number;
  /** Passed with the jokers ignored. */
  readonly withoutJokers: number;
  readonly all: number;
}

/**
 * Counts the hands of a test of two suits: over all pairs of what a hand holds of each, with what the rest must bring.
 * All counts stay below 2 ** 53: there are less than 2e15 hands of any size.
 */
export function countTwoSuits(cards: number, jokers: boolean, recolour: boolean, needed: Needed): TwoSuitWays[] {
  const counted: TwoSuitWays[] = [];
  for (let drawn = 0; drawn <= Math.min(cards, jokers ? JOKERS : 0); drawn++) {
    const toDraw = cards - drawn;
    const withoutJokers = passingWays(toDraw, 0, recolour, needed);
    const ways = Number(choose(JOKERS, drawn));
    counted.push({
      jokers: drawn,
      passed: ways * (drawn === 0 ? withoutJokers : passingWays(toDraw, drawn, recolour, needed)),
      withoutJokers: ways * withoutJokers,
      all: ways * Number(choose(SUITS.length * RANKS, toDraw)),
    });
  }
  return counted;
}

/** The ways to draw so many cards that pass together with so many completed jokers. */
function passingWays(cards: number, jokers: number, recolour: boolean, needed: Needed): number {
  const others = Array.from({ length: cards + 1 }, (_, count) =>
    Array.from({ length: NOTHING + 1 }, (_, atLeast) => waysOfOthers(count, atLeast)),
  );
  const most = (recolour ? TEN : 0) + TEN * jokers;
  const holding = (need: number) => HOLDINGS.filter((each) => each.cards <= cards && each.points + most >= need);
  const seconds = holding(needed[1]);
  let passing = 0;
  for (const first of holding(needed[0])) {
    for (const second of seconds) {
      const rest = cards - first.cards - second.cards;
      if (rest < 0) continue;
      let least = NOTHING;
      for (let ofFirst = 0; ofFirst <= jokers && least > 0; ofFirst++) {
        const over = first.points + TEN * ofFirst - needed[0];
        const otherOver = second.points + TEN * (jokers - ofFirst) - needed[1];
        if (recolour) least = Math.min(least, leastOther(over, otherOver, first.values, second.values));
        else if (over >= 0 && otherOver >= 0) least = 0;
      }
      if (least < NOTHING) passing += first.ways * second.ways * others[rest]![least]!;
    }
  }
  return passing;
}
