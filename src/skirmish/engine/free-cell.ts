import { type Battle, NONE } from './battle.ts';

/** One of the cells on which nobody stands, each as likely as the other; `NONE` when there is none. */
export function freeCellOf({ occupant, placing }: Battle, cells: Int32Array): number {
  let free = 0;
  for (let index = 0; index < cells.length; index++) if (occupant[cells[index]!] === NONE) free++;
  if (free === 0) return NONE;
  let skip = placing.below(free);
  let index = 0;
  for (; occupant[cells[index]!] !== NONE || skip-- > 0; index++);
  return cells[index]!;
}
