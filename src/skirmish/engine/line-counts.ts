import type { PriorityList } from '../lists/priority-list.ts';

/** No list has more lines than this. */
export const MOST_LINES = 32;

/** How often each line of each list was looked at, acted on, and held without anything coming of it. */
export class LineCounts {
  /** The lists in use, each once. */
  readonly lists: readonly PriorityList[];
  /** Three numbers a line, `(list * MOST_LINES + line) * 3`: reached, fired, failed. */
  readonly counts: Float64Array;
  private readonly listOf: Int32Array;

  /** @param ofFigures the list of each figure; null for one that never acts */
  constructor(ofFigures: readonly (PriorityList | null)[]) {
    this.lists = [...new Set(ofFigures.filter((list) => list !== null))];
    this.counts = new Float64Array(this.lists.length * MOST_LINES * 3);
    this.listOf = Int32Array.from(ofFigures, (list) => (list === null ? -1 : this.lists.indexOf(list)));
  }

  reached(figure: number, line: number): void {
    this.counts[this.place(figure, line)]!++;
  }

  fired(figure: number, line: number): void {
    this.counts[this.place(figure, line) + 1]!++;
  }

  failed(figure: number, line: number): void {
    this.counts[this.place(figure, line) + 2]!++;
  }

  private place(figure: number, line: number): number {
    return (this.listOf[figure]! * MOST_LINES + line) * 3;
  }
}
