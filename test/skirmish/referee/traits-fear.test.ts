import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { traitScene } from './trait-scenes.ts';

/** Ada goes towards the guard at 8, 4 from 4, 4. */
const GOES = e.move(0, 1, 3, at(4, 4), at(5, 4), at(6, 4), at(7, 4));
const tested = (hindrance: string[], face: number): LogEvent[] => [
  e.test(0, 'will', hindrance.length > 0 ? [face] : [face, 1], { hindrance }),
  e.result(0, face > 4 ? 1 : 0),
];
const AFRAID = ['tchorzliwy'];
const daring = (traits: string[], turn: LogEvent[], cells = {}, rulings = {}): Legal =>
  traitScene({ ada: traits, turn, cells: { 0: at(4, 4), ...cells }, rulings });
/** The guard beside another. */
const TWO = { 3: at(8, 3) };
const move = GOES[1]!;

tellsFaults('Tchórzliwy', [
  ['none: passed', daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 5), move, ...e.wait(0, 1)], TWO), [], []],
  ['none: failed', daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 4), e.balk(0), ...e.wait(0, 1)], TWO), [], []],
  [
    'no test',
    daring(AFRAID, [...GOES, ...e.wait(0, 1)], TWO),
    [],
    ['moves to enemies it dreads without a test of will'],
  ],
  ['none: one who is weaker', daring(AFRAID, [...GOES, ...e.wait(0, 1)]), [], []],
  [
    'none: one who is stronger',
    daring(AFRAID, [...e.dread(0, 4), ...tested(AFRAID, 5), move, ...e.wait(0, 1)], { 2: at(11, 0), 4: at(8, 4) }),
    [],
    [],
  ],
  [
    'one who is stronger',
    daring(AFRAID, [...GOES, ...e.wait(0, 1)], { 2: at(11, 0), 4: at(8, 4) }),
    [],
    ['moves to enemies it dreads'],
  ],
  [
    'every enemy, by ruling',
    daring(AFRAID, [...GOES, ...e.wait(0, 1)], {}, { 'traits.tchorzliwy': 'any-enemy' }),
    [],
    ['moves to enemies it dreads'],
  ],
  [
    'one who is weaker is dreaded',
    daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 4), e.balk(0), ...e.wait(0, 1)]),
    [],
    ['figure 2 (guard) is nobody to be dreaded'],
  ],
  [
    'not hindered',
    daring(AFRAID, [...e.dread(0, 2), ...tested([], 5), move, ...e.wait(0, 1)], TWO),
    [],
    ['the hindrance comes from nothing, not from tchorzliwy'],
  ],
  [
    'a move after a failed test',
    daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 4), move, ...e.wait(0, 1)], TWO),
    [],
    ['no lost Move follows the test', 'moves after a failed test of will'],
  ],
  [
    'balks after a passed test',
    daring(AFRAID, [...e.dread(0, 2), ...tested(AFRAID, 5), e.balk(0), ...e.wait(0, 1)], TWO),
    [],
    ['no move follows the test', 'balks after a passed test'],
  ],
  [
    'balks without a test',
    daring(AFRAID, [GOES[0]!, e.balk(0), ...e.wait(0, 1)], TWO),
    [],
    ['balks without a test of will'],
  ],
  [
    'without the trait',
    daring([], [...e.dread(0, 2), ...tested([], 5), move, ...e.wait(0, 1)], TWO),
    [],
    ['figure 0 (ada) dreads and is not tchorzliwy'],
  ],
  [
    'a friend',
    daring(AFRAID, [...e.dread(0, 1), ...tested(AFRAID, 5), move, ...e.wait(0, 1)], TWO),
    [],
    [
      'figure 1 (bob) is no enemy on the table',
      'figure 1 (bob) is nobody to be dreaded',
      'the move does not go to figure 1',
    ],
  ],
]);
