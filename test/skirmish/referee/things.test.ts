import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Effect, Objective, Scenario } from '../../../src/skirmish/spec.ts';
import { at, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { untilLimit } from './legal.ts';
import type { Edit, Legal } from './told.ts';

const named = (id: string) => ({ id, name: { pl: id, en: id } });

const GEM: Objective = {
  ...named('gem'),
  zone: null,
  force: null,
  tests: ['technical'],
  ap: 1,
  successes: 1,
  side: 'players',
  carried: {
    round: 1,
    sectors: [
      { zone: 'wild', sums: [2, 3, 4, 5, 6] },
      { zone: 'camp', sums: [7, 8, 9, 10, 11, 12] },
    ],
  },
};
const GLOW: Effect = { ...named('glow'), kind: 'aura', centre: 'gem', radius: 3, test: 'resistance', loses: 'hp' };
const LEAP: Effect = {
  ...named('leap'),
  kind: 'complication',
  rounds: [1],
  faces: [1],
  does: [{ kind: 'jump', objective: 'gem', dice: 2 }],
};
const BURST: Effect = { ...named('burst'), kind: 'explosion', objective: 'gem', radius: 2, damage: 1 };

const withGem = (more: Partial<Scenario>): Scenario => ({ ...SCENE, objectives: [GEM], wins: [], losses: [], ...more });

const appears = (cell: number, ...rolled: number[]): LogEvent => ({ type: 'appears', objective: 'gem', rolled, cell });
const takes = (figure: number): LogEvent => ({ type: 'takes', figure, objective: 'gem' });
const drops = (figure: number, cell: number): LogEvent => ({ type: 'drops', figure, objective: 'gem', cell });
const REST = [e.idle(2), e.idle(1), e.idle(3), e.idle(4)];

/** The scene with a gem in it, of which something is told before the first roll. */
function told(
  scenario: Scenario,
  cells: Readonly<Record<number, number>>,
  before: LogEvent[],
  ...turns: LogEvent[][]
): Legal {
  const { events } = untilLimit(cells, ...turns);
  const first = events.findIndex(({ type }) => type === 'first');
  return { scenario, events: [...events.slice(0, first), ...before, ...events.slice(first)] };
}

const IDLE = told(withGem({}), {}, [appears(at(7, 0), 2, 3)], e.idle(0), ...REST);

tellsFaults('a thing that appears', [
  ['none', IDLE, [], []],
  ['not at all', IDLE, [{ drop: ['appears'] }], ['gem does not appear in round 1']],
  ['twice', IDLE, [{ before: ['first'], add: [appears(at(8, 0), 2, 3)] }], ['gem does not appear in round 1']],
  ['outside its sector', IDLE, [{ at: ['appears'], set: { rolled: [4, 3] } }], ['gem appears outside camp']],
  [
    'without a roll',
    IDLE,
    [{ at: ['appears'], set: { rolled: [] } }],
    ['0 dice are rolled for where gem appears, not 2'],
  ],
  [
    'on a figure',
    IDLE,
    [{ at: ['appears'], set: { rolled: [4, 3], cell: at(11, 0) } }],
    [`gem appears on cell ${at(11, 0)}, which is not free`],
  ],
  ['something else', IDLE, [{ at: ['appears'], set: { objective: 'x' } }], ['there is nothing to carry called "x"']],
]);

/** Ada takes the gem. */
const TAKEN = told(
  withGem({
    wins: [{ ...named('won'), when: 'at-limit', all: [{ kind: 'holds', side: 'players', objective: 'gem' }] }],
  }),
  { 0: at(6, 1) },
  [appears(at(7, 0), 2, 3)],
  [e.activation(0), ...e.interact(0, 'gem'), e.test(0, 'technical', [5, 1]), e.result(0, 1), takes(0), ...e.wait(0, 1)],
  ...REST,
);
const WON: Edit = { at: ['end'], set: { result: 'win', ending: 'won' } };
const MISSED: Edit[] = [
  { at: ['test'], set: { rolled: [1, 1] } },
  { at: ['result'], set: { successes: 0 } },
];

tellsFaults('a thing that is taken', [
  ['none', TAKEN, [WON], []],
  ['not held at the end', TAKEN, [], ['"won" holds and comes before "the limit"']],
  ['from afar', TAKEN, [{ at: ['arrive'], set: { cell: at(5, 2) } }, WON], ['figure 0 (ada) is not at gem']],
  ['not after a success', TAKEN, [{ drop: ['takes'] }, WON], ['figure 0 (ada) does not take gem']],
  ['without a success', TAKEN, [...MISSED, WON], ['figure 0 (ada) failed its test and takes gem']],
  ['none: left lying beside a figure of the side, which is enough', TAKEN, [...MISSED, { drop: ['takes'] }, WON], []],
  [
    'left lying, where control is needed',
    { ...TAKEN, rulings: { 'carried.held': 'control' } },
    [...MISSED, { drop: ['takes'] }, WON],
    ['"won" does not hold'],
  ],
  [
    'by another figure',
    TAKEN,
    [{ at: ['takes'], set: { figure: 1 } }, WON],
    ['figure 1 takes gem, not figure 0 (ada)'],
  ],
  [
    'from who has it',
    TAKEN,
    [
      { drop: ['wait'] },
      {
        before: ['activation', 1],
        add: [{ type: 'interact', figure: 0, objective: 'gem', ap: 1 }, e.test(0, 'technical', [1, 1]), e.result(0, 0)],
      },
      WON,
    ],
    ['somebody has gem'],
  ],
]);

/** Ada takes the gem and the guard shoots her down. */
const FALLEN = told(
  withGem({ losses: [{ ...named('lost'), when: 'at-limit', all: [{ kind: 'destroyed', objective: 'gem' }] }] }),
  { 0: at(6, 1), 2: at(8, 1) },
  [appears(at(7, 0), 2, 3)],
  [
    e.activation(0),
    ...e.interact(0, 'gem'),
    e.test(0, 'technical', [5, 1]),
    e.swap(0, 1, 1, 6, 3),
    e.result(0, 2),
    takes(0),
    ...e.wait(0, 1),
  ],
  [
    e.activation(2),
    ...e.attack(2, 0, 'rifle', 2),
    e.test(2, 'attack-ranged', [5, 6]),
    e.result(2, 2),
    e.damage(0, 2, 2, 1),
    ...e.attack(2, 0, 'rifle', 2),
    e.test(2, 'attack-ranged', [5, 1]),
    e.result(2, 1),
    e.damage(0, 2, 1, 0),
    e.eliminated(0),
    drops(0, at(6, 1)),
  ],
  e.idle(1),
  e.idle(3),
  e.idle(4),
);

tellsFaults('a thing that falls', [
  ['none', FALLEN, [], []],
  ['not at all', FALLEN, [{ drop: ['drops'] }], ['figure 0 (ada) is gone and does not drop gem']],
  [
    'elsewhere',
    FALLEN,
    [{ at: ['drops'], set: { cell: at(7, 0) } }],
    [`gem falls on cell ${at(7, 0)}, not ${at(6, 1)}`],
  ],
  ['from another hand', FALLEN, [{ at: ['drops'], set: { figure: 1 } }], ['figure 1 drops gem, not figure 0 (ada)']],
  ['that was destroyed', FALLEN, [{ at: ['end'], set: { ending: 'lost' } }], ['"lost" does not hold']],
]);

const jumps = (cell: number): LogEvent => ({ type: 'jumps', objective: 'gem', rolled: [1, 1], direction: 6, cell });
const leaps = (rolled: number): LogEvent => {
  return { type: 'effect', effect: 'leap', rolled, happens: rolled === 1, outcome: null };
};
const JUMPED = told(
  withGem({ effects: [LEAP] }),
  {},
  [appears(at(7, 0), 2, 3), leaps(1), jumps(at(7, 2))],
  e.idle(0),
  ...REST,
);

tellsFaults('a thing that jumps', [
  ['none', JUMPED, [], []],
  ['not at all', JUMPED, [{ drop: ['jumps'] }], ['gem does not jump']],
  ['too short', JUMPED, [{ at: ['jumps'], set: { cell: at(7, 1) } }], ['it does not come down as near as it can']],
  ['another way', JUMPED, [{ at: ['jumps'], set: { direction: 3 } }], ['it does not come down as near as it can']],
  ['by one die', JUMPED, [{ at: ['jumps'], set: { rolled: [2] } }], ['1 dice are rolled for the jump, not 2']],
  [
    'onto a figure',
    JUMPED,
    [{ at: ['jumps'], set: { rolled: [3, 1], direction: 3, cell: at(11, 0) } }],
    [`it comes down on cell ${at(11, 0)}, which is not free`],
  ],
  ['something else', JUMPED, [{ at: ['jumps'], set: { objective: 'x' } }], ['"x" jumps, not gem']],
]);

const glows = (figure: number): LogEvent => ({ type: 'aura', figure, effect: 'glow' });
const struck = (figure: number, hp: number): LogEvent[] => [
  e.activation(figure),
  glows(figure),
  e.test(figure, 'resistance', [1, 1]),
  e.result(figure, 0),
  e.trapDamage(figure, 1, hp),
  ...e.wait(figure, 2),
];
const STRUCK = told(withGem({ effects: [GLOW] }), { 0: at(6, 2) }, [appears(at(7, 0), 2, 3)], struck(0, 3), ...REST);

tellsFaults('an aura', [
  ['none', STRUCK, [], []],
  [
    'none: it is passed',
    STRUCK,
    [{ at: ['test'], set: { rolled: [1, 5] } }, { at: ['result'], set: { successes: 1 } }, { drop: ['damage'] }],
    [],
  ],
  ['that strikes nobody', STRUCK, [{ drop: ['aura'], count: 4 }], ['glow does not strike figure 0 (ada)']],
  ['of another figure', STRUCK, [{ at: ['aura'], set: { figure: 1 } }], ['glow strikes figure 1, not figure 0 (ada)']],
  [
    'that strikes from afar',
    STRUCK,
    [{ before: ['line', 2], add: [glows(1)] }],
    ['something strikes figure 1 (bob) that is not near'],
  ],
  [
    'that takes too much',
    STRUCK,
    [{ at: ['damage'], set: { taken: 2, hp: 2 } }],
    ['2 PŻ are taken, not 1', '2 PŻ are left of 4, not 3'],
  ],
]);

const bursts: LogEvent = { type: 'explodes', objective: 'gem', effect: 'burst' };
const BURSTS = told(
  withGem({
    effects: [BURST],
    losses: [{ ...named('lost'), when: 'at-limit', all: [{ kind: 'destroyed', objective: 'gem' }] }],
  }),
  { 0: at(6, 1) },
  [appears(at(7, 0), 2, 3)],
  e.idle(0),
  ...REST,
  [bursts, e.trapDamage(0, 1, 3)],
);
const LOST: Edit = { at: ['end'], set: { ending: 'lost' } };

tellsFaults('an explosion', [
  ['none', BURSTS, [LOST], []],
  ['that hurts nobody', BURSTS, [LOST, { drop: ['damage'] }], ['"end" stands where "damage" belongs']],
  ['that does not come', BURSTS, [{ drop: ['explodes'], count: 2 }], ['gem does not explode']],
  [
    'of something else',
    BURSTS,
    [LOST, { at: ['explodes'], set: { effect: 'x' } }],
    ['it is gem that explodes, by burst'],
  ],
  [
    'that a ruling leaves out',
    { ...BURSTS, rulings: { 'carried.explodes': 'no' } },
    [LOST],
    ['something explodes that is not to'],
  ],
  [
    'none: a ruling leaves it out',
    { ...BURSTS, rulings: { 'carried.explodes': 'no' } },
    [{ drop: ['explodes'], count: 2 }],
    [],
  ],
]);
