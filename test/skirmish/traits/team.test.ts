import { describe } from 'vitest';
import { BLADE, GUN, type Piece, type Position } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, trap } from './occasions.ts';
import { type Scene, shows } from './scene.ts';

/** Cechy postaci, Cechy interakcji zespołowych. */

type Drawn = Omit<Scene, 'when' | 'log'>;
const ALLY = (hpNow = 5, traits: readonly string[] = [], more: Partial<Piece> = {}) => hero(traits, { hpNow, ...more });

describe('giving PŻ', () => {
  /** N, who gives, and M, who has so many PŻ. */
  const beside = (needy: Piece, giver = hero(['ofiara']), map = 'NM'): Drawn => ({
    map: [map],
    pieces: { N: giver, M: needy },
    after: hasOneAp,
  });
  const GIVEN = ['trait ofiara 1 M', 'N pays ofiara, 4 PŻ', 'M recovers 1 ofiara, 2 PŻ'];
  const GIVER = (hpNow: number) => hero(['ofiara'], { hpNow });
  shows('ofiara', [
    { ...beside(ALLY(1)), when: '(an ally with 1 PŻ)', log: ['N acts', ...GIVEN], uses: 1 },
    { ...beside(ALLY(2)), when: '(an ally with 2 PŻ)', log: ['N acts', 'hunker'], uses: 0 },
    { ...beside(ALLY(1, [], { hp: 1 })), when: '(an ally who never had more)', log: ['N acts', 'hunker'], uses: 0 },
    {
      ...beside(ALLY(1), GIVER(3)),
      when: '(3 PŻ are enough to give)',
      log: ['N acts', 'trait ofiara 1 M', 'N pays ofiara, 2 PŻ', 'M recovers 1 ofiara, 2 PŻ'],
      uses: 1,
    },
    { ...beside(ALLY(1), GIVER(2)), when: '(2 PŻ are not)', log: ['N acts', 'hunker'], uses: 0 },
    { ...beside(ALLY(1), GIVER(5), 'N.M'), when: '(out of base contact)', log: ['N acts', 'hunker'], uses: 0 },
    { ...beside(ALLY(1)), when: '(never)', rulings: { 'use.ofiara': 'never' }, log: ['N acts', 'hunker'], uses: 0 },
    {
      map: ['MNL'],
      pieces: { M: ALLY(1), N: hero(['ofiara']), L: ALLY(1) },
      when: '(two in need, an AP and a PŻ each)',
      log: ['N acts', ...GIVEN, 'trait ofiara 1 L', 'N pays ofiara, 3 PŻ', 'L recovers 1 ofiara, 2 PŻ'],
      uses: 2,
    },
    {
      map: ['MNL'],
      pieces: { M: ALLY(1), N: hero(['ofiara']), L: ALLY(1) },
      when: '(two in need, and no action twice)',
      rulings: { 'actions.repeat': 'different' },
      log: ['N acts', ...GIVEN, 'hunker'],
      uses: 1,
    },
    {
      ...beside(ALLY(1), hero(['ofiara', 'adrenalina'])),
      when: '(a PŻ that is paid, where those count for Adrenalina)',
      rulings: { 'traits.adrenalina': 'any-loss' },
      poolDice: [3],
      log: ['N acts', ...GIVEN.toSpliced(2, 0, 'die N new→3 adrenalina')],
      uses: 1,
    },
  ]);
});

describe('taking wounds from others', () => {
  const ROLLS = [
    [1, 1],
    [5, 1],
    [5, 5],
  ] as const;
  /** K attacks M; N has a success in the pool. */
  const guarded = (hits: 1 | 2, guarded: Piece, defender = hero(['obronca']), more: Drawn | Partial<Drawn> = {}) => ({
    map: ['KM.N'],
    pieces: { M: guarded, N: defender, K: FOE },
    acts: 'K',
    dice: ROLLS[hits],
    pools: { N: [5] },
    ...more,
  });
  const blow = (hits: 1 | 2, ...after: readonly string[]) => [
    ...['K acts', 'attack M blade', `test K attack-melee: ${ROLLS[hits].join(' ')}`, `= ${hits}`, ...after, 'hunker'],
  ];
  const SPENT = (hp: number, face = 5) => [`die N ${face}→gone obronca`, `N pays obronca, ${hp} PŻ`];
  const SAVED = [...SPENT(4), 'M loses 0 −1 obronca, 1 PŻ'];
  const DEAD = (taken: number) => [`M loses ${taken}, 0 PŻ`, 'M eliminated'];
  const DEFENDER = (hpNow: number, ...more: readonly string[]) => hero(['obronca', ...more], { hpNow });
  shows('obronca', [
    { ...guarded(1, ALLY(1)), when: '(the last PŻ)', log: blow(1, ...SAVED), uses: 1 },
    {
      ...guarded(2, ALLY(2)),
      when: '(two of two PŻ)',
      log: blow(2, ...SPENT(4), 'M loses 1 −1 obronca, 1 PŻ'),
      uses: 1,
    },
    { ...guarded(2, ALLY(3)), when: '(who survives needs no help)', log: blow(2, 'M loses 2, 1 PŻ'), uses: 0 },
    { ...guarded(2, ALLY(1)), when: '(1 less does not save it)', log: blow(2, ...DEAD(1)), uses: 0 },
    {
      ...guarded(2, ALLY(1)),
      when: '(two defenders save it together)',
      map: ['KM.N', '..L.'],
      pieces: { M: ALLY(1), N: hero(['obronca']), L: hero(['obronca']), K: FOE },
      pools: { N: [5], L: [6] },
      log: blow(
        2,
        ...SPENT(4),
        'die L 6→gone obronca',
        'L pays obronca, 4 PŻ',
        'M loses 0 −1 obronca −1 obronca, 1 PŻ',
      ),
      uses: 2,
    },
    {
      ...guarded(1, ALLY(1)),
      when: '(the lowest success goes, again and again)',
      acts: 'KK',
      dice: [5, 1, 5, 1],
      pools: { N: [6, 5, 4] },
      log: [...blow(1, ...SAVED), ...blow(1, ...SPENT(3, 6), 'M loses 0 −1 obronca, 1 PŻ')],
      uses: 2,
    },
    {
      ...guarded(1, ALLY(1), hero(['obronca']), { pools: { N: [4] } }),
      when: '(no success)',
      log: blow(1, ...DEAD(1)),
      uses: 0,
    },
    {
      ...guarded(1, ALLY(1), DEFENDER(2)),
      when: '(2 PŻ are enough)',
      log: blow(1, ...SPENT(1), 'M loses 0 −1 obronca, 1 PŻ'),
      uses: 1,
    },
    { ...guarded(1, ALLY(1), DEFENDER(1)), when: '(never the last PŻ)', log: blow(1, ...DEAD(1)), uses: 0 },
    {
      ...guarded(1, ALLY(1), DEFENDER(2, 'nieustepliwy', 'drugi-oddech')),
      when: '(what a PŻ that is paid sets off comes before the damage)',
      poolDice: [1, 6],
      log: blow(
        1,
        ...SPENT(1),
        'N recovers 1 drugi-oddech, 2 PŻ',
        'die N new→6 nieustepliwy',
        'M loses 0 −1 obronca, 1 PŻ',
      ),
      uses: 1,
    },
    { ...guarded(1, ALLY(1)), when: '(out of sight)', map: ['KM#N'], log: blow(1, ...DEAD(1)), uses: 0 },
    { ...guarded(1, ALLY(1)), when: '(never)', rulings: { 'use.obronca': 'never' }, log: blow(1, ...DEAD(1)), uses: 0 },
    {
      ...guarded(1, ALLY(1, ['obronca']), hero([]), { pools: { M: [5] } }),
      when: '(not of itself)',
      log: blow(1, ...DEAD(1)),
      uses: 0,
    },
    {
      ...guarded(1, ALLY(1, ['odporny'])),
      when: '(who is left with 1 PŻ anyway needs no help)',
      log: blow(1, 'M loses 0 −1 odporny, 1 PŻ'),
      uses: 0,
    },
    {
      ...guarded(1, ALLY(1, ['twardziel'])),
      when: '(after Twardziel nothing may be left to take)',
      log: blow(1, 'M loses 0 −1 twardziel, 1 PŻ'),
      uses: 0,
    },
    {
      ...guarded(1, ALLY(2, ['nadwrazliwy'])),
      when: '(after Nadwrażliwy)',
      log: blow(1, ...SPENT(4), 'M loses 1 −1 obronca +1 nadwrazliwy, 1 PŻ'),
      uses: 1,
    },
    {
      when: '(a trap)',
      map: ['M1.2', 'N...'],
      pieces: { M: ALLY(1), N: hero(['obronca']) },
      ...trap('agility'),
      acts: 'M',
      pools: { N: [5] },
      log: ['M acts', 'move 1', 'trap', 'test M agility: 1 1', '= 0', ...SAVED, 'hunker'],
      uses: 1,
    },
  ]);
});

/** N is behind a wall; M is in sight of N, and has K within range. */
function behind(trait: string, more: Partial<Scene> = {}, gunner: Partial<Piece> = {}): Drawn {
  return {
    map: ['N.#.', '.M.K'],
    pieces: { N: hero([trait]), M: hero([], { weapons: [GUN], ...gunner }), K: FOE },
    after: hasOneAp,
    ...more,
  };
}
/** N has both AP, nowhere to go and nobody to attack; M and L have. */
function boxedIn(trait: string): Drawn {
  const gunner = hero([], { weapons: [GUN] });
  return {
    map: ['NM...K', 'L#....', '......', 'H.....'],
    pieces: { N: hero([trait]), M: gunner, L: gunner, K: FOE, H: FOE },
    rulings: { 'movement.through-allies': 'forbidden' },
  };
}
function hasActed(drawn: Position): void {
  hasOneAp(drawn);
  drawn.battle.acted[drawn.figure('M')] = 1;
}
const MOVES = ['N acts', 'move 1'];
const shot = (test: string) => attacked('K gun', `M attack-ranged${test}`, 0);

describe('luck for others', () => {
  const pools = { N: [2, 6], M: [3, 1] };
  const TRADE = ['trait przywodca 1 M', 'die N 6→1 przywodca', 'die M 1→6 przywodca'];
  const led = (more: Partial<Scene> = {}, gunner: Partial<Piece> = {}) =>
    behind('przywodca', { pools, ...more }, gunner);
  shows('przywodca', [
    { ...led(), when: '(its best die for the ally’s worst)', log: ['N acts', ...TRADE], uses: 1 },
    {
      ...led({ acts: 'NM', policy: 'first-success' }),
      when: '(the ally uses it)',
      log: [
        ...['N acts', ...TRADE, 'M acts', 'attack K gun', 'test M attack-ranged: 1 1', 'swap 0:1→6, 4 PŻ', '= 1'],
        ...['K loses 1, 4 PŻ', ...attacked('K gun', 'M attack-ranged: 1 1', 0, 'loses 0, 4 PŻ')],
      ],
      uses: 1,
    },
    {
      ...boxedIn('przywodca'),
      when: '(once an activation, though both allies are in need)',
      pools: { N: [6, 5], M: [1], L: [2] },
      acts: 'NN',
      log: [
        ...['N acts', ...TRADE, 'hunker', 'N acts', 'trait przywodca 1 L'],
        ...['die N 5→2 przywodca', 'die L 2→5 przywodca', 'hunker'],
      ],
      uses: 2,
    },
    { ...led({ pools: { N: [4], M: [1] } }), when: '(no success to give)', log: MOVES, uses: 0 },
    { ...led({ pools: { N: [6], M: [1, 5] } }), when: '(the ally has one)', log: MOVES, uses: 0 },
    { ...led({ pools: { N: [6] } }), when: '(the ally has nothing to give)', log: MOVES, uses: 0 },
    { ...led({}, { hpNow: 1 }), when: '(the ally has no PŻ to pay with)', log: MOVES, uses: 0 },
    { ...led({}, { weapons: [BLADE] }), when: '(the ally reaches nobody)', log: MOVES, uses: 0 },
    { ...led({ after: hasActed }), when: '(the ally has acted)', log: MOVES, uses: 0 },
    { ...led({ map: ['N.#M', '..#K'] }), when: '(the ally is out of sight)', log: ['N acts', 'hunker'], uses: 0 },
    { ...led({ rulings: { 'use.przywodca': 'never' } }), when: '(never)', log: MOVES, uses: 0 },
    {
      ...led({ map: ['.M..', '..NK'] }),
      when: '(who can attack does)',
      log: ['N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0)],
      uses: 0,
    },
  ]);
});

describe('orders', () => {
  const GRANT = ['trait urodzony-dowodca 1 M', 'N grants M urodzony-dowodca'];
  const commanded = (more: Partial<Scene> = {}, gunner: Partial<Piece> = {}) =>
    behind('urodzony-dowodca', more, gunner);
  const STUNNER = { ...FOE, weapons: [{ ...BLADE, stuns: true, harmless: true }] };
  const ORDERED = ' +urodzony-dowodca: 1 1 1';
  const ones = (count: number) => Array.from({ length: count }, () => 1);
  shows('urodzony-dowodca', [
    {
      ...commanded({ acts: 'NM' }),
      when: '(the next test, and no other)',
      log: ['N acts', ...GRANT, 'M acts', ...shot(ORDERED), ...shot(': 1 1')],
      uses: 1,
    },
    {
      ...commanded({ map: ['N.#.', '.MK.'], acts: 'NKM' }),
      when: '(also a test that an enemy asks for)',
      pieces: { N: hero(['urodzony-dowodca']), M: hero([], { weapons: [GUN] }), K: STUNNER },
      dice: [5, 1, 1, 1, 5, 1, 1, 1],
      log: [
        ...['N acts', ...GRANT, 'K acts', ...attacked('M blade', 'K attack-melee: 5 1', 1)],
        ...['test M resistance +urodzony-dowodca: 1 1 5', '= 1', 'hunker'],
        ...['M acts', 'aim', ...shot(' +aim: 1 1 1')],
      ],
      uses: 1,
    },
    {
      ...commanded({ acts: 'N|M' }),
      when: '(only in this round)',
      poolDice: ones(10),
      log: ['N acts', ...GRANT, 'pool N 1 1 1 1 1', 'pool M 1 1 1 1 1', 'M acts', ...shot(': 1 1'), ...shot(': 1 1')],
      uses: 1,
    },
    {
      ...boxedIn('urodzony-dowodca'),
      when: '(once a battle, though both allies are in need)',
      acts: 'NN',
      log: ['N acts', ...GRANT, 'hunker', 'N acts', 'hunker', 'wait'],
      uses: 1,
    },
    { ...commanded({}, { hpNow: 1 }), when: '(an ally with its last PŻ)', log: ['N acts', ...GRANT], uses: 1 },
    { ...commanded({}, { weapons: [BLADE] }), when: '(the ally reaches nobody)', log: MOVES, uses: 0 },
    { ...commanded({ after: hasActed }), when: '(the ally has acted)', log: MOVES, uses: 0 },
    { ...commanded({ map: ['N.#M', '..#K'] }), when: '(the ally is out of sight)', log: ['N acts', 'hunker'], uses: 0 },
    { ...commanded({ rulings: { 'use.urodzony-dowodca': 'never' } }), when: '(never)', log: MOVES, uses: 0 },
    {
      ...commanded({ map: ['.M..', '..NK'] }),
      when: '(who can attack does)',
      log: ['N acts', ...attacked('K blade', 'N attack-melee: 1 1', 0)],
      uses: 0,
    },
    {
      when: '(two commanders do not help the same ally twice)',
      map: ['NL#.', '.M.K'],
      pieces: { N: hero(['urodzony-dowodca']), L: hero(['urodzony-dowodca']), M: hero([], { weapons: [GUN] }), K: FOE },
      after: (drawn) => {
        hasOneAp(drawn);
        drawn.battle.stunned[drawn.figure('L')] = 1;
      },
      acts: 'NL',
      log: ['N acts', ...GRANT, 'L acts', 'move 1'],
      uses: 1,
    },
  ]);
});
