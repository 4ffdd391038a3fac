import { findSystem, findTest } from '../systems/register.ts';
import type { Cell } from './cell.ts';

/** The results of a distribution with their weights: plain data, so that it can travel from a worker. */
export type Entries = readonly (readonly [result: number, weight: bigint])[];

/** The exact results of each cell. */
export function entriesOfAll(cells: readonly Cell[]): Entries[] {
  return cells.map(({ system, test, parameters, rulings }) => [
    ...findTest(findSystem(system), test).exact(parameters, rulings).entries(),
  ]);
}
