import type { Scenario } from '../../../src/skirmish/spec.ts';
import { at, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { untilLimit } from './legal.ts';
import type { Legal } from './told.ts';

const PLAIN = { blocks: false, cover: false, soft: false, difficult: false, climb: false };
/** A door of two cells, in the open. */
const SCENARIO: Scenario = {
  ...SCENE,
  table: {
    ...SCENE.table,
    terrain: [
      ...SCENE.table.terrain,
      {
        ...PLAIN,
        door: true,
        id: 'door',
        name: { pl: 'drzwi', en: 'door' },
        shapes: [{ kind: 'rect', x: 3, y: 2, width: 1, height: 2 }],
      },
    ],
  },
};

const unlock = (figure: number, cell: number) => [
  ...e.wait(figure, 1).slice(0, 1),
  { type: 'unlock', figure, ap: 1, cell } as const,
];
const REST = [e.idle(2), e.idle(1), e.idle(3), e.idle(4)];
const through = (from: number) => e.move(0, 1, 2, at(from, 2), at(3, 2), at(6 - from, 2));

/** Ada opens the lower half of the door and walks through the upper one. */
const OPENS: Legal = {
  ...untilLimit(
    { 0: at(2, 2) },
    [e.activation(0), ...unlock(0, at(3, 3)), e.test(0, 'strength', [1, 5]), e.result(0, 1), ...through(2)],
    ...REST,
  ),
  scenario: SCENARIO,
};

/** A guard walks through the door. */
const KEYS: Legal = {
  ...untilLimit(
    { 2: at(4, 2) },
    e.idle(0),
    [e.activation(2), ...e.move(2, 1, 2, at(4, 2), at(3, 2), at(2, 2)), ...e.wait(2, 1)],
    e.idle(1),
    e.idle(3),
    e.idle(4),
  ),
  scenario: SCENARIO,
};

/** Ada shoots past the end of the door. */
const SHOT: Legal = {
  ...untilLimit(
    { 0: at(2, 4), 2: at(4, 4) },
    [
      e.activation(0),
      ...e.attack(0, 2, 'pistol', 2),
      e.test(0, 'attack-ranged', [1, 1]),
      e.result(0, 0),
      e.damage(2, 0, 0, 3),
      ...e.wait(0, 1),
    ],
    ...REST,
  ),
  scenario: SCENARIO,
};

tellsFaults('doors', [
  ['none: opened and passed', OPENS, [], []],
  ['none: by a technical test', OPENS, [{ at: ['test'], set: { kind: 'technical' } }], []],
  ['none: with keys', KEYS, [], []],
  ['none: past a door', SHOT, [], []],
  [
    'passed after a failure',
    OPENS,
    [
      { at: ['test'], set: { rolled: [1, 4] } },
      { at: ['result'], set: { successes: 0 } },
    ],
    [`the path enters cell ${at(3, 2)}, a locked door`],
  ],
  [
    'a test of another kind',
    OPENS,
    [{ at: ['test'], set: { kind: 'will' } }],
    ['the test is of will, not of technical'],
  ],
  [
    'opened from afar',
    OPENS,
    [{ at: ['arrive'], set: { cell: at(1, 2) } }],
    ['figure 0 (ada) opens a door from afar', 'the path of figure 0 (ada) starts at'],
  ],
  ['what is no door', OPENS, [{ at: ['unlock'], set: { cell: at(3, 4) } }], ['there is no door on cell']],
  [
    'stopping in a door',
    OPENS,
    [{ at: ['move'], set: { path: [at(2, 2), at(3, 2)], cost: 1 } }],
    [`nobody can stand on cell ${at(3, 2)}`],
  ],
  [
    'by somebody with keys',
    KEYS,
    [
      { drop: ['wait', 1] },
      {
        before: ['activation', 2],
        add: [{ type: 'unlock', figure: 2, ap: 1, cell: at(3, 2) }, e.test(2, 'technical', [1, 1]), e.result(2, 0)],
      },
    ],
    ['opens a door that is open to it'],
  ],
  [
    'shot through',
    SHOT,
    [
      { at: ['arrive'], set: { cell: at(2, 3) } },
      { at: ['arrive', 2], set: { cell: at(4, 3) } },
    ],
    ['the target is not in sight, the log says otherwise', 'the target is not seen'],
  ],
]);
