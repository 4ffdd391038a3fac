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
const OTHERS: Readonly<Record<string, Partial<Effort>>> = {
  'obietnica-edenu/check': { courses: 12_000 },
  'obietnica-edenu/support': { settings: 250, courses: 4_000, enumerable: 15, trials: 50_000 },
  'pierwsze-kroki/loot': { settings: 300, courses: 10_000, enumerable: 25, sampled: 4, trials: 50_000, played: 2 },
  'pierwsze-kroki/loot-gold': { settings: 120, courses: 10_000, enumerable: 15, sampled: 6, trials: 60_000 },
  'pierwsze-kroki/treasure-dig': { settings: 200, courses: 8_000, sampled: 8, trials: 100_000 },
  'obietnica-edenu/attack': { settings: 200, courses: 10_000, enumerable: 25, trials: 100_000 },
  'pierwsze-kroki/attack': { settings: 120, courses: 12_000, enumerable: 25, sampled: 5, trials: 100_000, played: 2 },
  'pierwsze-kroki/death-save': { settings: 250, courses: 9_000, enumerable: 20, sampled: 5, trials: 60_000, played: 2 },
  'pierwsze-kroki/dread': { settings: 200, courses: 9_000, enumerable: 40, sampled: 6, trials: 80_000 },
  'pierwsze-kroki/journey': { settings: 200, courses: 30_000, enumerable: 20, sampled: 6, trials: 60_000 },
  'obietnica-edenu/drone': { settings: 200, courses: 10_000, enumerable: 15, trials: 100_000 },
  'obietnica-edenu/hacking': { settings: 150, courses: 10_000, enumerable: 20, trials: 100_000 },
  'obietnica-edenu/power': { settings: 300, courses: 10_000, enumerable: 12, sampled: 5, trials: 50_000 },
  'obietnica-edenu/opposed': { settings: 300, courses: 5_000, enumerable: 12, sampled: 4, trials: 50_000 },
  'obietnica-edenu/auxiliary': { settings: 200, courses: 10_000, enumerable: 40 },
  'teohiphip/pool-test': { settings: 80, courses: 8_000, enumerable: 15, sampled: 4, trials: 60_000, played: 2 },
  'teohiphip/pool-round': { settings: 80, courses: 8_000, enumerable: 5, sampled: 4, trials: 60_000, played: 2 },
  'druga-strona/dilemma': { settings: 70, courses: 3000, enumerable: 10, sampled: 5, trials: 30_000, played: 2 },
  'druga-strona/attack': { settings: 120, courses: 3000, enumerable: 6, sampled: 5, trials: 20_000 },
  'druga-strona/dilemma-two': { settings: 600, courses: 3000, enumerable: 5, sampled: 3, trials: 20_000 },
  'druga-strona/group': { settings: 450, courses: 3000, enumerable: 5, sampled: 3, trials: 20_000 },
  'druga-strona/opposed': { settings: 2500, courses: 3000, enumerable: 4, sampled: 3, trials: 20_000 },
  'druga-strona/fatum': { settings: 60, courses: 3000, enumerable: 2, sampled: 3, trials: 20_000, played: 2 },
  'druga-strona/creation': { settings: 120, courses: 2000, enumerable: 6, sampled: 6, trials: 100_000 },
  'druga-strona/initiative': { settings: 60, courses: 3000, enumerable: 50, trials: 200_000 },
  'wstega/rozbicie': { settings: 120, courses: 10_000, enumerable: 15, sampled: 4, trials: 60_000, played: 2 },
  'wstega/costs': { settings: 100, courses: 100, sampled: 2, trials: 1000, played: 1 },
  'wstega/static': { settings: 84, courses: 3000, enumerable: 5, sampled: 4, trials: 30_000, played: 2 },
  'wstega/dynamic': { settings: 300, courses: 8000, enumerable: 3, sampled: 4, trials: 30_000, played: 2 },
  'wstega/mixed': { settings: 650, courses: 1500, enumerable: 5, sampled: 4, trials: 30_000, played: 2 },
  'wstega/skill': { settings: 120, courses: 3000, enumerable: 6, sampled: 3, trials: 30_000, played: 2 },
  'wstega/style': { settings: 120, courses: 3000, enumerable: 6, sampled: 3, trials: 30_000, played: 2 },
  'wstega/magic': { settings: 120, courses: 3000, enumerable: 6, sampled: 3, trials: 30_000, played: 2 },
  'teohiphip/duel': { settings: 200, courses: 8_000, enumerable: 10, sampled: 6, trials: 60_000 },
};

export function effortFor(name: string): Effort {
  return { ...USUAL, ...OTHERS[name] };
}
