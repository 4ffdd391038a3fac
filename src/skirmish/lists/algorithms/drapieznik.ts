import { attackAgain, moveOn } from '../next-target.ts';
import { preferredPrey } from '../prey.ts';
import { HOLDS } from '../priority-list.ts';
import { algorithm } from './algorithm.ts';

const IN_MELEE = { kind: 'melee' } as const;

/** Runs its prey down by the shortest way and does not let go. */
export const DRAPIEZNIK = algorithm('drapieznik', [
  {
    id: 'bite',
    name: { pl: 'atakuje wroga w zwarciu', en: 'attacks an enemy in contact' },
    // The advantage against prey that is weakened is a trait: it needs no decision.
    find: (situation, figure) => situation.target(figure, IN_MELEE),
    act: (situation, figure, prey) => situation.attack(figure, prey, 'melee'),
    second: (situation, figure, prey) =>
      attackAgain(situation, figure, prey, 'enemy') || moveOn(situation, figure, prey, 'enemy'),
  },
  {
    id: 'run-down',
    name: {
      pl: 'pędzi do najbliższej postaci, chętniej rannej',
      en: 'runs at the nearest figure, sooner a wounded one',
    },
    find: (situation, figure) => preferredPrey(situation, figure, 'enemy', 'wounded'),
    act: (situation, figure, prey) => situation.charge(figure, prey),
  },
  {
    id: 'ignore-fire',
    name: { pl: 'nie zważa na ostrzał', en: 'does not mind being shot at' },
    // Advice, which lines 1 and 2 follow by asking nothing of the kind; left over, it stays where it is.
    find: () => HOLDS,
    act: (situation, figure) => situation.actions.wait(figure),
  },
]);
