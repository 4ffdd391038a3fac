import { NONE } from '../../engine/battle.ts';
import { HOLDS, type Line } from '../priority-list.ts';
import type { Situation } from '../situation.ts';

/** Lines about the players' goal that band scripts share. */

/** Works on the objective of the goal wherever that is possible. */
export const WORK: Line = {
  id: 'work',
  name: { pl: 'pracuje nad celem', en: 'works on the objective' },
  find: (situation, figure) => {
    const { goal, goalObjective, actions } = situation;
    return goal.kind === 'work' && actions.canInteract(figure, goalObjective) ? goalObjective : NONE;
  },
  act: (situation, figure, objective) => situation.actions.interact(figure, objective),
};

/** Leaves by the exit once the work is done. */
export const LEAVE: Line = {
  id: 'leave',
  name: { pl: 'wychodzi po wykonaniu zadania', en: 'leaves when the work is done' },
  find: (situation, figure) => {
    const { goal, goalObjective, places } = situation;
    if (goal.kind !== 'work' || goal.exit === null || !isDone(situation, goalObjective)) return NONE;
    return places.nearestOf(goal.exit, situation.cell(figure));
  },
  act: (situation, figure, cell) => situation.goTo(figure, cell),
};

/** Brings the escorted figure to its zone: drags it and keeps up, or comes to it first. */
export const ESCORT: Line = {
  id: 'escort',
  name: { pl: 'prowadzi eskortowaną postać', en: 'brings the escorted figure along' },
  find: (situation, figure) => {
    if (situation.goal.kind !== 'escort') return NONE;
    const escorted = situation.goalFigure();
    if (escorted === NONE) return NONE;
    const { movement } = situation;
    return movement.canReachContact(figure, situation.cell(escorted), 2) ? escorted : NONE;
  },
  act: (situation, figure, escorted) => {
    if (situation.inContact(figure, escorted)) drag(situation, figure, escorted);
    else situation.charge(figure, escorted);
  },
  second: (situation, figure, escorted) => {
    if (situation.battle.isPresent(escorted) && situation.inContact(figure, escorted))
      drag(situation, figure, escorted);
    else if (situation.battle.isPresent(escorted)) situation.charge(figure, escorted, 1);
  },
};

/** Goes to where the goal is; stays there, where it is a place to hold or defend. */
export const GO_TO_GOAL: Line = {
  id: 'go-to-goal',
  name: { pl: 'idzie do celu misji', en: 'goes to the goal of the mission' },
  find: (situation, figure) => (isAtGoal(situation, figure) ? NONE : goalPlace(situation, figure)),
  act: (situation, figure, cell) => situation.goTo(figure, cell),
};

/** Krycie się with whatever AP are left. */
export const HUNKER: Line = {
  id: 'hunker',
  name: { pl: 'kryje się', en: 'hunkers down' },
  find: () => HOLDS,
  act: (situation, figure) => situation.actions.hunker(figure),
};

export function isDone({ battle, scenario }: Situation, objective: number): boolean {
  return battle.progress[objective]! >= scenario.objectives[objective]!.successes;
}

/** Whether the figure is where a goal that is a place wants it. */
export function isAtGoal(situation: Situation, figure: number): boolean {
  const { goal, places, goalObjective } = situation;
  const cell = situation.cell(figure);
  if (goal.kind === 'hold') return places.isInside(goal.zone, cell);
  return goalObjective !== NONE && places.isBeside(goalObjective, cell);
}

/** Where a goal that is a place is; `NONE` for a goal that is a figure, or no place at all, or done. */
function goalPlace(situation: Situation, figure: number): number {
  const { goal, places, goalObjective } = situation;
  if (goal.kind === 'hold') return places.nearestOf(goal.zone, situation.cell(figure));
  if (goalObjective === NONE || isDone(situation, goalObjective)) return NONE;
  return situation.goalCell();
}

function drag(situation: Situation, figure: number, escorted: number): void {
  const { goal, places, movement } = situation;
  if (goal.kind !== 'escort') return;
  movement.drag(figure, escorted, places.nearestOf(goal.zone, situation.cell(escorted)));
}
