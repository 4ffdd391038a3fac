import { compare } from '../../src/battles/comparison.ts';
import { divergenceOf } from '../../src/battles/divergence.ts';
import type { NamedGrid } from '../../src/battles/named-grid.ts';
import { sidesOf } from '../../src/battles/sides.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import type { CompareReport } from '../../src/report/compare-report.ts';

const SEED = 'tables';

export const A: NamedGrid = {
  scenarios: ['pojedynek'],
  bands: ['pojedynkowicz'],
  scripts: ['objective'],
  policies: ['never'],
  settings: {},
  rulings: {},
};

/** A hundred battles of A and of B, with the first that is not in step. */
export async function reportOf(b: Partial<NamedGrid>): Promise<CompareReport> {
  const sides = sidesOf(A, { ...A, ...b });
  const [one, other] = [sides[0].fought, sides[1].fought];
  const comparison = await compare(one, other, { seed: SEED, battles: 100, runner: startRunner(1) });
  const { firstApart } = comparison;
  return { sides, comparison, divergence: firstApart === null ? null : divergenceOf(one, other, firstApart, SEED) };
}
