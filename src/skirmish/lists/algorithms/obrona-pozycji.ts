import { NONE } from '../../engine/battle.ts';
import type { Wanted } from '../../engine/cover-search.ts';
import { HOLDS } from '../priority-list.ts';
import { algorithm } from './algorithm.ts';

const MOST_DANGEROUS = { prefer: 'most-dangerous' } as const;
const NEAREST_COVER: Wanted = { sight: 'either', nearest: 'own', advances: false, range: 0 };

/** Fights from where it is, at best from behind cover: for somebody important who wants to outlast the battle. */
export const OBRONA_POZYCJI = algorithm('obrona-pozycji', [
  {
    id: 'attack',
    name: { pl: 'atakuje najgroźniejszego wroga w zasięgu', en: 'attacks the most dangerous enemy in reach' },
    find: (situation, figure) => situation.target(figure, MOST_DANGEROUS),
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    // An ability can be used so many times only, and Krycie się always.
    second: (situation, figure) => situation.actions.useAbility(figure) || situation.actions.hunker(figure),
  },
  {
    id: 'take-cover',
    name: { pl: 'wychodzi z otwartego terenu za osłonę', en: 'leaves open ground for cover' },
    // Nobody is in reach here: either an enemy is in sight and out of reach, or the figure stands in the open.
    find: (situation, figure) => {
      const enemy = situation.nearestSeen(figure);
      const from = enemy === NONE ? situation.lastSeenCell(figure) : situation.cell(enemy);
      if (enemy === NONE && situation.isShelteredFrom(figure, from)) return NONE;
      return situation.coverFromCell(figure, from, 1, NEAREST_COVER);
    },
    act: (situation, figure, cover) => situation.goTo(figure, cover, 1) || situation.hunkerOrAim(figure),
    second: (situation, figure) => situation.hunkerOrAim(figure),
  },
  {
    id: 'wait-for',
    name: {
      pl: 'kryje się i celuje tam, skąd spodziewa się ataku',
      en: 'hunkers down and aims where it expects an attack',
    },
    // Of the abilities this is the place for a call for help; a shield for a turn is for who is attacked.
    find: (situation, figure) => (situation.nearestSeen(figure) === NONE ? HOLDS : NONE),
    act: ({ actions }, figure) => actions.hunker(figure) || actions.useAbility(figure, 'call') || actions.aim(figure),
    second: ({ actions }, figure) => actions.useAbility(figure, 'call') || actions.aim(figure),
  },
  {
    id: 'avoid-risk',
    name: { pl: 'unika ryzyka', en: 'avoids risk' },
    // Advice: it is left for an enemy in sight and out of reach, with no cover to go to.
    find: () => HOLDS,
    act: (situation, figure) => situation.hunkerOrAim(figure),
  },
]);
