import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { traitScene } from './trait-scenes.ts';

/** Ada's pool is 6 6 5 1. */
const die = (by: string, from: number | null, to: number | null): LogEvent => e.poolDie(0, by, from, to);
const start = (traits: string[], events: LogEvent[], rulings = {}): Legal =>
  traitScene({ ada: traits, start: events, rulings });
tellsFaults('what must be done as an activation begins', [
  ['none: Chaotyczny', start(['chaotyczny'], [die('chaotyczny', 6, 2)]), [], []],
  [
    'Chaotyczny is forgotten',
    start(['chaotyczny'], []),
    [],
    ['chaotyczny changes the pool of figure 0 (ada), and the log'],
  ],
  [
    'Chaotyczny rolls another',
    start(['chaotyczny'], [die('chaotyczny', 5, 2)]),
    [],
    ['a 5 is rolled again; the highest is a 6'],
  ],
  ['Chaotyczny without the trait', start([], [die('chaotyczny', 6, 2)]), [], ['chaotyczny may not change the pool']],
  [
    'Chaotyczny twice',
    start(['chaotyczny'], [die('chaotyczny', 6, 2), die('chaotyczny', 6, 2)]),
    [],
    ['chaotyczny may not change'],
  ],
  ['none: Nerwowy', start(['nerwowy'], [die('nerwowy', 6, 1)]), [], []],
  ['Nerwowy is forgotten', start(['nerwowy'], []), [], ['nerwowy changes the pool of figure 0 (ada), and']],
  ['Nerwowy spoils another', start(['nerwowy'], [die('nerwowy', 1, 1)]), [], ['nerwowy makes a 1 of a 1']],
  ['Nerwowy makes it a 2', start(['nerwowy'], [die('nerwowy', 6, 2)]), [], ['nerwowy makes a 2 of a 6']],
  ['none: as many successes as not', traitScene({ ada: ['nerwowy'], pool: [6, 6, 2, 1] }), [], []],
  [
    'as many successes as not',
    traitScene({ ada: ['nerwowy'], pool: [6, 6, 2, 1], start: [die('nerwowy', 6, 1)] }),
    [],
    ['nerwowy may not change'],
  ],
]);

const NEVER = (trait: string) => ({ [`use.${trait}`]: 'never' });

tellsFaults('what may be done as an activation begins', [
  ['none: Szczęściarz', start(['szczesciarz'], [die('szczesciarz', 1, 4)]), [], []],
  ['none: Szczęściarz does nothing', start(['szczesciarz'], []), [], []],
  [
    'Szczęściarz rolls a 5',
    start(['szczesciarz'], [die('szczesciarz', 5, 4)]),
    [],
    ['szczesciarz rolls a 5 again, not a 1'],
  ],
  [
    'Szczęściarz twice',
    start(['szczesciarz'], [die('szczesciarz', 1, 1), die('szczesciarz', 1, 4)]),
    [],
    ['szczesciarz may not'],
  ],
  ['none: Strateg', start(['strateg'], [die('strateg', 1, 1)]), [], []],
  ['Strateg twice', start(['strateg'], [die('strateg', 1, 1), die('strateg', 1, 1)]), [], ['strateg may not change']],
  ['Strateg never', start(['strateg'], [die('strateg', 1, 1)], NEVER('strateg')), [], ['strateg may not change']],
  [
    'Strateg without the die',
    start(['strateg'], [die('strateg', 2, 3)]),
    [],
    ['there is no 2 in the pool (6, 6, 5, 1)'],
  ],
  ['none: Mistyk', start(['mistyk'], [die('mistyk', 1, 2)]), [], []],
  ['none: Mistyk lowers', start(['mistyk'], [die('mistyk', 6, 5)]), [], []],
  ['Mistyk by two', start(['mistyk'], [die('mistyk', 1, 3)]), [], ['mistyk makes a 3 of a 1']],
  ['Mistyk never', start(['mistyk'], [die('mistyk', 1, 2)], NEVER('mistyk')), [], ['mistyk may not change']],
  ['none: Kowal losu', start(['kowal-losu'], [die('kowal-losu', 1, 6)]), [], []],
  ['Kowal losu adds a die', start(['kowal-losu'], [die('kowal-losu', null, 6)]), [], ['kowal-losu adds a die']],
  [
    'Kowal losu never',
    start(['kowal-losu'], [die('kowal-losu', 1, 6)], NEVER('kowal-losu')),
    [],
    ['kowal-losu may not change'],
  ],
  [
    'none: Hazardzista',
    start(
      ['hazardzista'],
      [
        [1, 5],
        [5, 5],
        [6, 2],
        [6, 1],
      ].map(([f, t]) => die('hazardzista', f!, t!)),
    ),
    [],
    [],
  ],
  [
    'Hazardzista rolls three',
    start(
      ['hazardzista'],
      [
        [1, 5],
        [5, 5],
        [6, 2],
      ].map(([f, t]) => die('hazardzista', f!, t!)),
    ),
    [],
    ['hazardzista rolls 3 of 4 dice again'],
  ],
  [
    'Hazardzista rolls in another order',
    start(
      ['hazardzista'],
      [
        [5, 5],
        [1, 5],
        [6, 2],
        [6, 1],
      ].map(([f, t]) => die('hazardzista', f!, t!)),
    ),
    [],
    ['a 5 is rolled again where a 1 was', 'a 1 is rolled again where a 5 was'],
  ],
  [
    'Hazardzista never',
    start(['hazardzista'], [die('hazardzista', 1, 2)], NEVER('hazardzista')),
    [],
    ['hazardzista may not change', 'hazardzista rolls 1 of 4'],
  ],
  [
    'out of order',
    start(['szczesciarz', 'strateg'], [die('strateg', 1, 1), die('szczesciarz', 1, 4)]),
    [],
    ['szczesciarz changes the pool of figure 0 out of order'],
  ],
  [
    'in the midst of an activation',
    traitScene({ ada: ['strateg'], end: [die('strateg', 1, 1)] }),
    [],
    ['strateg changes the pool of figure 0 out of order'],
  ],
]);
