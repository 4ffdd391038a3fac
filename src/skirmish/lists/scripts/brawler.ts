import { NONE } from '../../engine/battle.ts';
import { SCRIPT_NAMES } from '../names.ts';
import type { PriorityList } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { attackOrAim, bestTarget, missionOr, missionTarget, strike } from './fight.ts';
import { ESCORT, GO_TO_GOAL, HUNKER, LEAVE, WORK } from './goal.ts';

const WEAKEST_IN_MELEE = { kind: 'melee', prefer: 'weakest' } as const;

/** Into contact as fast as its legs carry it; shoots with what AP are left over. */
export const BRAWLER: PriorityList = {
  id: 'brawler',
  name: SCRIPT_NAMES.brawler,
  place: 'In contact cover does not help the enemy; who comes first attacks first',
  lines: [
    WORK,
    LEAVE,
    {
      id: 'fight-goal',
      name: { pl: 'walczy wręcz z celem misji', en: 'fights the mission’s target hand to hand' },
      find: (situation, figure) => {
        const target = missionTarget(situation);
        return target !== NONE && canFight(situation, figure, target) ? target : NONE;
      },
      act: attackOrAim,
    },
    {
      id: 'charge-goal',
      name: { pl: 'szarżuje na cel misji', en: 'charges the mission’s target' },
      find: (situation, figure) => chargeable(situation, figure, missionTarget(situation)),
      act: (situation, figure, target) => situation.charge(figure, target, 1),
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
      find: (situation, figure) => chargeable(situation, figure, situation.nearest(figure)),
      act: (situation, figure, enemy) => situation.charge(figure, enemy, 1),
    },
    ESCORT,
    {
      id: 'shoot-in-passing',
      name: { pl: 'strzela ostatnim AP', en: 'shoots with its last AP' },
      find: (situation, figure) => (situation.battle.ap === 1 ? bestTarget(situation, figure) : NONE),
      act: (situation, figure, target) => situation.attack(figure, target),
    },
    {
      id: 'run',
      name: { pl: 'biegnie na wroga', en: 'runs at the enemy' },
      find: (situation, figure) => missionOrNearest(situation, figure),
      act: (situation, figure, enemy) => situation.charge(figure, enemy),
    },
    GO_TO_GOAL,
    strike('strike', 'atakuje, kogo może', 'attacks whom it can', bestTarget),
    HUNKER,
  ],
};

const missionOrNearest = missionOr((situation, figure) => situation.nearest(figure));

function canFight({ attacks }: Situation, figure: number, target: number): boolean {
  return attacks.canAttack(figure) && attacks.weaponAgainst(figure, target, 'melee') !== NONE;
}

/** The enemy, when one Move brings the figure into contact and leaves an AP to attack. */
function chargeable(situation: Situation, figure: number, enemy: number): number {
  if (enemy === NONE || situation.battle.ap < 2 || situation.inContact(figure, enemy)) return NONE;
  return situation.movement.canReachContact(figure, situation.cell(enemy), 1) ? enemy : NONE;
}
