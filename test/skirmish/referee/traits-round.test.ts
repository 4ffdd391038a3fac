import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { traitScene } from './trait-scenes.ts';
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

const NEVER = (trait: string) => ({ [`use.${trait}`]: 'never' });

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
