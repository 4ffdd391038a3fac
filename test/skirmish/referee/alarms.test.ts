import type { Effect } from '../../../src/skirmish/spec.ts';
import { at, SCENARIO, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { untilLimit } from './legal.ts';
import type { Edit, Legal } from './told.ts';

const ALARM: Effect = {
  kind: 'alarm',
  id: 'siren',
  name: { pl: 'syrena', en: 'siren' },
  watch: ['guards'],
  tests: ['stealth'],
  loud: true,
  force: 'tiger',
  count: 1,
};
const scenario = { ...SCENE, effects: [ALARM] };

const spotted = (guard: number) => ({ type: 'spotted', figure: guard, target: 0, effect: 'siren' }) as const;
const raised = (figure: number) => ({ type: 'alarm', figure, effect: 'siren' }) as const;
const hides = (...rolled: number[]) => e.test(0, 'stealth', rolled, { advantage: ['zwinny'] });

/** Both guards see ada; the first does not notice her, the second does. */
const WATCH: Legal = {
  ...untilLimit(
    { 0: at(6, 4) },
    e.idle(0),
    [e.activation(2), spotted(2), hides(5, 1, 1), e.result(0, 1), ...e.wait(2, 2)],
    e.idle(1),
    [e.activation(3), spotted(3), hides(1, 1, 1), e.result(0, 0), raised(3), ...e.wait(3, 2)],
    e.idle(4),
  ),
  scenario,
};

/** Ada shoots; nobody needs to look for her then. */
const NOISE: Legal = {
  ...untilLimit(
    { 0: at(6, 4) },
    [
      e.activation(0),
      ...e.attack(0, 4, 'pistol', 5),
      raised(0),
      e.test(0, 'attack-ranged', [1, 1]),
      e.result(0, 0),
      e.damage(4, 0, 0, 6),
      ...e.wait(0, 1),
    ],
    e.idle(2),
    e.idle(1),
    e.idle(3),
    e.idle(4),
  ),
  scenario,
};

/** Ada steps into the sight of a guard. */
const MOVER: Legal = {
  ...untilLimit(
    { 0: at(6, 4) },
    [
      e.activation(0),
      ...e.move(0, 1, 1, at(6, 4), at(6, 5)),
      spotted(3),
      hides(5, 1, 1),
      e.result(0, 1),
      ...e.wait(0, 1),
    ],
    e.idle(2),
    e.idle(1),
    e.idle(3),
    e.idle(4),
  ),
  scenario,
  rulings: { 'stealth.when': 'figure-moves' },
};

/** Nobody is noticed in the first round but by the noise; then the tiger comes. */
const COMES: Legal = {
  scenario: { ...SCENARIO, effects: [ALARM] },
  events: [
    e.arrive(0, at(1, 2)),
    e.arrive(1, at(1, 5)),
    e.arrive(2, at(9, 0)),
    e.arrive(3, at(9, 1)),
    e.arrive(4, at(10, 2)),
    e.arrive(6, at(0, 4)),
    e.round(1),
    e.first([6, 1]),
    e.pool(0, 6, 6, 5, 1),
    e.pool(1, 6, 5, 4, 1, 1),
    e.activation(0),
    ...e.attack(0, 4, 'pistol', 9),
    raised(0),
    e.test(0, 'attack-ranged', [1, 1]),
    e.result(0, 0),
    e.damage(4, 0, 0, 6),
    ...e.wait(0, 1),
    e.idle(2),
    e.idle(1),
    e.idle(3),
    e.idle(4),
    e.round(2),
    { type: 'effect', effect: 'siren', rolled: null, happens: true, outcome: null } as const,
    e.arrive(5, at(7, 0), 'siren'),
    e.first([6, 1]),
    e.pool(0, 6, 6, 5, 1),
    e.pool(1, 6, 5, 4, 1, 1),
    e.idle(0),
    e.idle(2),
    e.idle(1),
    e.idle(3),
    e.idle(4),
    e.idle(5),
    e.end('loss', null, 2),
  ].flat(),
};

const UNNOTICED: Edit[] = [
  { at: ['test', 1], set: { rolled: [6, 1, 1] } },
  { at: ['result', 1], set: { successes: 1 } },
];

tellsFaults('alarms', [
  ['none', WATCH, [], []],
  ['none: a noise', NOISE, [], []],
  ['none: who moves is seen', MOVER, [], []],
  ['none: who comes', COMES, [], []],
  ['none: nobody is noticed', WATCH, [...UNNOTICED, { drop: ['alarm'] }], []],
  ['no test', WATCH, [{ drop: ['spotted'], count: 3 }], ['figure 2 (guard) overlooks figure 0 (ada) without a test']],
  [
    'somebody who is farther off',
    WATCH,
    [{ at: ['spotted'], set: { target: 1 } }],
    [
      'figure 1 (bob) is tested; figure 0 (ada) is the nearest',
      'figure 1 (bob) has to be tested',
      'zwinny',
      'figure 1 (bob)',
    ],
  ],
  [
    'by another guard',
    WATCH,
    [{ at: ['spotted'], set: { figure: 3 } }],
    ['figure 3 looks in place of figure 2 (guard)'],
  ],
  [
    'a test of another kind',
    WATCH,
    [{ at: ['test'], set: { kind: 'agility' } }],
    ['the test is of agility, not of stealth'],
  ],
  ['no alarm after a failure', WATCH, [{ drop: ['alarm'] }], ['siren is not raised']],
  [
    'an alarm after a success',
    WATCH,
    UNNOTICED,
    ['was not noticed and there is an alarm', '"alarm" stands out of order'],
  ],
  [
    'raised by somebody else',
    WATCH,
    [{ at: ['alarm'], set: { figure: 2 } }],
    ['siren is raised by figure 2, not by figure 3 (guard)'],
  ],
  [
    'a test after the alarm',
    NOISE,
    [{ before: ['line', 2], add: [spotted(2), hides(5, 1, 1), e.result(0, 1)] }],
    ['figure 2 has nobody to notice'],
  ],
  ['a silent fight', NOISE, [{ drop: ['alarm'] }], ['siren is not raised']],
  [
    'none: a fight that is not loud',
    { ...NOISE, scenario: { ...scenario, effects: [{ ...ALARM, loud: false, watch: [] }] } },
    [{ drop: ['alarm'] }],
    [],
  ],
  ['none to come', COMES, [{ drop: ['effect'], count: 2 }], ['siren is left out in round 2', 'figure 5', 'figure 5']],
  ['who does not come', COMES, [{ drop: ['arrive', 6] }], ['siren brings fewer than 1', 'figure 5', 'figure 5']],
]);
