import { mostSwaps, type SwapChoice } from './swap-policy.ts';

/**
 * What a PŻ is worth in successes that have an effect. An estimate: a success takes 1 PŻ from one enemy of two or more,
 * while a PŻ of one's own is also a die of every pool to come.
 */
const WORTH_OF_HP = 0.5;

/** The chances of 0, 1 and 2 successes of a standard test, the next one that may come. */
const NEXT_TEST = [4 / 9, 4 / 9, 1 / 9] as const;
const NEXT_MOST = 2;

const MOST_HP = 16;
const MOST_HITS = 16;

/** What the next test is worth with so many PŻ and pool successes, at `hp * MOST_HITS + hits`. */
const NEXT = Float64Array.from({ length: MOST_HP * MOST_HITS }, (_, index) =>
  worthOfNext(Math.floor(index / MOST_HITS), index % MOST_HITS),
);

function worthOfNext(hp: number, hits: number): number {
  let mean = 0;
  for (const [successes, chance] of NEXT_TEST.entries()) {
    const most = Math.max(0, Math.min(NEXT_MOST - successes, hits, hp - 1));
    mean += chance * (successes + most * Math.max(0, 1 - WORTH_OF_HP));
  }
  return mean;
}

/**
 * The number of swaps with the greatest worth: successes that have an effect, what the last of them is worth on top,
 * less the PŻ paid, and what the PŻ and pool dice kept can still do in the next test of the activation.
 */
export function optimal(choice: SwapChoice): number {
  const { successes, ignored, useful, each, last, hits, hp, hasNext } = choice;
  const most = mostSwaps(choice);
  let best = 0;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let swaps = 0; swaps <= most; swaps++) {
    const effective = Math.max(0, Math.min(useful, successes + swaps - ignored));
    const next = hasNext
      ? NEXT[Math.min(MOST_HP - 1, hp - swaps) * MOST_HITS + Math.min(MOST_HITS - 1, hits - swaps)]!
      : 0;
    const worth = effective * each + (effective >= useful ? last : 0) - swaps * WORTH_OF_HP + next;
    if (worth > greatest) {
      greatest = worth;
      best = swaps;
    }
  }
  return best;
}
