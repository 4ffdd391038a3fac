import { NO_STANDING, type TableMap } from '../table/table-map.ts';
import { isTouched } from '../table/touched.ts';

/**
 * What figures have set up in this battle: solid cover on single cells, over the cover that the map has. Nobody's way is
 * barred by it. Ostatni bastion na krawędzi czasu, Zasady specjalne; Podręcznik czasownika, Teren i osłona.
 */
export class Barricades {
  /** The cells on which they stand, the first `count` of them. */
  readonly cells: Int32Array;
  count = 0;
  /** Cells that can be stood on within 1" of cover, the first `coverCount` of them: those of the map, then others. */
  readonly coverCells: Int32Array;
  coverCount: number;

  /** @param most how many there can be in a battle */
  constructor(
    private readonly map: TableMap,
    most: number,
  ) {
    this.cells = new Int32Array(most);
    this.coverCells = new Int32Array(map.coverCells.length + most * (2 * map.contactCells + 1) ** 2);
    this.coverCells.set(map.coverCells);
    this.coverCount = map.coverCells.length;
  }

  clear(): void {
    this.count = 0;
    this.coverCount = this.map.coverCells.length;
  }

  add(cell: number): void {
    const { map } = this;
    const radius = map.contactCells;
    const x = map.columnAt[cell]!;
    const y = map.rowAt[cell]!;
    this.cells[this.count++] = cell;
    for (let row = Math.max(0, y - radius); row <= Math.min(map.rows - 1, y + radius); row++) {
      for (let column = Math.max(0, x - radius); column <= Math.min(map.columns - 1, x + radius); column++) {
        this.addCover(row * map.columns + column);
      }
    }
  }

  private addCover(cell: number): void {
    if ((this.map.flags[cell]! & NO_STANDING) !== 0) return;
    for (let index = 0; index < this.coverCount; index++) if (this.coverCells[index] === cell) return;
    this.coverCells[this.coverCount++] = cell;
  }

  isOn(cell: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.cells[index] === cell) return true;
    return false;
  }

  /** Whether one of them covers a target on `to` from a shooter on `from`, who is not covered by its own. */
  covers(from: number, to: number): boolean {
    const { columnAt, rowAt, contactCells } = this.map;
    const x = columnAt[from]!;
    const y = rowAt[from]!;
    const dx = columnAt[to]! - x;
    const dy = rowAt[to]! - y;
    for (let index = 0; index < this.count; index++) {
      const cell = this.cells[index]!;
      const across = columnAt[cell]! - x;
      const down = rowAt[cell]! - y;
      if (cell === from || across - dx > contactCells || dx - across > contactCells) continue;
      if (down - dy > contactCells || dy - down > contactCells) continue;
      if (isTouched(dx, dy, across, down)) return true;
    }
    return false;
  }
}
