import { NONE } from '../../engine/battle.ts';
import type { Line } from '../priority-list.ts';
import type { Situation } from '../situation.ts';

/**
 * How players defend something: they stay by it, go at whoever attacks it before all others, and let nobody draw them
 * away. Barricades they set up while there is nobody to attack.
 */

/** Who defends stands no farther away than this, inches. Assumed: a Move. */
const POST = 6;

/** Enemies farther away from what is defended are shot at but not run after, inches. Assumed: two Moves. */
const LEASH = 12;

/** The place that the players defend; `NONE` when their goal is another one, or it is gone. */
function defended(situation: Situation): number {
  return situation.goal.kind === 'defend' ? situation.goalCell() : NONE;
}

/** Where a defender who is too far away goes back to: beside what it defends; `NONE` when it is at its post. */
export function post(situation: Situation, figure: number): number {
  const place = defended(situation);
  if (place === NONE || situation.inchesTo(figure, place) <= POST) return NONE;
  return situation.movement.contactCell(figure, place);
}

/** Whether to go for a place would take the players too far away from what they defend. */
export function isStray(situation: Situation, place: number): boolean {
  const guarded = defended(situation);
  return guarded !== NONE && situation.inches(guarded, place) > LEASH;
}

/**
 * Of the enemies that have attacked what is defended last, or touch it, the one with the fewest PŻ, and then the first.
 * `NONE` when there is none.
 */
export function assailant(situation: Situation): number {
  const { battle } = situation;
  const { roster, present, presentCount, at, lastTarget, hp } = battle;
  const place = defended(situation);
  if (place === NONE) return NONE;
  const thing = situation.goalFigure();
  let best = NONE;
  for (let index = 0; index < presentCount; index++) {
    const enemy = present[index]!;
    if (enemy < roster.band || !battle.areEnemies(0, enemy)) continue;
    if (!isAtIt(situation, at[enemy]!, place) && (thing === NONE || lastTarget[enemy] !== thing)) continue;
    if (best === NONE || hp[enemy]! < hp[best]!) best = enemy;
  }
  return best;
}

function isAtIt(situation: Situation, cell: number, place: number): boolean {
  const { map } = situation.battle;
  const dx = map.columnAt[cell]! - map.columnAt[place]!;
  const dy = map.rowAt[cell]! - map.rowAt[place]!;
  return Math.max(Math.abs(dx), Math.abs(dy)) <= map.contactCells;
}

/** Sets up a barricade towards the nearest enemy, or the nearest way by which one may come. */
export const BARRICADE: Line = {
  id: 'barricade',
  name: { pl: 'ustawia barykadę', en: 'sets up a barricade' },
  find: (situation, figure) => {
    if (!situation.actions.barricading.canSetUpAny(figure) || situation.target(figure) !== NONE) return NONE;
    const threat = nearestThreat(situation, figure);
    return threat === NONE || situation.isShelteredFrom(figure, threat)
      ? NONE
      : barricadeCell(situation, figure, threat);
  },
  act: (situation, figure, cell) => situation.actions.barricading.setUp(figure, cell),
};

/** The cell beside the figure, nearest to a place, where a barricade can stand; `NONE` when there is none. */
function barricadeCell(situation: Situation, figure: number, threat: number): number {
  const { battle, actions } = situation;
  const { map, at } = battle;
  const own = at[figure]!;
  const x = map.columnAt[own]!;
  const y = map.rowAt[own]!;
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let row = Math.max(0, y - 1); row <= Math.min(map.rows - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(map.columns - 1, x + 1); column++) {
      const cell = row * map.columns + column;
      if (cell === own || !actions.barricading.canSetUp(figure, cell)) continue;
      const inches = situation.inches(cell, threat);
      if (inches >= shortest) continue;
      best = cell;
      shortest = inches;
    }
  }
  return best;
}

/** Where danger is nearest: the nearest enemy, or else the nearest place where one of a force yet to come may arrive. */
function nearestThreat(situation: Situation, figure: number): number {
  const enemy = situation.nearest(figure);
  if (enemy !== NONE) return situation.cell(enemy);
  const { battle, places } = situation;
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let force = 0; force < places.entries.length; force++) {
    const [first] = battle.roster.forces[force]!;
    if (first === undefined || !battle.areEnemies(figure, first)) continue;
    const cells = places.entries[force]!;
    for (let index = 0; index < cells.length; index++) {
      const inches = situation.inchesTo(figure, cells[index]!);
      if (inches >= shortest) continue;
      best = cells[index]!;
      shortest = inches;
    }
  }
  return best;
}
