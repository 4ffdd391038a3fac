import { FLAG, type TableMap } from '../table/table-map.ts';

const NO_DOOR = -1;

/** The locked doors of a table, and which of them have been opened. Sabotaż bazy konkurencji, Mapa i teren. */
export class Doors {
  /** The number of the door on each cell: cells that touch are one door. */
  private readonly doorOf: Int16Array;
  /** Whether each door has been opened in this battle. */
  readonly opened: Uint8Array;

  constructor(map: TableMap) {
    this.doorOf = new Int16Array(map.cells).fill(NO_DOOR);
    let count = 0;
    for (let cell = 0; cell < map.cells; cell++) {
      if ((map.flags[cell]! & FLAG.door) !== 0 && this.doorOf[cell] === NO_DOOR) this.number(map, cell, count++);
    }
    this.opened = new Uint8Array(count);
  }

  /** Gives a door its number, cell by cell. */
  private number(map: TableMap, first: number, door: number): void {
    const open = [first];
    this.doorOf[first] = door;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (let other = 0; other < map.cells; other++) {
        if ((map.flags[other]! & FLAG.door) === 0 || this.doorOf[other] !== NO_DOOR) continue;
        if (Math.abs(map.columnOf(cell) - map.columnOf(other)) > 1) continue;
        if (Math.abs(map.rowOf(cell) - map.rowOf(other)) > 1) continue;
        this.doorOf[other] = door;
        open.push(other);
      }
    }
  }

  isOpen(cell: number): boolean {
    return this.opened[this.doorOf[cell]!] === 1;
  }

  open(cell: number): void {
    this.opened[this.doorOf[cell]!] = 1;
  }

  close(): void {
    this.opened.fill(0);
  }
}
