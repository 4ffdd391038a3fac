import { NONE } from '../../engine/battle.ts';
import { HOLDS } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { blocker, isAtTask, taskCell, taskOf, taskWithin } from '../task.ts';
import { algorithm } from './algorithm.ts';

/**
 * Breaks what it is sent to break. An object is attacked by working on its objective, with the test that it has; a figure
 * is simply attacked.
 */
export const ZNISZCZYC_CEL = algorithm('zniszczyc-cel', [
  {
    id: 'go',
    name: { pl: 'idzie najkrótszą drogą do celu', en: 'goes to its target by the shortest way' },
    find: (situation, figure) => taskWithin(situation, figure, situation.battle.readings.approachesFarGoal),
    act: (situation, figure, cell) => situation.goTo(figure, cell),
  },
  {
    id: 'break',
    name: { pl: 'niszczy cel', en: 'breaks its target' },
    find: (situation, figure) => (isAtTask(situation, figure) ? HOLDS : NONE),
    act: hit,
    second: hit,
  },
  {
    id: 'clear-the-way',
    name: { pl: 'atakuje postać, która stoi na drodze', en: 'attacks a figure that stands in the way' },
    // Line 1 goes round whoever can be gone round.
    find: (situation, figure) =>
      isAtTask(situation, figure) ? NONE : blocker(situation, figure, taskCell(situation, figure)),
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    second: (situation, figure) => situation.goTo(figure, taskCell(situation, figure), 1),
  },
  {
    id: 'ignore-others',
    name: { pl: 'nie zważa na nic innego', en: 'minds nothing else' },
    // Advice, which the other lines follow; left over, it stays where it is.
    find: () => HOLDS,
    act: (situation, figure) => situation.actions.wait(figure),
  },
]);

function hit(situation: Situation, figure: number): void {
  const task = taskOf(situation, figure);
  const target = situation.wardFigure(figure);
  if (task !== NONE) situation.actions.interact(figure, task);
  else if (target !== NONE && situation.isFoe(figure, target) && situation.attacks.canAttack(figure)) {
    situation.attack(figure, target);
  }
}
