import { NONE } from '../../engine/battle.ts';
import { SCRIPT_NAMES } from '../names.ts';
import type { PriorityList } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { BARRICADE } from './defence.ts';
import { STAY_BY } from './escort.ts';
import { approach, bestOrNearest, bestTarget, missionOr, missionTarget, nearest, step, strike } from './fight.ts';
import { firingCell, type Taste } from './firing-cell.ts';
import { ESCORT_WHILE_SAFE, HUNKER, LEAVE, oneMoveOnMission, onMission, USE_TRAIT, WORK } from './goal.ts';
import { SEIZE } from './seize.ts';

const TASTE: Taste = { cover: 0.3, distance: 0.012, contact: -0.3 };

/** Keeps its distance and shoots, from cover and with aim where that is better; one AP to come nearer, one to shoot. */
export const GUNLINE: PriorityList = {
  id: 'gunline',
  name: SCRIPT_NAMES.gunline,
  place: 'Who shoots from far away is not hit by spears',
  lines: [
    WORK,
    LEAVE,
    ...SEIZE,
    USE_TRAIT,
    ESCORT_WHILE_SAFE,
    STAY_BY,
    BARRICADE,
    {
      id: 'fall-back',
      name: { pl: 'wychodzi ze zwarcia, by strzelać', en: 'leaves the melee to shoot' },
      // Only where the rulings do not let it shoot from where it is.
      find: (situation, figure) => {
        if (situation.battle.readings.shootsFromMelee || !canFallBack(situation, figure)) return NONE;
        const cell = firingCell(situation, figure, missionOrNearest(situation, figure), TASTE);
        return cell === situation.cell(figure) ? NONE : cell;
      },
      act: (situation, figure, cell) => situation.goTo(figure, cell, 1),
    },
    step(
      'step-for-goal',
      'staje, skąd lepiej strzela do celu misji',
      'steps to shoot at the target better',
      missionTarget,
      TASTE,
    ),
    strike('strike-goal', 'strzela do celu misji', 'shoots at the target of the mission', missionTarget),
    oneMoveOnMission(TASTE),
    step('step', 'staje, skąd lepiej strzela', 'steps to shoot better', bestOrNearest, TASTE),
    strike('strike', 'strzela do wroga', 'shoots at an enemy', bestTarget),
    onMission(TASTE),
    approach('approach', 'podchodzi na strzał', 'comes within shot', nearest, TASTE),
    HUNKER,
  ],
};

const missionOrNearest = missionOr(nearest);

function canFallBack(situation: Situation, figure: number): boolean {
  return situation.battle.ap === 2 && situation.shootingRange(figure) >= 0 && situation.isInMelee(figure);
}
