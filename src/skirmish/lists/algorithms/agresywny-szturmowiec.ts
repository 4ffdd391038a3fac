import { advance, search } from '../approach.ts';
import { HOLDS } from '../priority-list.ts';
import { algorithm } from './algorithm.ts';

/** Attacks who is in reach, else comes nearer from cover to cover. */
export const AGRESYWNY_SZTURMOWIEC = algorithm('agresywny-szturmowiec', [
  {
    id: 'attack',
    name: { pl: 'atakuje wroga w zasięgu', en: 'attacks an enemy in reach' },
    // Melee is preferred: who stands in contact is the nearest, and `attack` takes a melee weapon first.
    find: (situation, figure) => situation.target(figure),
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    second: (situation, figure) => situation.hunkerOrAim(figure),
  },
  {
    id: 'advance',
    name: { pl: 'idzie za osłonami na widocznego wroga', en: 'goes from cover to cover at an enemy in sight' },
    find: (situation, figure) => situation.nearestSeen(figure),
    act: (situation, figure, enemy) => advance(situation, figure, enemy),
  },
  {
    id: 'search',
    name: { pl: 'szuka wroga', en: 'searches for the enemy' },
    find: () => HOLDS,
    act: (situation, figure) => search(situation, figure),
  },
]);
