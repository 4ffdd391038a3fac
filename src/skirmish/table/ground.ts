import type { Point, TableSpec, Zone } from '../spec.ts';
import { cellAt, cellsInContact, type Grid } from './grid.ts';
import { partsOf, stepCosts } from './paths.ts';
import { canStand, cellsIn, cellsWithin, rasterize } from './raster.ts';

interface ZoneGround {
  readonly use: Zone['use'];
  readonly cells: Int32Array;
  /** Those of its cells on which figures can stand. */
  readonly free: Int32Array;
}

/** A table in as much detail as its faults need: where figures can stand, and which places are joined by ways. */
export class Ground {
  readonly zones: ReadonlyMap<string, ZoneGround>;
  readonly #grid: Grid;
  readonly #flags: Uint8Array;
  /** Cells of one number are joined by ways. */
  readonly #parts: Int32Array;

  constructor(table: TableSpec, grid: Grid) {
    this.#grid = grid;
    this.#flags = new Uint8Array(grid.columns * grid.rows);
    rasterize(table.terrain, grid, this.#flags);
    this.#parts = partsOf(grid, stepCosts(grid, this.#flags));
    this.zones = new Map(
      table.zones.map(({ id, use, shapes }) => {
        const cells = cellsIn(shapes, grid);
        return [id, { use, cells, free: this.#standable(cells) }];
      }),
    );
  }

  /** The cells of any of the zones on which figures can stand. */
  freeIn(zones: readonly string[]): ReadonlySet<number> {
    return new Set(zones.flatMap((id) => [...(this.zones.get(id)?.free ?? [])]));
  }

  /** The cells from which a figure works on what fills these cells: inside, or in base contact. */
  around(cells: Int32Array): Int32Array {
    return this.#standable(cellsWithin(this.#grid, cells, cellsInContact(this.#grid)));
  }

  canStandOn(cell: number): boolean {
    return canStand(this.#flags[cell]!);
  }

  /** The first of the cells `from` that no way joins to any of the cells `to`. */
  cutOff(from: Iterable<number>, to: Iterable<number>): number | undefined {
    const reached = new Set(Array.from(to, (cell) => this.#parts[cell]));
    for (const cell of from) if (!reached.has(this.#parts[cell])) return cell;
    return undefined;
  }

  /** The cell of a point in inches, or -1 off the table. */
  cellOf([x, y]: Point): number {
    return cellAt(this.#grid, x, y);
  }

  /** The centre of a cell in inches, as a user reads it. */
  place(cell: number): string {
    const { columns, cell: side } = this.#grid;
    const inches = [cell % columns, Math.floor(cell / columns)].map((index) =>
      Number(((index + 0.5) * side).toFixed(3)),
    );
    return `(${inches.join(', ')})`;
  }

  #standable(cells: Int32Array): Int32Array {
    return cells.filter((cell) => canStand(this.#flags[cell]!));
  }
}
