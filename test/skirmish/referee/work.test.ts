import type { Ability } from '../../../src/skirmish/spec.ts';
import { at, FIELD, SCENARIO } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, untilLimit } from './legal.ts';
import type { Edit, Legal } from './told.ts';

const REST = [e.idle(2), e.idle(1), e.idle(3), e.idle(4)];
const progress = (successes: number) => ({ type: 'progress', objective: 'rob', successes, of: 2 }) as const;

/** Ada works on the hut and gets one success. */
const WORK = untilLimit(
  { 0: at(5, 5) },
  [
    e.activation(0),
    ...e.interact(0, 'rob'),
    e.test(0, 'technical', [5, 1]),
    e.result(0, 1),
    progress(1),
    ...e.wait(0, 1),
  ],
  ...REST,
);
const IDLE_WORK: Edit[] = [
  { at: ['test'], set: { rolled: [1, 1] } },
  { at: ['result'], set: { successes: 0 } },
  { at: ['progress'], set: { successes: 0 } },
];
const FOR_NPCS: Legal = {
  ...WORK,
  scenario: { ...WORK.scenario, objectives: SCENARIO.objectives.map((one) => ({ ...one, side: 'npcs' as const })) },
};
const DONE: Legal = {
  ...WORK,
  scenario: {
    ...WORK.scenario,
    wins: [],
    objectives: SCENARIO.objectives.map((one) => ({ ...one, successes: 1, tests: [] })),
  },
};

tellsFaults('interaction', [
  ['none', WORK, [], []],
  ['none: without a success', WORK, IDLE_WORK, []],
  [
    'none: without a test',
    DONE,
    [
      { drop: ['test'], count: 2 },
      { at: ['progress'], set: { of: 1 } },
    ],
    [],
  ],
  ['from afar', WORK, [{ at: ['arrive'], set: { cell: at(4, 5) } }], ['figure 0 (ada) is not at rob']],
  ['of the other side', FOR_NPCS, [], ['rob is for npcs, not for players']],
  [
    'for too few AP',
    WORK,
    [{ at: ['interact'], set: { ap: 2 } }],
    ['work on rob costs 1 AP, not 2', '1 AP are spent of 0'],
  ],
  ['something that is not there', WORK, [{ at: ['interact'], set: { objective: 'x' } }], ['there is no objective "x"']],
  [
    'a test of another kind',
    WORK,
    [{ at: ['test'], set: { kind: 'social' } }],
    ['the test is of social, not of technical'],
  ],
  ['no test', WORK, [{ drop: ['test'], count: 2 }], ['"progress" stands where "test" belongs']],
  ['too much progress', WORK, [{ at: ['progress'], set: { successes: 2 } }], ['rob has 1 successes, not 2']],
  ['no progress', WORK, [{ drop: ['progress'] }], ['"line" stands where "progress" belongs']],
  ['another goal', WORK, [{ at: ['progress'], set: { of: 3 } }], ['rob needs 2 successes, not 3']],
  ['of something else', WORK, [{ at: ['progress'], set: { objective: 'x' } }], ['"x" makes progress, not rob']],
  [
    'when it is done',
    DONE,
    [
      { drop: ['test'], count: 2 },
      { at: ['progress'], set: { of: 1 } },
      { drop: ['wait'] },
      {
        before: ['activation', 1],
        add: [
          { type: 'interact', figure: 0, objective: 'rob', ap: 1 },
          { ...progress(1), of: 1 },
        ],
      },
    ],
    ['rob is done already'],
  ],
]);

/** Ada shoots at the chief, who then raises its shield. */
const SHIELD = untilLimit(
  { 0: at(2, 4), 2: at(11, 0), 4: at(8, 4) },
  e.idle(1),
  e.idle(2),
  [
    e.activation(0),
    ...e.attack(0, 4, 'pistol', 6),
    e.test(0, 'attack-ranged', [5, 6]),
    e.result(0, 2),
    e.damage(4, 0, 2, 4),
  ],
  e.idle(3),
  [
    e.activation(4),
    ...e.ability(4, 'field'),
    e.test(4, 'technical', [6, 1, 1], { advantage: ['techniczny-fachowiec'] }),
    e.result(4, 1),
    { type: 'shield', figure: 4, ignores: 1 },
    ...e.wait(4, 1),
  ],
);

tellsFaults('abilities', [
  ['none', SHIELD, [], []],
  [
    'one that it has not',
    SHIELD,
    [{ at: ['ability'], set: { ability: 'x' } }],
    ['figure 4 (chief) has no ability "x"'],
  ],
  ['for other AP', SHIELD, [{ at: ['ability'], set: { ap: 2 } }], ['field costs 1 AP, not 2', '1 AP are spent of 0']],
  [
    'of another figure',
    BATTLE,
    [{ at: ['shield'], set: { figure: 3 } }],
    ['figure 3 gets the shield of figure 4 (chief)'],
  ],
  ['a stronger shield', SHIELD, [{ at: ['shield'], set: { ignores: 2 } }], ['the shield ignores 2, not 1']],
  ['no shield', SHIELD, [{ drop: ['shield'] }], ['the shield of figure 4 (chief) is missing']],
  [
    'a shield after a failed test',
    SHIELD,
    [
      { at: ['test', 1], set: { rolled: [1, 1, 1] } },
      { at: ['result', 1], set: { successes: 0 } },
    ],
    ['the shield ignores 1, not 0'],
  ],
  [
    'more often than it may',
    SHIELD,
    [
      { drop: ['wait', 3] },
      {
        before: ['end'],
        add: [
          { type: 'ability', figure: 4, ability: 'field', ap: 1 },
          e.test(4, 'technical', [1, 1, 1], { advantage: ['techniczny-fachowiec'] }),
          e.result(4, 0),
        ],
      },
    ],
    ['field is used for the 2. time; it may be 1 times'],
  ],
]);

const HORN: Ability = { ...FIELD, id: 'horn', test: null, effect: { kind: 'call' } };

/** The battle with a chief whose only ability is this one. */
function withAbility(battle: Legal, ability: Ability): Legal {
  const forces = battle.scenario.forces.map((one) =>
    one.id === 'chief' ? { ...one, profile: { ...one.profile, abilities: [ability] } } : one,
  );
  return { ...battle, scenario: { ...battle.scenario, forces } };
}

/** The chief calls for help. */
const CALL = withAbility(
  untilLimit({}, e.idle(0), e.idle(2), e.idle(1), e.idle(3), [
    e.activation(4),
    ...e.ability(4, 'horn'),
    { type: 'call', figure: 4 },
    ...e.wait(4, 1),
  ]),
  HORN,
);
/** The same after a test that it passes. */
const TESTED_CALL = withAbility(
  untilLimit({}, e.idle(0), e.idle(2), e.idle(1), e.idle(3), [
    e.activation(4),
    ...e.ability(4, 'horn'),
    e.test(4, 'will', [5, 1]),
    e.result(4, 1),
    { type: 'call', figure: 4 },
    ...e.wait(4, 1),
  ]),
  { ...HORN, test: 'will' },
);

tellsFaults('a call for help', [
  ['none', CALL, [], []],
  ['none, after a test', TESTED_CALL, [], []],
  ['of another figure', CALL, [{ at: ['call'], set: { figure: 3 } }], ['figure 3 calls in place of figure 4 (chief)']],
  ['that is missing', CALL, [{ drop: ['call'] }], ['the call of figure 4 (chief) is missing']],
  [
    'after a failed test',
    TESTED_CALL,
    [
      { at: ['test'], set: { rolled: [4, 1] } },
      { at: ['result'], set: { successes: 0 } },
    ],
    ['figure 4 (chief) calls after a failed test'],
  ],
  [
    'more often than it may be',
    CALL,
    [
      { drop: ['wait', 4] },
      {
        before: ['end'],
        add: [
          { type: 'ability', figure: 4, ability: 'horn', ap: 1 },
          { type: 'call', figure: 4 },
        ],
      },
    ],
    ['horn is used for the 2. time; it may be 1 times'],
  ],
]);

/** Ada runs into the ditch and falls. */
const FALL = untilLimit(
  { 0: at(1, 4) },
  [
    e.activation(0),
    ...e.move(0, 1, 4, at(1, 4), at(2, 4), at(3, 4), at(4, 4), at(5, 4)),
    { type: 'trap', figure: 0, effect: 'tripwire' },
    e.test(0, 'agility', [1, 2, 3], { advantage: ['zwinny'] }),
    e.result(0, 0),
    e.trapDamage(0, 1, 3),
  ],
  ...REST,
);
const EVADED: Edit[] = [
  { at: ['test'], set: { rolled: [1, 2, 5] } },
  { at: ['result'], set: { successes: 1 } },
];
const BACK = e.move(0, 1, 3, at(5, 4), at(4, 4), at(3, 4), at(2, 4));
const AGAIN = [
  { type: 'trap', figure: 0, effect: 'tripwire' },
  e.test(0, 'agility', [5, 2, 3], { advantage: ['zwinny'] }),
  e.result(0, 1),
] as const;
const GUARD_RUNS = untilLimit(
  { 2: at(1, 4) },
  e.idle(0),
  [e.activation(2), ...e.move(2, 1, 3, at(1, 4), at(2, 4), at(3, 4), at(4, 4))],
  e.idle(1),
  e.idle(3),
  e.idle(4),
);

tellsFaults('traps', [
  ['none', FALL, [], []],
  ['none: evaded', FALL, [...EVADED, { drop: ['damage'] }], []],
  ['not sprung', FALL, [{ drop: ['trap'], count: 4 }], ['figure 0 (ada) enters ditch and does not spring tripwire']],
  [
    'evaded and hurt',
    FALL,
    EVADED,
    ['figure 0 (ada) evaded tripwire and takes damage', '"damage" stands out of order'],
  ],
  ['not evaded and not hurt', FALL, [{ drop: ['damage'] }], ['"activation" stands where "damage" belongs']],
  ['another test', FALL, [{ at: ['test'], set: { kind: 'stealth' } }], ['the test is of stealth, not of agility']],
  [
    'more damage',
    FALL,
    [{ at: ['damage'], set: { taken: 2, hp: 2 } }],
    ['2 PŻ are taken, not 1', '2 PŻ are left of 4, not 3'],
  ],
  ['by somebody', FALL, [{ at: ['damage'], set: { by: 2 } }], ['the damage of a trap is by a figure']],
  ['successes', FALL, [{ at: ['damage'], set: { successes: 1 } }], ['the damage of a trap counts successes']],
  ['none: sprung before', FALL, [{ before: ['activation', 1], add: BACK }], []],
  ['sprung again', FALL, [{ before: ['activation', 1], add: [...BACK, ...AGAIN] }], ['tripwire is sprung again']],
  [
    'beside it',
    FALL,
    [
      { at: ['arrive'], set: { cell: at(1, 5) } },
      { at: ['move'], set: { path: [1, 2, 3, 4, 5].map((x) => at(x, 5)) } },
    ],
    ['figure 0 (ada) springs tripwire outside ditch'],
  ],
  [
    'another figure',
    FALL,
    [{ at: ['trap'], set: { figure: 1 } }],
    ['figure 1 springs tripwire; figure 0 (ada) has moved'],
  ],
  ['one that is not there', FALL, [{ at: ['trap'], set: { effect: 'x' } }], ['there is no trap "x"']],
  ['none: an NPC runs through it', GUARD_RUNS, [], []],
]);
