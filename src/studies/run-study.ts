import type { Cell } from '../montecarlo/cell.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import { type SimulationProgress, simulate } from '../montecarlo/simulate.ts';
import { type Method, strongId } from '../montecarlo/strong-id.ts';
import type { Tally } from '../montecarlo/tally.ts';
import { CellOdds } from './cell-odds.ts';
import type { Study } from './study.ts';

export interface RunOptions {
  /** Started only when there is something to simulate. */
  readonly runner: () => Promise<ShardRunner>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

export interface StudyResult {
  readonly study: Study;
  /** A hash of everything that defines the exact numbers, the simulated numbers, or both in this order. */
  readonly strongIds: readonly string[];
  /** The odds of every cell in the order of the grid. Exact odds are computed on the way, one cell at a time. */
  odds(): Iterable<CellOdds>;
}

/** Simulates what the study asks to be simulated; exact odds follow when the result is read. */
export async function runStudy(study: Study, options: RunOptions): Promise<StudyResult> {
  const { system, testId, rulings, seed, samples, method } = study;
  const cells: Cell[] = study.cells.map((parameters) => ({ system: system.id, test: testId, parameters, rulings }));
  const methods: Method[] = [];
  if (method !== 'mc') methods.push({ kind: 'exact' });
  if (method !== 'exact') methods.push({ kind: 'mc', seed, samples });
  const tallies = method === 'exact' ? undefined : await runSimulation(cells, study, options);
  return {
    study,
    strongIds: methods.map((each) => strongId(cells, each)),
    *odds() {
      for (const [index, { parameters }] of cells.entries()) {
        const exact = method === 'mc' ? undefined : study.test.exact(parameters, rulings);
        yield new CellOdds(parameters, rulings, study.view, exact, tallies?.[index], study.interval);
      }
    },
  };
}

async function runSimulation(cells: readonly Cell[], study: Study, options: RunOptions): Promise<Tally[]> {
  const { signal, onProgress } = options;
  return simulate(cells, {
    seed: study.seed,
    samples: study.samples,
    runner: await options.runner(),
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
}
