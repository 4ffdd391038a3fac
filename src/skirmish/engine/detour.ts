import { BARRIER, FLAG, UNREACHABLE } from '../table/table-map.ts';
import { type Battle, NONE } from './battle.ts';
import { DIRECTIONS, type GridSteps } from './grid-steps.ts';

/** A way round that takes looking at more cells than this is not found: the figure goes as near as those allow. */
const MOST_CELLS = 600;

/**
 * The shortest way round the figures in the way, by A*: the length with nobody in the way, which the map has, is what is
 * left at least. Looked for only when somebody is in the way.
 */
export class Detour {
  private readonly length: Int32Array;
  private readonly from: Int32Array;
  /** In which search a cell was reached, and in which its length became final. */
  private readonly reached: Int32Array;
  private readonly settled: Int32Array;
  private search = 0;
  /** A binary heap of cells by length so far and length left. */
  private readonly heap: Int32Array;
  private readonly estimate: Int32Array;
  private waiting = 0;

  constructor(
    private readonly battle: Battle,
    private readonly steps: GridSteps,
  ) {
    const { cells } = battle.map;
    this.length = new Int32Array(cells);
    this.from = new Int32Array(cells);
    this.reached = new Int32Array(cells);
    this.settled = new Int32Array(cells);
    this.heap = new Int32Array(cells * DIRECTIONS);
    this.estimate = new Int32Array(cells);
  }

  /**
   * Leaves in `Battle.path` the way to the destination, or, when that cannot be reached, to the cell found nearest to it;
   * returns the number of cells. Climbing is left out.
   */
  find(figure: number, destination: number): number {
    const { battle, steps, length, from, reached, settled } = this;
    const { map, at } = battle;
    const row = destination * map.cells;
    const start = at[figure]!;
    const search = ++this.search;
    this.waiting = 0;
    length[start] = 0;
    from[start] = NONE;
    reached[start] = search;
    this.push(start, map.paths[row + start]!);
    let nearest = start;
    for (let looked = 0; this.waiting > 0 && looked < MOST_CELLS; looked++) {
      const cell = this.pop();
      if (settled[cell] === search) {
        looked--;
        continue;
      }
      settled[cell] = search;
      if (map.paths[row + cell]! < map.paths[row + nearest]!) nearest = cell;
      if (cell === destination) break;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const index = cell * DIRECTIONS + direction;
        const cost = steps.cost[index]!;
        if (cost === UNREACHABLE) continue;
        const next = steps.to[index]!;
        const soFar = length[cell]! + cost;
        if (settled[next] === search || (reached[next] === search && soFar >= length[next]!)) continue;
        const left = map.paths[row + next]!;
        if (left === UNREACHABLE || ((map.flags[next]! & BARRIER) !== 0 && !isOpenDoor(battle, figure, next))) continue;
        if (next !== destination && !isPassable(battle, figure, next)) continue;
        reached[next] = search;
        length[next] = soFar;
        from[next] = cell;
        this.push(next, soFar + left);
      }
    }
    return this.trace(nearest);
  }

  /** Units from the start to a cell of the way found last. */
  lengthTo(cell: number): number {
    return this.length[cell]!;
  }

  private trace(end: number): number {
    const { path } = this.battle;
    let count = 0;
    for (let cell = end; cell !== NONE; cell = this.from[cell]!) path[count++] = cell;
    for (let low = 0, high = count - 1; low < high; low++, high--) {
      const cell = path[low]!;
      path[low] = path[high]!;
      path[high] = cell;
    }
    return count;
  }

  private push(cell: number, estimate: number): void {
    const { heap } = this;
    this.estimate[cell] = estimate;
    let child = this.waiting++;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.estimate[heap[parent]!]! <= estimate) break;
      heap[child] = heap[parent]!;
      child = parent;
    }
    heap[child] = cell;
  }

  private pop(): number {
    const { heap } = this;
    const top = heap[0]!;
    const last = heap[--this.waiting]!;
    const estimate = this.estimate[last]!;
    let parent = 0;
    for (;;) {
      let child = 2 * parent + 1;
      if (child >= this.waiting) break;
      if (child + 1 < this.waiting && this.estimate[heap[child + 1]!]! < this.estimate[heap[child]!]!) child++;
      if (estimate <= this.estimate[heap[child]!]!) break;
      heap[parent] = heap[child]!;
      parent = child;
    }
    heap[parent] = last;
    return top;
  }
}

/** Whether a door is on the cell that lets the figure pass: an open one, or one to which it has keys. */
export function isOpenDoor(battle: Battle, figure: number, cell: number): boolean {
  if ((battle.map.flags[cell]! & FLAG.door) === 0) return false;
  return battle.roster.figures[figure]!.side === 'npcs' || battle.doors.isOpen(cell);
}

/** Whether the figure may pass the cell: nobody stands there, itself, or one of its side. */
export function isPassable(battle: Battle, figure: number, cell: number): boolean {
  const other = battle.occupant[cell]!;
  if (other === NONE || other === figure) return true;
  if (!battle.readings.throughAllies) return false;
  const { figures } = battle.roster;
  return figures[other]!.side === figures[figure]!.side;
}
