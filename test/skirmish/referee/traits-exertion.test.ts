import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, traitScene } from './trait-scenes.ts';
import { twoRounds } from './two-rounds.ts';

/** Two shots of ada in one activation. */
const twoShots = (traits: string[], first: LogEvent[], second: LogEvent[]): Legal =>
  traitScene({ ada: traits, turn: [...first, ...second] });
const MISS = adasShot([1, 2], [], 0);
const SICK = adasShot([1], [], 0, { hindrance: ['chronochoroba'] });
const SWAPPED = adasShot([2, 3], [e.swap(0, 0, 2, 4, 3)], 0);
const SHAKEN = adasShot([1], [], 0, { hindrance: ['chwiejny'] });
const POOL = { pool: [6, 6, 4, 1] };

tellsFaults('what came before', [
  ['none: Chronochoroba in the second test', twoShots(['chronochoroba'], SICK, MISS), [], []],
  [
    'Chronochoroba in the second test',
    twoShots(['chronochoroba'], SICK, SICK),
    [],
    ['from chronochoroba, not from nothing'],
  ],
  ['none: Chwiejny', traitScene({ ada: ['chwiejny'], turn: [...SWAPPED, ...SHAKEN], ...POOL }), [], []],
  [
    'Chwiejny is forgotten',
    traitScene({ ada: ['chwiejny'], turn: [...SWAPPED, ...MISS], ...POOL }),
    [],
    ['from nothing, not from chwiejny'],
  ],
  ['Chwiejny without a swap', twoShots(['chwiejny'], MISS, SHAKEN), [], ['from chwiejny, not from nothing']],
  [
    'none: Chwiejny in the next activation',
    twoRounds({ ada: ['chwiejny'], swaps: [e.swap(0, 0, 2, 6, 3)], turn: [...e.wait(0, 2)] }),
    [],
    [],
  ],
]);

/** Ada does this in the first round, and that in the second; she stands beside guard 2, or 6" from it. */
const after = (traits: string[], first: LogEvent[], second: LogEvent[], cell?: number): Legal => {
  const legal = twoRounds({ ada: traits, turn: [...second, ...e.wait(0, 1)], cell });
  const [begins, ends] = legal.events.flatMap((event, place) => (event.type === 'activation' ? [place] : []));
  return { ...legal, events: [...legal.events.slice(0, begins! + 1), ...first, ...legal.events.slice(ends)] };
};
const shoots = (...hindrance: string[]): LogEvent[] =>
  adasShot(hindrance.length > 0 ? [1] : [1, 2], [], 0, { hindrance });
const stabs = (...hindrance: string[]): LogEvent[] => [
  ...e.attack(0, 2, 'knife', 1),
  e.test(0, 'attack-melee', hindrance.length > 0 ? [1] : [1, 2], { hindrance }),
  e.result(0, 0),
  e.damage(2, 0, 0, 3),
];
const BESIDE = at(7, 4);
/** There and back. */
const run = (ap: 1 | 2, cell = at(2, 4)): LogEvent[] => e.move(0, ap, 2, cell, cell + 12, cell);
const TWICE = [...run(1), ...run(1)];

tellsFaults('exertion', [
  ['none: Astmatyk after a full move', after(['astmatyk'], run(2), shoots('astmatyk')), [], []],
  [
    'Astmatyk after a full move is forgotten',
    after(['astmatyk'], run(2), shoots()),
    [],
    ['from nothing, not from astmatyk'],
  ],
  ['none: Astmatyk after two moves', after(['astmatyk'], TWICE, shoots('astmatyk')), [], []],
  ['Astmatyk after one move', after(['astmatyk'], run(1), shoots('astmatyk')), [], ['from astmatyk, not from nothing']],
  ['none: Anemiczny does not touch shots', after(['anemiczny'], TWICE, shoots()), [], []],
  ['Anemiczny in a shot', after(['anemiczny'], TWICE, shoots('anemiczny')), [], ['from anemiczny, not from nothing']],
  ['none: Anemiczny after a full move', after(['anemiczny'], run(2, BESIDE), stabs('anemiczny'), BESIDE), [], []],
  [
    'none: Anemiczny after two blows',
    after(['anemiczny'], [...stabs(), ...stabs()], stabs('anemiczny'), BESIDE),
    [],
    [],
  ],
  [
    'Anemiczny after two blows is forgotten',
    after(['anemiczny'], [...stabs(), ...stabs()], stabs(), BESIDE),
    [],
    ['from nothing, not from anemiczny'],
  ],
  ['none: Anemiczny after one blow', after(['anemiczny'], stabs(), stabs(), BESIDE), [], []],
]);
