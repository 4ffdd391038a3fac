import { choose } from '../../probability/hand.ts';
import { KING, RANKS, SUITS } from '../playing-cards.ts';
import type { Helps } from './helps.ts';
import { JOKERS } from './plain-test.ts';

/** The points that each of the two suits tested needs. */
type Needed = readonly [first: number, second: number];

/** What one suit of a hand is worth: cards of the same points are alike. */
interface Holding {
  readonly cards: number;
  readonly points: number;
  /** Bit v is set when a card worth v is among them. */
  readonly values: number;
  readonly ways: number;
}

/** How many ranks are worth so many points. */
type Worths = ReadonlyMap<number, number>;

function worthsOf({ points }: Pick<Helps, 'points'>): Worths {
  const worths = new Map<number, number>();
  for (let rank = 1; rank <= RANKS; rank++) worths.set(points[rank]!, (worths.get(points[rank]!) ?? 0) + 1);
  return worths;
}

/** Everything that a hand of so many cards may hold of so many suits that count as one. */
function holdings(worths: Worths, suits: number, cards: number): Holding[] {
  let all: Holding[] = [{ cards: 0, points: 0, values: 0, ways: 1 }];
  for (const [points, ranks] of worths) {
    const copies = suits * ranks;
    all = all.flatMap((held) =>
      Array.from({ length: Math.min(copies, cards - held.cards) + 1 }, (_, count) => ({
        cards: held.cards + count,
        points: held.points + count * points,
        values: count > 0 ? held.values | (1 << points) : held.values,
        ways: held.ways * Number(choose(copies, count)),
      })),
    );
  }
  return all;
}

/** The ways of a hand by the jokers in it, and whether it passes without them and with them. */
export interface TwoSuitWays {
  readonly jokers: number;
  readonly passed: number;
  /** Passed with the jokers ignored. */
  readonly withoutJokers: number;
  readonly all: number;
}

/** The hands of a test of two suits whose helps look at nothing but points, and which may convert a suit. */
export interface TwoSuitHands {
  readonly cards: number;
  readonly jokers: boolean;
  readonly recolour: boolean;
  readonly needed: Needed;
  readonly helps: Pick<Helps, 'points'>;
  /** Style IV: which of the two a third suit counts for. */
  readonly converted: 'first' | 'second' | null;
}

/**
 * Counts the hands of a test of two suits: over all pairs of what a hand holds of each, with what the rest must bring.
 * All counts stay below 2 ** 53: there are less than 2e15 hands of any size.
 */
export function countTwoSuits(asked: TwoSuitHands): TwoSuitWays[] {
  const hands = new TwoSuitCount(asked);
  const counted: TwoSuitWays[] = [];
  for (let drawn = 0; drawn <= Math.min(asked.cards, asked.jokers ? JOKERS : 0); drawn++) {
    const toDraw = asked.cards - drawn;
    const withoutJokers = hands.passingWays(toDraw, 0);
    const ways = Number(choose(JOKERS, drawn));
    counted.push({
      jokers: drawn,
      passed: ways * (drawn === 0 ? withoutJokers : hands.passingWays(toDraw, drawn)),
      withoutJokers: ways * withoutJokers,
      all: ways * Number(choose(SUITS.length * RANKS, toDraw)),
    });
  }
  return counted;
}

class TwoSuitCount {
  private readonly worths: Worths;
  private readonly best: number;
  private readonly king: number;
  /** More than the points of a card: nothing of another suit would do. */
  private readonly nothing: number;
  private readonly firstSuits: number;
  private readonly secondSuits: number;

  constructor(private readonly asked: TwoSuitHands) {
    this.worths = worthsOf(asked.helps);
    this.best = Math.max(...this.worths.keys());
    this.king = asked.helps.points[KING]!;
    this.nothing = this.best + 1;
    this.firstSuits = asked.converted === 'first' ? 2 : 1;
    this.secondSuits = asked.converted === 'second' ? 2 : 1;
  }

  /** The ways to draw so many cards that pass together with so many completed jokers. */
  passingWays(cards: number, jokers: number): number {
    const { needed, recolour } = this.asked;
    const others = Array.from({ length: cards + 1 }, (_, count) =>
      Array.from({ length: this.nothing + 1 }, (_, atLeast) => this.waysOfOthers(count, atLeast)),
    );
    const most = (recolour ? this.best : 0) + this.king * jokers;
    const holding = (suits: number, need: number) =>
      holdings(this.worths, suits, cards).filter(({ points }) => points + most >= need);
    // The fewest cards first: once a hand has no room for them it has none for the rest.
    const seconds = holding(this.secondSuits, needed[1]).sort((a, b) => a.cards - b.cards);
    let passing = 0;
    for (const first of holding(this.firstSuits, needed[0])) {
      for (const second of seconds) {
        const rest = cards - first.cards - second.cards;
        if (rest < 0) break;
        let least = this.nothing;
        for (let ofFirst = 0; ofFirst <= jokers && least > 0; ofFirst++) {
          const over = first.points + this.king * ofFirst - needed[0];
          const otherOver = second.points + this.king * (jokers - ofFirst) - needed[1];
          if (recolour) least = Math.min(least, this.leastOther(over, otherOver, first.values, second.values));
          else if (over >= 0 && otherOver >= 0) least = 0;
        }
        if (least < this.nothing) passing += first.ways * second.ways * others[rest]![least]!;
      }
    }
    return passing;
  }

  /** How many ways of so many cards of the suits that do not count have one worth at least so much. */
  private waysOfOthers(cards: number, atLeast: number): number {
    const suits = SUITS.length - this.firstSuits - this.secondSuits;
    let below = 0;
    for (const [points, ranks] of this.worths) if (points < atLeast) below += suits * ranks;
    const all = choose(suits * RANKS, cards);
    return Number(atLeast === 0 ? all : all - choose(below, cards));
  }

  /**
   * The least that a card of another suit must be worth, recoloured, for both suits to have what they need; 0 when none
   * is needed. `over` is what each suit has above its need.
   */
  private leastOther(over: number, otherOver: number, values: number, otherValues: number): number {
    if (over >= 0 && otherOver >= 0) return 0;
    // One recolour helps one suit, at the cost of the other or of none.
    if (over < 0 && otherOver < 0) return this.nothing;
    const lacking = over < 0 ? -over : -otherOver;
    const spare = over < 0 ? otherOver : over;
    if (lacking > this.best) return this.nothing;
    const canGo = (over < 0 ? otherValues : values) & ((2 << Math.min(spare, this.best)) - 1);
    return canGo >> lacking === 0 ? lacking : 0;
  }
}
