import { apTowards, search } from '../approach.ts';
import { moveOnOrHunker } from '../next-target.ts';
import { HOLDS } from '../priority-list.ts';
import { algorithm } from './algorithm.ts';

const PLAYER = { quarry: 'player' } as const;

/** The plainest of the aggressive lists: at the nearest of the players' figures, without a thought of cover. */
export const ATAK_NA_NAJBLIZSZEGO_GRACZA = algorithm('atak-na-najblizszego-gracza', [
  {
    id: 'attack',
    name: { pl: 'atakuje najbliższą postać gracza', en: 'attacks the nearest player figure' },
    find: (situation, figure) => situation.target(figure, PLAYER),
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    second: (situation, figure, enemy) => moveOnOrHunker(situation, figure, enemy, 'player'),
  },
  {
    id: 'approach',
    name: { pl: 'idzie na widoczną postać gracza', en: 'goes at a player figure in sight' },
    find: (situation, figure) => situation.nearestSeen(figure, 'player'),
    act: (situation, figure, enemy) => situation.charge(figure, enemy, apTowards(situation, figure, enemy)),
  },
  {
    id: 'search',
    name: { pl: 'szuka postaci graczy', en: 'searches for player figures' },
    find: () => HOLDS,
    act: (situation, figure) => search(situation, figure),
  },
]);
