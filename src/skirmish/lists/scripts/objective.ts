import { SCRIPT_NAMES } from '../names.ts';
import type { PriorityList } from '../priority-list.ts';
import { BARRICADE } from './defence.ts';
import { ESCORT, STAY_BY } from './escort.ts';
import { approach, bestOrNearest, bestTarget, missionTarget, nearest, step, strike } from './fight.ts';
import type { Taste } from './firing-cell.ts';
import { HUNKER, LEAVE, onMission, USE_TRAIT, WORK } from './goal.ts';
import { SEIZE } from './seize.ts';

const TASTE: Taste = { cover: 0.15, distance: 0.01, contact: -0.1 };

/** Goes for the goal and fights what is in the way. */
export const OBJECTIVE: PriorityList = {
  id: 'objective',
  name: SCRIPT_NAMES.objective,
  place: 'The goal of the mission is what wins; others are fought when there is nothing to do for it',
  lines: [
    WORK,
    LEAVE,
    ...SEIZE,
    USE_TRAIT,
    ESCORT,
    STAY_BY,
    BARRICADE,
    step(
      'step-for-goal',
      'staje, skąd lepiej sięga celu misji',
      'steps to reach the target better',
      missionTarget,
      TASTE,
    ),
    strike('strike-goal', 'atakuje cel misji', 'attacks the target of the mission', missionTarget),
    onMission(TASTE),
    step('step', 'staje, skąd lepiej sięga wroga', 'steps to reach an enemy better', bestOrNearest, TASTE),
    strike('strike', 'atakuje wroga', 'attacks an enemy', bestTarget),
    approach('approach', 'podchodzi do wroga', 'comes nearer to an enemy', nearest, TASTE),
    HUNKER,
  ],
};
