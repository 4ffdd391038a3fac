import { NONE } from '../engine/battle.ts';
import { isContact } from '../engine/sight.ts';
import type { Situation } from './situation.ts';

/**
 * The cell nearest to a place, one Move away at most, in base contact with somebody of the figure's force who has acted
 * this round; `NONE` when there is none that is nearer to the place than the figure is now.
 */
export function besideAlly(situation: Situation, figure: number, place: number): number {
  const { battle } = situation;
  let best = NONE;
  let shortest = situation.length(situation.cell(figure), place);
  for (let index = 0; index < battle.presentCount; index++) {
    const ally = battle.present[index]!;
    if (battle.acted[ally] !== 1 || !isFellow(situation, figure, ally)) continue;
    const cell = bestBeside(situation, figure, ally, place, NONE);
    if (cell === NONE) continue;
    const length = situation.length(cell, place);
    if (length >= shortest) continue;
    best = cell;
    shortest = length;
  }
  return best;
}

/** A cell one Move away at most that touches the enemy and one of the figure's force; `NONE` when there is none. */
export function besideAllyAndEnemy(situation: Situation, figure: number, enemy: number): number {
  const { battle } = situation;
  const place = situation.cell(enemy);
  for (let index = 0; index < battle.presentCount; index++) {
    const ally = battle.present[index]!;
    if (!isFellow(situation, figure, ally)) continue;
    const cell = bestBeside(situation, figure, ally, situation.cell(figure), place);
    if (cell !== NONE) return cell;
  }
  return NONE;
}

/** Of the cells round an ally that the figure can reach with one Move, the one nearest to a place on foot. */
function bestBeside(situation: Situation, figure: number, ally: number, place: number, touching: number): number {
  const { battle, movement } = situation;
  const { columns, map } = battle;
  const middle = situation.cell(ally);
  const reach = movement.reachOf(figure, 1);
  const radius = Math.max(1, Math.floor(1 / map.cell));
  const [x, y] = [middle % columns, (middle / columns) | 0];
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let row = Math.max(0, y - radius); row <= Math.min(map.rows - 1, y + radius); row++) {
    for (let column = Math.max(0, x - radius); column <= Math.min(columns - 1, x + radius); column++) {
      const cell = row * columns + column;
      if (!movement.canStand(figure, cell) || movement.lengthTo(figure, cell) > reach) continue;
      if (touching !== NONE && !isContact(battle, cell, touching)) continue;
      const length = situation.length(cell, place);
      if (length >= shortest) continue;
      best = cell;
      shortest = length;
    }
  }
  return best;
}

function isFellow({ battle }: Situation, figure: number, other: number): boolean {
  const { figures } = battle.roster;
  return other !== figure && figures[other]!.force === figures[figure]!.force;
}
