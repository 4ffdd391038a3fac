import { NONE } from '../../engine/battle.ts';
import { HOLDS, type Line } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { post } from './defence.ts';
import { ESCORT } from './escort.ts';
import { missionTarget } from './fight.ts';
import { farFiringCell, type Taste } from './firing-cell.ts';

/** Lines about the players' goal that band scripts share. */

/** Works on the objective of the goal wherever that is possible. */
export const WORK: Line = {
  id: 'work',
  name: { pl: 'pracuje nad celem', en: 'works on the objective' },
  find: (situation, figure) => {
    const { goal, goalObjective, goalInstead, actions } = situation;
    if (goal.kind !== 'work' || isGoalDone(situation)) return NONE;
    // What needs no test is sure.
    const isSure = goalInstead !== NONE && situation.scenario.objectives[goalInstead]!.tests.length === 0;
    const [first, second] = isSure ? [goalInstead, goalObjective] : [goalObjective, goalInstead];
    if (first !== NONE && actions.canInteract(figure, first)) return first;
    return second !== NONE && actions.canInteract(figure, second) ? second : NONE;
  },
  act: (situation, figure, objective) => situation.actions.interact(figure, objective),
};

/** Leaves by the exit once the work is done, or goes home where that is nearer. */
export const LEAVE: Line = {
  id: 'leave',
  name: { pl: 'wychodzi po wykonaniu zadania', en: 'leaves when the work is done' },
  find: (situation, figure) => {
    const { goal, places } = situation;
    if (goal.kind !== 'work' || !isGoalDone(situation)) return NONE;
    const own = situation.cell(figure);
    const out = goal.exit === null ? NONE : places.nearestOf(goal.exit, own);
    const home = goal.home === null ? NONE : places.nearestOf(goal.home, own);
    if (out === NONE || home === NONE) return out === NONE ? home : out;
    return situation.length(own, home) < situation.length(own, out) ? home : out;
  },
  act: leaveOrGo,
  second: leaveOrGo,
};

function leaveOrGo(situation: Situation, figure: number, cell: number): void {
  const { goal, actions } = situation;
  if (goal.kind !== 'work' || (goal.exit !== null && actions.leave(figure, goal.exit))) return;
  situation.goTo(figure, cell);
}

/** An enemy this near can attack after one Move, inches. Assumed: an ordinary Move and base contact. */
const AT_HAND = 7;

/** The same, while no enemy is at hand of the escorted figure. */
export const ESCORT_WHILE_SAFE: Line = {
  ...ESCORT,
  find: (situation, figure) =>
    enemyNear(situation, situation.goalFigure()) === NONE ? ESCORT.find(situation, figure) : NONE,
};

/** Nearer to the mission, with all AP. */
export function onMission(taste: Taste): Line {
  return {
    id: 'on-mission',
    name: { pl: 'idzie wykonać misję', en: 'goes about the mission' },
    find: hasMission,
    act: (situation, figure) => goOnMission(situation, figure, taste, 2),
  };
}

/** Nearer to the mission with the first of two AP; the second is left for a shot. */
export function oneMoveOnMission(taste: Taste): Line {
  return {
    id: 'one-move-on-mission',
    name: { pl: 'jednym ruchem zbliża się do wykonania misji', en: 'goes about the mission with one Move' },
    find: (situation, figure) => (situation.battle.ap === 2 ? hasMission(situation, figure) : NONE),
    act: (situation, figure) => goOnMission(situation, figure, taste, 1),
  };
}

/** Whether there is a figure to overcome, or a place to go to that the figure is not at. */
function hasMission(situation: Situation, figure: number): number {
  if (missionTarget(situation) !== NONE) return HOLDS;
  if (situation.goal.kind === 'defend') return post(situation, figure) === NONE ? NONE : HOLDS;
  return !isAtGoal(situation, figure) && goalPlace(situation, figure) !== NONE ? HOLDS : NONE;
}

function goOnMission(situation: Situation, figure: number, taste: Taste, ap: number): boolean {
  const target = missionTarget(situation);
  if (target === NONE) {
    const isDefence = situation.goal.kind === 'defend';
    return situation.goTo(figure, isDefence ? post(situation, figure) : goalPlace(situation, figure), ap);
  }
  const cell = farFiringCell(situation, figure, target, taste);
  return situation.goTo(figure, cell, ap) || situation.charge(figure, target, ap);
}

/** Uses a trait that is an action of its own where that is wise. */
export const USE_TRAIT: Line = {
  id: 'use-trait',
  name: { pl: 'używa cechy', en: 'uses a trait' },
  find: (situation, figure) => situation.actions.traits.wanted(figure),
  act: (situation, figure, action) => situation.actions.traits.use(figure, action),
};

/** Krycie się with whatever AP are left. */
export const HUNKER: Line = {
  id: 'hunker',
  name: { pl: 'kryje się', en: 'hunkers down' },
  find: () => HOLDS,
  act: (situation, figure) => situation.actions.hunker(figure),
};

/** Whether the work of the goal is done, in one way or the other. */
function isGoalDone(situation: Situation): boolean {
  const { goalObjective, goalInstead } = situation;
  return isDone(situation, goalObjective) || (goalInstead !== NONE && isDone(situation, goalInstead));
}

function isDone({ battle, scenario }: Situation, objective: number): boolean {
  return battle.progress[objective]! >= scenario.objectives[objective]!.successes;
}

/** Whether the figure is where a goal that is a place wants it. */
function isAtGoal(situation: Situation, figure: number): boolean {
  const { goal, places, goalObjective, goalInstead } = situation;
  const cell = situation.cell(figure);
  if (goal.kind === 'hold') return places.isInside(goal.zone, cell);
  if (goal.kind === 'escort') return situation.touches(figure, situation.goalCell());
  if (goalInstead !== NONE && situation.isBeside(figure, goalInstead)) return true;
  return goalObjective !== NONE && situation.isBeside(figure, goalObjective);
}

/** The enemy nearest to a figure of the players', when it is at hand. */
export function enemyNear(situation: Situation, figure: number): number {
  const enemy = figure === NONE ? NONE : situation.nearest(figure);
  return enemy !== NONE && situation.inchesTo(figure, situation.cell(enemy)) <= AT_HAND ? enemy : NONE;
}

/** Where to go for a goal that is a place, or for the escorted figure; `NONE` when there is no such place, or it is done. */
function goalPlace(situation: Situation, figure: number): number {
  const { goal, places, goalObjective } = situation;
  if (goal.kind === 'hold') return places.nearestOf(goal.zone, situation.cell(figure));
  if (goal.kind === 'escort') return situation.goalCell();
  if (goalObjective === NONE || isGoalDone(situation)) return NONE;
  // One of the band has it.
  if (goal.kind === 'seize' && situation.battle.carrier[goalObjective] !== NONE) return NONE;
  const place = situation.besideObjective(figure, goalObjective);
  const { goalInstead } = situation;
  const other = goalInstead === NONE ? NONE : situation.besideObjective(figure, goalInstead);
  if (place === NONE || other === NONE) return place === NONE ? other : place;
  const own = situation.cell(figure);
  return situation.length(own, other) <= situation.length(own, place) ? other : place;
}
