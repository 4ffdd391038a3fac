import { Distribution } from '../../probability/distribution.ts';
import { choose } from '../../probability/hand.ts';
import { KING, STANDARD_CARDS } from '../playing-cards.ts';
import type { Draw } from './draws.ts';
import { type Helps, TESTED } from './helps.ts';
import { GREATEST_RESULT, pack } from './result.ts';
import { ALL_EXTRAS, MOST_EXTRA, NEVER, type SuitDeal, suitDeals } from './suit-deals.ts';
import { neededPoints, type OtherDeal, otherDeals, suitOfTest, TIMES } from './suits-of-test.ts';

/** A result of `perseveranceOdds` is the result of the test, and this for each extra card. */
export const EXTRA_CARD = GREATEST_RESULT + 1;

/**
 * The odds of a test with style VI whose other helps look at points only. Each suit is dealt for itself: what matters is
 * when it reached its points, the sum of the suit tested and the best card to recolour.
 */
export function perseveranceOdds(helps: Helps, draw: Omit<Draw, 'fate' | 'fateIsFresh'>): Distribution<number> {
  const tested = new TestedDeals(helps, suitDeals(suitOfTest(helps, draw.seen, TESTED), draw.cards));
  const jokers = jokerPlaces(draw.jokers, draw.cards);
  const left = STANDARD_CARDS + draw.jokers - draw.cards;
  const totals = Array.from({ length: MOST_EXTRA + 1 }, () => new Map<number, bigint>());
  for (const others of otherDeals(helps, draw)) {
    for (let extra = 0; extra <= MOST_EXTRA; extra++) {
      const all = (1 << extra) - 1;
      if ((others.extras & ~all) !== 0) continue;
      const ways = [0, 0, 0, 0, 0, 0, 0, 0];
      for (const joker of jokers) {
        if ((joker.extras & (others.extras | ~all)) !== 0) continue;
        const first = draw.cards - others.first - joker.first;
        if (first < 0) continue;
        tested.count(others, { ...joker, first, extras: all & ~others.extras & ~joker.extras }, extra, ways);
      }
      ways.forEach((count, result) => {
        if (count === 0) return;
        const total = totals[extra]!;
        total.set(result, (total.get(result) ?? 0n) + BigInt(others.ways) * BigInt(count));
      });
    }
  }
  return Distribution.of(
    totals.flatMap((counts, extra) => {
      let orders = 1n;
      for (let drawn = extra; drawn < MOST_EXTRA; drawn++) orders *= BigInt(left - drawn);
      return [...counts].map(([result, count]) => [result + EXTRA_CARD * extra, count * orders] as const);
    }),
  );
}

/** Jokers among the first cards, and a bit for each extra card that is one. */
interface JokerPlace {
  readonly first: number;
  readonly extras: number;
  readonly jokers: number;
  readonly ways: number;
}

/** Where the jokers can be: among the first cards and as extra cards. */
function jokerPlaces(jokers: number, cards: number): JokerPlace[] {
  const places: JokerPlace[] = [];
  for (let first = 0; first <= Math.min(jokers, cards); first++) {
    for (let extras = 0; extras < ALL_EXTRAS; extras++) {
      let ways = Number(choose(jokers, first));
      let left = jokers - first;
      for (let rest = extras; rest > 0; rest &= rest - 1) ways *= left--;
      if (ways > 0) places.push({ first, extras, jokers: jokers - left, ways });
    }
  }
  return places;
}

/** The deals of the suit tested, by where its cards are: how many have at least so many points. */
class TestedDeals {
  private readonly needed: number;
  private readonly king: number;
  private readonly atLeast: (Float64Array | undefined)[] = [];
  private readonly isPossible: boolean[] = [];

  constructor(
    private readonly helps: Helps,
    deals: readonly SuitDeal[],
  ) {
    this.needed = neededPoints(helps);
    this.king = helps.points[KING]!;
    for (const { first, extras, reached, worth, ways } of deals) {
      const place = placeOf(first, extras, reached);
      const atLeast = this.atLeast[place] ?? new Float64Array(this.needed + 1);
      for (let points = 0; points <= worth; points++) atLeast[points]! += ways;
      this.atLeast[place] = atLeast;
    }
    for (let extra = 0; extra <= MOST_EXTRA; extra++) {
      for (let times = 0; times < TIMES; times++) {
        for (let reached = 0; reached <= NEVER; reached++) {
          this.isPossible.push(drawsExactly(extra, times, reached));
        }
      }
    }
  }

  /** Adds to each result the ways in which the suit tested can fill what other suits and jokers leave of the cards. */
  count(others: OtherDeal, { first, extras, jokers, ways }: JokerPlace, extra: number, results: number[]): void {
    const best = this.helps.recolour ? others.worth : 0;
    const natural = Math.max(0, this.needed - best);
    const completed = Math.max(0, natural - jokers * this.king);
    const isJoker = jokers > 0 ? JOKER : 0;
    for (let reached = 0; reached <= NEVER; reached++) {
      if (!this.isPossible[(extra * TIMES + others.reached) * (NEVER + 1) + reached]) continue;
      const atLeast = this.atLeast[placeOf(first, extras, reached)];
      if (atLeast === undefined) continue;
      results[isJoker + PASSED]! += ways * atLeast[natural]!;
      results[isJoker + COMPLETED]! += ways * (atLeast[completed]! - atLeast[natural]!);
      results[isJoker]! += ways * (atLeast[0]! - atLeast[completed]!);
    }
  }
}

const PASSED = pack({ passed: true, withoutJokers: true, joker: false, spent: 0 });
const COMPLETED = pack({ passed: true, withoutJokers: false, joker: false, spent: 0 });
const JOKER = pack({ passed: false, withoutJokers: false, joker: true, spent: 0 });

function placeOf(first: number, extras: number, reached: number): number {
  return (first * ALL_EXTRAS + extras) * (NEVER + 1) + reached;
}

/** Whether exactly so many extra cards are drawn: before each, more suits have reached their points than cards were drawn. */
function drawsExactly(extra: number, times: number, reached: number): boolean {
  let suits = 0;
  for (let drawn = 0; drawn <= extra; drawn++) {
    suits += (Math.floor(times / 4 ** drawn) % 4) + (reached === drawn ? 1 : 0);
    if (drawn < extra && suits <= drawn) return false;
  }
  return suits === extra;
}
