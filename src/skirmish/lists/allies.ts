import { NONE } from '../engine/battle.ts';
import { isCoveredAt, isOpenTo } from '../engine/sight.ts';
import type { Situation } from './situation.ts';

/** The figure's comrades: others of its side on the table. */

/** The one nearest on foot to an enemy; `NONE` when the figure is alone. */
export function foremostAlly(situation: Situation, figure: number, enemy: number): number {
  const { battle } = situation;
  const place = situation.cell(enemy);
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const other = battle.present[index]!;
    if (!isAlly(situation, figure, other)) continue;
    const length = situation.length(situation.cell(other), place);
    if (length >= shortest) continue;
    best = other;
    shortest = length;
  }
  return best;
}

/**
 * The cover nearest to an enemy that is no nearer to it on foot than `front` movement units and nearer than the figure is
 * now, within so many AP; `NONE` when there is none.
 */
export function coverBehind(situation: Situation, figure: number, enemy: number, front: number, ap: number): number {
  const { battle, movement } = situation;
  const { coverCells, coverCount } = battle.barricades;
  const place = situation.cell(enemy);
  const own = situation.cell(figure);
  const reach = movement.reachOf(figure, ap);
  let best = NONE;
  let shortest = situation.length(own, place);
  for (let index = 0; index < coverCount; index++) {
    const cell = coverCells[index]!;
    const length = situation.length(cell, place);
    if (length < front || length >= shortest || situation.length(own, cell) > reach) continue;
    if (isOpenTo(battle, place, cell) && !isCoveredAt(battle, cell, place)) continue;
    if (!movement.canStand(figure, cell)) continue;
    best = cell;
    shortest = length;
  }
  return best;
}

export function isBesideAlly(situation: Situation, figure: number): boolean {
  const { battle } = situation;
  for (let index = 0; index < battle.presentCount; index++) {
    const other = battle.present[index]!;
    if (isAlly(situation, figure, other) && situation.inContact(figure, other)) return true;
  }
  return false;
}

function isAlly({ battle }: Situation, figure: number, other: number): boolean {
  const { figures } = battle.roster;
  return other !== figure && !figures[other]!.object && figures[other]!.side === figures[figure]!.side;
}
