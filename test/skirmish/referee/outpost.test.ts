import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Effect, Force, Scenario } from '../../../src/skirmish/spec.ts';
import { at, SCENARIO } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { IDLE, untilLimit } from './legal.ts';
import type { Legal } from './told.ts';

/** What Posterunek Zeta-7 has of its own: barricades, ways in that change, an object. */

const line: LogEvent = { type: 'line', figure: 0, list: 'list', line: 1, name: 'line', second: false };
const barricade = (cell: number): LogEvent[] => [line, { type: 'barricade', figure: 0, effect: 'bags', cell, ap: 1 }];

const BAGS: Extract<Effect, { kind: 'barricades' }> = {
  kind: 'barricades',
  id: 'bags',
  name: { pl: 'bags', en: 'bags' },
  rounds: [1],
  count: 1,
  zone: 'camp',
};

const withEffect = (legal: Legal, effect: Effect): Legal => ({
  ...legal,
  scenario: { ...legal.scenario, effects: [...legal.scenario.effects, effect] },
});

const withoutWins = (legal: Legal): Legal => ({ ...legal, scenario: { ...legal.scenario, wins: [] } });

/** Ada sets up a barricade in the camp, and a guard shoots at her over it. */
const BEHIND = withEffect(
  withoutWins(
    untilLimit(
      { 0: at(9, 4), 2: at(11, 6) },
      [e.activation(0), ...barricade(at(10, 5)), ...e.wait(0, 1)],
      [
        e.activation(2),
        ...e.attack(2, 0, 'rifle', Math.hypot(2, 2), 'cover'),
        e.test(2, 'attack-ranged', [6, 6]),
        e.result(2, 2),
        e.damage(0, 2, 2, 3, 'cover'),
        ...e.wait(2, 1),
      ],
      e.idle(1),
      e.idle(3),
      e.idle(4),
    ),
  ),
  BAGS,
);

/** The same with barricades of another kind. */
function supplied(more: {
  readonly count?: number;
  readonly rounds?: readonly number[];
  readonly zone?: string;
}): Legal {
  return withEffect({ ...BEHIND, scenario: { ...BEHIND.scenario, effects: [] } }, { ...BAGS, ...more });
}

const another = (cell: number) => ({ at: ['wait'], set: { type: 'barricade', effect: 'bags', cell, ap: 1 } }) as const;

tellsFaults('barricades', [
  ['none', BEHIND, [], []],
  [
    'without the cover that it gives',
    BEHIND,
    [
      { at: ['attack'], set: { sight: { seen: true, concealed: false, cover: false } } },
      { at: ['damage'], set: { ignored: [], taken: 2, hp: 2 } },
    ],
    ['the target is in cover', '0 successes are ignored', '2 PŻ are taken, not 1', '2 PŻ are left of 4, not 3'],
  ],
  [
    'cover that it does not give',
    BEHIND,
    [{ at: ['barricade'], set: { cell: at(10, 3) } }],
    ['the target is not in cover', 'cover ignores', '1 PŻ are taken, not 2', '3 PŻ are left of 4, not 2'],
  ],
  ['twice with one', BEHIND, [another(at(10, 4))], ['2 barricades are set up; there are 1']],
  ['twice on a cell', supplied({ count: 2 }), [another(at(10, 5))], [`cell ${at(10, 5)} is cover already`]],
  ['in another round', supplied({ rounds: [2] }), [], ['no barricades are set up in round 1']],
  ['outside its zone', supplied({ zone: 'deployment' }), [], ['the barricade stands outside deployment']],
  ['from afar', supplied({ count: 2 }), [another(at(11, 3))], ['sets up a barricade away from itself']],
  ['on its own cell', supplied({ count: 2 }), [another(at(9, 4))], ['away from itself', 'figure 0 (ada) stands where']],
  [
    'on a figure',
    supplied({ count: 2 }),
    [{ at: ['arrive', 3], set: { cell: at(10, 3) } }, another(at(10, 3))],
    ['figure 3 (guard) stands where the barricade is set up'],
  ],
  ['by somebody else', BEHIND, [{ at: ['barricade'], set: { figure: 2 } }], ['figure 2 acts in the turn of figure 0']],
  [
    'of no supply',
    BEHIND,
    [{ at: ['barricade'], set: { effect: 'tripwire' } }],
    ['there are no barricades "tripwire"'],
  ],
]);

/** The arena to the end of its only round, with a change of the ways in at its start. */
function changed(change: 'close' | 'open', zones: readonly string[], ...after: LogEvent[]): Legal {
  const ways: Effect = {
    kind: 'complication',
    id: 'ways',
    name: { pl: 'ways', en: 'ways' },
    rounds: [1],
    faces: [1, 2, 3],
    does: [{ kind: 'entries', change, zones }],
  };
  const legal = withEffect(IDLE, ways);
  const effect: LogEvent = { type: 'effect', effect: 'ways', rolled: 1, happens: true, outcome: null };
  const round = legal.events.findIndex(({ type }) => type === 'round');
  const events = [...legal.events.slice(0, round + 1), effect, ...after, ...legal.events.slice(round + 1)];
  return { ...legal, events };
}

const entry = (zone: string, change: 'close' | 'open'): LogEvent => ({ type: 'entry', effect: 'ways', zone, change });
const CLOSED = changed('close', ['wild', 'camp'], entry('wild', 'close'));
const OPENED = changed('open', ['wild', 'camp'], entry('camp', 'open'));

/** The tiger comes by the wild or the camp as soon as one of them has been closed or opened. */
function withTiger(legal: Legal, cell: number): Legal {
  const tiger: Effect = {
    kind: 'wave',
    id: 'tiger-comes',
    name: { pl: '', en: '' },
    rounds: [1],
    count: 1,
    force: 'tiger',
  };
  const withZones = (force: Force): Force => (force.id === 'tiger' ? { ...force, zones: ['wild', 'camp'] } : force);
  const scenario: Scenario = { ...legal.scenario, forces: legal.scenario.forces.map(withZones) };
  const coming: LogEvent[] = [
    { type: 'effect', effect: 'tiger-comes', rolled: null, happens: true, outcome: null },
    e.arrive(5, cell, 'tiger-comes'),
  ];
  const place = legal.events.findIndex(({ type }) => type === 'entry') + 1;
  const events = [...legal.events.slice(0, place), ...coming, ...legal.events.slice(place)];
  events.splice(events.length - 1, 0, ...e.idle(5));
  return withEffect({ ...legal, scenario, events }, tiger);
}

tellsFaults('ways in', [
  ['none: closed', CLOSED, [], []],
  ['none: opened', OPENED, [], []],
  ['left as they are', CLOSED, [{ drop: ['entry'] }], ['ways does not close a way in']],
  ['opened for closed', CLOSED, [{ at: ['entry'], set: { change: 'open' } }], ['ways does not open ways in']],
  ['another than those', CLOSED, [{ at: ['entry'], set: { zone: 'ditch' } }], ['ditch is none of wild, camp']],
  [
    'by another effect',
    CLOSED,
    [{ at: ['entry'], set: { effect: 'tripwire' } }],
    ['tripwire changes a way in, not ways'],
  ],
  ['none: by one that is open', withTiger(CLOSED, at(9, 0)), [], []],
  ['by one that is closed', withTiger(CLOSED, at(7, 0)), [], ['figure 5 (tiger) arrives outside camp']],
  ['none: by the one that was opened', withTiger(OPENED, at(9, 0)), [], []],
  ['by one that is not opened yet', withTiger(OPENED, at(7, 0)), [], ['figure 5 (tiger) arrives outside camp']],
]);

/** The egg is a thing that the guards are sent against, and the chief is not. */
const forces = SCENARIO.forces.map((force): Force => {
  if (force.id === 'egg') return { ...force, escorted: false, object: true, zones: ['anywhere'] };
  return { ...force, zones: ['anywhere'], target: force.id === 'guards' ? 'egg' : null };
});
const blow = (by: number, weapon: string): LogEvent[] => [
  ...e.attack(by, 6, weapon, 1),
  e.test(by, 'attack-melee', [6, 4]),
  e.result(by, 1),
  e.damage(6, by, 1, 2),
];
const broken = (by: number, weapon: string): Legal => {
  const turns = [2, 1, 3, 4].map((figure) =>
    figure === by ? [e.activation(by), ...blow(by, weapon), ...e.wait(by, 1)] : e.idle(figure),
  );
  const legal = untilLimit({ 6: at(6, 4), [by]: at(6, 5) }, e.idle(0), ...turns);
  return { ...legal, scenario: { ...legal.scenario, forces } };
};

const BROKEN = broken(2, 'sword');

tellsFaults('objects', [
  ['none', BROKEN, [], []],
  ['broken by who is not after it', broken(4, 'claws'), [], ['figure 4 (chief) is not after figure 6 (egg)']],
  ['that act', BROKEN, [{ before: ['end'], add: e.idle(6) }], ['figure 6 (egg) is a thing and does not act']],
  [
    'that count for their side',
    {
      ...BROKEN,
      scenario: {
        ...BROKEN.scenario,
        losses: [
          { id: 'wiped', name: { pl: '', en: '' }, when: 'at-once', all: [{ kind: 'standing', force: 'egg', hp: 3 }] },
        ],
      },
    },
    [],
    ['the battle goes on although "wiped" holds'],
  ],
]);
