import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Effect, Objective } from '../../../src/skirmish/spec.ts';
import { BLADE, type Drawing, GUN, type Piece, type Position, position } from '../position.ts';

/** Wyścig po artefakt temporalny, Zasady specjalne: a thing that is carried, and what it does to those near it. */

const named = (id: string) => ({ id, name: { pl: id, en: id } });

const THING: Objective = {
  ...named('thing'),
  zone: '0',
  force: null,
  tests: ['technical', 'will'],
  ap: 1,
  successes: 1,
  side: 'players',
  carried: { round: 1, sectors: [] },
};

const AURA: Effect = {
  ...named('aura'),
  kind: 'aura',
  centre: 'thing',
  radius: 3,
  test: 'resistance',
  loses: 'hp',
};

const PLAYER: Piece = { side: 'players', list: 'objective' };
const RIVAL: Piece = { side: 'rivals', list: 'przejac-artefakt', target: 'thing' };

/** A drawing with the thing on the cell of a sign, or with the figure of that sign. */
function withThing(where: string | number, drawing: Drawing): Position {
  const drawn = position({ objectives: [THING], goal: { kind: 'seize', objective: 'thing' }, ...drawing });
  if (typeof where === 'number') drawn.battle.lies[0] = where;
  else drawn.battle.carrier[0] = drawn.figure(where);
  return drawn;
}

function typesOf(events: readonly LogEvent[]): string {
  return events
    .map(({ type }) => type)
    .filter((type) => type !== 'line' && type !== 'activation')
    .join(' ');
}

describe('a thing that is carried', () => {
  it('is controlled after one success, and goes where its carrier goes', () => {
    const drawn = withThing(1, { map: ['A.......', '........'], pieces: { A: PLAYER }, dice: [5, 1] });
    expect(typesOf(drawn.events('A'))).toBe('interact test result takes hunker');
    expect(drawn.battle.carrier[0]).toBe(drawn.figure('A'));
    drawn.battle.put(drawn.figure('A'), 7);
    expect(drawn.battle.placeOf(0)).toBe(7);
  });

  it('is not controlled without a success, and may be tried again', () => {
    const drawn = withThing(1, { map: ['A.......'], pieces: { A: PLAYER }, dice: [1, 4, 2, 3] });
    expect(typesOf(drawn.events('A'))).toBe('interact test result interact test result');
    expect(drawn.battle.placeOf(0)).toBe(1);
  });

  it('is taken by the test that the figure is best at', () => {
    const drawn = withThing(1, {
      map: ['A.......'],
      pieces: { A: { ...PLAYER, traits: ['spanikowany'] } },
      objectives: [{ ...THING, tests: ['will', 'technical'] }],
      die: 6,
    });
    const test = drawn.events('A').find(({ type }) => type === 'test');
    expect(test).toMatchObject({ kind: 'technical', dice: 'standard' });
  });

  it('is taken from nobody who has it', () => {
    const drawn = withThing('A', { map: ['AB......'], pieces: { A: PLAYER, B: RIVAL } });
    expect(typesOf(drawn.events('B'))).not.toContain('interact');
  });

  it('falls where its carrier is eliminated, and is free for the next', () => {
    const drawn = withThing('A', {
      map: ['.AB.....'],
      pieces: { A: { ...PLAYER, hpNow: 1 }, B: { ...RIVAL, weapons: [BLADE] } },
      die: 6,
    });
    const events = drawn.events('B');
    expect(typesOf(events)).toBe('attack test result damage eliminated drops hunker');
    expect(events.find(({ type }) => type === 'drops')).toEqual({
      type: 'drops',
      figure: drawn.figure('A'),
      objective: 'thing',
      cell: 1,
    });
    expect(typesOf(drawn.events('B'))).toBe('interact test result takes move');
  });

  it('is nowhere before it appears', () => {
    const drawn = position({
      map: ['A.......'],
      pieces: { A: PLAYER },
      objectives: [THING],
      goal: { kind: 'seize', objective: 'thing' },
    });
    expect(drawn.battle.placeOf(0)).toBe(-1);
    expect(typesOf(drawn.events('A'))).toBe('hunker wait');
  });
});

describe('what strikes round it', () => {
  const alone = (map: string, thing: number | string, more: Partial<Drawing>) =>
    withThing(thing, { map: [map], pieces: { A: { ...PLAYER, spd: 0 } }, effects: [AURA], goal: HOLD, ...more });
  const HOLD = { kind: 'hold', zone: '0' } as const;

  it.each([
    ['3" away', 'A.......', 3, 'aura test result damage hunker wait'],
    ['farther', 'A.......', 4, 'hunker wait'],
    ['its carrier', 'A.......', 'A', 'aura test result damage hunker wait'],
  ])('takes 1 PŻ from who fails the test %s', (_, map, thing, does) => {
    const drawn = alone(map, thing, {});
    expect(typesOf(drawn.events('A'))).toBe(does);
    expect(drawn.battle.hp[0]).toBe(does.includes('damage') ? 4 : 5);
  });

  it('takes nothing from who passes it', () => {
    const drawn = alone('A.......', 1, { dice: [5, 1] });
    expect(typesOf(drawn.events('A'))).toBe('aura test result hunker wait');
  });

  it('takes an AP of the next activation where it says so', () => {
    const drawn = alone('A.......', 1, { effects: [{ ...AURA, loses: 'ap' }] });
    expect(typesOf(drawn.events('A'))).toBe('aura test result stun hunker wait');
    expect(drawn.events('A')[0]).toMatchObject({ type: 'activation', ap: 1 });
  });

  it('ends the activation of whom it eliminates, and the thing falls', () => {
    const drawn = alone('A.......', 'A', { pieces: { A: { ...PLAYER, hpNow: 1 } } });
    expect(typesOf(drawn.events('A'))).toBe('aura test result damage eliminated drops');
    expect(drawn.battle.placeOf(0)).toBe(0);
  });
});

const INSTABILITY: Effect = {
  ...named('instability'),
  kind: 'complication',
  rounds: [2],
  faces: [1],
  does: [{ kind: 'jump', objective: 'thing', dice: 2 }],
};

/** What is rolled for a jump: the complication's 1, two dice of inches, and the hour of the clock, each from 0. */
const jump = (first: number, second: number, hour: number) => [0, first - 1, second - 1, hour];

describe('its jumps', () => {
  const MAP = ['.........', '....A....', '.........', '.###.....', '.........'];
  const cellAt = (column: number, row: number) => row * 9 + column;

  it.each([
    ['to the right', jump(1, 2, 3), cellAt(0, 0), cellAt(3, 0)],
    ['down', jump(1, 3, 6), cellAt(0, 0), cellAt(0, 4)],
    ['towards two o’clock', jump(1, 1, 2), cellAt(0, 2), cellAt(2, 1)],
    ['to the edge, not off the table', jump(6, 6, 9), cellAt(4, 2), cellAt(0, 2)],
    ['beside what blocks', jump(1, 1, 3), cellAt(0, 3), cellAt(2, 2)],
    ['beside who stands there', jump(1, 1, 3), cellAt(2, 1), cellAt(4, 0)],
  ])('end %s', (_, chosen, from, to) => {
    const drawn = withThing(from, { map: MAP, pieces: { A: PLAYER }, effects: [INSTABILITY] });
    expect(drawn.happen(...chosen).at(-1)).toMatchObject({ type: 'jumps', cell: to });
    expect(drawn.battle.placeOf(0)).toBe(to);
  });

  it('leave the hands of the carrier', () => {
    const drawn = withThing('A', { map: MAP, pieces: { A: PLAYER }, effects: [INSTABILITY] });
    drawn.happen(...jump(1, 1, 6));
    expect(drawn.battle.carrier[0]).toBe(-1);
    expect(drawn.battle.placeOf(0)).toBe(cellAt(4, 3));
  });

  it('do not, where the ruling says so', () => {
    const drawn = withThing('A', {
      map: MAP,
      pieces: { A: PLAYER },
      effects: [INSTABILITY],
      rulings: { 'carried.jumps': 'free-only' },
    });
    expect(typesOf(drawn.happen(0))).toBe('effect');
    expect(drawn.battle.carrier[0]).toBe(0);
  });

  it('are none while it is not on the table', () => {
    const drawn = withThing(-1, { map: MAP, pieces: { A: PLAYER }, effects: [INSTABILITY] });
    expect(typesOf(drawn.happen(0))).toBe('effect');
  });
});

describe('where it appears', () => {
  const carried = {
    round: 2,
    sectors: [
      { zone: '1', sums: [2, 3, 4, 5, 6] },
      { zone: '2', sums: [7, 8, 9, 10, 11, 12] },
    ],
  };

  it.each([
    ['the one zone', [1, 1], 0],
    ['the other', [3, 4], 7],
  ])('is by 2k6 %s', (_, [first, second], cell) => {
    const drawn = position({
      map: ['1..A...2'],
      zones: { 1: 'sector', 2: 'sector' },
      pieces: { A: PLAYER },
      objectives: [{ ...THING, zone: null, carried }],
    });
    expect(drawn.happen(first! - 1, second! - 1)).toEqual([
      { type: 'appears', objective: 'thing', rolled: [first, second], cell },
    ]);
  });

  it('is no cell on which somebody stands', () => {
    const drawn = position({
      map: ['A0......'],
      pieces: { A: PLAYER },
      objectives: [{ ...THING, carried: { round: 2, sectors: [] } }],
    });
    drawn.battle.put(0, 1);
    expect(drawn.happen()).toEqual([]);
    expect(drawn.battle.placeOf(0)).toBe(-1);
  });
});

describe('its explosion', () => {
  const EXPLOSION: Effect = { ...named('explosion'), kind: 'explosion', objective: 'thing', radius: 2, damage: 2 };
  const drawing = { map: ['A.B...', '......'], pieces: { A: PLAYER, B: RIVAL }, effects: [EXPLOSION] };

  it('hurts everybody near when nobody controls it', () => {
    const drawn = withThing(1, drawing);
    expect(typesOf(drawn.endBattle())).toBe('explodes damage damage');
    expect([...drawn.battle.hp]).toEqual([3, 3]);
    expect(drawn.battle.placeOf(0)).toBe(-1);
    expect(drawn.battle.destroyed[0]).toBe(1);
  });

  it('reaches no farther than its radius', () => {
    expect(typesOf(withThing(4, drawing).endBattle())).toBe('explodes damage');
    expect(typesOf(withThing(11, drawing).endBattle())).toBe('explodes');
  });

  it('does not come when somebody controls it, or when the ruling leaves it out', () => {
    expect(withThing('B', drawing).endBattle()).toEqual([]);
    expect(withThing(1, { ...drawing, rulings: { 'carried.explodes': 'no' } }).endBattle()).toEqual([]);
  });
});

describe('who has it', () => {
  it('runs from enemies who could attack, and hunkers down', () => {
    const drawn = withThing('A', {
      map: ['...#....', 'A..#....', '...#....', '........', 'K.......'],
      pieces: { A: PLAYER, K: { ...RIVAL, weapons: [GUN] } },
    });
    expect(drawn.activate('A')).toMatch(/move 1 to \d,\d, \+ hunker$/);
  });
});
