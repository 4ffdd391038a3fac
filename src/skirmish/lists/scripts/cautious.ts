import { NONE } from '../../engine/battle.ts';
import type { Wanted } from '../../engine/cover-search.ts';
import { SCRIPT_NAMES } from '../names.ts';
import type { Line, PriorityList } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { approach, bestOrNearest, bestTarget, missionOr, missionTarget, step, strike } from './fight.ts';
import { farFiringCell, firingCell, type Taste } from './firing-cell.ts';
import { ESCORT, GO_TO_GOAL, HUNKER, LEAVE, WORK } from './goal.ts';

const TASTE: Taste = { cover: 0.5, distance: 0.02, contact: -0.5 };
const HIDDEN: Wanted = { sight: 'hidden', nearest: 'own', advances: false, range: 0 };

/** A figure with so few PŻ does not show itself. */
const AT_RISK = 1;

/** Cover first: from cover to cover, one shot and down again; who has one PŻ left hides. */
export const CAUTIOUS: PriorityList = {
  id: 'cautious',
  name: SCRIPT_NAMES.cautious,
  place: 'A figure that lives can still win next round',
  lines: [
    WORK,
    LEAVE,
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
    {
      id: 'into-cover',
      name: { pl: 'staje za osłoną, skąd może strzelać', en: 'takes cover from which it can shoot' },
      find: (situation, figure) => {
        const enemy = missionOrBest(situation, figure);
        if (enemy === NONE || situation.battle.ap < 2) return NONE;
        if (situation.isShelteredFrom(figure, situation.cell(enemy)) && !situation.isInMelee(figure)) return NONE;
        const cell = firingCell(situation, figure, enemy, TASTE);
        return cell === situation.cell(figure) ? NONE : cell;
      },
      act: (situation, figure, cell) => situation.goTo(figure, cell, 1),
    },
    step(
      'step-for-goal',
      'staje tam, skąd lepiej strzela do celu misji',
      'steps to where it shoots at the mission’s target better',
      missionTarget,
      TASTE,
    ),
    thenHunker(strike('strike-goal', 'atakuje cel misji', 'attacks the mission’s target', missionTarget)),
    thenHunker(strike('strike', 'atakuje wroga', 'attacks an enemy', bestTarget)),
    ESCORT,
    {
      id: 'approach',
      name: { pl: 'podchodzi od osłony do osłony', en: 'comes nearer from cover to cover' },
      find: (situation) => missionTarget(situation),
      act: approachWarily,
    },
    GO_TO_GOAL,
    approach(
      'close-in',
      'podchodzi do wroga',
      'comes nearer to an enemy',
      (situation, figure) => situation.nearest(figure),
      TASTE,
    ),
    HUNKER,
  ],
};

const missionOrBest = missionOr(bestOrNearest);

/** After an attack it hunkers down. */
function thenHunker(line: Line): Line {
  return { ...line, second: (situation, figure) => situation.actions.hunker(figure) };
}

function approachWarily(situation: Situation, figure: number, target: number): void {
  const cell = farFiringCell(situation, figure, target, TASTE);
  if (!situation.goTo(figure, cell)) situation.advanceBehindCover(figure, target);
}
