import { describe, expect, it } from 'vitest';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import { BLADE, type Piece, position } from '../position.ts';

/** N charges A: where it ends, for how many AP and inches. Podręcznik czasownika, Ruch. */
type Row = readonly [
  rule: string,
  map: readonly string[],
  spd: number,
  moves: readonly string[],
  more?: { readonly rulings?: Partial<SkirmishRulings>; readonly die?: number },
];

const DIAGONAL = 99 / 70;

const ROWS: readonly Row[] = [
  ['a Move into base contact', ['N....A'], 6, ['move 1: 4 in']],
  ['a full move when one Move is too short', ['N.......A'], 6, ['move 2: 7 in']],
  ['no farther than twice the movement', ['N..........A'], 3, ['move 2: 6 in']],
  ['diagonal steps are longer', ['N...', '....', '....', '...A'], 6, [`move 1: ${2 * DIAGONAL} in`]],
  ['difficult terrain costs double: half of a step in, whole steps, half out', ['Nddd.A'], 6, ['move 2: 7 in']],
  ['no corner of a wall is cut', ['N#A', '...'], 6, ['move 1: 2 in']],
  ['round a wall', ['N.#.A', '..#..', '.....'], 12, [`move 1: ${4 + DIAGONAL} in`]],
  ['never through a figure of another side', ['N', 'B', 'A'], 12, []],
  ['round a figure of another side in the way', ['N.B.A', '.....'], 12, [`move 1: ${1 + 2 * DIAGONAL} in`]],
  ['through one’s own side', ['NC..A'], 12, ['move 1: 3 in']],
  [
    'movement.through-allies forbidden: not through it',
    ['NC..A'],
    12,
    [],
    { rulings: { 'movement.through-allies': 'forbidden' } },
  ],
  ['never ending on a figure', ['NC.A'], 12, ['move 1: 2 in']],
  ['what climbs is not walked over', ['N^.A'], 12, ['climb 1: 2 in', 'wait 1'], { die: 6 }],
  ['a climb is a test; a failure wastes the AP', ['N^.A'], 12, ['climb 1: 2 in', 'climb 1: 2 in'], { die: 1 }],
  ['a figure that cannot move stays', ['N..A'], 0, []],
];

const LIST = 'drapieznik';
const OTHER: Piece = { side: 'players', list: 'objective', weapons: [] };

describe('moves', () => {
  it.each(ROWS.map((row) => [row[0], row] as const))('%s', (_rule, [, map, spd, moves, more]) => {
    const { rulings = {}, die = 1 } = more ?? {};
    const has = (sign: string) => map.some((line) => line.includes(sign));
    const drawn = position({
      map,
      pieces: {
        N: { side: 'npcs', list: LIST, weapons: [], spd },
        A: OTHER,
        ...(has('B') ? { B: { ...OTHER, side: 'neutrals' } as const } : {}),
        ...(has('C') ? { C: { side: 'npcs', list: LIST, weapons: [BLADE] } as const } : {}),
      },
      rulings,
      die,
    });
    const told = drawn.events('N').flatMap((event) => {
      if (event.type === 'move' || event.type === 'climb') {
        return [`${event.type} ${event.ap}: ${Number(event.cost.toFixed(9))} in`];
      }
      return event.type === 'wait' && event.ap === 1 && die === 6 ? ['wait 1'] : [];
    });
    expect(told).toEqual(
      moves.map((move) => move.replace(/[\d.]+ in/, (cost) => `${Number(Number.parseFloat(cost).toFixed(9))} in`)),
    );
  });
});
