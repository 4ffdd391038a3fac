import type { TableSpec } from '../spec.ts';
import { cellAt, cellsInContact, type Grid, gridOf } from './grid.ts';
import { fillPaths, NEIGHBOURS, stepCosts, UNREACHABLE } from './paths.ts';
import { canStand, cellsIn, cellsWith, cellsWithin, FLAG, rasterize } from './raster.ts';
import { fillSight } from './sight.ts';

export { DIAGONAL, entryUnits, STRAIGHT, UNREACHABLE } from './paths.ts';
export { BARRIER, FLAG, NO_STANDING } from './raster.ts';
export { CONCEALED, COVERED, SEEN } from './sight.ts';

/** A map as it is sent to a worker: the numbers are shared, not copied. */
export interface SharedTable {
  readonly grid: Grid;
  readonly flags: Uint8Array;
  readonly sight: Uint8Array;
  readonly paths: Uint16Array;
  readonly steps: Int32Array;
  readonly coverCells: Int32Array;
  readonly zones: readonly (readonly [id: string, cells: Int32Array])[];
}

/**
 * The table as figures meet it: a grid of square cells, with sight and path lengths between all pairs of them computed
 * once. Cells are numbered row by row from the upper left corner. Figures are in none of it.
 */
export class TableMap {
  readonly columns: number;
  readonly rows: number;
  /** How many cells there are. */
  readonly cells: number;
  /** Side of a cell, inches. */
  readonly cell: number;
  /** Figures are in base contact when columns and rows differ by no more than this. */
  readonly contactCells: number;
  /** Bits of `FLAG`, one byte a cell. */
  readonly flags: Uint8Array;
  /** Bits of `SEEN`, `CONCEALED` and `COVERED`, [from * cells + to]: what a shooter on `from` sees of a target on `to`. */
  readonly sight: Uint8Array;
  /** Movement units of the shortest way, [from * cells + to], the same both ways; climbing and doors cost 6" more. */
  readonly paths: Uint16Array;
  /** Column and row of each cell: looked up, since they are asked for all the time and dividing is slow. */
  readonly columnAt: Int16Array;
  readonly rowAt: Int16Array;
  /** Cells that can be stood on within 1" of a cell of cover, ascending. */
  readonly coverCells: Int32Array;
  /** Cells of each zone by its id, ascending; also those that cannot be stood on. */
  readonly zones: ReadonlyMap<string, Int32Array>;
  readonly #shared: SharedTable;
  readonly #seenFrom: (Uint8Array | undefined)[] = [];

  private constructor(shared: SharedTable) {
    this.columns = shared.grid.columns;
    this.rows = shared.grid.rows;
    this.cells = this.columns * this.rows;
    this.cell = shared.grid.cell;
    this.contactCells = cellsInContact(shared.grid);
    this.flags = shared.flags;
    this.sight = shared.sight;
    this.paths = shared.paths;
    this.columnAt = Int16Array.from({ length: this.cells }, (_, cell) => cell % this.columns);
    this.rowAt = Int16Array.from({ length: this.cells }, (_, cell) => Math.floor(cell / this.columns));
    this.coverCells = shared.coverCells;
    this.zones = new Map(shared.zones);
    this.#shared = shared;
  }

  /**
   * Computes the map of a table.
   * @throws {InputError} about `width`, `height` or `cell`, before anything is allocated
   */
  static of(spec: TableSpec): TableMap {
    const grid = gridOf(spec);
    const cells = grid.columns * grid.rows;
    const flags = new Uint8Array(new SharedArrayBuffer(cells));
    const sight = new Uint8Array(new SharedArrayBuffer(cells * cells));
    const paths = new Uint16Array(new SharedArrayBuffer(cells * cells * Uint16Array.BYTES_PER_ELEMENT));
    rasterize(spec.terrain, grid, flags);
    const steps = stepCosts(grid, flags);
    fillSight(grid, flags, sight);
    fillPaths(grid, flags, steps, paths);
    const nearCover = cellsWithin(grid, cellsWith(flags, FLAG.cover), cellsInContact(grid));
    return new TableMap({
      grid,
      flags,
      sight,
      paths,
      steps: shared(steps),
      coverCells: shared(nearCover.filter((cell) => canStand(flags[cell]!))),
      zones: spec.zones.map(({ id, shapes }) => [id, shared(cellsIn(shapes, grid))]),
    });
  }

  /** The map that another thread shared, without computing anything. */
  static from(shared: SharedTable): TableMap {
    return new TableMap(shared);
  }

  /** What to send to another thread: plain data over shared memory. */
  share(): SharedTable {
    return this.#shared;
  }

  /**
   * Movement units of the step between two neighbours, or `UNREACHABLE` where there is none: not neighbours, blocking
   * terrain, a blocked corner. Cells that are climbed have their plain cost here.
   */
  step(from: number, to: number): number {
    const dx = this.columnOf(to) - this.columnOf(from);
    const dy = this.rowOf(to) - this.rowOf(from);
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || from === to) return UNREACHABLE;
    // The neighbours are in the order of their numbers, without the cell itself.
    const place = 3 * dy + dx + 4;
    const cost = this.#shared.steps[from * NEIGHBOURS.length + (place > 4 ? place - 1 : place)] ?? 0;
    return cost === 0 ? UNREACHABLE : cost;
  }

  /**
   * What a shooter on each cell sees of a target on this one: a column of `sight`, laid side by side when it is first
   * asked for.
   */
  seenFrom(to: number): Uint8Array {
    let seen = this.#seenFrom[to];
    if (seen === undefined) {
      seen = Uint8Array.from({ length: this.cells }, (_, from) => this.sight[from * this.cells + to]!);
      this.#seenFrom[to] = seen;
    }
    return seen;
  }

  columnOf(cell: number): number {
    return cell % this.columns;
  }

  rowOf(cell: number): number {
    return Math.floor(cell / this.columns);
  }

  /** The cell of a point in inches, or -1 off the table; the right and lower edges belong to the last cells. */
  cellAt(x: number, y: number): number {
    return cellAt(this.#shared.grid, x, y);
  }
}

function shared(values: Int32Array): Int32Array {
  const copy = new Int32Array(new SharedArrayBuffer(values.byteLength));
  copy.set(values);
  return copy;
}
