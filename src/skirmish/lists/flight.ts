import { NONE } from '../engine/battle.ts';
import type { Situation } from './situation.ts';

/**
 * Whom a figure avoids: the nearest enemy. Who is neutral has none but beasts, and avoids the nearest figure of any other
 * side that does not guard it (`npc.neutral`). `NONE` for nobody.
 */
export function nearestThreat(situation: Situation, figure: number): number {
  const { battle, movement } = situation;
  const { figures } = battle.roster;
  const { side, force } = figures[figure]!;
  if (side !== 'neutrals' || !battle.readings.neutralsHide) return situation.nearest(figure);
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const other = battle.present[index]!;
    if (figures[other]!.side === side || situation.wardOf(other)?.force === force) continue;
    const length = movement.lengthTo(figure, battle.at[other]!);
    if (length >= shortest) continue;
    best = other;
    shortest = length;
  }
  return best;
}

/** The cell within one Move that is farthest on foot from a place; `NONE` when the figure is on such a cell already. */
export function farthestFrom(situation: Situation, figure: number, place: number): number {
  const { battle, movement } = situation;
  const { map, columns, at, roster } = battle;
  const own = at[figure]!;
  const reach = movement.reachOf(figure, 1);
  const cells = Math.floor(roster.figures[figure]!.spd / map.cell);
  const x = own % columns;
  const y = (own / columns) | 0;
  const lastRow = Math.min(map.rows - 1, y + cells);
  const lastColumn = Math.min(columns - 1, x + cells);
  let best = NONE;
  let longest = situation.length(own, place);
  for (let row = Math.max(0, y - cells); row <= lastRow; row++) {
    for (let column = Math.max(0, x - cells); column <= lastColumn; column++) {
      const cell = row * columns + column;
      const length = situation.length(cell, place);
      if (length <= longest || situation.length(own, cell) > reach || !movement.canStand(figure, cell)) continue;
      best = cell;
      longest = length;
    }
  }
  return best;
}
