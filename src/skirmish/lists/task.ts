import { NONE } from '../engine/battle.ts';
import type { Situation } from './situation.ts';

/**
 * What an NPC works on, breaks or carries off: the objective that its force is after, or that the players' goal is about.
 * Objects are objectives here. To break, to pick up and to set a charge is to work on one with its test. What can be
 * carried has who controls it; what cannot, whoever stands beside it.
 */
export function taskOf(situation: Situation, figure: number): number {
  const ward = situation.wardOf(figure);
  return ward === null ? situation.goalObjective : ward.objective;
}

/** Where to go for the task: beside the objective, or to the figure or zone that the force is after; `NONE` for none. */
export function taskCell(situation: Situation, figure: number): number {
  const task = taskOf(situation, figure);
  return task === NONE ? situation.wardCell(figure) : situation.besideObjective(figure, task);
}

/** Whether the figure is in base contact with its task. */
export function isAtTask(situation: Situation, figure: number): boolean {
  const task = taskOf(situation, figure);
  if (task !== NONE) return situation.isBeside(figure, task);
  const cell = situation.wardCell(figure);
  return cell !== NONE && situation.touches(figure, cell);
}

/** Where to go for the task: within a full move, or farther off too where `npc.far-goal` says so. */
export function taskWithin(situation: Situation, figure: number, approachesFar: boolean): number {
  const cell = taskCell(situation, figure);
  if (cell === NONE || isAtTask(situation, figure)) return NONE;
  const { movement } = situation;
  if (approachesFar) return cell;
  return movement.canMove(figure) && movement.lengthTo(figure, cell) <= movement.reachOf(figure, 2) ? cell : NONE;
}

/** Whether all of the work on the figure's task is done, or the figure carries it. */
export function isTaskDone(situation: Situation, figure: number): boolean {
  const task = taskOf(situation, figure);
  if (task !== NONE && situation.places.isCarried[task]) return situation.battle.carrier[task] === figure;
  return task !== NONE && situation.battle.progress[task]! >= situation.scenario.objectives[task]!.successes;
}

/** An enemy who stands between the figure and a place, and whom it can attack now: the nearest. */
export function blocker(situation: Situation, figure: number, cell: number): number {
  const { battle, attacks } = situation;
  if (cell === NONE || !attacks.canAttack(figure)) return NONE;
  const own = situation.length(situation.cell(figure), cell);
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const enemy = battle.present[index]!;
    if (
      !battle.areEnemies(figure, enemy) ||
      battle.unaware[figure] === 1 ||
      situation.length(situation.cell(enemy), cell) >= own
    )
      continue;
    const inches = situation.inchesTo(figure, situation.cell(enemy));
    if (inches >= shortest || attacks.weaponAgainst(figure, enemy) === NONE) continue;
    best = enemy;
    shortest = inches;
  }
  return best;
}
