import type { Cell } from '../montecarlo/cell.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import type { SimulationProgress } from '../montecarlo/simulate.ts';
import { type Method, strongId } from '../montecarlo/strong-id.ts';
import type { Tally } from '../montecarlo/tally.ts';
import type { Interval } from '../statistics/interval-method.ts';
import { CellOdds } from './cell-odds.ts';
import type { Study } from './study.ts';

export interface RunOptions {
  /** Called only when there is something to simulate; the caller closes the runner. */
  readonly runner: () => Promise<ShardRunner>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

export interface StudyResult {
  readonly study: Study;
  /** A hash of everything that defines the exact numbers, the simulated numbers, or both in this order. */
  readonly strongIds: readonly string[];
  /**
   * The odds of every cell in the order of the grid. Exact odds are computed on the way, one cell at a time; now and
   * then the event loop gets its turn, so that interrupts and progress get through.
   */
  odds(): AsyncIterable<CellOdds>;
}

/** All odds at once, for tables and charts. */
export async function collectOdds(result: StudyResult): Promise<CellOdds[]> {
  const cells: CellOdds[] = [];
  for await (const cell of result.odds()) cells.push(cell);
  return cells;
}

/** How long exact odds may be computed before the event loop gets its turn. */
const TURN_MS = 50;

interface Simulated {
  readonly tallies: readonly Tally[];
  readonly intervalOf: (hits: number, samples: number) => Interval;
}

/** Simulates what the study asks to be simulated; exact odds follow when the result is read. */
export async function runStudy(study: Study, options: RunOptions): Promise<StudyResult> {
  const { system, testId, test, view, rulings, seed, samples, method } = study;
  const { signal, onProgress } = options;
  const cells: Cell[] = study.cells.map((parameters) => ({ system: system.id, test: testId, parameters, rulings }));
  const methods: Method[] = [];
  if (method !== 'mc') methods.push({ kind: 'exact' });
  if (method !== 'exact') methods.push({ kind: 'mc', seed, samples });
  const simulated = method === 'exact' ? undefined : await runSimulation(cells, study, options);
  return {
    study,
    strongIds: methods.map((each) => strongId(cells, each)),
    async *odds() {
      let turn = performance.now();
      for (const [index, { parameters }] of cells.entries()) {
        if (performance.now() - turn > TURN_MS) {
          await new Promise((resume) => setImmediate(resume));
          signal?.throwIfAborted();
          if (simulated === undefined)
            onProgress?.({ cellsDone: index, cells: cells.length, trialsDone: 0, trials: 0 });
          turn = performance.now();
        }
        const exact = method === 'mc' ? undefined : test.exact(parameters, rulings);
        const estimate = simulated && { tally: simulated.tallies[index]!, intervalOf: simulated.intervalOf };
        yield new CellOdds(parameters, rulings, view, exact, estimate);
      }
    },
  };
}

/** The simulator and the statistics are loaded here, so that an exact answer need not wait for them. */
async function runSimulation(cells: readonly Cell[], study: Study, options: RunOptions): Promise<Simulated> {
  const { simulate } = await import('../montecarlo/simulate.ts');
  const { intervalOf } = await import('../statistics/interval.ts');
  const tallies = await simulate(cells, {
    seed: study.seed,
    samples: study.samples,
    runner: await options.runner(),
    signal: options.signal,
    onProgress: options.onProgress,
  });
  return { tallies, intervalOf: (hits, samples) => intervalOf(hits, samples, study.interval) };
}
