import { DONE, NONE } from '../../engine/battle.ts';
import type { Wanted } from '../../engine/cover-search.ts';
import { isCoveredAt } from '../../engine/sight.ts';
import { SCRIPT_NAMES } from '../names.ts';
import type { Line, PriorityList } from '../priority-list.ts';
import { BARRICADE } from './defence.ts';
import { STAY_BY } from './escort.ts';
import { approach, bestOrNearest, bestTarget, missionOr, missionTarget, nearest, step, strike } from './fight.ts';
import { firingCell, type Taste } from './firing-cell.ts';
import { ESCORT_WHILE_SAFE, HUNKER, LEAVE, oneMoveOnMission, onMission, USE_TRAIT, WORK } from './goal.ts';
import { SEIZE } from './seize.ts';

const TASTE: Taste = { cover: 0.5, distance: 0.02, contact: -0.5 };
const HIDDEN: Wanted = { sight: 'hidden', nearest: 'own', advances: false, range: 0 };

/** A figure with so few PŻ does not show itself. */
const AT_RISK = 1;

const missionOrBest = missionOr(bestOrNearest);

/** Cover first: one shot and down again; who has one PŻ left hides. */
export const CAUTIOUS: PriorityList = {
  id: 'cautious',
  name: SCRIPT_NAMES.cautious,
  place: 'A figure that lives can still win in the next round',
  lines: [
    WORK,
    LEAVE,
    ...SEIZE,
    USE_TRAIT,
    {
      id: 'hide',
      name: { pl: 'chowa się z ostatnim PŻ', en: 'hides with its last PŻ' },
      find: (situation, figure) => {
        const enemy = situation.nearest(figure);
        if (enemy === NONE || situation.battle.hp[figure]! > AT_RISK) return NONE;
        return situation.coverFrom(figure, enemy, 2, HIDDEN);
      },
      act: (situation, figure, cell) => situation.goTo(figure, cell) || situation.actions.hunker(figure),
    },
    ESCORT_WHILE_SAFE,
    STAY_BY,
    BARRICADE,
    {
      id: 'into-cover',
      name: { pl: 'staje za osłoną, skąd może strzelać', en: 'takes cover from which it can shoot' },
      find: (situation, figure) => {
        const enemy = missionOrBest(situation, figure);
        if (enemy === NONE || situation.battle.ap < 2) return NONE;
        if (situation.isShelteredFrom(figure, situation.cell(enemy)) && !situation.isInMelee(figure)) return NONE;
        const cell = firingCell(situation, figure, enemy, TASTE);
        return cell !== NONE && isCoveredAt(situation.battle, cell, situation.cell(enemy)) ? cell : NONE;
      },
      act: (situation, figure, cell) => situation.goTo(figure, cell, 1),
    },
    step('step', 'staje, skąd lepiej strzela', 'steps to shoot better', missionOrBest, TASTE),
    thenHunker(strike('strike-goal', 'atakuje cel misji', 'attacks the target of the mission', missionTarget)),
    oneMoveOnMission(TASTE),
    thenHunker(strike('strike', 'atakuje wroga', 'attacks an enemy', bestTarget)),
    onMission(TASTE),
    approach('approach', 'podchodzi do wroga', 'comes nearer to an enemy', nearest, TASTE),
    HUNKER,
  ],
};

/** After an attack it hunkers down; what it has aimed at it attacks. */
function thenHunker(line: Line): Line {
  return {
    ...line,
    second: (situation, figure, target) => {
      if ((situation.battle.done & DONE.attack) === 0) situation.attack(figure, target);
      else situation.actions.hunker(figure);
    },
  };
}
