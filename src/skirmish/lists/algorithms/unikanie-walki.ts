import { NONE } from '../../engine/battle.ts';
import type { Wanted } from '../../engine/cover-search.ts';
import { farthestFrom, nearestThreat } from '../flight.ts';
import { HOLDS } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { algorithm } from './algorithm.ts';

const HIDDEN: Wanted = { sight: 'hidden', nearest: 'own', advances: false, range: 0 };
const COVERED: Wanted = { sight: 'open', nearest: 'own', advances: false, range: 0 };

/** Hides from the nearest enemy, and never fights. */
export const UNIKANIE_WALKI = algorithm('unikanie-walki', [
  {
    id: 'hide',
    name: { pl: 'chowa się tam, gdzie wróg nie widzi', en: 'hides where the enemy does not see' },
    find: hidingPlace,
    act: takeCover,
    second: (situation, figure) => situation.actions.hunker(figure),
  },
  {
    id: 'take-cover',
    name: { pl: 'chowa się za osłoną w polu widzenia wroga', en: 'takes cover within sight of the enemy' },
    find: (situation, figure) => {
      const enemy = nearestThreat(situation, figure);
      if (enemy === NONE || hidingPlace(situation, figure) !== NONE) return NONE;
      return situation.coverFrom(figure, enemy, 1, COVERED);
    },
    act: takeCover,
    second: (situation, figure) => situation.actions.hunker(figure),
  },
  {
    id: 'flee',
    name: { pl: 'ucieka od najbliższego wroga', en: 'flees from the nearest enemy' },
    find: nearestThreat,
    // The Move first: it would end Krycie się.
    act: (situation, figure, enemy) => {
      const cell = situation.battle.ap === 2 ? farthestFrom(situation, figure, situation.cell(enemy)) : NONE;
      if (!situation.goTo(figure, cell, 1)) situation.actions.hunker(figure);
    },
    second: (situation, figure) => situation.actions.hunker(figure),
  },
  {
    id: 'never-attack',
    name: { pl: 'nigdy nie atakuje', en: 'never attacks' },
    // Advice, which the other lines follow; left over when there is no enemy, or nothing more to do.
    find: () => HOLDS,
    act: (situation, figure) => situation.actions.wait(figure),
  },
]);

/** Cover out of the nearest enemy's sight that the AP left can reach; the figure's own cell counts. */
function hidingPlace(situation: Situation, figure: number): number {
  const enemy = nearestThreat(situation, figure);
  return enemy === NONE ? NONE : situation.coverFrom(figure, enemy, 2, HIDDEN);
}

function takeCover(situation: Situation, figure: number, cell: number): void {
  if (!situation.goTo(figure, cell)) situation.actions.hunker(figure);
}
