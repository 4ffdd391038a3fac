import { choose } from '../../probability/hand.ts';
import { PERSEVERANCE_POINTS } from './hand.ts';

/** Style VI brings at most a card for each suit. */
export const MOST_EXTRA = 4;

/** So many sets of extra cards there are. */
export const ALL_EXTRAS = 1 << MOST_EXTRA;

/** A suit that never reaches its points. */
export const NEVER = MOST_EXTRA + 1;

/** Sizes of what is packed into one number. */
const WORTHS = 128;
const CARDS = 16;
const REACHED = MOST_EXTRA + 2;

/** Cards of a suit that are worth the same. */
interface Worth {
  readonly points: number;
  readonly copies: number;
}

/** What the cards of one suit can be in a test with style VI, and in how many ways. */
export interface SuitDeal {
  /** Cards among the first. */
  readonly first: number;
  /** A bit for each extra card that is of the suit, the first extra card lowest. */
  readonly extras: number;
  /** The number of extra cards drawn when it reached its points; NEVER when it did not. */
  readonly reached: number;
  /** Its points, up to the most that matter, or the points of its best card. */
  readonly worth: number;
  readonly ways: number;
}

/** Some of the first cards: how many, their points (up to the most that matter) and those of the best. */
interface FirstCards {
  readonly cards: number;
  readonly points: number;
  readonly best: number;
  readonly ways: number;
}

export interface Suit {
  /** Rising in points; without the card that is known. */
  readonly worths: readonly Worth[];
  /** The points of a card that is known to be drawn. */
  readonly known: number | undefined;
  /** The most points that matter where the sum is asked for; undefined where the best card is. */
  readonly most: number | undefined;
}

/** All deals of a suit. The extra cards are taken in their order, then the first cards from what is left. */
export function suitDeals(suit: Suit, cards: number): SuitDeal[] {
  const deals = new DealsOfSuit(suit, cards);
  deals.takeExtra([], 1);
  return deals.all();
}

class DealsOfSuit {
  private readonly left: number[];
  /** No suit has its points with one card: before the n-th extra card, at least 2n cards were drawn. */
  private readonly mostExtra: number;
  private readonly known = new Map<string, readonly FirstCards[]>();
  /** Ways by the number of extra cards, which of them reached the points (0 for none of them), first cards and worth. */
  private readonly ways = new Float64Array((MOST_EXTRA + 1) * REACHED * CARDS * WORTHS);

  constructor(
    private readonly suit: Suit,
    private readonly cards: number,
  ) {
    this.mostExtra = Math.min(MOST_EXTRA, cards - 1);
    this.left = suit.worths.map(({ copies }) => copies);
  }

  takeExtra(extras: readonly number[], ways: number): void {
    this.add(extras, ways);
    if (extras.length === this.mostExtra) return;
    for (const [kind, { points }] of this.suit.worths.entries()) {
      const left = this.left[kind]!;
      if (left === 0) continue;
      this.left[kind] = left - 1;
      this.takeExtra([...extras, points], ways * left);
      this.left[kind] = left;
    }
  }

  all(): SuitDeal[] {
    const deals: SuitDeal[] = [];
    for (const [key, ways] of this.ways.entries()) {
      if (ways === 0) continue;
      const { extras: count, reached, first, worth } = unpackDeal(key);
      for (let extras = 0; extras < 1 << this.mostExtra; extras++) {
        const places = Array.from({ length: MOST_EXTRA }, (_, place) => place + 1).filter(
          (place) => (extras >> (place - 1)) & 1,
        );
        if (places.length !== count) continue;
        deals.push({ first, extras, reached: [0, ...places, NEVER][reached]!, worth, ways });
      }
    }
    return deals;
  }

  private add(extras: readonly number[], ways: number): void {
    const best = Math.max(0, ...extras);
    const sum = extras.reduce((total, points) => total + points, 0);
    for (const first of this.firstCards()) {
      let points = first.points;
      let reached = 0;
      while (points < PERSEVERANCE_POINTS && reached <= extras.length) points += extras[reached++] ?? 0;
      const worth =
        this.suit.most === undefined ? Math.max(first.best, best) : Math.min(this.suit.most, first.points + sum);
      const key = packDeal(extras.length, reached, first.cards, worth);
      this.ways[key]! += ways * first.ways;
    }
  }

  /** Every choice of first cards from what is left. */
  private firstCards(): readonly FirstCards[] {
    const key = this.left.join();
    let first = this.known.get(key);
    if (first === undefined) {
      first = this.chooseFirst();
      this.known.set(key, first);
    }
    return first;
  }

  private chooseFirst(): FirstCards[] {
    const { worths, known = 0, most } = this.suit;
    const sums = Math.max(PERSEVERANCE_POINTS, most ?? 0) + 1;
    const chosen: FirstCards[] = [];
    const keep = (all: Float64Array, best: number) => {
      all.forEach((ways, place) => {
        if (ways > 0) chosen.push({ cards: Math.floor(place / sums), points: place % sums, best, ways });
      });
    };
    let all = new Float64Array((this.cards + 1) * sums);
    all[(known > 0 ? sums : 0) + Math.min(sums - 1, known)] = 1;
    if (most === undefined) keep(all, known);
    for (const [kind, { points }] of worths.entries()) {
      const grown = new Float64Array(all.length);
      const left = this.left[kind]!;
      for (let place = 0; place < all.length; place++) {
        const ways = all[place]!;
        if (ways === 0) continue;
        const cards = Math.floor(place / sums);
        for (let taken = 1; taken <= Math.min(left, this.cards - cards); taken++) {
          const sum = Math.min(sums - 1, (place % sums) + taken * points);
          grown[(cards + taken) * sums + sum]! += ways * CHOICES[left]![taken]!;
        }
      }
      // Kinds rise: the last one taken is the best.
      if (most === undefined) keep(grown, Math.max(known, points));
      all = all.map((ways, place) => ways + grown[place]!);
    }
    if (most !== undefined) keep(all, 0);
    return chosen;
  }
}

/** The ways to choose of so many alike. */
const CHOICES = Array.from({ length: 11 }, (_, of) => Array.from({ length: of + 1 }, (_, k) => Number(choose(of, k))));

function packDeal(extras: number, reached: number, first: number, worth: number): number {
  return ((extras * REACHED + reached) * CARDS + first) * WORTHS + worth;
}

function unpackDeal(key: number) {
  const worth = key % WORTHS;
  const first = Math.floor(key / WORTHS) % CARDS;
  const reached = Math.floor(key / (WORTHS * CARDS)) % REACHED;
  return { extras: Math.floor(key / (WORTHS * CARDS * REACHED)), reached, first, worth };
}
