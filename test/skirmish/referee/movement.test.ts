import { at } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { CLIMB, untilLimit } from './legal.ts';
import type { Legal } from './told.ts';

const DIAGONAL = 99 / 70;
const NO_ALLIES = { 'movement.through-allies': 'forbidden' };

/** Ada walks a path with so many AP; the others do nothing. */
function walk(ap: number, cost: number, path: readonly number[], cells: Readonly<Record<number, number>> = {}): Legal {
  const turn = [e.activation(0), ...e.move(0, ap, cost, ...path)];
  return untilLimit({ 0: path[0]!, ...cells }, turn, e.idle(2), e.idle(1), e.idle(3), e.idle(4));
}

/** The cells of a row from one column to another. */
function row(y: number, from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => at(from + step * index, y));
}

const STRAIGHT = walk(1, 3, row(6, 1, 4));

tellsFaults('movement', [
  ['none: straight', STRAIGHT, [], []],
  ['none: diagonally', walk(1, 2 * DIAGONAL, [at(1, 4), at(2, 5), at(3, 6)]), [], []],
  ['none: as far as it goes', walk(1, 6, row(2, 2, 8)), [], []],
  ['none: a full move', walk(2, 7, row(2, 1, 8)), [], []],
  ['none: through the bush, which costs double', walk(1, 4, [at(4, 3), at(5, 3), at(6, 3), at(7, 3)]), [], []],
  ['none: into the bush', walk(1, 1.5, [at(4, 3), at(5, 3)]), [], []],
  ['from another cell', STRAIGHT, [{ at: ['move'], set: { path: row(5, 1, 4) } }], ['starts at 61; it stands on 73']],
  ['no step', STRAIGHT, [{ at: ['move'], set: { path: row(6, 1, 1) } }], ['the path has no step']],
  [
    'a jump',
    STRAIGHT,
    [{ at: ['move'], set: { path: [at(1, 6), at(4, 6)], cost: 1 } }],
    ['the path jumps from 73 to 76'],
  ],
  ['from one edge to the other', walk(1, DIAGONAL, [at(11, 5), at(0, 6)]), [], ['the path jumps from 71 to 72']],
  ['off the table', STRAIGHT, [{ at: ['move'], set: { path: [at(1, 6), 999] } }], ['the path leaves the table']],
  ['too far', walk(1, 7, row(2, 1, 8)), [], ['the path costs 7"; 6" may be spent']],
  [
    'too far for a full move',
    walk(2, 13, [...row(2, 8, 0), ...row(3, 0, 4)]),
    [],
    ['the path costs 13"; 12" may be spent'],
  ],
  ['a wrong cost', STRAIGHT, [{ at: ['move'], set: { cost: 2 } }], ['the path costs 3", not 2"']],
  ['difficult terrain at the price of easy', walk(1, 1, [at(4, 3), at(5, 3)]), [], ['the path costs 1.5", not 1"']],
  ['a diagonal at the price of a straight step', walk(1, 1, [at(1, 4), at(2, 5)]), [], ['not 1"']],
  ['through a wall', walk(1, 2, row(1, 4, 6)), [], ['the path enters blocked cell 17']],
  ['round a blocked corner', walk(1, DIAGONAL, [at(4, 1), at(5, 2)]), [], ['from 16 to 29 cuts a blocked corner']],
  ['over a cliff', walk(1, 2, row(7, 2, 4)), [], ['the path enters cell 87, which has to be climbed']],
  ['through an enemy', walk(1, 3, row(6, 1, 4), { 2: at(2, 6) }), [], ['the path leads through figure 2 (guard)']],
  ['onto an enemy', walk(1, 3, row(6, 1, 4), { 2: at(4, 6) }), [], ['the path ends on figure 2 (guard)']],
  ['onto a friend', walk(1, 3, row(6, 1, 4), { 1: at(4, 6) }), [], ['the path ends on figure 1 (bob)']],
  ['none: through a friend', walk(1, 3, row(6, 1, 4), { 1: at(2, 6) }), [], []],
  ['through a friend', { ...walk(1, 3, row(6, 1, 4), { 1: at(2, 6) }), rulings: NO_ALLIES }, [], ['of its own side']],
]);

const AGAIN = { drop: ['line', 1], count: 2 } as const;

tellsFaults('climbing', [
  ['none', CLIMB, [], []],
  [
    'with nothing to climb',
    CLIMB,
    [{ at: ['climb'], set: { path: [at(2, 7), at(3, 6), at(4, 7)], cost: 2 * DIAGONAL } }],
    ['nothing on the path'],
  ],
  [
    'to stay on the cliff',
    CLIMB,
    [AGAIN, { at: ['climb'], set: { path: row(7, 2, 3), cost: 1 } }],
    ['nobody can stand on cell 87'],
  ],
  ['without a test', CLIMB, [{ drop: ['test'], count: 2 }], ['"line" stands where "test" belongs']],
  [
    'a test of another kind',
    CLIMB,
    [{ at: ['test'], set: { kind: 'strength', dice: 'standard', advantage: [], rolled: [5, 1] } }],
    ['the test is of strength, not of climbing', 'the advantage comes from nothing, not from zwinny'],
  ],
  [
    'a failed climb that gets there',
    CLIMB,
    [
      { at: ['test'], set: { rolled: [1, 1, 1] } },
      { at: ['result'], set: { successes: 0 } },
    ],
    ['the path of figure 0 (ada) starts at 88; it stands on 86'],
  ],
]);

/** Ada, who stands beside the egg, drags it. */
const DRAG = untilLimit(
  { 0: at(1, 4), 6: at(0, 4) },
  [e.activation(0), ...e.drag(0, 6, 2, ...[at(0, 4), at(0, 3), at(0, 2)])],
  e.idle(2),
  e.idle(1),
  e.idle(3),
  e.idle(4),
);

tellsFaults('dragging', [
  ['none', DRAG, [], []],
  ['from afar', DRAG, [{ at: ['arrive'], set: { cell: at(2, 4) } }], ['figure 0 (ada) drags figure 6 (egg) from afar']],
  [
    'one who walks by himself',
    DRAG,
    [
      { at: ['arrive', 1], set: { cell: at(1, 3) } },
      { at: ['drag'], set: { escorted: 1, path: [at(1, 3), at(1, 2)], cost: 1 } },
    ],
    ['figure 1 (bob) is nobody to be dragged'],
  ],
  [
    'farther than the egg goes',
    DRAG,
    [{ at: ['drag'], set: { path: [at(0, 4), at(0, 3), at(0, 2), at(1, 1), at(2, 1), at(3, 1)], cost: 4 + DIAGONAL } }],
    ['4" may be spent'],
  ],
  [
    'through a wall',
    DRAG,
    [
      { at: ['arrive'], set: { cell: at(4, 2) } },
      { at: ['arrive', 5], set: { cell: at(4, 1) } },
      { at: ['drag'], set: { path: row(1, 4, 6), cost: 2 } },
    ],
    ['the path enters blocked cell 17'],
  ],
]);

const LEAVES = { type: 'leaves', figure: 0, zone: 'exit' } as const;
const TO_EXIT = walk(1, 1, [at(2, 1), at(2, 0)]);

tellsFaults('leaving', [
  ['none', TO_EXIT, [{ before: ['activation', 1], add: [LEAVES] }], []],
  [
    'from outside',
    STRAIGHT,
    [{ before: ['activation', 1], add: [LEAVES] }],
    ['figure 0 (ada) leaves from outside exit'],
  ],
  [
    'by no exit',
    STRAIGHT,
    [{ before: ['activation', 1], add: [{ ...LEAVES, zone: 'camp' }] }],
    ['camp is no exit', 'outside camp'],
  ],
  [
    'an NPC',
    TO_EXIT,
    [
      { at: ['arrive', 2], set: { cell: at(1, 0) } },
      { before: ['activation', 1], add: [{ ...LEAVES, figure: 2 }] },
    ],
    [
      'in the turn of figure 0',
      "only players' figures do",
      'outside exit',
      'figure 2 (guard) is activated and not',
      'figure 2 (guard) acts',
    ],
  ],
  [
    'and acting on',
    TO_EXIT,
    [{ before: ['activation', 1], add: [LEAVES, ...e.wait(0, 1)] }],
    ['figure 0 (ada) acts and is not on the table', '1 AP are spent of 0'],
  ],
]);
