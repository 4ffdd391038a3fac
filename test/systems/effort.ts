/** How much the conformance suite does with one test; whatever is slow to compute gets less of it. */
export interface Effort {
  /** Settings drawn from the grid of all parameters and rulings. */
  readonly settings: number;
  /** A setting is gone through by brute force when it has at most so many courses. */
  readonly courses: number;
  /** At least so many settings (or all) must be small enough for brute force. */
  readonly enumerable: number;
  /** Settings whose sampler is held to the exact odds, and the trials of each. */
  readonly sampled: number;
  readonly trials: number;
  /** Settings whose trials are played by the rule itself instead of the sampler. */
  readonly played: number;
}

const USUAL: Effort = {
  settings: 300,
  courses: 30_000,
  enumerable: 80,
  sampled: 16,
  trials: 400_000,
  played: 3,
};

/** Tests by `system/test` that need another effort than the usual. */
const OTHERS: Readonly<Record<string, Partial<Effort>>> = {};

export function effortFor(name: string): Effort {
  return { ...USUAL, ...OTHERS[name] };
}
