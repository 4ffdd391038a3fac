import type { Grid } from '../../skirmish/table/grid.ts';
import { CONCEALED, COVERED, SEEN } from '../../skirmish/table/sight.ts';
import type { TableMap } from '../../skirmish/table/table-map.ts';
import { InputError } from '../../text/input-error.ts';
import { cellsPath, centreOf } from './cells-path.ts';

/** What is seen from one cell, for each cell of the table: the bits of `TableMap.sight`. */
export interface SightOverlay {
  readonly from: number;
  readonly sight: Uint8Array;
}

/** What is seen from a cell. */
export function sightFrom(map: TableMap, from: number): SightOverlay {
  return { from, sight: map.sight.subarray(from * map.cells, (from + 1) * map.cells) };
}

/**
 * What is seen from the cell at a place of the table, in inches.
 * @throws {InputError} when the place is not on the table
 */
export function sightFromPlace(map: TableMap, x: number, y: number): SightOverlay {
  const from = map.cellAt(x, y);
  if (from >= 0) return sightFrom(map, from);
  const [width, height] = [map.columns * map.cell, map.rows * map.cell];
  throw new InputError(`${x},${y} is not on the table; allowed: x from 0 to ${width} and y from 0 to ${height} inches`);
}

/** The tints of sight: all that is seen, and patterns over what is concealed or covered there. */
export function sightTints(grid: Grid, sight: ArrayLike<number>): string {
  const seen = (bit: number) => cellsPath(grid, (cell) => (sight[cell]! & SEEN) !== 0 && (sight[cell]! & bit) !== 0);
  return [
    `<path class="m-seen" d="${seen(SEEN)}"/>`,
    `<path fill="url(#m-concealed)" d="${seen(CONCEALED)}"/>`,
    `<path fill="url(#m-covered)" d="${seen(COVERED)}"/>`,
  ].join('');
}

/** A cross on the cell that is looked from. */
export function lookoutMark(grid: Grid, from: number): string {
  const [x, y] = centreOf(grid, from);
  const arm = grid.cell * 0.45;
  return `<path class="m-frame" d="M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}" fill="none" stroke-width="${grid.cell * 0.14}"/>`;
}
