import { ruling } from '../ruling.ts';

/** Whatever the death saves leave open: Rozdział V. */
export const DEATH_RULINGS = {
  'death.success': ruling({
    options: {
      'three-stabilise': 'three passed rolls before three marks stabilise',
      'one-stabilises': 'one passed roll stabilises',
    },
    place: 'Rozdział V, rzuty na śmierć',
    why: 'Thresholds and failures are given; what a success does is not.',
  }),
  'death.successes': ruling({
    options: {
      cumulative: 'passed rolls add up whatever fails between them',
      'in-a-row': 'a failure takes the passed rolls before it away',
    },
    place: 'Rozdział V, rzuty na śmierć',
    why: 'Where it takes three passed rolls, nothing says whether they must follow each other.',
  }),
  'death.marks': ruling({
    options: {
      'per-fall': 'every fall starts without marks',
      'per-fight': 'marks of earlier falls in the fight stay',
    },
    place: 'Rozdział V, drabina progów',
    why: 'The thresholds carry over to the next fall of a fight; nothing says that marks do.',
  }),
  'death.helper': ruling({
    options: {
      'hero-first': 'the companion tries after the hero has rolled',
      'helper-first': 'the companion tries before the hero rolls',
    },
    place: 'Rozdział V, towarzysz z Medycyną',
    why: 'A companion interrupts the count, and nothing says when in the round he acts.',
  }),
};
