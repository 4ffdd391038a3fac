import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, CLIMB, MELEE, untilLimit } from './legal.ts';

const ONE_SWAP = { 'swaps.per-test': 'one' };

tellsFaults('tests', [
  ['a die too few', BATTLE, [{ at: ['test'], set: { rolled: [5, 2] } }], ['2 dice are rolled; advantage is 3']],
  ['a die too many', BATTLE, [{ at: ['test', 1], set: { rolled: [5, 1, 1] } }], ['3 dice are rolled; standard is 2']],
  [
    'a mode that nothing gives',
    BATTLE,
    [{ at: ['test', 1], set: { dice: 'hindrance', rolled: [5] } }],
    ['what is listed makes them standard'],
  ],
  [
    'an advantage that nobody has',
    BATTLE,
    [{ at: ['test', 1], set: { dice: 'advantage', advantage: ['aim'], rolled: [5, 1, 1] } }],
    ['the advantage comes from aim, not from nothing'],
  ],
  [
    'a hindrance that nothing gives',
    BATTLE,
    [{ at: ['test', 1], set: { dice: 'hindrance', hindrance: ['concealment'], rolled: [5] } }],
    ['the hindrance comes from concealment, not from nothing'],
  ],
  [
    'a trait is forgotten',
    CLIMB,
    [{ at: ['test'], set: { dice: 'standard', advantage: [], rolled: [5, 1] } }],
    ['from nothing, not from zwinny'],
  ],
  [
    'a trait twice',
    CLIMB,
    [{ at: ['test'], set: { advantage: ['zwinny', 'zwinny'] } }],
    ['from zwinny, zwinny, not from zwinny'],
  ],
  [
    'another figure is tested',
    BATTLE,
    [{ at: ['test', 1], set: { figure: 3 } }],
    ['figure 2 (guard) has to be tested, not figure 3'],
  ],
  [
    'successes that are not there',
    BATTLE,
    [{ at: ['result', 1], set: { successes: 2 } }],
    ['2 successes are counted; 5, 1 are 1'],
  ],
  [
    'a success is missed',
    CLIMB,
    [{ at: ['result'], set: { successes: 0 } }],
    ['0 successes are counted; 5, 1, 1 are 1'],
  ],
  [
    'three dice give two successes',
    CLIMB,
    [
      { at: ['test'], set: { rolled: [5, 6, 6] } },
      { at: ['result'], set: { successes: 3 } },
    ],
    ['3 successes are counted; 5, 6, 6 are 2'],
  ],
  ["another's result", BATTLE, [{ at: ['result'], set: { figure: 2 } }], ['the result is not that of figure 0 (ada)']],
  ['no result', BATTLE, [{ drop: ['result'] }], ['"damage" stands where "result" belongs']],
]);

const swaps = (...events: LogEvent[]) => ({ before: ['result'], add: events }) as const;
const TWO_HITS = [
  { at: ['result'], set: { successes: 2 } },
  { at: ['damage'], set: { successes: 2, taken: 2, hp: 1 } },
] as const;

/** Ada shoots with a pool of 6, 6, 5, 1 and 4 PŻ, and swaps one die. */
const SHOT = untilLimit(
  { 0: at(2, 4), 2: at(8, 4) },
  [
    e.activation(0),
    ...e.attack(0, 2, 'pistol', 6),
    e.test(0, 'attack-ranged', [2, 3]),
    e.swap(0, 0, 2, 6, 3),
    e.result(0, 1),
    e.damage(2, 0, 1, 2),
    ...e.wait(0, 1),
  ],
  e.idle(2),
  e.idle(1),
  e.idle(3),
  e.idle(4),
);

tellsFaults('swaps', [
  ['none: one', SHOT, [], []],
  ['none: two', SHOT, [swaps(e.swap(0, 1, 3, 5, 2)), ...TWO_HITS], []],
  [
    'two where one is allowed',
    { ...SHOT, rulings: ONE_SWAP },
    [swaps(e.swap(0, 1, 3, 5, 2)), ...TWO_HITS],
    ['a second die'],
  ],
  [
    'a die that lies elsewhere',
    SHOT,
    [{ at: ['swap'], set: { place: 1 } }],
    ['a 2 is taken from place 1, where 3 lies'],
  ],
  [
    'a die that is not rolled',
    SHOT,
    [{ at: ['swap'], set: { place: 2 } }],
    ['a 2 is taken from place 2, where no die lies'],
  ],
  [
    'a die that is not in the pool',
    SHOT,
    [{ at: ['pool'], set: { dice: [5, 2, 1, 5] } }],
    ['no 6 in the pool (5, 2, 1, 5)'],
  ],
  [
    'a pool die twice',
    SHOT,
    [swaps(e.swap(0, 1, 3, 6, 2)), { at: ['pool'], set: { dice: [6, 2, 1, 5] } }, ...TWO_HITS],
    ['no 6 in the pool (2, 1, 5)'],
  ],
  ['nothing is paid', SHOT, [{ at: ['swap'], set: { hp: 4 } }], ['a swap costs 1 PŻ of 4, which does not leave 4']],
  ['two PŻ are paid', SHOT, [{ at: ['swap'], set: { hp: 2 } }], ['a swap costs 1 PŻ of 4, which does not leave 2']],
  [
    'the last PŻ',
    SHOT,
    [swaps(e.swap(0, 1, 3, 5, 2), e.swap(0, 1, 5, 6, 1), e.swap(0, 1, 6, 1, 0))],
    ['the last PŻ is paid for a swap'],
  ],
  ['somebody else swaps', SHOT, [{ at: ['swap'], set: { figure: 1 } }], ['figure 1 swaps in a test of figure 0 (ada)']],
  [
    'an NPC swaps',
    MELEE,
    [{ before: ['result', 1], add: [e.swap(2, 1, 2, 1, 1)] }],
    ['figure 2 (guard) has no pool to swap from', 'there is no 1 in the pool (empty)'],
  ],
  [
    'after the result',
    SHOT,
    [{ move: ['swap'], count: 1, before: ['damage'] }],
    ['1 successes are counted', '"swap" stands where'],
  ],
]);
