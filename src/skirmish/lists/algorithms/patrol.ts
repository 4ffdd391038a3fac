import { DONE, NONE } from '../../engine/battle.ts';
import type { Wanted } from '../../engine/cover-search.ts';
import { apTowards, search } from '../approach.ts';
import { HOLDS } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { algorithm } from './algorithm.ts';

const NEAREST_COVER: Wanted = { sight: 'either', nearest: 'own', advances: false, range: 0 };

/**
 * Walks its route until there is an alarm, and then fights. The alarm is raised when anybody of its side sees an enemy and
 * when anybody at all has been hurt; where the scenario has an alarm that its force raises or answers, only by that.
 */
export const PATROL = algorithm('patrol', [
  {
    id: 'walk',
    name: { pl: 'idzie trasą patrolu', en: 'walks its route' },
    find: (situation, figure) =>
      situation.nearestSeen(figure) === NONE && !isAlarmed(situation, figure) ? HOLDS : NONE,
    act: walkRoute,
    // It watches, which has no effect that the rules know of.
    second: (situation, figure) => situation.actions.wait(figure),
  },
  {
    id: 'respond',
    name: { pl: 'reaguje na alarm', en: 'answers the alarm' },
    find: () => HOLDS,
    act: respond,
    second: (situation, figure) => {
      if ((situation.battle.done & DONE.attack) === 0) respond(situation, figure);
      else if (!backIntoCover(situation, figure)) situation.actions.hunker(figure);
    },
  },
]);

function isAlarmed({ battle }: Situation, figure: number): boolean {
  const { force } = battle.roster.figures[figure]!;
  const alarm = force === NONE ? NONE : battle.alarmOf[force]!;
  if (alarm !== NONE) return battle.spent[alarm]! > 0;
  return battle.hasBeenHurt || battle.lastSeen[battle.roster.sides[figure]!] !== NONE;
}

/** One Move along the route of its force; without a route it stands guard. */
function walkRoute(situation: Situation, figure: number): void {
  const { battle, places } = situation;
  const { force } = battle.roster.figures[figure]!;
  const route = force === NONE ? undefined : places.routes[force];
  if (route !== undefined && route.length > 0) {
    if (situation.touches(figure, route[battle.waypoint[figure]!]!)) {
      battle.waypoint[figure] = (battle.waypoint[figure]! + 1) % route.length;
    }
    if (situation.goTo(figure, route[battle.waypoint[figure]!]!, 1)) return;
  }
  situation.actions.wait(figure);
}

/** Attacks who is in reach, goes at who is in sight, or to where the noise comes from. */
function respond(situation: Situation, figure: number): void {
  const target = situation.target(figure);
  if (target !== NONE) {
    situation.attack(figure, target);
    return;
  }
  const seen = situation.nearestSeen(figure);
  if (seen === NONE) search(situation, figure);
  else situation.advanceBehindCover(figure, seen, apTowards(situation, figure, seen));
}

/** From the open into cover a Move away, when there is some; who is in cover hunkers down where it is. */
function backIntoCover(situation: Situation, figure: number): boolean {
  const enemy = situation.nearest(figure);
  if (enemy === NONE || situation.isShelteredFrom(figure, situation.cell(enemy))) return false;
  return situation.goTo(figure, situation.coverFrom(figure, enemy, 1, NEAREST_COVER), 1);
}
