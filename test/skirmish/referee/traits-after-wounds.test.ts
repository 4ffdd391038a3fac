import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';

/** Guard 2 takes PŻ of ada, who has 4 and a pool of 6 6 5 1. */
const hit = (ada: readonly string[], hits: 1 | 2, damage: LogEvent[], more = {}): Legal =>
  traitScene({ ada, before: shotAtAda(hits, ...damage), ...more });
const wound = (hits: 1 | 2, facts: Parameters<typeof e.changed>[1]): LogEvent =>
  e.changed(e.damage(0, 2, hits, 4 - hits), facts);
const die = (by: string, to: number): LogEvent => e.poolDie(0, by, null, to);

const MORE = { nadwrazliwy: 1 };
const LESS = { twardziel: 1 };

const BREATH_PAID = { 'wound.down-to-one': 'damage' };
const HURT_PAID = { 'traits.adrenalina': 'any-loss' };
/** Two PŻ are taken; then ada pays one for a swap. */
const paying = (ada: readonly string[], after: LogEvent[], rulings = {}): Legal =>
  traitScene({
    ada,
    before: shotAtAda(2, e.damage(0, 2, 2, 2), ...(ada.includes('adrenalina') ? [die('adrenalina', 2)] : [])),
    turn: [...adasShot([2, 3], [e.swap(0, 0, 2, 6, 1), ...after], 1), ...e.wait(0, 1)],
    rulings,
  });
/** Guard 2 brings ada to 1 PŻ. */
const TO_ONE = wound(2, { added: MORE, taken: 3, hp: 1 });
const toOne = (ada: readonly string[], after: LogEvent[]): Legal => hit(['nadwrazliwy', ...ada], 2, [TO_ONE, ...after]);

tellsFaults('what follows on a wound', [
  ['none: Drugi oddech', toOne(['drugi-oddech'], [e.heal(0, 'drugi-oddech', 3, 4)]), [], []],
  ['none: Drugi oddech rolls a 1', toOne(['drugi-oddech'], [e.heal(0, 'drugi-oddech', 1, 2)]), [], []],
  [
    'Drugi oddech is forgotten',
    toOne(['drugi-oddech'], []),
    [],
    ['recovers by drugi-oddech, and the log does not say'],
  ],
  [
    'Drugi oddech above the greatest',
    toOne(['drugi-oddech'], [e.heal(0, 'drugi-oddech', 4, 5)]),
    [],
    ['4 PŻ are recovered by drugi-oddech; 3 may be'],
  ],
  ['the sum is wrong', toOne(['drugi-oddech'], [e.heal(0, 'drugi-oddech', 2, 4)]), [], ['1 PŻ and 2 are not 4']],
  [
    'Drugi oddech at 2 PŻ',
    hit(['drugi-oddech'], 2, [e.damage(0, 2, 2, 2), e.heal(0, 'drugi-oddech', 2, 4)]),
    [],
    ['drugi-oddech may not help'],
  ],
  ['none: Nieustępliwy', toOne(['nieustepliwy'], [die('nieustepliwy', 3)]), [], []],
  [
    'Nieustępliwy is forgotten',
    toOne(['nieustepliwy'], []),
    [],
    ['nieustepliwy changes the pool of figure 0 (ada), and'],
  ],
  [
    'Nieustępliwy at 2 PŻ',
    hit(['nieustepliwy'], 2, [e.damage(0, 2, 2, 2), die('nieustepliwy', 3)]),
    [],
    ['nieustepliwy may not change'],
  ],
  [
    'none: both, in order',
    toOne(['nieustepliwy', 'drugi-oddech'], [e.heal(0, 'drugi-oddech', 1, 2), die('nieustepliwy', 3)]),
    [],
    [],
  ],
  ['none: Adrenalina', hit(['adrenalina'], 1, [e.damage(0, 2, 1, 3), die('adrenalina', 3)]), [], []],
  ['Adrenalina is forgotten', hit(['adrenalina'], 1, []), [], ['adrenalina changes the pool of figure 0 (ada), and']],
  [
    'Adrenalina twice',
    hit(['adrenalina'], 1, [e.damage(0, 2, 1, 3), die('adrenalina', 3), die('adrenalina', 3)]),
    [],
    ['adrenalina may not'],
  ],
  [
    'Adrenalina without damage',
    hit(['adrenalina', 'twardziel'], 1, [wound(1, { ignored: LESS, taken: 0, hp: 4 }), die('adrenalina', 3)]),
    [],
    ['adrenalina may not'],
  ],
  ['none: a swap brings it to 1', paying(['nieustepliwy'], [die('nieustepliwy', 3)]), [], []],
  ['a swap brings it to 1', paying(['nieustepliwy'], []), [], ['nieustepliwy changes the pool']],
  ['none: paid PŻ do not count', paying(['nieustepliwy', 'drugi-oddech'], [], BREATH_PAID), [], []],
  [
    'paid PŻ do not count',
    paying(['nieustepliwy'], [die('nieustepliwy', 3)], BREATH_PAID),
    [],
    ['nieustepliwy may not'],
  ],
  ['none: Adrenalina and paid PŻ', paying(['adrenalina'], []), [], []],
  ['none: Adrenalina after paid PŻ', paying(['adrenalina'], [die('adrenalina', 5)], HURT_PAID), [], []],
  ['Adrenalina after paid PŻ', paying(['adrenalina'], [die('adrenalina', 5)]), [], ['adrenalina may not']],
]);

const HALF = e.damage(0, 2, 2, 2);
const start = (ada: readonly string[], events: LogEvent[], rulings = {}): Legal =>
  traitScene({ ada, before: shotAtAda(2, HALF), start: events, rulings });
const REGENERATES = e.heal(0, 'regeneracja', 1, 3);
const tested = (kind: 'resistance' | 'will', ...dice: [number, number]): LogEvent[] => [
  e.test(0, kind, dice),
  e.result(0, dice.filter((face) => face > 4).length),
];

tellsFaults('Regeneracja and Zmęczliwy', [
  ['none', start(['regeneracja'], [REGENERATES]), [], []],
  ['forgotten', start(['regeneracja'], []), [], ['recovers by regeneracja, and the log does not say so']],
  [
    'two PŻ',
    start(['regeneracja'], [e.heal(0, 'regeneracja', 2, 4)]),
    [],
    ['2 PŻ are recovered by regeneracja; 1 may be'],
  ],
  [
    'above half',
    traitScene({ ada: ['regeneracja'], before: shotAtAda(1), start: [e.heal(0, 'regeneracja', 1, 4)] }),
    [],
    ['regeneracja may not help figure 0 (ada) now'],
  ],
  ['without the trait', start([], [REGENERATES]), [], ['regeneracja may not help']],
  [
    'none: after a passed test',
    start(['regeneracja', 'zmeczliwy'], [...tested('resistance', 5, 1), REGENERATES]),
    [],
    [],
  ],
  ['none: after a failed test', start(['regeneracja', 'zmeczliwy'], tested('resistance', 4, 1)), [], []],
  [
    'without a test',
    start(['regeneracja', 'zmeczliwy'], [REGENERATES]),
    [],
    ['recovers by regeneracja and takes no test'],
  ],
  [
    'in spite of a failed test',
    start(['regeneracja', 'zmeczliwy'], [...tested('resistance', 4, 1), REGENERATES]),
    [],
    ['1 PŻ are recovered by regeneracja; 0 may be'],
  ],
  [
    'none: a test of will',
    start(['regeneracja', 'zmeczliwy'], [...tested('will', 5, 1), REGENERATES], { 'recovery.test': 'will' }),
    [],
    [],
  ],
  [
    'a test of will',
    start(['regeneracja', 'zmeczliwy'], [...tested('will', 5, 1), REGENERATES]),
    [],
    ['the test is of will, not of resistance'],
  ],
]);
