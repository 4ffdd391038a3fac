import { describe, expect, it } from 'vitest';
import { GUN, type Piece, type Position, position } from '../position.ts';

/** N goes for A. Sabotaż bazy konkurencji, Mapa i teren. */
type Row = readonly [
  rule: string,
  map: readonly string[],
  does: readonly string[],
  more?: {
    readonly dice?: readonly number[];
    readonly side?: Piece['side'];
    readonly traits?: readonly string[];
    readonly spd?: number;
  },
];

const ROWS: readonly Row[] = [
  [
    'a locked door is opened with a test, and then it is walked through',
    ['N+.A'],
    ['unlock 1', 'technical', 'move to 2'],
    { dice: [5, 1] },
  ],
  ['a failure wastes the AP', ['N+.A'], ['unlock 1', 'technical', 'unlock 1', 'technical'], { dice: [4, 4, 1, 1] }],
  [
    'it is opened by the test that the figure is best at',
    ['N+.A'],
    ['unlock 1', 'strength', 'move to 2'],
    { dice: [5, 1], traits: ['technofobia'] },
  ],
  ['by somebody who is beside it', ['N..+.A'], ['move to 2', 'unlock 1', 'technical'], { dice: [5, 1] }],
  ['and by nobody behind an ally', ['NC+.A'], []],
  ['guards have the keys', ['N+.A'], ['move to 2'], { side: 'npcs' }],
  ['and walk through with the rest of a Move', ['N..+.A'], ['move to 4'], { side: 'npcs' }],
  ['nobody stops in a door', ['N.....+......A'], ['move to 12'], { side: 'npcs' }],
  ['and so a short Move ends before it', ['N+..A'], [], { side: 'npcs', spd: 0.5 }],
  ['no door is opened where the way round is shorter', ['N+.A', '....'], ['move to 2']],
];

function drawn(
  map: readonly string[],
  { dice = [], side = 'beasts', traits = [], spd = 6 }: NonNullable<Row[3]> = {},
): Position {
  const ally = map.some((line) => line.includes('C'));
  return position({
    map,
    pieces: {
      N: { side, list: 'drapieznik', weapons: [], traits, spd },
      A: { side: 'players', list: 'objective', weapons: [] },
      ...(ally ? { C: { side, list: 'drapieznik' } as const } : {}),
    },
    dice,
  });
}

function told(position: Position): string[] {
  return position.events('N').flatMap((event) => {
    if (event.type === 'move') return [`move to ${event.path.at(-1)! % position.battle.columns}`];
    if (event.type === 'unlock') return [`unlock ${event.ap}`];
    if (event.type === 'test') return [event.kind];
    return event.type === 'attack' ? [event.type] : [];
  });
}

describe('doors', () => {
  it.each(ROWS.map((row) => [row[0], row] as const))('%s', (_rule, [, map, does, more]) => {
    const scene = drawn(map, more);
    expect(told(scene)).toEqual(does);
    expect(scene.leftover().dice).toEqual([]);
  });

  it('are one where they touch, and stay open for the rest of the battle', () => {
    const scene = drawn(['N+.A', '.+..', '.#..', '.+..'], { dice: [6, 1] });
    scene.events('N');
    const { doors, columns } = scene.battle;
    expect([1, columns + 1, 3 * columns + 1].map((cell) => doors.isOpen(cell))).toEqual([true, true, false]);
    scene.battle.begin(1);
    expect(doors.isOpen(1)).toBe(false);
  });

  it('hide what is behind them, open or not', () => {
    const scene = position({
      map: ['N+A'],
      pieces: {
        N: { side: 'npcs', list: 'agresywny-szturmowiec', weapons: [GUN], spd: 0 },
        A: { side: 'players', list: 'objective' },
      },
    });
    scene.battle.doors.open(1);
    expect(scene.events('N').map(({ type }) => type)).not.toContain('attack');
  });
});
