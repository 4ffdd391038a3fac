import type { Goal } from '../spec.ts';
import { costOf, mostSwaps, type SwapChoice } from './swap-policy.ts';

/**
 * What a PŻ is worth, in successes that have an effect. Estimates by trying: the same battles with several values.
 *
 * Where something has to be done, 0.6 at the start, falling evenly to nothing over the rounds: PŻ that are left at the end
 * win nothing. Five bands in scenario 3, 4,000 battles each: up to 0.6 win rates are the same within 0.1 percentage points,
 * 0.9 loses half a point and 1.2 three; in scenario 6 (three bands, 500 each) 1.2 loses 18. The greatest that costs nothing.
 *
 * Where the last round decides who still stands, 1.2 in every round. Three bands, 500 battles each: in scenario 4 it wins
 * 57.5 % where 0.6 wins 51.3 %, in scenario 5 59.3 % and 57.2 %.
 */
const WORTH = { toDo: 0.6, toLast: 1.2 } as const;

/** Goals for which a figure has to be there in the end. */
const LASTING: readonly Goal['kind'][] = ['defend', 'hold', 'seize'];

/** What a PŻ is worth in a round of so many. */
export function worthOfHp({ kind }: Goal, round: number, rounds: number): number {
  return LASTING.includes(kind) ? WORTH.toLast : (WORTH.toDo * (rounds - round + 1)) / rounds;
}

/** The chances of 0, 1 and 2 successes of a standard test, the next one that may come. */
const NEXT_TEST = [4 / 9, 4 / 9, 1 / 9] as const;
const NEXT_MOST = 2;

/** What the next test is worth with so many PŻ and pool successes, beyond what its dice bring by themselves. */
function worthOfNext(hp: number, hits: number, hpWorth: number): number {
  let mean = 0;
  for (let successes = 0; successes < NEXT_TEST.length; successes++) {
    const most = Math.max(0, Math.min(NEXT_MOST - successes, hits, hp - 1));
    mean += NEXT_TEST[successes]! * most * Math.max(0, 1 - hpWorth);
  }
  return mean;
}

/**
 * The number of swaps with the greatest worth: successes that have an effect, what the last of them is worth on top,
 * less the PŻ paid, and what the PŻ and pool dice kept can still do in the next test of the activation.
 */
export function optimal(choice: SwapChoice): number {
  const { successes, ignored, useful, each, last, hits, hp, hpWorth, hasNext } = choice;
  const most = mostSwaps(choice);
  let best = 0;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let swaps = 0; swaps <= most; swaps++) {
    const effective = Math.max(0, Math.min(useful, successes + swaps - ignored));
    const paid = costOf(choice, swaps);
    const next = hasNext ? worthOfNext(hp - paid, hits - swaps, hpWorth) : 0;
    const worth = effective * each + (effective >= useful ? last : 0) - paid * hpWorth + next;
    if (worth > greatest) {
      greatest = worth;
      best = swaps;
    }
  }
  return best;
}
