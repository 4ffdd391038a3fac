import type { SimulationProgress } from '../../montecarlo/run-shards.ts';
import type { ShardRunner } from '../../montecarlo/shard-runner.ts';
import { battlesId } from '../run-battles.ts';
import { runVariants } from '../run-variants.ts';
import { type CellWorth, measureCell, variantsOf, type WorthCell } from './cell.ts';
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
  { seed, battles, runner, signal, onProgress }: WorthOptions,
): Promise<CellWorth[][]> {
  const sizes = cells.map((cell) => variantsOf(cell, changes).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const places = new Map<string, number>();
  const measured: CellWorth[][] = changes.map(() => []);
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
    const worth = await measureCell(cell, changes, (variants, streams) => runVariants(variants, streams, options));
    for (const [change, own] of worth.entries()) measured[change]!.push(own);
    before += sizes[index]!;
  }
  return measured;
}
