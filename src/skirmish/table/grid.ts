import { InputError } from '../../text/input-error.ts';
import type { TableSpec } from '../spec.ts';

/** The cells of a table, numbered row by row from the upper left corner: row * columns + column. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell, inches. */
  readonly cell: number;
}

/** What sight (1 byte) and path lengths (2 bytes) between all pairs of cells may take. */
const MOST_BYTES = 400e6;
const BYTES_OF_PAIR = 3;
/** 11,547: a table of 107 × 107 cells. */
const MOST_CELLS = Math.floor(Math.sqrt(MOST_BYTES / BYTES_OF_PAIR));

/** How far from a whole number a quotient of two decimal fractions may come out. */
const ROUNDING = 1e-9;

/**
 * The grid of a table, checked before anything is allocated.
 * @throws {InputError} about `width`, `height` or `cell`
 */
export function gridOf({ width, height, cell }: Pick<TableSpec, 'width' | 'height' | 'cell'>): Grid {
  const side = positive('cell', cell);
  const columns = cellsAcross('width', width, side);
  const rows = cellsAcross('height', height, side);
  if (columns * rows > MOST_CELLS) {
    const most = Math.floor(Math.sqrt(MOST_CELLS));
    throw new InputError(
      `the table has ${columns} × ${rows} cells; allowed: at most ${MOST_CELLS} cells, such as ${most} × ${most}`,
      columns >= rows ? 'width' : 'height',
    );
  }
  return { columns, rows, cell: side };
}

/**
 * The greatest number of cells that is at most 1", the distance of base contact and of cover.
 * Source: Podręcznik czasownika, Teren i osłona; Walka.
 */
export function cellsInContact({ cell }: Pick<Grid, 'cell'>): number {
  let cells = Math.min(MOST_CELLS, Math.ceil(1 / cell));
  while (cells * cell > 1) cells--;
  return cells;
}

/** The cell of a point in inches, or -1 off the table; the right and lower edges belong to the last cells. */
export function cellAt({ columns, rows, cell }: Grid, x: number, y: number): number {
  if (!(x >= 0 && x <= columns * cell && y >= 0 && y <= rows * cell)) return -1;
  const column = Math.min(columns - 1, Math.floor(x / cell));
  const row = Math.min(rows - 1, Math.floor(y / cell));
  return row * columns + column;
}

function positive(key: string, value: number): number {
  if (Number.isFinite(value) && value > 0) return value;
  throw new InputError(`${key} is ${value}; allowed: inches greater than 0`, key);
}

function cellsAcross(key: 'width' | 'height', inches: number, cell: number): number {
  const quotient = positive(key, inches) / cell;
  const cells = Math.round(quotient);
  if (cells >= 1 && Math.abs(quotient - cells) <= ROUNDING * cells) return cells;
  throw new InputError(`${key} is ${inches}; allowed: a whole number of cells of ${cell}"`, key);
}
