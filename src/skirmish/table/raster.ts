import type { Point, Shape, Terrain, TerrainProperties } from '../spec.ts';
import type { Grid } from './grid.ts';

/** What the terrain of a cell does, as bits. */
export const FLAG = { blocks: 1, cover: 2, soft: 4, difficult: 8, climb: 16, door: 32 } as const;

/** What an ordinary move does not enter, though figures may cross it: what is climbed, and doors. */
export const BARRIER = FLAG.climb | FLAG.door;

/** Where nobody ends a move. */
export const NO_STANDING = FLAG.blocks | BARRIER;

/** Whether a figure can end on a cell with these bits: what blocks is never entered, what is climbed and doors are crossed. */
export function canStand(flags: number): boolean {
  return (flags & NO_STANDING) === 0;
}

const FLAGS = Object.entries(FLAG) as [keyof typeof FLAG, number][];

/** The cells whose centre lies in any of the shapes, ascending. */
export function cellsIn(shapes: readonly Shape[], grid: Grid): Int32Array {
  const found = new Set<number>();
  for (const shape of shapes) forEachCellIn(shape, grid, (cell) => found.add(cell));
  return Int32Array.from(found).sort();
}

/** Sets the bits of `flags` (one byte a cell) that the terrain gives; where pieces overlap, all their bits; a door is not climbed. */
export function rasterize(terrain: readonly Terrain[], grid: Grid, flags: Uint8Array): void {
  for (const piece of terrain) {
    const bits = flagsOf(piece);
    for (const cell of cellsIn(piece.shapes, grid)) flags[cell]! |= bits;
  }
  for (let cell = 0; cell < flags.length; cell++) if (flags[cell]! & FLAG.door) flags[cell]! &= ~FLAG.climb;
}

/** The cells at most `reach` columns and rows from one of these cells, themselves among them, ascending. */
export function cellsWithin({ columns, rows }: Grid, cells: Int32Array, reach: number): Int32Array {
  const found = new Uint8Array(columns * rows);
  for (const cell of cells) {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++) {
      found.fill(1, y * columns + Math.max(0, column - reach), y * columns + Math.min(columns - 1, column + reach) + 1);
    }
  }
  return cellsWhere(found.length, (cell) => found[cell] === 1);
}

/** The cells whose flags have this bit, ascending. */
export function cellsWith(flags: Uint8Array, bit: number): Int32Array {
  return cellsWhere(flags.length, (cell) => (flags[cell]! & bit) !== 0);
}

function cellsWhere(cells: number, holds: (cell: number) => boolean): Int32Array {
  return Int32Array.from({ length: cells }, (_, cell) => cell).filter(holds);
}

function flagsOf(properties: TerrainProperties): number {
  return FLAGS.reduce((bits, [name, bit]) => (properties[name] ? bits | bit : bits), 0);
}

function forEachCellIn(shape: Shape, grid: Grid, visit: (cell: number) => void): void {
  const { columns, rows, cell: side } = grid;
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * side;
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * side;
      if (shape.kind === 'rect' ? isInRect(shape, x, y) : isInPolygon(shape.points, x, y))
        visit(row * columns + column);
    }
  }
}

function isInRect(rect: Extract<Shape, { kind: 'rect' }>, x: number, y: number): boolean {
  return rect.x <= x && x < rect.x + rect.width && rect.y <= y && y < rect.y + rect.height;
}

/** Even-odd rule; like a rectangle, a polygon has its left and upper edges and lacks the right and lower ones. */
function isInPolygon(points: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  let [x0, y0] = points.at(-1) ?? [0, 0];
  for (const [x1, y1] of points) {
    if (y0 <= y !== y1 <= y && x >= x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isInside = !isInside;
    [x0, y0] = [x1, y1];
  }
  return isInside;
}
