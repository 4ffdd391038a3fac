import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import type { Effect, Objective } from '../../../src/skirmish/spec.ts';
import { BLADE, type Position, position } from '../position.ts';

/** Leading, panic, deliveries and charges. Jajo Dinozaura; Paradoks Kury i Jajka. */

const named = (id: string) => ({ id, name: { pl: id, en: id } });
const types = (events: readonly LogEvent[]) => events.map(({ type }) => type);

interface Scene {
  readonly map?: readonly string[];
  readonly dice?: readonly number[];
  readonly fears?: Extract<Effect, { kind: 'panic' }>['fears'];
  readonly rulings?: Partial<SkirmishRulings>;
}

/** A leads E, who panics in round 2 and 3, to zone 2; R is a beast. */
function led({ map = ['.AE..........2', '............R.'], dice = [], fears = null, rulings = {} }: Scene): Position {
  return position({
    map,
    pieces: {
      A: { side: 'players', list: 'objective', weapons: [] },
      E: { side: 'players', list: 'patrol', weapons: [], spd: 4, escorted: true },
      R: { side: 'beasts', list: 'drapieznik', weapons: [BLADE] },
    },
    zones: { 2: 'exit' },
    goal: { kind: 'escort', force: 'E', zone: '2' },
    effects: [{ ...named('panika'), kind: 'panic', rounds: [2, 3], force: 'E', test: 'will', fears }],
    dice,
    rulings,
  });
}

describe('panic', () => {
  it.each([
    { what: 'a success is enough', dice: [1, 5], panics: false },
    { what: 'without one it hunkers down', dice: [4, 4], panics: true },
  ])('$what', ({ dice, panics }) => {
    const scene = led({ dice });
    expect(types(scene.happen()).includes('panic')).toBe(panics);
    const escorted = scene.figure('E');
    expect(scene.battle.panicked[escorted]).toBe(panics ? 1 : 0);
    expect(scene.battle.hunkered[escorted]).toBe(panics ? 1 : 0);
    expect(scene.movement.drag(scene.figure('A'), escorted, 13)).toBe(false);
  });

  it('lasts for the round, and nobody drags who panics', () => {
    const scene = led({ dice: [1, 1, 6, 6] });
    scene.happen();
    expect(scene.activate('A')).toBe('stay-by hunker; stay-by wait 1');
    scene.happen();
    expect(scene.battle.hunkered[scene.figure('E')]).toBe(0);
    expect(scene.activate('A')).toMatch(/drag E/);
  });

  it.each([
    { what: 'near what it fears', within: 12, hindrance: ['feared'], dice: [4] },
    { what: 'farther off', within: 11, hindrance: [], dice: [4, 4] },
  ])('is tested $what', ({ within, hindrance, dice }) => {
    const scene = led({ map: ['.AE..........2', '.............R'], dice, fears: { side: 'beasts', within } });
    const test = scene.happen().find((event) => event.type === 'test');
    expect(test).toMatchObject({ figure: scene.figure('E'), kind: 'will', hindrance });
    expect(scene.leftover().dice).toEqual([]);
  });

  it('is tested by whoever leads, where the ruling has it so', () => {
    const scene = led({ dice: [1, 1], rulings: { 'escort.panic': 'leader' } });
    const events = scene.happen();
    expect(events.find((event) => event.type === 'test')).toMatchObject({ figure: scene.figure('A') });
    expect(events.at(-1)).toEqual({ type: 'panic', figure: scene.figure('E'), effect: 'panika' });
  });
});

describe('leading', () => {
  it.each([
    { what: 'whoever leads stays behind', leads: 'alone', told: /drag E to 6,0, \+ move 1 to 5,0$/ },
    { what: 'whoever leads comes along for the same AP', leads: 'together', told: /drag E to 6,0, \+ drag E to 10,0$/ },
  ] as const)('$what', ({ leads, told }) => {
    const scene = led({ rulings: { 'escort.leads': leads } });
    expect(scene.activate('A')).toMatch(told);
  });
});

const LETTER: Objective = {
  ...named('letter'),
  zone: null,
  force: 'P',
  carried: null,
  tests: ['social'],
  ap: 1,
  successes: 1,
  side: 'players',
};
const DESK: Objective = { ...LETTER, id: 'desk', zone: '1', force: null, tests: [] };

/** A has something for P or the desk, and then goes home to zone 2. */
function delivery(map: readonly string[], dice: readonly number[] = []): Position {
  return position({
    map,
    pieces: {
      A: { side: 'players', list: 'objective', weapons: [] },
      P: { side: 'neutrals', list: 'unikanie-walki', weapons: [] },
    },
    zones: { 1: 'objective', 2: 'deployment' },
    objectives: [LETTER, DESK],
    goal: { kind: 'work', objective: 'letter', instead: 'desk', exit: null, home: '2' },
    dice,
  });
}

describe('deliveries', () => {
  it.each([
    {
      what: 'to somebody, by a test',
      map: ['.....AP........1', '2...............'],
      dice: [5, 1],
      does: 'work interact letter; leave move 1 to 0,1',
    },
    {
      what: 'to a place, without one',
      map: ['.....A1........P', '2...............'],
      does: 'work interact desk; leave move 1 to 0,1',
    },
    {
      what: 'to the sure one of two',
      map: ['.....AP.........', '2....1..........'],
      does: 'work interact desk; leave move 1 to 0,1',
    },
    {
      what: 'again when the test fails',
      map: ['.....AP........1', '2...............'],
      dice: [4, 1, 6, 1],
      does: 'work interact letter; work interact letter',
    },
    {
      what: 'to the nearer one',
      map: ['..........A.P..1', '2...............'],
      dice: [6, 1],
      does: 'on-mission move 1 to 11,0; work interact letter',
    },
  ])('$what', ({ map, dice = [], does }) => {
    expect(delivery(map, dice).activate('A')).toBe(does);
  });

  it('to somebody who has gone elsewhere', () => {
    const scene = delivery(['.....A.....P...1', '2...............'], [5, 1]);
    scene.battle.put(scene.figure('P'), 6);
    expect(scene.activate('A')).toMatch(/^work interact letter/);
  });
});

describe('whom a neutral avoids', () => {
  it.each([
    { reading: 'hides', does: /^3 move 1/ },
    { reading: 'trusts', does: /^4 wait 2/ },
  ] as const)('$reading', ({ reading, does }) => {
    const scene = position({
      map: ['A....P..........', '....G...........'],
      pieces: {
        A: { side: 'players', list: 'objective' },
        P: { side: 'neutrals', list: 'unikanie-walki', weapons: [] },
        G: { side: 'npcs', list: 'ochrona-celu', target: 'P' },
      },
      rulings: { 'npc.neutral': reading },
    });
    expect(scene.activate('P')).toMatch(does);
  });
});

describe('a charge', () => {
  const CHARGE: Objective = { ...DESK, id: 'charge', side: 'npcs' };
  const BLAST: Effect = {
    ...named('blast'),
    kind: 'blast',
    objective: 'charge',
    delay: 1,
    radius: 2,
    tests: ['agility'],
    damage: 2,
  };
  const set = (dice: readonly number[]) =>
    position({
      map: ['S1.A.B..'],
      pieces: {
        A: { side: 'players', list: 'objective', weapons: [] },
        B: { side: 'players', list: 'objective', weapons: [] },
        S: { side: 'npcs', list: 'realizacja-celu', weapons: [], target: 'charge' },
      },
      zones: { 1: 'objective' },
      objectives: [CHARGE],
      effects: [BLAST],
      dice,
    });

  it('goes off as the next round ends, near it, on whoever does not jump aside', () => {
    const scene = set([1, 2, 5, 1]);
    expect(scene.activate('S')).toMatch(/^1 interact charge/);
    expect(scene.endRound()).toEqual([]);
    scene.battle.round++;
    const events = scene.endRound();
    expect(types(events)).toEqual(['effect', 'test', 'result', 'damage', 'test', 'result']);
    expect(events[3]).toMatchObject({ type: 'damage', figure: scene.figure('A'), by: null, taken: 2 });
    expect(events[4]).toMatchObject({ figure: scene.figure('S'), kind: 'agility' });
    scene.battle.round++;
    expect(scene.endRound()).toEqual([]);
  });

  it('that nobody has set does not', () => {
    const scene = set([]);
    scene.battle.round = 3;
    expect(scene.endRound()).toEqual([]);
  });
});
