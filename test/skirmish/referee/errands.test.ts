import type { Effect, Objective, Scenario } from '../../../src/skirmish/spec.ts';
import { at, SCENARIO, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { IDLE, scene, untilLimit } from './legal.ts';
import { type Edit, edited, type Legal } from './told.ts';

const named = (id: string) => ({ id, name: { pl: id, en: id } });
const REST = [e.idle(2), e.idle(1), e.idle(3), e.idle(4)];

const effect = (id: string) => ({ type: 'effect', effect: id, rolled: null, happens: true, outcome: null }) as const;

/** The egg, figure 6, is tested for fear of the guards' side, whom it has 12" away at least. */
const PANIC: Effect = { ...named('scare'), kind: 'panic', rounds: [1], force: 'egg', test: 'will', fears: null };
const scared = { type: 'panic', figure: 6, effect: 'scare' } as const;

function tested(legal: Legal, panic: Effect, rolled: number[], hindrance: string[], ...more: Legal['events']): Legal {
  const successes = rolled.filter((face) => face > 4).length;
  const add = [effect('scare'), e.test(6, 'will', rolled, { hindrance }), e.result(6, successes), ...more];
  return {
    ...legal,
    scenario: { ...legal.scenario, effects: [...legal.scenario.effects, panic] },
    events: edited(legal.events, { before: ['first'], add }),
  };
}

const BRAVE = tested(IDLE, PANIC, [5, 1], []);
const SCARED = tested(IDLE, PANIC, [4, 1], [], scared);
const FEARS = { ...PANIC, fears: { side: 'npcs', within: 12 } } as const;
const NEAR = tested(IDLE, FEARS, [4], ['feared'], scared);
const DRAG = untilLimit(
  { 0: at(1, 4), 6: at(0, 4) },
  [e.activation(0), ...e.drag(0, 6, 2, at(0, 4), at(0, 3), at(0, 2))],
  ...REST,
);
const BY_LEADER: Edit[] = [
  { at: ['test'], set: { figure: 0 } },
  { at: ['result'], set: { figure: 0 } },
];

tellsFaults('panic', [
  ['none: it is brave', BRAVE, [], []],
  ['none: it panics', SCARED, [], []],
  ['none: hindered by what it fears', NEAR, [], []],
  [
    'none: tested by the nearest of the band',
    { ...BRAVE, rulings: { 'escort.panic': 'leader' } },
    [
      { at: ['arrive', 1], set: { cell: at(0, 6) } },
      { at: ['test'], set: { figure: 1 } },
      { at: ['result'], set: { figure: 1 } },
    ],
    [],
  ],
  [
    'of another figure',
    BRAVE,
    BY_LEADER,
    ['figure 6 (egg) has to be tested, not figure 0', 'the result is not that of figure 6 (egg)'],
  ],
  [
    'in another test',
    BRAVE,
    [{ at: ['test'], set: { kind: 'resistance' } }],
    ['the test is of resistance, not of will'],
  ],
  [
    'what it fears is far',
    tested(IDLE, { ...FEARS, fears: { side: 'npcs', within: 11 } }, [4], ['feared'], scared),
    [],
    ['the hindrance comes from feared, not from nothing'],
  ],
  [
    'after a passed test',
    SCARED,
    [
      { at: ['test'], set: { rolled: [5, 1] } },
      { at: ['result'], set: { successes: 1 } },
    ],
    ['figure 6 (egg) passed its test and panics'],
  ],
  ['it stays calm', SCARED, [{ drop: ['panic'] }], ['figure 6 (egg) failed its test and does not panic']],
  ['another panics', SCARED, [{ at: ['panic'], set: { figure: 0 } }], ['figure 0 panics, not figure 6 (egg)']],
  [
    'by another effect',
    SCARED,
    [{ at: ['panic'], set: { effect: 'tripwire' } }],
    ['the panic is of tripwire, not of scare'],
  ],
  [
    'it is dragged all the same',
    tested(DRAG, PANIC, [1, 1], [], scared),
    [],
    ['figure 6 (egg) is dragged and too afraid to move'],
  ],
]);

/** Ada drags the egg and comes along. */
const FOLLOW: Legal = {
  ...DRAG,
  rulings: { 'escort.leads': 'together' },
  events: edited(DRAG.events, {
    before: ['activation', 1],
    add: [{ type: 'follow', figure: 0, path: [at(1, 4), at(1, 3)], cost: 1 }],
  }),
};

tellsFaults('coming along', [
  ['none', FOLLOW, [], []],
  ['against the ruling', { ...FOLLOW, rulings: {} }, [], ['figure 0 (ada) comes along against the ruling']],
  ['another', FOLLOW, [{ at: ['follow'], set: { figure: 1 } }], ['figure 1 comes along; figure 0 (ada) leads']],
  [
    'farther than a Move',
    FOLLOW,
    [{ at: ['follow'], set: { path: [1, 2, 3, 4, 5, 6, 7, 8].map((x) => at(x, 4)), cost: 7 } }],
    ['the path costs 7"; 6" may be spent', 'figure 0 (ada) enters ditch and does not spring tripwire'],
  ],
]);

/** A letter for the chief, figure 4, and the hut; the battle is over when either has it, and somebody is at home or gone. */
const LETTER: Objective = {
  ...SCENARIO.objectives[0]!,
  ...named('letter'),
  zone: null,
  force: 'chief',
  successes: 1,
  tests: ['social'],
};
const either: Scenario['wins'][number] = {
  ...named('delivered'),
  when: 'at-once',
  all: [
    {
      kind: 'any',
      of: [
        { kind: 'done', objective: 'letter' },
        { kind: 'done', objective: 'rob' },
      ],
    },
    {
      kind: 'any',
      of: [
        { kind: 'inside', zone: 'deployment', count: 1 },
        { kind: 'evacuated', zone: 'exit', count: 1 },
      ],
    },
  ],
};
const DELIVERY: Legal = {
  scenario: { ...SCENE, objectives: [...SCENE.objectives, LETTER], wins: [either] },
  events: [
    ...scene({ 0: at(8, 4), 4: at(9, 4) }),
    e.activation(0),
    ...e.interact(0, 'letter'),
    e.test(0, 'social', [5, 1]),
    e.result(0, 1),
    { type: 'progress', objective: 'letter', successes: 1, of: 1 },
    e.end('win', 'delivered', 1),
  ],
};

tellsFaults('deliveries', [
  ['none', DELIVERY, [], []],
  ['from afar', DELIVERY, [{ at: ['arrive'], set: { cell: at(7, 4) } }], ['figure 0 (ada) is not at letter']],
  [
    'nobody is at home',
    DELIVERY,
    [
      { at: ['arrive', 1], set: { cell: at(3, 1) } },
      { at: ['arrive', 5], set: { cell: at(3, 2) } },
    ],
    ['"delivered" does not hold'],
  ],
]);

/** What ada does at the hut goes off as the round ends. */
const BLAST: Effect = {
  ...named('bang'),
  kind: 'blast',
  objective: 'rob',
  delay: 0,
  radius: 2,
  tests: ['agility'],
  damage: 2,
};
const WORK: Legal = untilLimit(
  { 0: at(5, 5) },
  [
    e.activation(0),
    ...e.interact(0, 'rob'),
    e.test(0, 'technical', [5, 5]),
    e.result(0, 2),
    { type: 'progress', objective: 'rob', successes: 2, of: 2 },
    ...e.wait(0, 1),
  ],
  ...REST,
);
const BANG: Legal = {
  ...WORK,
  scenario: { ...WORK.scenario, wins: [], effects: [...WORK.scenario.effects, BLAST] },
  events: edited(WORK.events, {
    before: ['end'],
    add: [
      effect('bang'),
      e.test(0, 'agility', [4, 1, 1], { advantage: ['zwinny'] }),
      e.result(0, 0),
      e.trapDamage(0, 2, 2),
    ],
  }),
};

tellsFaults('charges', [
  ['none', BANG, [], []],
  ['it does not go off', BANG, [{ drop: ['effect'], count: 4 }], ['bang does not go off in round 1']],
  ['a roll', BANG, [{ at: ['effect'], set: { rolled: 1 } }], ['bang goes off without a roll or a choice']],
  [
    'less damage',
    BANG,
    [{ at: ['damage'], set: { taken: 1, hp: 3 } }],
    ['1 PŻ are taken, not 2', '3 PŻ are left of 4, not 2'],
  ],
  [
    'another test',
    BANG,
    [{ at: ['test', 1], set: { kind: 'strength', advantage: [], dice: 'standard', rolled: [1, 1] } }],
    ['the test is of strength, not of agility', 'the advantage comes from nothing, not from zwinny'],
  ],
]);
