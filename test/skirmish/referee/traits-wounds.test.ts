import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import { withTraits } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE } from './legal.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';

/** Guard 2 takes PŻ of ada, who has 4 and a pool of 6 6 5 1. */
const hit = (ada: readonly string[], hits: 1 | 2, damage: LogEvent[], more = {}): Legal =>
  traitScene({ ada, before: shotAtAda(hits, ...damage), ...more });
const wound = (hits: 1 | 2, facts: Parameters<typeof e.changed>[1]): LogEvent =>
  e.changed(e.damage(0, 2, hits, 4 - hits), facts);
const die = (by: string, to: number): LogEvent => e.poolDie(0, by, null, to);

const LESS_FIRST = { 'wound.order': 'less-first' };
const MORE = { nadwrazliwy: 1 };
const LESS = { twardziel: 1 };

tellsFaults('how much a wound takes', [
  ['none: Nadwrażliwy', hit(['nadwrazliwy'], 1, [wound(1, { added: MORE, taken: 2, hp: 2 })]), [], []],
  [
    'Nadwrażliwy is forgotten',
    hit(['nadwrazliwy'], 1, []),
    [],
    ['nadwrazliwy adds 0, not 1', '1 PŻ are taken, not 2', '3 PŻ are left of 4, not 2'],
  ],
  [
    'Nadwrażliwy without the trait',
    hit([], 1, [wound(1, { added: MORE, taken: 2, hp: 2 })]),
    [],
    ['nadwrazliwy adds 1, not 0', '2 PŻ are taken, not 1', '2 PŻ are left of 4'],
  ],
  ['none: Twardziel', hit(['twardziel'], 2, [wound(2, { ignored: LESS, taken: 1, hp: 3 })]), [], []],
  [
    'Twardziel is forgotten',
    hit(['twardziel'], 2, []),
    [],
    ['twardziel ignores 0, not 1', '2 PŻ are taken, not 1', '2 PŻ are left of 4'],
  ],
  [
    'Twardziel by two',
    hit(['twardziel'], 2, [wound(2, { ignored: { twardziel: 2 }, taken: 0, hp: 4 })]),
    [],
    ['twardziel ignores 2, not 1', '0 PŻ are taken', '4 PŻ are left'],
  ],
  ['none: one and one less', hit(['twardziel'], 1, [wound(1, { ignored: LESS, taken: 0, hp: 4 })]), [], []],
  [
    'none: more first',
    hit(['twardziel', 'nadwrazliwy'], 1, [wound(1, { added: MORE, ignored: LESS, taken: 1, hp: 3 })]),
    [],
    [],
  ],
  [
    'none: less first',
    hit(['twardziel', 'nadwrazliwy'], 1, [wound(1, { ignored: LESS, taken: 0, hp: 4 })], { rulings: LESS_FIRST }),
    [],
    [],
  ],
  [
    'less first, with more',
    hit(['twardziel', 'nadwrazliwy'], 1, [wound(1, { added: MORE, ignored: LESS, taken: 1, hp: 3 })], {
      rulings: LESS_FIRST,
    }),
    [],
    ['nadwrazliwy adds 1, not 0', '1 PŻ are taken, not 0', '3 PŻ are left'],
  ],
  [
    'Twardziel twice',
    traitScene({
      ada: ['twardziel'],
      cells: { 3: at(8, 5) },
      before: [
        ...e.attack(2, 0, 'rifle', 6),
        e.test(2, 'attack-ranged', [5, 1]),
        e.result(2, 1),
        wound(1, { ignored: LESS, taken: 0, hp: 4 }),
        ...e.attack(2, 0, 'rifle', 6),
        e.test(2, 'attack-ranged', [5, 1]),
        e.result(2, 1),
        wound(1, { ignored: LESS, taken: 0, hp: 4 }),
      ],
    }),
    [],
    ['twardziel ignores 1, not 0', '0 PŻ are taken, not 1', '4 PŻ are left of 4, not 3'],
  ],
  [
    'none: Nadwrażliwy in a trap',
    withTraits(BATTLE, { ada: ['zwinny', 'odporny', 'nadwrazliwy', 'twardziel'] }),
    [
      {
        at: ['damage', 1],
        set: { added: [{ by: 'nadwrazliwy', count: 1 }], ignored: [{ by: 'twardziel', count: 1 }] },
      },
      { at: ['damage', 6], set: { added: [{ by: 'nadwrazliwy', count: 1 }], ignored: [{ by: 'odporny', count: 1 }] } },
    ],
    [],
  ],
]);

/** A second shot by which ada would be eliminated. */
const last = (damage: LogEvent, ...more: LogEvent[]): LogEvent[] => [
  ...e.attack(2, 0, 'rifle', 6),
  e.test(2, 'attack-ranged', [5, 6]),
  e.result(2, 2),
  e.damage(0, 2, 2, 2),
  ...e.attack(2, 0, 'rifle', 6),
  e.test(2, 'attack-ranged', [6, 6]),
  e.result(2, 2),
  damage,
  ...more,
];
const SAVED = wound(2, { ignored: { odporny: 1 }, taken: 1, hp: 1 });

tellsFaults('Odporny', [
  ['none', traitScene({ ada: ['odporny'], before: last(SAVED) }), [], []],
  [
    'forgotten',
    traitScene({ ada: ['odporny'], before: last(wound(2, { taken: 2, hp: 0 })) }),
    [],
    [
      'odporny ignores 0, not 1',
      '2 PŻ are taken, not 1',
      '0 PŻ are left of 2, not 1',
      '"activation" stands where "eliminated" belongs',
    ],
  ],
  [
    'where PŻ would be left',
    hit(['odporny'], 2, [wound(2, { ignored: { odporny: 1 }, taken: 1, hp: 3 })]),
    [],
    ['odporny ignores 1, not 0', '1 PŻ are taken, not 2', '3 PŻ are left'],
  ],
  [
    'without the trait',
    traitScene({ before: last(SAVED) }),
    [],
    ['odporny ignores 1, not 0', '1 PŻ are taken, not 2', '1 PŻ are left of 2, not 0'],
  ],
]);

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

/** Bob defends ada: his pool is 6 5 4 1 1, his PŻ 5, and he stands at 0, 1. */
const DEFENCE = [e.poolDie(1, 'obronca', 5, null), e.pay(1, 'obronca', 4)];
const defended = (events: LogEvent[], facts: Parameters<typeof e.changed>[1], more = {}): Legal =>
  traitScene({ bob: ['obronca'], before: shotAtAda(2, ...events, wound(2, facts)), ...more });
const BY_ONE = { ignored: { obronca: 1 }, taken: 1, hp: 3 };

tellsFaults('Obrońca', [
  ['none', defended(DEFENCE, BY_ONE), [], []],
  ['none: not', defended([], { taken: 2, hp: 2 }), [], []],
  ['nothing is paid', defended(DEFENCE.slice(0, 1), BY_ONE), [], ['figure 1 (bob) pays no PŻ for obronca']],
  ['a 4', defended([e.poolDie(1, 'obronca', 4, null), e.pay(1, 'obronca', 4)], BY_ONE), [], ['obronca spends a 4']],
  [
    'by two',
    defended(DEFENCE, { ignored: { obronca: 2 }, taken: 0, hp: 4 }),
    [],
    ['obronca ignores 2, not 1', '0 PŻ are taken', '4 PŻ are left'],
  ],
  [
    'twice',
    defended([...DEFENCE, e.poolDie(1, 'obronca', 6, null), e.pay(1, 'obronca', 3)], {
      ignored: { obronca: 2 },
      taken: 0,
      hp: 4,
    }),
    [],
    ['defends twice against one wound'],
  ],
  ['it is not said', defended(DEFENCE, { taken: 1, hp: 3 }), [], ['obronca ignores 0, not 1']],
  [
    'said without a die',
    defended([], BY_ONE),
    [],
    ['obronca ignores 1, not 0', '1 PŻ are taken, not 2', '3 PŻ are left'],
  ],
  [
    'never',
    defended(DEFENCE, BY_ONE, { rulings: { 'use.obronca': 'never' } }),
    [],
    ['obronca is used, which the settings rule out'],
  ],
  [
    'out of sight',
    defended(DEFENCE, BY_ONE, { cells: { 0: at(6, 1), 1: at(4, 1), 2: at(6, 7) } }),
    [{ at: ['attack'], set: { distance: 6 } }],
    ['figure 1 (bob) does not see figure 0 (ada)'],
  ],
  [
    'itself',
    defended(
      [e.poolDie(0, 'obronca', 5, null), e.pay(0, 'obronca', 3)],
      { ignored: { obronca: 1 }, taken: 1, hp: 2 },
      { ada: ['obronca'] },
    ),
    [],
    ['figure 0 (ada) does not see'],
  ],
  [
    'without the trait',
    defended(DEFENCE, BY_ONE, { bob: [] }),
    [],
    ['figure 1 (bob) uses obronca, which it does not have'],
  ],
  [
    'wrong PŻ',
    defended([DEFENCE[0]!, e.pay(1, 'obronca', 3)], BY_ONE),
    [],
    ['1 PŻ of 5 is paid, which does not leave 3'],
  ],
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
