import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import { withTraits } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';
import { twoRounds } from './two-rounds.ts';

/** Ada's pool is 6 6 5 1. */
const die = (by: string, from: number | null, to: number | null): LogEvent => e.poolDie(0, by, from, to);
const start = (traits: string[], events: LogEvent[], rulings = {}): Legal =>
  traitScene({ ada: traits, start: events, rulings });
const rolled = (traits: string[], atRoll: LogEvent[], isDark = false, rulings = {}): Legal =>
  traitScene({ ada: traits, atRoll, isDark, rulings });
const CALM = { 'darkness.hinders': 'nothing' };
const EACH = { 'traits.przesadny': 'one-of-each' };

tellsFaults('pools in the dark', [
  [
    'none: Ślepy w ciemności',
    rolled(
      ['slepy-w-ciemnosci'],
      [6, 6, 5].map((f) => die('slepy-w-ciemnosci', f, f - 1)),
      true,
      CALM,
    ),
    [],
    [],
  ],
  ['none: Nocny łowca', rolled(['nocny-lowca'], [die('nocny-lowca', 5, 6), die('nocny-lowca', 1, 2)], true), [], []],
  ['none: both', rolled(['nocny-lowca', 'slepy-w-ciemnosci'], [], true), [], []],
  ['none: in the light', rolled(['nocny-lowca'], []), [], []],
  [
    'a die is left',
    rolled(['nocny-lowca'], [die('nocny-lowca', 5, 6)], true),
    [],
    ['nocny-lowca leaves 1 of figure 0 (ada) as rolled'],
  ],
  ['all are left', rolled(['slepy-w-ciemnosci'], [], true), [], ['slepy-w-ciemnosci leaves 6, 6, 5 of']],
  [
    'by two',
    rolled(['nocny-lowca'], [die('nocny-lowca', 5, 6), die('nocny-lowca', 1, 3)], true),
    [],
    ['nocny-lowca makes a 3 of a 1'],
  ],
  [
    'a 6 is changed',
    rolled(['nocny-lowca'], [die('nocny-lowca', 5, 6), die('nocny-lowca', 1, 2), die('nocny-lowca', 6, 5)], true),
    [],
    ['changes a 6 again', 'makes a 5 of a 6'],
  ],
  [
    'in the light',
    rolled(['nocny-lowca'], [die('nocny-lowca', 5, 6)]),
    [],
    ['nocny-lowca changes the pool of figure 0 out of order'],
  ],
]);

tellsFaults('Przesądny', [
  ['none', rolled(['przesadny'], [die('przesadny', 6, 3)]), [], []],
  ['none: what it doubles does not count', rolled(['przesadny'], [die('przesadny', 6, 5)]), [], []],
  ['forgotten', rolled(['przesadny'], []), [], ['przesadny changes the pool of figure 0 (ada), and the log does not']],
  [
    'a die that is not doubled',
    rolled(['przesadny'], [die('przesadny', 5, 3)]),
    [],
    ['a 5 is rolled again, which is not doubled'],
  ],
  [
    'twice',
    rolled(['przesadny'], [die('przesadny', 6, 3), die('przesadny', 6, 3)]),
    [],
    ['przesadny may not change the pool'],
  ],
  [
    'nothing is doubled',
    traitScene({ ada: ['przesadny'], pool: [6, 4, 5, 1], atRoll: [die('przesadny', 6, 2)] }),
    [],
    ['przesadny may not change'],
  ],
  [
    'none: one of each',
    traitScene({
      ada: ['przesadny'],
      pool: [6, 6, 1, 1],
      atRoll: [die('przesadny', 1, 2), die('przesadny', 6, 3)],
      rulings: EACH,
    }),
    [],
    [],
  ],
  [
    'one of each is forgotten',
    traitScene({ ada: ['przesadny'], pool: [6, 6, 1, 1], atRoll: [die('przesadny', 1, 2)], rulings: EACH }),
    [],
    ['and the log does not say so'],
  ],
]);

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

const LOAN = { 'traits.witalnosc': 'round' };
const wounded = (traits: string[], start: LogEvent[], end: LogEvent[], more = {}): Legal =>
  traitScene({ ada: traits, before: shotAtAda(2), start, end, ...more });

tellsFaults('Witalność', [
  ['none', wounded(['witalnosc'], [die('witalnosc', null, 3)], [die('witalnosc', 3, null)]), [], []],
  ['forgotten', wounded(['witalnosc'], [], []), [], ['witalnosc changes the pool of figure 0 (ada), and the log']],
  ['above half', start(['witalnosc'], [die('witalnosc', null, 3)]), [], ['witalnosc may not change the pool']],
  [
    'the die stays',
    wounded(['witalnosc'], [die('witalnosc', null, 3)], []),
    [],
    ['the 3 of figure 0 (ada) goes with its activation'],
  ],
  [
    'another die goes',
    wounded(['witalnosc'], [die('witalnosc', null, 3)], [die('witalnosc', 6, null)]),
    [],
    ['a 6 goes, not the 3'],
  ],
  ['none: it stays for the round', wounded(['witalnosc'], [die('witalnosc', null, 3)], [], { rulings: LOAN }), [], []],
  [
    'it goes all the same',
    wounded(['witalnosc'], [die('witalnosc', null, 3)], [die('witalnosc', 3, null)], { rulings: LOAN }),
    [],
    ['witalnosc changes the pool of figure 0 out of order'],
  ],
  [
    'none: it was swapped in',
    wounded(['witalnosc'], [die('witalnosc', null, 5)], [], {
      cells: { 2: at(8, 4) },
      turn: [...adasShot([2, 3], [e.swap(0, 0, 2, 5, 1)], 1), ...e.wait(0, 1)],
    }),
    [],
    [],
  ],
]);

const UNUSED = twoRounds({ ada: ['uwazny'] });
const USED = twoRounds({ ada: ['uwazny'], swaps: [e.swap(0, 0, 2, 6, 3)] });
const kept = (traits: string[], face: number, more = {}): Legal =>
  twoRounds({ ada: traits, start: [die('przezorny', null, face)], ...more });

tellsFaults('dice from one round to the next', [
  ['none: Uważny', twoRounds({ ada: ['uwazny'], atRoll: [die('uwazny', null, 4)] }), [], []],
  ['Uważny is forgotten', UNUSED, [], ['uwazny changes the pool of figure 0 (ada), and the log']],
  ['none: Uważny has used one', USED, [], []],
  [
    'Uważny has used one',
    twoRounds({ ada: ['uwazny'], swaps: [e.swap(0, 0, 2, 6, 3)], atRoll: [die('uwazny', null, 4)] }),
    [],
    ['uwazny may not change'],
  ],
  ['Uważny in the first round', rolled(['uwazny'], [die('uwazny', null, 4)]), [], ['uwazny may not change']],
  ['none: Przezorny', kept(['przezorny'], 6), [], []],
  ['none: Przezorny keeps nothing', twoRounds({ ada: ['przezorny'] }), [], []],
  ['Przezorny keeps what was not there', kept(['przezorny'], 3), [], ['a 3 is kept of 6, 6, 5, 1']],
  [
    'Przezorny keeps what was swapped',
    kept(['przezorny'], 5, { swaps: [e.swap(0, 0, 2, 5, 3)] }),
    [],
    ['a 5 is kept of 6, 6, 1'],
  ],
  ['Przezorny never', kept(['przezorny'], 6, { rulings: NEVER('przezorny') }), [], ['przezorny may not change']],
  ['Nieostrożny', kept(['przezorny', 'nieostrozny'], 6), [], ['przezorny may not change']],
  ['Rozrzutny keeps a 6', kept(['przezorny', 'rozrzutny'], 6), [], ['figure 0 (ada) is rozrzutny and keeps a 6']],
  ['none: Rozrzutny keeps a 5', kept(['przezorny', 'rozrzutny'], 5), [], []],
  ['Przezorny in the first round', start(['przezorny'], [die('przezorny', null, 6)]), [], ['a 6 is kept of nothing']],
  [
    'Kowal losu twice in a battle',
    twoRounds({ ada: ['kowal-losu'], first: [die('kowal-losu', 1, 6)], start: [die('kowal-losu', 2, 6)] }),
    [],
    ['kowal-losu may not change'],
  ],
  [
    'none: Mistyk twice in a battle',
    twoRounds({ ada: ['mistyk'], first: [die('mistyk', 1, 2)], start: [die('mistyk', 2, 1)] }),
    [],
    [],
  ],
]);

const barred = (traits: string[], turn: LogEvent[], start: LogEvent[] = []): Legal =>
  traitScene({ ada: traits, start, turn });
const SWAPPED = [...adasShot([2, 3], [e.swap(0, 0, 2, 6, 3)], 1), ...e.wait(0, 1)];

tellsFaults('Pechowiec', [
  ['none', barred(['pechowiec'], [...adasShot([2, 5], [], 1), ...e.wait(0, 1)]), [], []],
  ['a swap with a 1 in the pool', barred(['pechowiec'], SWAPPED), [], ['pechowiec bars figure 0 (ada) from swapping']],
  ['none: the 1 was rolled again', barred(['pechowiec', 'strateg'], SWAPPED, [die('strateg', 1, 3)]), [], []],
  ['none: without the trait', withTraits(barred([], SWAPPED), { ada: [] }), [], []],
]);
