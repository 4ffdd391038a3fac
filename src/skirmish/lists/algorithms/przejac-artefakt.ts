import { NONE } from '../../engine/battle.ts';
import { HOLDS } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { blocker, isAtTask, isTaskDone, taskCell, taskOf, taskWithin } from '../task.ts';
import { algorithm } from './algorithm.ts';

/**
 * Takes an artefact and makes off with it. An artefact is an objective. When it can be carried, who controls it has it, and
 * the others of the side keep to that figure; when it stays where it is, an enemy beside it has it, and the figure's side
 * has it for good when the work on it is done.
 */
export const PRZEJAC_ARTEFAKT = algorithm('przejac-artefakt', [
  {
    id: 'seize',
    name: { pl: 'sięga po wolny artefakt', en: 'reaches for an artefact that nobody holds' },
    find: (situation, figure) => {
      if (isTaskDone(situation, figure) || enemyHolder(situation, figure) !== NONE) return NONE;
      return isAtTask(situation, figure) ? taskCell(situation, figure) : taskWithin(situation, figure, false);
    },
    act: (situation, figure, cell) => {
      const task = taskOf(situation, figure);
      if (task === NONE || !situation.actions.interact(figure, task)) situation.goTo(figure, cell);
    },
  },
  {
    id: 'contest',
    name: {
      pl: 'atakuje tego, kto ma artefakt albo zagradza drogę',
      en: 'attacks who has the artefact or bars the way',
    },
    find: (situation, figure) => {
      if (isTaskDone(situation, figure)) return NONE;
      const holder = enemyHolder(situation, figure);
      if (canAttack(situation, figure, holder)) return holder;
      return blocker(situation, figure, taskCell(situation, figure));
    },
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    second: (situation, figure) => {
      if (isAtTask(situation, figure) || !situation.goTo(figure, taskCell(situation, figure), 1)) {
        situation.hunkerOrAim(figure);
      }
    },
  },
  {
    id: 'go',
    name: { pl: 'idzie najszybszą drogą do artefaktu', en: 'goes to the artefact by the fastest way' },
    find: (situation, figure) =>
      isTaskDone(situation, figure) || isAtTask(situation, figure) ? NONE : taskCell(situation, figure),
    act: (situation, figure, cell) => situation.goTo(figure, cell),
  },
  {
    id: 'make-off',
    name: { pl: 'uchodzi z artefaktem', en: 'makes off with the artefact' },
    // Left for a figure that has the artefact; also for one that waits beside it for an AP or has nowhere to go.
    find: () => HOLDS,
    act: (situation, figure) => {
      const home = isTaskDone(situation, figure) ? homeOf(situation, figure) : NONE;
      const bar = blocker(situation, figure, home);
      if (bar !== NONE) {
        situation.attack(figure, bar);
        return;
      }
      if (situation.goTo(figure, home)) return;
      const enemy = situation.target(figure);
      if (enemy !== NONE) situation.attack(figure, enemy);
      else situation.hunkerOrAim(figure);
    },
  },
]);

/** The enemy who has the artefact, the nearest to the figure of several beside it; `NONE` when there is none. */
function enemyHolder(situation: Situation, figure: number): number {
  const { battle } = situation;
  const task = taskOf(situation, figure);
  if (task === NONE) return NONE;
  if (situation.places.isCarried[task]) {
    const carrier = battle.carrier[task]!;
    return carrier !== NONE && battle.areEnemies(figure, carrier) ? carrier : NONE;
  }
  let best = NONE;
  for (let index = 0; index < battle.presentCount; index++) {
    const other = battle.present[index]!;
    if (!battle.areEnemies(figure, other) || !situation.isBeside(other, task)) continue;
    const isNearer =
      best === NONE ||
      situation.inchesTo(figure, situation.cell(other)) < situation.inchesTo(figure, situation.cell(best));
    if (isNearer) best = other;
  }
  return best;
}

function canAttack({ attacks }: Situation, figure: number, enemy: number): boolean {
  return enemy !== NONE && attacks.canAttack(figure) && attacks.weaponAgainst(figure, enemy) !== NONE;
}

/** The nearest exit; without one, where the figure's force or the band was set up. */
function homeOf(situation: Situation, figure: number): number {
  const { places, scenario, battle } = situation;
  const own = situation.cell(figure);
  let best = NONE;
  for (const { id, use } of scenario.table.zones) {
    if (use !== 'exit') continue;
    const cell = places.nearestOf(id, own);
    if (best === NONE || (cell !== NONE && situation.length(own, cell) < situation.length(own, best))) best = cell;
  }
  if (best !== NONE) return best;
  const { force } = battle.roster.figures[figure]!;
  return places.nearestOf(force === NONE ? scenario.deployment : scenario.forces[force]!.zones[0]!, own);
}
