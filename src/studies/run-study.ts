import type { Cell } from '../montecarlo/cell.ts';
import type { SimulationProgress } from '../montecarlo/run-shards.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import { strongId } from '../montecarlo/strong-id.ts';
import { hasExact } from '../systems/settings.ts';
import { CellOdds, type Estimate } from './cell-odds.ts';
import { ExactOdds } from './exact-odds.ts';
import type { Study } from './study.ts';

export interface RunOptions {
  /** Called only when there is something to simulate; the caller closes the runner. */
  readonly runner: () => Promise<ShardRunner>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SimulationProgress) => void;
  /** Exact odds found so far, kept for other studies that share cells with this one. */
  readonly exactOdds?: ExactOdds;
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

function cellsOf({ system, testId, cells, rulings }: Study): Cell[] {
  return cells.map((parameters) => ({ system: system.id, test: testId, parameters, rulings }));
}

const isExact = ({ test, rulings }: Study, { parameters }: Cell) => hasExact(test, parameters, rulings);

/** The cells of a study whose odds will be exact. */
export function exactCellsOf(study: Study): Cell[] {
  return study.method === 'mc' ? [] : cellsOf(study).filter((cell) => isExact(study, cell));
}

/** Whether anything of the study is simulated. */
export function simulates(study: Study): boolean {
  return study.method !== 'exact' || exactCellsOf(study).length < study.cells.length;
}

/** Simulates what the study asks to be simulated, or cannot have exactly; exact odds follow when the result is read. */
export async function runStudy(study: Study, options: RunOptions): Promise<StudyResult> {
  const { test, view, rulings, seed, samples, method } = study;
  const { signal, onProgress, exactOdds = new ExactOdds() } = options;
  const cells = cellsOf(study);
  const exactCells = method === 'mc' ? [] : cells.filter((cell) => isExact(study, cell));
  const known = new Set(exactCells);
  const simulatedCells = method === 'exact' ? cells.filter((cell) => !known.has(cell)) : cells;
  const estimates = await simulateCells(simulatedCells, study, options);
  const strongIds: string[] = [];
  if (exactCells.length > 0) strongIds.push(strongId(exactCells, { kind: 'exact' }));
  if (simulatedCells.length > 0) strongIds.push(strongId(simulatedCells, { kind: 'mc', seed, samples }));
  return {
    study,
    strongIds,
    async *odds() {
      let turn = performance.now();
      for (const [index, cell] of cells.entries()) {
        if (performance.now() - turn > TURN_MS) {
          await new Promise((resume) => setImmediate(resume));
          signal?.throwIfAborted();
          if (estimates.size === 0) onProgress?.({ cellsDone: index, cells: cells.length, trialsDone: 0, trials: 0 });
          turn = performance.now();
        }
        const exact = known.has(cell) ? await exactOdds.of(cell) : undefined;
        yield new CellOdds(cell.parameters, rulings, view, test.amounts, exact, estimates.get(cell));
      }
    },
  };
}

/** The simulator and the statistics are loaded here, so that an exact answer need not wait for them. */
async function simulateCells(
  cells: readonly Cell[],
  study: Study,
  options: RunOptions,
): Promise<ReadonlyMap<Cell, Estimate>> {
  if (cells.length === 0) return new Map();
  const { simulate } = await import('../montecarlo/simulate.ts');
  const { intervalOf, meanInterval } = await import('../statistics/interval.ts');
  const tallies = await simulate(cells, {
    seed: study.seed,
    samples: study.samples,
    runner: await options.runner(),
    signal: options.signal,
    onProgress: options.onProgress,
  });
  const interval = (hits: number, samples: number) => intervalOf(hits, samples, study.interval);
  return new Map(
    cells.map((cell, index) => [cell, { tally: tallies[index]!, intervalOf: interval, meanIntervalOf: meanInterval }]),
  );
}
