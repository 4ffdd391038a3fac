import { NONE } from '../../engine/battle.ts';
import { coverBehind, foremostAlly } from '../allies.ts';
import { apTowards } from '../approach.ts';
import { HOLDS } from '../priority-list.ts';
import { shootingPlace } from '../shooting-place.ts';
import type { Situation } from '../situation.ts';
import { algorithm } from './algorithm.ts';

const SHOT = { kind: 'ranged' } as const;
const CLEAR_SHOT = { kind: 'ranged', clear: true } as const;

/** Shoots from cover, behind those who fight hand to hand. */
export const WSPARCIE_Z_TYLU = algorithm('wsparcie-z-tylu', [
  {
    id: 'shoot',
    name: { pl: 'strzela, gdy ma czysty strzał', en: 'shoots when the shot is clear' },
    find: (situation, figure) => situation.target(figure, CLEAR_SHOT),
    act: (situation, figure, enemy) => situation.attack(figure, enemy, 'ranged'),
    second: (situation, figure) => situation.actions.hunker(figure),
  },
  {
    id: 'find-better-place',
    name: { pl: 'szuka lepszego stanowiska za osłoną', en: 'looks for a better place to shoot from, behind cover' },
    // The shot is not clear, or line 1 would have fired; also when nobody is in reach and it stands in the open.
    find: (situation, figure) => {
      const inReach = situation.target(figure, SHOT);
      if (inReach !== NONE) return inReach;
      const seen = situation.nearestSeen(figure);
      return seen !== NONE && !situation.isCovered(figure, seen) && shootingPlace(situation, figure, seen) !== NONE
        ? seen
        : NONE;
    },
    act: (situation, figure, enemy) => {
      if (situation.goTo(figure, shootingPlace(situation, figure, enemy), 1)) return;
      // No better place: `npc.no-better-place`.
      if (situation.battle.readings.shootsFromWorse) situation.attack(figure, enemy, 'ranged');
      else situation.hunkerOrAim(figure);
    },
    second: (situation, figure) => situation.hunkerOrAim(figure),
  },
  {
    id: 'follow',
    name: { pl: 'idzie za sojusznikami ku walce', en: 'follows its allies towards the fight' },
    find: (situation, figure) => situation.nearest(figure),
    act: follow,
  },
  {
    id: 'wait',
    name: { pl: 'kryje się i czeka', en: 'hunkers down and waits' },
    find: () => HOLDS,
    act: (situation, figure) => situation.actions.hunker(figure),
  },
]);

/** Behind cover on the way, but no nearer to the enemy than the foremost ally; alone it goes by itself. */
function follow(situation: Situation, figure: number, enemy: number): void {
  const ally = foremostAlly(situation, figure, enemy);
  const ap = apTowards(situation, figure, enemy);
  if (ally === NONE) {
    situation.advanceBehindCover(figure, enemy, ap);
    return;
  }
  const place = situation.cell(enemy);
  const front = situation.length(situation.cell(ally), place);
  if (situation.length(situation.cell(figure), place) <= front) return;
  if (situation.goTo(figure, coverBehind(situation, figure, enemy, front, ap), ap)) return;
  situation.charge(figure, ally, ap);
}
