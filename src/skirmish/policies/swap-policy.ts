/** What a player knows when dice may be swapped. One object is used again and again: read it at once. */
export interface SwapChoice {
  /** Successes that count as the dice lie now. */
  successes: number;
  /** Failed dice that would count if they were successes. */
  failures: number;
  /** Successes in the pool. */
  hits: number;
  hp: number;
  /** What a PŻ is worth now, in useful successes. */
  hpWorth: number;
  /** Swaps that cost nothing: the first ones. */
  free: number;
  /** Dice of this test that may be swapped at most (ruling swaps.per-test). */
  limit: number;
  /** Successes that have no effect: cover and the like. */
  ignored: number;
  /** Successes beyond the ignored ones that still change something: PŻ of the target, what an objective needs. */
  useful: number;
  /** What one useful success is worth, and what the last useful one is worth on top: a kill, an objective done. */
  each: number;
  last: number;
  /** Whether another test may come in this activation. */
  hasNext: boolean;
}

/** When to pay PŻ for pool dice: returns how many dice are swapped now, at most `mostSwaps`. */
export type SwapPolicy = (choice: SwapChoice) => number;

/** Dice that can be swapped: never for the last PŻ. */
export function mostSwaps({ failures, hits, hp, free, limit }: SwapChoice): number {
  return Math.max(0, Math.min(failures, hits, Math.max(0, hp - 1) + free, limit));
}

/** PŻ that so many swaps cost. */
export function costOf({ free }: SwapChoice, swaps: number): number {
  return Math.max(0, swaps - free);
}
