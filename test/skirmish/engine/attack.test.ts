import { describe, expect, it } from 'vitest';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import type { Weapon } from '../../../src/skirmish/spec.ts';
import { BLADE, GUN, PILUM, type Piece, type Position, position } from '../position.ts';

/** One attack of N on A. Podręcznik czasownika, Walka; Linia wzroku; Teren i osłona; Akcje w turze. */
interface Row {
  readonly rule: string;
  /** Rows of the table; N attacks A, and B is another of A's side. */
  readonly map: readonly string[];
  readonly weapon?: Partial<Weapon>;
  readonly melee?: boolean;
  readonly attacker?: Partial<Piece>;
  readonly target?: Partial<Piece>;
  readonly rulings?: Partial<SkirmishRulings>;
  readonly before?: (position: Position) => void;
  /** The dice of N, then of A where it resists. */
  readonly dice: readonly number[];
  readonly taken: number;
  /** Who ignored how much. */
  readonly ignored?: readonly string[];
  readonly advantage?: readonly string[];
  readonly hindrance?: readonly string[];
  /** AP that A lacks in its next activation. */
  readonly stuns?: number;
}

const OPEN = ['N...A.'];
const TOUCHING = ['NA....'];
/** A low wall right before the target. */
const WALL = ['N..cA.'];
/** The two fight across the end of a wall. */
const CORNER = ['N.....', 'cA....'];
const BUSHES = ['N.s.A.'];
const BUSH_AND_WALL = ['N.scA.'];

const hunkers = ({ battle, figure }: Position) => {
  battle.hunkered[figure('A')] = 1;
};
const aims = ({ battle, figure }: Position) => {
  battle.aimed[figure('N')] = 2;
};
const shields = ({ battle, figure }: Position) => {
  battle.shield[figure('A')] = 1;
};
const isStunned = ({ battle, figure }: Position) => {
  battle.stunned[figure('A')] = 1;
};
const CARRIES: Partial<SkirmishRulings> = { 'aim.carries-over': 'yes' };

const ROWS: readonly Row[] = [
  { rule: 'a 5 and a 6 are successes and each takes 1 PŻ', map: OPEN, dice: [5, 6], taken: 2 },
  { rule: 'a 4 is no success', map: OPEN, dice: [4, 5], taken: 1 },
  { rule: 'no success takes nothing', map: OPEN, dice: [1, 4], taken: 0 },
  { rule: 'cover ignores the first success', map: WALL, dice: [5, 6], taken: 1, ignored: ['cover 1'] },
  { rule: 'cover ignores the only success', map: WALL, dice: [6, 2], taken: 0, ignored: ['cover 1'] },
  { rule: 'a wall by the shooter is no cover for the target', map: ['Nc..A.'], dice: [5, 6], taken: 2 },
  {
    rule: 'soft terrain on the way is a hindrance: one die',
    map: BUSHES,
    dice: [6],
    taken: 1,
    hindrance: ['concealment'],
  },
  {
    rule: 'concealment and cover both apply',
    map: BUSH_AND_WALL,
    dice: [6],
    taken: 0,
    ignored: ['cover 1'],
    hindrance: ['concealment'],
  },
  {
    rule: 'concealment.with-cover stronger: only cover',
    map: BUSH_AND_WALL,
    rulings: { 'concealment.with-cover': 'stronger' },
    dice: [6, 6],
    taken: 1,
    ignored: ['cover 1'],
  },
  { rule: 'Krycie się ignores one', map: OPEN, before: hunkers, dice: [5, 6], taken: 1, ignored: ['hunker 1'] },
  {
    rule: 'cover and Krycie się ignore one together',
    map: WALL,
    before: hunkers,
    dice: [5, 6],
    taken: 1,
    ignored: ['hunker 1'],
  },
  {
    rule: 'cover.hunker-stacks yes: two',
    map: WALL,
    before: hunkers,
    rulings: { 'cover.hunker-stacks': 'yes' },
    dice: [5, 6],
    taken: 0,
    ignored: ['cover 1', 'hunker 1'],
  },
  {
    rule: 'Krycie się counts in melee too',
    map: TOUCHING,
    melee: true,
    before: hunkers,
    dice: [5, 6],
    taken: 1,
    ignored: ['hunker 1'],
  },
  { rule: 'cover does not count in melee', map: CORNER, melee: true, dice: [5, 6], taken: 2 },
  {
    rule: 'cover.in-melee yes: it does',
    map: CORNER,
    melee: true,
    rulings: { 'cover.in-melee': 'yes' },
    dice: [5, 6],
    taken: 1,
    ignored: ['cover 1'],
  },
  {
    rule: 'aiming is an advantage: the best two of three',
    map: OPEN,
    before: aims,
    rulings: CARRIES,
    dice: [5, 1, 6],
    taken: 2,
    advantage: ['aim'],
  },
  {
    rule: 'three successes count as two',
    map: OPEN,
    before: aims,
    rulings: CARRIES,
    dice: [5, 5, 6],
    taken: 2,
    advantage: ['aim'],
  },
  {
    rule: 'advantage and hindrance together are two dice',
    map: BUSHES,
    before: aims,
    rulings: CARRIES,
    dice: [6, 1],
    taken: 1,
    advantage: ['aim'],
    hindrance: ['concealment'],
  },
  {
    rule: 'aim.carries-over no: an aim of the last activation is lost',
    map: OPEN,
    before: aims,
    dice: [6, 1],
    taken: 1,
  },
  {
    rule: 'a weapon that ignores cover',
    map: WALL,
    weapon: { ignoresCover: true },
    before: hunkers,
    dice: [5, 6],
    taken: 2,
  },
  {
    rule: 'a shield ignores more',
    map: WALL,
    before: shields,
    dice: [5, 6],
    taken: 0,
    ignored: ['cover 1', 'shield 1'],
  },
  { rule: 'a weapon of one die', map: OPEN, weapon: { dice: 'hindrance' }, dice: [6], taken: 1, hindrance: ['weapon'] },
  {
    rule: 'beast.damage: one success of claws takes 1',
    map: TOUCHING,
    melee: true,
    weapon: { needsTwo: true },
    dice: [6, 1],
    taken: 1,
  },
  {
    rule: 'beast.damage two-needed: one success of claws takes nothing',
    map: TOUCHING,
    melee: true,
    weapon: { needsTwo: true },
    rulings: { 'beast.damage': 'two-needed' },
    dice: [6, 1],
    taken: 0,
  },
  {
    rule: 'beast.damage two-needed: two take 2',
    map: TOUCHING,
    melee: true,
    weapon: { needsTwo: true },
    rulings: { 'beast.damage': 'two-needed' },
    dice: [6, 5],
    taken: 2,
  },
  { rule: 'no more PŻ are taken than there are', map: OPEN, target: { hp: 1 }, dice: [6, 5], taken: 1 },
  {
    rule: 'the stun baton: a failed test of resistance costs 1 AP',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    dice: [6, 1, 4, 4],
    taken: 0,
    stuns: 1,
  },
  {
    rule: 'the stun baton: passed',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    dice: [6, 1, 4, 5],
    taken: 0,
  },
  {
    rule: 'stun.through-cover no: a success that Krycie się ignores stuns nobody',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    before: hunkers,
    dice: [6, 1],
    taken: 0,
    ignored: ['hunker 1'],
  },
  {
    rule: 'stun.through-cover yes: it does',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    rulings: { 'stun.through-cover': 'yes' },
    before: hunkers,
    dice: [6, 1, 4, 4],
    taken: 0,
    ignored: ['hunker 1'],
    stuns: 1,
  },
  {
    rule: 'stun.adds-up no: a figure stunned twice lacks 1 AP',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    before: isStunned,
    dice: [6, 1, 4, 4],
    taken: 0,
    stuns: 1,
  },
  {
    rule: 'stun.adds-up yes: it lacks both',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    rulings: { 'stun.adds-up': 'yes' },
    before: isStunned,
    dice: [6, 1, 4, 4],
    taken: 0,
    stuns: 2,
  },
  {
    rule: 'the stun baton: missed, no test',
    map: TOUCHING,
    melee: true,
    weapon: { stuns: true, harmless: true },
    dice: [4, 1],
    taken: 0,
  },
  {
    rule: 'Formacja: beside another with the trait one success in melee is ignored',
    map: ['NA....', '.B....'],
    melee: true,
    target: { traits: ['formacja'] },
    dice: [5, 6],
    taken: 1,
    ignored: ['formacja 1'],
  },
  {
    rule: 'Formacja: not when alone',
    map: TOUCHING,
    melee: true,
    target: { traits: ['formacja'] },
    dice: [5, 6],
    taken: 2,
  },
  {
    rule: 'Formacja: not against shots',
    map: ['N...A.', '....B.'],
    target: { traits: ['formacja'] },
    dice: [5, 6],
    taken: 2,
  },
  {
    rule: 'Drapieżnik: an advantage in melee below half of the PŻ',
    map: TOUCHING,
    melee: true,
    attacker: { traits: ['drapieznik'] },
    target: { hp: 5, hpNow: 2 },
    dice: [1, 2, 6],
    taken: 1,
    advantage: ['drapieznik'],
  },
  {
    rule: 'Drapieżnik: exactly half is not below',
    map: TOUCHING,
    melee: true,
    attacker: { traits: ['drapieznik'] },
    target: { hp: 4, hpNow: 2 },
    dice: [1, 6],
    taken: 1,
  },
  {
    rule: 'Celne oko: an advantage in ranged attacks',
    map: OPEN,
    attacker: { traits: ['celne-oko'] },
    dice: [1, 2, 6],
    taken: 1,
    advantage: ['celne-oko'],
  },
  {
    rule: 'Krótkowidz: a hindrance in ranged attacks',
    map: OPEN,
    attacker: { traits: ['krotkowidz'] },
    dice: [6],
    taken: 1,
    hindrance: ['krotkowidz'],
  },
  {
    rule: 'Czujny: a concealed target is no hindrance',
    map: BUSHES,
    attacker: { traits: ['czujny'] },
    dice: [6, 6],
    taken: 2,
  },
];

const LIST = 'agresywny-szturmowiec';

/** N attacks once, so that the dice of one attack are all there are. */
const ONCE: Partial<SkirmishRulings> = { 'actions.repeat': 'different' };

describe('one attack', () => {
  it.each(ROWS.map((row) => [row.rule, row] as const))('%s', (_, row) => {
    const weapon = { ...(row.melee ? BLADE : GUN), ...row.weapon };
    const body: Piece = { side: 'players', list: LIST, weapons: [], ...row.target };
    const drawn = position({
      map: row.map,
      pieces: {
        N: { side: 'npcs', list: LIST, weapons: [weapon], ...row.attacker },
        A: body,
        ...(row.map.some((line) => line.includes('B')) ? { B: body } : {}),
      },
      rulings: { ...ONCE, ...row.rulings },
    });
    row.before?.(drawn);
    const left = [...row.dice];
    drawn.battle.rollFor = () => {
      const die = left.shift();
      if (die === undefined) throw new Error('one die too many');
      return die;
    };
    const events = drawn.events('N');
    const test = events.find((event) => event.type === 'test')!;
    const damage = events.find((event) => event.type === 'damage')!;
    expect(test).toMatchObject({ advantage: row.advantage ?? [], hindrance: row.hindrance ?? [] });
    expect(damage).toMatchObject({ taken: row.taken });
    expect(damage.ignored.map(({ by, count }) => `${by} ${count}`)).toEqual(row.ignored ?? []);
    expect(events.flatMap((event) => (event.type === 'stun' ? [event.ap] : []))).toEqual(row.stuns ? [row.stuns] : []);
    expect(left, 'dice that nobody rolled').toEqual([]);
    expect(drawn.battle.hp[drawn.figure('A')]).toBe((row.target?.hpNow ?? row.target?.hp ?? 5) - row.taken);
  });
});

describe('who can be attacked', () => {
  const attacks = (map: readonly string[], weapon: Weapon, rulings: Partial<SkirmishRulings> = {}) =>
    position({
      map,
      pieces: {
        N: { side: 'npcs', list: LIST, weapons: [weapon], spd: 0 },
        A: { side: 'players', list: LIST },
        ...(map.some((line) => line.includes('B')) ? { B: { side: 'npcs', list: LIST, weapons: [] } } : {}),
      },
      rulings: { ...ONCE, ...rulings },
    })
      .events('N')
      .some(({ type }) => type === 'attack');

  it.each([
    ['base contact is a neighbour, diagonal ones too', ['N...', '.A..'], BLADE, true],
    ['two cells apart is none', ['N.A.'], BLADE, false],
    ['a thrown weapon reaches 6 inches', ['N.....A'], PILUM, true],
    ['and not 7', ['N......A'], PILUM, false],
    ['terrain that blocks is in the way', ['N.#.A'], GUN, false],
    ['so is another figure, of either side', ['N.B.A'], GUN, false],
    ['but not beside the line', ['N...A', '..B..'], GUN, true],
  ] as const)('%s', (_, map, weapon, can) => {
    expect(attacks(map, weapon)).toBe(can);
  });

  it.each([
    ['shooting.into-melee', ['N..AB'], { 'shooting.into-melee': 'forbidden' }],
    ['shooting.from-melee', ['NA'], { 'shooting.from-melee': 'forbidden' }],
  ] as const)('%s: allowed by default, may be forbidden', (_, map, rulings) => {
    expect(attacks(map, GUN)).toBe(true);
    expect(attacks(map, GUN, rulings)).toBe(false);
  });
});
