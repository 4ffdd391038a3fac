import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import { withTraits } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE } from './legal.ts';
import type { Legal } from './told.ts';
import { shotAtAda, traitScene } from './trait-scenes.ts';

/** Guard 2 takes PŻ of ada, who has 4 and a pool of 6 6 5 1. */
const hit = (ada: readonly string[], hits: 1 | 2, damage: LogEvent[], more = {}): Legal =>
  traitScene({ ada, before: shotAtAda(hits, ...damage), ...more });
const wound = (hits: 1 | 2, facts: Parameters<typeof e.changed>[1]): LogEvent =>
  e.changed(e.damage(0, 2, hits, 4 - hits), facts);
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
