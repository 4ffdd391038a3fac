import type { Grid } from './grid.ts';
import { BARRIER, FLAG } from './raster.ts';

/** The length between cells that no way joins. */
export const UNREACHABLE = 65535;
/** Movement units of a step between easy cells; inches = units / 140 * cell. 99/70 stands for √2. */
export const STRAIGHT = 140;
export const DIAGONAL = 198;

/** Lengths above this are given as this: 468 straight steps, which nobody goes in a battle. */
const LONGEST = UNREACHABLE - 1;

/** Buckets of 2^7 = 128 units, just below the shortest step. */
const BUCKET_BITS = 7;

/**
 * What it costs more to climb or to go through a door, half on the way in and half on the way out, so that lengths are the
 * same both ways. Assumed: 6", about the Move that a climb takes; who has the keys takes the same ways.
 */
const CLIMB_INCHES = 6;

/** Neighbours of a cell, in the order of their numbers: [columns, rows]. */
export const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/**
 * Units of the step from each cell to each of its neighbours, [cell * 8 + neighbour]; 0 where there is no step: off the
 * table, into blocking terrain or past its corner. The mean of the two cells' factors counts, 2 where difficult and 1
 * elsewhere. Source: Podręcznik czasownika, Ruch.
 */
export function stepCosts({ columns, rows }: Grid, flags: Uint8Array): Int32Array {
  const costs = new Int32Array(columns * rows * NEIGHBOURS.length);
  const isOpen = (column: number, row: number) =>
    column >= 0 && column < columns && row >= 0 && row < rows && !(flags[row * columns + column]! & FLAG.blocks);
  const factor = (column: number, row: number) => (flags[row * columns + column]! & FLAG.difficult ? 2 : 1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isOpen(column, row)) continue;
      for (const [neighbour, [dx, dy]] of NEIGHBOURS.entries()) {
        const [x, y] = [column + dx, row + dy];
        if (!isOpen(x, y) || !isOpen(column, y) || !isOpen(x, row)) continue;
        const easy = dx !== 0 && dy !== 0 ? DIAGONAL : STRAIGHT;
        costs[(row * columns + column) * NEIGHBOURS.length + neighbour] =
          (easy * (factor(column, row) + factor(x, y))) / 2;
      }
    }
  }
  return costs;
}

/**
 * Fills `paths` (cells × cells, symmetric) with the lengths of the shortest ways in movement units, as if no figure stood
 * in the way; what must be climbed, and a door, costs 6" more.
 *
 * Dijkstra's algorithm from every cell, with cells waiting in buckets by length. No step is shorter than a bucket is wide,
 * so that a cell's length is settled when the turn of its bucket comes, in whatever order it is emptied. Lengths to
 * earlier cells are known from their own turn: only later cells are searched, entered from all earlier ones at once.
 */
export function fillPaths(grid: Grid, flags: Uint8Array, steps: Int32Array, paths: Uint16Array): void {
  const cells = grid.columns * grid.rows;
  const costs = withClimbing(grid, flags, steps);
  const offsets = Int32Array.from(NEIGHBOURS, ([dx, dy]) => dy * grid.columns + dx);
  const parts = partsOf(grid, steps);
  const lengths = new Int32Array(cells);
  // Buckets are linked lists; a cell whose length falls waits in each bucket that it had.
  const heads = new Int32Array((LONGEST >> BUCKET_BITS) + 1).fill(-1);
  const waiting = new Int32Array(cells * (NEIGHBOURS.length + 1));
  const next = new Int32Array(waiting.length);

  for (let source = 0; source < cells; source++) {
    const row = source * cells;
    lengths.fill(UNREACHABLE, source);
    if (!(flags[source]! & FLAG.blocks)) lengths[source] = 0;

    let entries = 0;
    // Of the earlier cells only these have later neighbours; the others are shut, with a length that nothing undercuts.
    const border = Math.max(0, source - grid.columns - 1);
    if (border > 0) lengths[border - 1] = 0;
    for (let cell = border; cell <= source; cell++) {
      const length = cell === source ? lengths[source]! : paths[cell * cells + source]!;
      lengths[cell] = length;
      if (length >= LONGEST) continue;
      waiting[entries] = cell;
      next[entries] = heads[length >> BUCKET_BITS]!;
      heads[length >> BUCKET_BITS] = entries++;
    }
    for (let bucket = 0; bucket < heads.length; bucket++) {
      for (let entry = heads[bucket]!; entry >= 0; entry = next[entry]!) {
        const cell = waiting[entry]!;
        const length = lengths[cell]!;
        if (length >> BUCKET_BITS !== bucket) continue;
        const first = cell * NEIGHBOURS.length;
        for (let neighbour = 0; neighbour < NEIGHBOURS.length; neighbour++) {
          const through = length + costs[first + neighbour]!;
          const to = cell + offsets[neighbour]!;
          if (through > LONGEST || through >= lengths[to]!) continue;
          lengths[to] = through;
          const after = through >> BUCKET_BITS;
          waiting[entries] = to;
          next[entries] = heads[after]!;
          heads[after] = entries++;
        }
      }
      heads[bucket] = -1;
    }

    for (let to = source; to < cells; to++) {
      const length = lengths[to]!;
      // Joined, and farther than anything that is told apart.
      const isFar = length === UNREACHABLE && parts[to] === parts[source] && !(flags[to]! & FLAG.blocks);
      paths[row + to] = isFar ? LONGEST : length;
    }
  }
  mirror(paths, cells);
}

/** Copies what is above the diagonal of a square matrix below it, tile by tile: whole columns would miss every cache. */
function mirror(matrix: Uint16Array, side: number): void {
  const tile = 64;
  for (let top = 0; top < side; top += tile) {
    for (let left = 0; left <= top; left += tile) {
      for (let row = top; row < Math.min(side, top + tile); row++) {
        for (let column = left; column < Math.min(row, left + tile); column++) {
          matrix[row * side + column] = matrix[column * side + row]!;
        }
      }
    }
  }
}

/** For each cell the number of the part of the table that it belongs to: cells with one number are joined by ways. */
export function partsOf(grid: Grid, steps: Int32Array): Int32Array {
  const offsets = NEIGHBOURS.map(([dx, dy]) => dy * grid.columns + dx);
  const parts = new Int32Array(grid.columns * grid.rows).fill(-1);
  for (let first = 0; first < parts.length; first++) {
    if (parts[first] !== -1) continue;
    parts[first] = first;
    const open = [first];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const [neighbour, offset] of offsets.entries()) {
        if (steps[cell * NEIGHBOURS.length + neighbour] === 0 || parts[cell + offset] !== -1) continue;
        parts[cell + offset] = first;
        open.push(cell + offset);
      }
    }
  }
  return parts;
}

function isBarrier(flags: number): boolean {
  return (flags & BARRIER) !== 0;
}

/** Units that it costs more to enter what is climbed or a door, and to get out again. @param cell its side in inches */
export function entryUnits(cell: number): number {
  return Math.min(UNREACHABLE, Math.round(((CLIMB_INCHES / 2) * STRAIGHT) / cell));
}

function withClimbing(grid: Grid, flags: Uint8Array, steps: Int32Array): Int32Array {
  const half = entryUnits(grid.cell);
  return steps.map((cost, index) => {
    if (cost === 0) return UNREACHABLE;
    const [dx, dy] = NEIGHBOURS[index % NEIGHBOURS.length]!;
    const from = Math.floor(index / NEIGHBOURS.length);
    const to = from + dy * grid.columns + dx;
    return isBarrier(flags[from]!) === isBarrier(flags[to]!) ? cost : cost + half;
  });
}
