import { NONE } from '../../engine/battle.ts';
import { SCRIPT_NAMES } from '../names.ts';
import type { PriorityList } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { BARRICADE, isStray } from './defence.ts';
import { ESCORT, STAY_BY } from './escort.ts';
import { attackOrAim, bestTarget, missionTarget, nearest, strike } from './fight.ts';
import type { Taste } from './firing-cell.ts';
import { HUNKER, LEAVE, onMission, USE_TRAIT, WORK } from './goal.ts';
import { SEIZE } from './seize.ts';

const TASTE: Taste = { cover: 0, distance: 0, contact: 0 };
const WEAKEST_IN_MELEE = { kind: 'melee', prefer: 'weakest' } as const;

/** Into contact as fast as its legs carry it; shoots with what AP are left over. */
export const BRAWLER: PriorityList = {
  id: 'brawler',
  name: SCRIPT_NAMES.brawler,
  place: 'In contact cover does not help the enemy; who comes first attacks first',
  lines: [
    WORK,
    LEAVE,
    ...SEIZE,
    USE_TRAIT,
    {
      id: 'fight-goal',
      name: { pl: 'walczy wręcz z celem misji', en: 'fights the target of the mission hand to hand' },
      find: (situation, figure) => {
        const target = missionTarget(situation);
        return target !== NONE && canFight(situation, figure, target) ? target : NONE;
      },
      act: attackOrAim,
    },
    {
      id: 'run-at-goal',
      name: { pl: 'biegnie do celu misji', en: 'runs at the target of the mission' },
      find: missionTarget,
      act: (situation, figure, target) => situation.charge(figure, target),
    },
    {
      id: 'fight',
      name: { pl: 'walczy wręcz', en: 'fights hand to hand' },
      find: (situation, figure) => situation.target(figure, WEAKEST_IN_MELEE),
      act: (situation, figure, enemy) => situation.attack(figure, enemy, 'melee'),
    },
    {
      id: 'charge',
      name: { pl: 'szarżuje', en: 'charges' },
      find: chargeable,
      act: (situation, figure, enemy) => situation.charge(figure, enemy, 1),
    },
    ESCORT,
    STAY_BY,
    BARRICADE,
    onMission(TASTE),
    {
      id: 'shoot-in-passing',
      name: { pl: 'strzela ostatnim AP', en: 'shoots with its last AP' },
      find: (situation, figure) => (situation.battle.ap === 1 ? bestTarget(situation, figure) : NONE),
      act: (situation, figure, target) => situation.attack(figure, target),
    },
    {
      id: 'run',
      name: { pl: 'biegnie na wroga', en: 'runs at the enemy' },
      find: (situation, figure) => {
        const enemy = nearest(situation, figure);
        return enemy === NONE || isStray(situation, situation.cell(enemy)) ? NONE : enemy;
      },
      act: (situation, figure, enemy) => situation.charge(figure, enemy),
    },
    strike('strike', 'atakuje, kogo może', 'attacks whom it can', bestTarget),
    HUNKER,
  ],
};

function canFight({ attacks }: Situation, figure: number, target: number): boolean {
  return attacks.canAttack(figure) && attacks.weaponAgainst(figure, target, 'melee') !== NONE;
}

/** The nearest enemy, when one Move brings the figure into contact and leaves an AP to attack. */
function chargeable(situation: Situation, figure: number): number {
  const enemy = situation.nearest(figure);
  if (
    enemy === NONE ||
    isStray(situation, situation.cell(enemy)) ||
    situation.battle.ap < 2 ||
    situation.inContact(figure, enemy)
  )
    return NONE;
  return situation.movement.canReachContact(figure, situation.cell(enemy), 1) ? enemy : NONE;
}
