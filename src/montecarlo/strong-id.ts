import { createHash } from 'node:crypto';
import { findSystem } from '../systems/register.ts';
import { type Cell, streamName } from './cell.ts';
import { SHARD_TRIALS } from './shard.ts';

/** How a cell's numbers are made: exactly, or from so many trials of a seed. */
export type Method =
  | { readonly kind: 'exact' }
  | { readonly kind: 'mc'; readonly seed: string; readonly samples: number };

/** Goes up when a change of the engine changes any simulated number. */
export const ENGINE_VERSION = 1;

/**
 * A hash of everything that defines the numbers of a set of cells: engine and rules version, tests, parameters,
 * rulings, seed, samples and shard size. Equal ids mean equal bytes; results are kept and merged under it.
 */
export function strongId(cells: readonly Cell[], method: Method): string {
  const content = {
    engine: ENGINE_VERSION,
    method: method.kind === 'mc' ? [method.kind, method.seed, method.samples, SHARD_TRIALS] : [method.kind],
    cells: cells.map((cell) => [
      streamName(cell),
      findSystem(cell.system).rulesVersion,
      sortedEntries(cell.parameters),
      sortedEntries(cell.rulings),
    ]),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function sortedEntries(record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
