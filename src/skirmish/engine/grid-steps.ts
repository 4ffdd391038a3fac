import { type TableMap, UNREACHABLE } from '../table/table-map.ts';

export const DIRECTIONS = 8;

/** The steps that terrain allows from each cell, made once a map. */
export interface GridSteps {
  /** The cell in each direction at `cell * DIRECTIONS + direction`; the cell itself where there is none. */
  readonly to: Int32Array;
  /** Movement units of that step; `UNREACHABLE` where it is not allowed. */
  readonly cost: Uint16Array;
}

/** Straight steps first: of paths equally short the straighter is taken. */
const MOVES: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];

export function stepsOf(map: TableMap): GridSteps {
  const to = new Int32Array(map.cells * DIRECTIONS);
  const cost = new Uint16Array(map.cells * DIRECTIONS).fill(UNREACHABLE);
  for (let cell = 0; cell < map.cells; cell++) {
    const x = cell % map.columns;
    const y = Math.floor(cell / map.columns);
    for (const [direction, [dx, dy]] of MOVES.entries()) {
      const index = cell * DIRECTIONS + direction;
      to[index] = cell;
      if (x + dx < 0 || x + dx >= map.columns || y + dy < 0 || y + dy >= map.rows) continue;
      to[index] = cell + dy * map.columns + dx;
      cost[index] = map.step(cell, to[index]!);
    }
  }
  return { to, cost };
}
