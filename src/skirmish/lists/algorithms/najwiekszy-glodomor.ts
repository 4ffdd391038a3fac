import { attackAgain, moveOn } from '../next-target.ts';
import { HOLDS } from '../priority-list.ts';
import { algorithm } from './algorithm.ts';

const IN_MELEE = { quarry: 'creature', kind: 'melee' } as const;

/** Eats whatever is nearest, of any side; only its own kind (its force in the scenario) is safe. */
export const NAJWIEKSZY_GLODOMOR = algorithm('najwiekszy-glodomor', [
  {
    id: 'bite',
    name: { pl: 'atakuje kogokolwiek w zwarciu', en: 'attacks anybody in contact' },
    find: (situation, figure) => situation.target(figure, IN_MELEE),
    act: (situation, figure, prey) => situation.attack(figure, prey, 'melee'),
    second: (situation, figure, prey) =>
      attackAgain(situation, figure, prey, 'creature') || moveOn(situation, figure, prey, 'creature'),
  },
  {
    id: 'run-down',
    name: { pl: 'pędzi do najbliższej postaci', en: 'runs at the nearest figure' },
    find: (situation, figure) => situation.nearest(figure, 'creature'),
    act: (situation, figure, prey) => situation.charge(figure, prey),
  },
  {
    id: 'ignore-fire',
    name: { pl: 'nie zważa na ostrzał ani osłony', en: 'minds neither shots nor cover' },
    // Advice, which lines 1 and 2 follow by asking nothing of the kind; left over, it stays where it is.
    find: () => HOLDS,
    act: (situation, figure) => situation.actions.wait(figure),
  },
]);
