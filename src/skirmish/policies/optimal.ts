import { costOf, mostSwaps, type SwapChoice } from './swap-policy.ts';

/**
 * What a PŻ is worth at the start of a battle, in successes that have an effect. It falls evenly to nothing over the
 * rounds: PŻ that are left at the end win nothing.
 *
 * An estimate. Five bands of different size and traits played scenario 3 with 0, 0.3, 0.6, 0.9 and 1.2 (4,000 battles
 * each): up to 0.6 the win rates are the same within 0.1 percentage points, 0.9 loses half a point and 1.2 three. The
 * greatest that costs nothing is taken, since a battle less hectic than that one leaves more time to use a PŻ.
 */
export const WORTH_OF_HP = 0.6;

/** The chances of 0, 1 and 2 successes of a standard test, the next one that may come. */
const NEXT_TEST = [4 / 9, 4 / 9, 1 / 9] as const;
const NEXT_MOST = 2;

/** What the next test is worth with so many PŻ and pool successes, beyond what its dice bring by themselves. */
function worthOfNext(hp: number, hits: number, worthOfHp: number): number {
  let mean = 0;
  for (let successes = 0; successes < NEXT_TEST.length; successes++) {
    const most = Math.max(0, Math.min(NEXT_MOST - successes, hits, hp - 1));
    mean += NEXT_TEST[successes]! * most * Math.max(0, 1 - worthOfHp);
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
