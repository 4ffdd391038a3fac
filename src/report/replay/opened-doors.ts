import type { LogEvent } from '../../skirmish/log/event.ts';
import type { TableSpec } from '../../skirmish/spec.ts';
import { gridOf } from '../../skirmish/table/grid.ts';
import { cellsIn } from '../../skirmish/table/raster.ts';

/** Follows a battle event by event, and tells which doors are opened. */
export class DoorTracker {
  readonly #columns: number;
  readonly #doors: ReadonlySet<number>;
  /** The door whose test is being taken, and by whom. */
  #tried: { readonly figure: number; readonly cell: number } | null = null;

  constructor(table: TableSpec) {
    const grid = gridOf(table);
    this.#columns = grid.columns;
    this.#doors = new Set(table.terrain.flatMap(({ door, shapes }) => (door ? [...cellsIn(shapes, grid)] : [])));
  }

  /** The cells of the door that the event opens. */
  next(event: LogEvent): readonly number[] {
    if (event.type === 'unlock') this.#tried = event;
    if (event.type !== 'result' || event.figure !== this.#tried?.figure) return [];
    const { cell } = this.#tried;
    this.#tried = null;
    return event.successes > 0 ? [...this.#doorOn(cell)] : [];
  }

  #doorOn(cell: number): ReadonlySet<number> {
    const found = new Set([cell]);
    for (const part of found) {
      for (const other of this.#doors) {
        const across = Math.abs((other % this.#columns) - (part % this.#columns));
        const down = Math.abs(Math.floor(other / this.#columns) - Math.floor(part / this.#columns));
        if (across <= 1 && down <= 1) found.add(other);
      }
    }
    return found;
  }
}
