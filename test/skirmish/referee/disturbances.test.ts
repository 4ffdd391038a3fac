import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Happening } from '../../../src/skirmish/spec.ts';
import { at, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { scene } from './legal.ts';
import type { Legal } from './told.ts';

const EFFECT: LogEvent = { type: 'effect', effect: 'anomaly', rolled: 1, happens: true, outcome: null };
const REST = [e.idle(2), e.idle(1), e.idle(3), e.idle(4)].flat();

/** A scene in whose only round something general happens, and ada then acts. */
function after(
  happening: Happening,
  events: readonly LogEvent[],
  ada: LogEvent[],
  cells: Readonly<Record<number, number>> = {},
): Legal {
  const before = scene(cells);
  const round = before.findIndex(({ type }) => type === 'round') + 1;
  return {
    scenario: {
      ...SCENE,
      effects: [
        {
          kind: 'complication',
          id: 'anomaly',
          name: { pl: 'anomalia', en: 'anomaly' },
          rounds: [1],
          faces: [1],
          does: [happening],
        },
      ],
    },
    events: [
      ...before.slice(0, round),
      EFFECT,
      ...events,
      ...before.slice(round),
      e.activation(0),
      ...ada,
      ...REST,
      e.end('loss', null, 1),
    ],
  };
}

const walk = (columns: number) => Array.from({ length: columns + 1 }, (_, column) => at(column, 2));
const SLOW: Legal = after(
  { kind: 'time', within: null, factors: [0.5, 1.5] },
  [{ type: 'time', effect: 'anomaly', sector: 0, factor: 0.5 }],
  [...e.move(0, 1, 3, ...walk(3)), ...e.wait(0, 1)],
  { 0: at(0, 2) },
);
const FAST: Legal = after(
  { kind: 'time', within: { centre: 'hut', radius: 7.3 }, factors: [1.5] },
  [{ type: 'time', effect: 'anomaly', sector: null, factor: 1.5 }],
  [...e.move(0, 1, 8, ...walk(8)), ...e.wait(0, 1)],
  { 0: at(0, 2) },
);

const BREAKDOWN: Happening = { kind: 'breakdown', within: null, test: 'technical' };
const FAILS: readonly LogEvent[] = [
  { type: 'breakdown', figure: 0, effect: 'anomaly' },
  e.test(0, 'technical', [4], { hindrance: ['equipment'] }),
  e.result(0, 0),
  { type: 'jammed', figure: 0 },
];
const JAM = after(BREAKDOWN, FAILS, e.wait(0, 2));

const shot = (met: 'clear' | 'concealed') => [
  ...e.attack(0, 2, 'pistol', 3, met),
  e.test(0, 'attack-ranged', [1], { hindrance: ['concealment'] }),
  e.result(0, 0),
  e.damage(2, 0, 0, 3),
  ...e.wait(0, 1),
];
const FOG: Legal = after({ kind: 'fog' }, [], shot('concealed'), { 0: at(6, 4), 2: at(9, 4) });

const RESONANCE: Legal = after(
  { kind: 'pulse', centre: null, radius: 2, test: 'resistance', loses: 'ap' },
  [{ type: 'point', effect: 'anomaly', cell: at(2, 0) }, e.test(0, 'resistance', [5, 1]), e.result(0, 1)],
  e.wait(0, 2),
);

const SHOOTING = after(
  BREAKDOWN,
  FAILS,
  [
    ...e.attack(0, 2, 'pistol', 3),
    e.test(0, 'attack-ranged', [1, 1]),
    e.result(0, 0),
    e.damage(2, 0, 0, 3),
    ...e.wait(0, 1),
  ],
  { 0: at(6, 4), 2: at(9, 4) },
);

tellsFaults('general complications', [
  ['none: slower', SLOW, [], []],
  ['none: faster', FAST, [], []],
  ['none: equipment that fails', JAM, [], []],
  ['none: fog', FOG, [], []],
  ['none: a resonance', RESONANCE, [], []],
  ['none: a directive', after({ kind: 'directive' }, [], e.wait(0, 2)), [], []],
  [
    'too far where time is slow',
    SLOW,
    [{ at: ['move'], set: { path: walk(4), cost: 4 } }],
    ['the path costs 4"; 3" may be spent'],
  ],
  [
    'none: as far as ever where it is not',
    SLOW,
    [
      { at: ['time'], set: { sector: 1 } },
      { at: ['move'], set: { path: walk(4), cost: 4 } },
    ],
    [],
  ],
  [
    'too far where it is fast',
    FAST,
    [{ at: ['move'], set: { path: [...walk(8), at(8, 3), at(8, 4)], cost: 10 } }],
    ['the path costs 10"; 9" may be spent'],
  ],
  [
    'time at another pace',
    SLOW,
    [{ at: ['time'], set: { factor: 0.75 } }],
    ['a Move has 0.75 times its inches; allowed: 0.5, 1.5'],
  ],
  ['a sector where there is none', FAST, [{ at: ['time'], set: { sector: 3 } }], ['it is no sector of the table']],
  ['no breakdown', JAM, [{ drop: ['breakdown'], count: 4 }], ['anomaly strikes nobody']],
  [
    'a breakdown of an opponent',
    JAM,
    [{ at: ['breakdown'], set: { figure: 2 } }],
    [
      'the equipment of figure 2 (guard) cannot fail',
      'figure 2 (guard) has to be tested',
      'the result is not that of',
      'the equipment of figure 0 works',
    ],
  ],
  [
    'not hindered',
    JAM,
    [{ at: ['test'], set: { hindrance: [], dice: 'standard', rolled: [4, 4] } }],
    ['the hindrance comes from nothing, not from equipment'],
  ],
  ['works after a failure', JAM, [{ drop: ['jammed'] }], ['failed its test and its equipment works']],
  [
    'fails after a success',
    JAM,
    [
      { at: ['test'], set: { rolled: [5] } },
      { at: ['result'], set: { successes: 1 } },
    ],
    ['the equipment of figure 0 works'],
  ],
  ['shooting with what has failed', SHOOTING, [], ['the equipment of figure 0 (ada) does not work']],
  [
    'seen clearly in fog',
    FOG,
    [{ at: ['attack'], set: { sight: { seen: true, concealed: false, cover: false } } }],
    ['the target is concealed'],
  ],
  [
    'somebody near the point is left out',
    RESONANCE,
    [{ drop: ['test'], count: 2 }],
    ['"first" stands where "test" belongs'],
  ],
  [
    'somebody far from it is tested',
    RESONANCE,
    [{ at: ['point'], set: { cell: at(5, 5) } }],
    ['"test" stands where "first" belongs'],
  ],
]);
