import { DONE, NONE } from '../../engine/battle.ts';
import { assault } from '../approach.ts';
import { HOLDS } from '../priority-list.ts';
import { blocker, isAtTask, taskCell, taskOf, taskWithin } from '../task.ts';
import { algorithm } from './algorithm.ts';

/** Goes to the objective and works on it. What it is after, see `task.ts`. */
export const REALIZACJA_CELU = algorithm('realizacja-celu', [
  {
    id: 'work',
    name: { pl: 'pracuje nad celem', en: 'works on the objective' },
    find: (situation, figure) => {
      const task = taskOf(situation, figure);
      return task !== NONE && situation.actions.canInteract(figure, task) ? task : NONE;
    },
    act: (situation, figure, task) => situation.actions.interact(figure, task),
  },
  {
    id: 'go',
    name: { pl: 'idzie najkrótszą drogą do celu', en: 'goes to the objective by the shortest way' },
    find: (situation, figure) => taskWithin(situation, figure, situation.battle.readings.approachesFarGoal),
    act: (situation, figure, cell) => situation.goTo(figure, cell),
  },
  {
    id: 'clear-the-way',
    name: { pl: 'atakuje wroga, który stoi na drodze', en: 'attacks an enemy who stands in the way' },
    // Line 2 goes round whoever can be gone round.
    find: (situation, figure) =>
      isAtTask(situation, figure) ? NONE : blocker(situation, figure, taskCell(situation, figure)),
    act: (situation, figure, enemy) => situation.attack(figure, enemy),
    second: (situation, figure) => situation.goTo(figure, taskCell(situation, figure), 1),
  },
  {
    id: 'assault',
    name: { pl: 'działa jak Agresywny Szturmowiec', en: 'acts as Agresywny Szturmowiec' },
    find: () => HOLDS,
    act: assault,
    second: (situation, figure) => {
      if ((situation.battle.done & DONE.attack) !== 0) situation.hunkerOrAim(figure);
      else assault(situation, figure);
    },
  },
]);
