import { NONE } from '../engine/battle.ts';
import { isContact, isCoveredAt, seenOver } from '../engine/sight.ts';
import { CONCEALED, COVERED, SEEN } from '../table/table-map.ts';
import type { Situation } from './situation.ts';

/**
 * A better place to shoot at an enemy from than the figure's own: the nearest one a Move away that is in cover from the
 * enemy and from which it is in range and neither concealed nor covered; without such, one in cover from which it is in
 * range, when the figure has no cover where it is. Never one in base contact with the enemy. `NONE` when there is none.
 */
export function shootingPlace(situation: Situation, figure: number, enemy: number): number {
  const { battle, movement } = situation;
  if (!movement.canMove(figure)) return NONE;
  const place = situation.cell(enemy);
  const own = situation.cell(figure);
  const range = situation.shootingRange(figure);
  const reach = movement.reachOf(figure, 1);
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  let isBestClear = false;
  const { coverCells, coverCount } = battle.barricades;
  for (let index = 0; index < coverCount; index++) {
    const cell = coverCells[index]!;
    const length = situation.length(own, cell);
    if (cell === own || length > reach || isContact(battle, cell, place)) continue;
    const sight = seenOver(battle, cell, place);
    if ((sight & SEEN) === 0 || !isCoveredAt(battle, cell, place) || situation.inches(cell, place) > range) continue;
    const isClear = (sight & (CONCEALED | COVERED)) === 0;
    if (isClear === isBestClear ? length >= shortest : isBestClear) continue;
    if (!movement.canStand(figure, cell)) continue;
    best = cell;
    shortest = length;
    isBestClear = isClear;
  }
  return isBestClear || !situation.isCovered(figure, enemy) ? best : NONE;
}
