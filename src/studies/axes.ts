import type { AnyTest } from '../systems/system.ts';
import { InputError } from '../text/input-error.ts';
import type { Grid } from './grid.ts';

/** The parameters that a two-way table runs down and across. */
export interface TableAxes {
  readonly down: string;
  readonly across: string;
}

/** The parameters with more than one value: those of the two-way table first, the others in the order of columns. */
export function readTableAxes(test: AnyTest, grid: Grid, wanted: TableAxes | undefined): string[] {
  const varying = Object.keys(grid).filter((id) => grid[id]!.length > 1);
  for (const id of wanted ? [wanted.down, wanted.across] : []) {
    if (!varying.includes(id)) {
      throw new InputError(
        `the table runs over '${id}', which does not vary. Varying: ${varying.join(', ') || 'nothing'}`,
      );
    }
  }
  if (wanted !== undefined && wanted.down === wanted.across) {
    throw new InputError(`the table runs over '${wanted.down}' twice. Varying: ${varying.join(', ')}`);
  }
  const table = wanted ?? test.table;
  const first = table === undefined ? [] : [table.down, table.across].filter((id) => varying.includes(id));
  return [...first, ...varying.filter((id) => !first.includes(id))];
}
