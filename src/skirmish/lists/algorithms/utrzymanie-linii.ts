import { DONE, NONE } from '../../engine/battle.ts';
import { isBesideAlly } from '../allies.ts';
import { searchCell } from '../approach.ts';
import { besideAlly, besideAllyAndEnemy } from '../formation.ts';
import { HOLDS } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { algorithm } from './algorithm.ts';

const IN_MELEE = { kind: 'melee' } as const;
const THROWN = { kind: 'thrown' } as const;

/** Comes on in a line, throws, closes in and holds. */
export const UTRZYMANIE_LINII = algorithm('utrzymanie-linii', [
  {
    id: 'charge',
    name: { pl: 'atakuje wręcz albo szarżuje', en: 'fights hand to hand, or charges' },
    find: (situation, figure) => {
      const inContact = situation.target(figure, IN_MELEE);
      return inContact === NONE ? chargeable(situation, figure) : inContact;
    },
    act: (situation, figure, enemy) => {
      if (situation.inContact(figure, enemy)) situation.attack(figure, enemy, 'melee');
      else situation.charge(figure, enemy, 1);
    },
    // A charge is made to attack: it is when the attack is over that the line is held.
    second: (situation, figure, enemy) => {
      const { battle } = situation;
      const hasAttacked = (battle.done & DONE.attack) !== 0;
      if (!hasAttacked && battle.isPresent(enemy) && situation.inContact(figure, enemy)) {
        situation.attack(figure, enemy, 'melee');
      } else if (!closeRanks(situation, figure, enemy)) hold(situation, figure);
    },
  },
  {
    id: 'throw',
    name: { pl: 'rzuca w wroga', en: 'throws at an enemy' },
    find: (situation, figure) => situation.target(figure, THROWN),
    act: (situation, figure, enemy) => situation.attack(figure, enemy, 'thrown'),
    second: (situation, figure, enemy) => {
      const next = situation.battle.isPresent(enemy) ? enemy : situation.nearest(figure);
      if (next === NONE || !situation.charge(figure, next, 1)) hold(situation, figure);
    },
  },
  {
    id: 'march',
    name: { pl: 'idzie w szyku', en: 'marches in formation' },
    find: () => HOLDS,
    act: march,
    second: hold,
  },
]);

/** An enemy within a charge; the nearest on foot. */
function chargeable(situation: Situation, figure: number): number {
  if (!situation.hasMelee(figure)) return NONE;
  const enemy = situation.nearest(figure);
  if (enemy === NONE || situation.inContact(figure, enemy)) return NONE;
  return situation.movement.canReachContact(figure, situation.cell(enemy), 1) ? enemy : NONE;
}

/** Into contact with one of its own, without leaving the enemy: what Formacja asks for. */
function closeRanks(situation: Situation, figure: number, enemy: number): boolean {
  if (situation.battle.roster.figures[figure]!.traits.guardsTogether === 0) return false;
  if (isBesideAlly(situation, figure) || !situation.battle.isPresent(enemy)) return false;
  return situation.goTo(figure, besideAllyAndEnemy(situation, figure, enemy), 1);
}

/** `npc.hold`. */
function hold(situation: Situation, figure: number): void {
  if (situation.battle.readings.holdsHunkered) situation.actions.hunker(figure);
  else situation.actions.wait(figure);
}

/** The first of the line in a round sets the pace, the others close up to those who have gone. */
function march(situation: Situation, figure: number): void {
  const seen = situation.nearestSeen(figure);
  const place = seen === NONE ? searchCell(situation, figure) : situation.cell(seen);
  if (place === NONE) return;
  if (!situation.goTo(figure, besideAlly(situation, figure, place), 1)) situation.goTo(figure, place, 1);
}
