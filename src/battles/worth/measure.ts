import type { SimulationProgress } from '../../montecarlo/run-shards.ts';
import type { ShardRunner } from '../../montecarlo/shard-runner.ts';
import { battlesId } from '../run-battles.ts';
import { runVariants } from '../run-variants.ts';
import { type CellWorth, measureCell, type RunVariants, variantsOf, type WorthCell } from './cell.ts';
import type { Change } from './change.ts';

export interface WorthOptions {
  readonly seed: string;
  /** Battles for each variant in each cell. */
  readonly battles: number;
  readonly runner: ShardRunner;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: SimulationProgress) => void) | undefined;
}

/**
 * The seed of the cell that is the `place`-th of its scenario. Cells share no random numbers, so that their errors add up
 * as those of independent estimates do; variants of one cell share all.
 */
function seedOfCell(seed: string, place: number): string {
  return place === 0 ? seed : `${seed}/${place}`;
}

/** A hash of everything that defines the numbers. */
export function worthId(
  changes: readonly Change[],
  cells: readonly WorthCell[],
  seed: string,
  battles: number,
): string {
  return battlesId(
    cells.flatMap((cell) => variantsOf(cell, changes)),
    seed,
    battles,
  );
}

/**
 * Measures every change in every cell.
 * @returns for each change what it does in each cell
 * @throws when a shard fails twice or the signal aborts
 */
export async function measureWorth(
  changes: readonly Change[],
  cells: readonly WorthCell[],
  options: WorthOptions,
): Promise<CellWorth[][]> {
  const sizeOf = (cell: WorthCell) => variantsOf(cell, changes).length;
  const measured = await overCells(cells, sizeOf, options, (cell, run) => measureCell(cell, changes, run));
  return changes.map((_, change) => measured.map((cell) => cell[change]!));
}

/**
 * Measures something in one cell after the other.
 * @param sizeOf how many variants it asks for
 * @throws when a shard fails twice or the signal aborts
 */
export async function overCells<T>(
  cells: readonly WorthCell[],
  sizeOf: (cell: WorthCell) => number,
  { seed, battles, runner, signal, onProgress }: WorthOptions,
  measure: (cell: WorthCell, run: RunVariants) => Promise<T>,
): Promise<T[]> {
  const sizes = cells.map(sizeOf);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const places = new Map<string, number>();
  const measured: T[] = [];
  let before = 0;
  for (const [index, cell] of cells.entries()) {
    const place = places.get(cell.scenario.id) ?? 0;
    places.set(cell.scenario.id, place + 1);
    const options = {
      seed: seedOfCell(seed, place),
      battles,
      runner,
      ...(signal === undefined ? {} : { signal }),
      onProgress: ({ cellsDone, trialsDone }: SimulationProgress) =>
        onProgress?.({
          cellsDone: before + cellsDone,
          cells: all,
          trialsDone: before * battles + trialsDone,
          trials: all * battles,
        }),
    };
    measured.push(await measure(cell, (variants, streams) => runVariants(variants, streams, options)));
    before += sizes[index]!;
  }
  return measured;
}
