import { describe } from 'vitest';
import { BLADE, GUN, PILUM, type Piece, type Position } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, inTests, SHOOTER } from './occasions.ts';
import { type Scene, shows } from './scene.ts';

/** Podręcznik mistrza gry, Przykładowe profile BN: traits that only profiles name. */

describe('nerves', () => {
  shows('spanikowany', [
    ...inTests('spanikowany', { hindered: ['will'], neither: ['resistance', 'technical'] }),
    {
      when: '(an NPC)',
      map: ['KN'],
      pieces: { K: { ...FOE, traits: ['spanikowany', 'zmeczliwy', 'regeneracja'], hpNow: 2 }, N: hero([]) },
      acts: 'K',
      rulings: { 'recovery.test': 'will' },
      log: ['K acts', 'test K will -spanikowany: 1', '= 0', ...attacked('N blade', 'K attack-melee: 1 1', 0), 'hunker'],
    },
    {
      when: '(fear is a matter of will)',
      map: ['N...K'],
      pieces: { N: hero(['tchorzliwy', 'spanikowany']), K: { ...FOE, hp: 6 } },
      after: hasOneAp,
      log: ['N acts', 'dread K', 'test N will -tchorzliwy -spanikowany: 1', '= 0', 'balk'],
      uses: 1,
    },
  ]);
});

describe('shields side by side', () => {
  const GUARD: Piece = { ...FOE, traits: ['formacja'] };
  /** N attacks K, with or without L beside it. */
  const line = (map: string, dice: readonly number[], more: Partial<Scene> = {}) => ({
    map: [map],
    pieces: { N: hero([]), K: GUARD, L: GUARD },
    after: hasOneAp,
    dice,
    ...more,
  });
  const struck = (rolled: string, successes: number, loses: string) => [
    ...['N acts', ...attacked('K blade', `N attack-melee: ${rolled}`, successes, loses)],
  ];
  const BESIDE_OTHER = { pieces: { N: hero([]), K: GUARD, L: FOE } };
  const hunkered = (drawn: Position) => {
    hasOneAp(drawn);
    drawn.battle.hunkered[drawn.figure('K')] = 1;
  };
  shows('formacja', [
    { ...line('NKL', [5, 1]), when: '(1 success)', log: struck('5 1', 1, 'loses 0 −1 formacja, 5 PŻ') },
    { ...line('NKL', [5, 5]), when: '(2 successes)', log: struck('5 5', 2, 'loses 1 −1 formacja, 4 PŻ') },
    { ...line('NKL', [1, 1]), when: '(nothing to ignore)', log: struck('1 1', 0, 'loses 0, 5 PŻ') },
    { ...line('NK.L', [5, 1]), when: '(out of contact)', log: struck('5 1', 1, 'loses 1, 4 PŻ') },
    { ...line('NKL', [5, 1], BESIDE_OTHER), when: '(beside one without)', log: struck('5 1', 1, 'loses 1, 4 PŻ') },
    {
      ...line('NKL', [5, 1], { ...BESIDE_OTHER, rulings: { 'formation.both': 'alone' } }),
      when: '(beside one without, under "alone")',
      log: struck('5 1', 1, 'loses 0 −1 formacja, 5 PŻ'),
    },
    {
      ...line('NK.L', [5, 1], { rulings: { 'formation.both': 'alone' } }),
      when: '(under "alone" it is beside somebody still)',
      log: struck('5 1', 1, 'loses 1, 4 PŻ'),
    },
    {
      ...line('NKL', [5, 1], { pieces: { N: hero([]), K: FOE, L: GUARD } }),
      when: '(who has not the trait itself)',
      rulings: { 'formation.both': 'alone' },
      log: struck('5 1', 1, 'loses 1, 4 PŻ'),
    },
    {
      ...line('NKL', [5, 5], { after: hunkered }),
      when: '(beside Krycie się)',
      log: struck('5 5', 2, 'loses 0 −1 hunker −1 formacja, 5 PŻ'),
    },
    ...[GUN, PILUM].map((weapon) => ({
      ...line('N..KL', [5, 1], { pieces: { N: hero([], { weapons: [weapon] }), K: GUARD, L: GUARD } }),
      when: `(no help against a ${weapon.id})`,
      log: ['N acts', ...attacked(`K ${weapon.id}`, `N attack-${weapon.kind}: 5 1`, 1, 'loses 1, 4 PŻ')],
    })),
    {
      when: '(an enemy in contact is no comrade)',
      map: ['KMN'],
      pieces: { M: hero(['formacja']), N: hero([]), K: GUARD },
      acts: 'K',
      dice: [5, 1],
      log: ['K acts', ...attacked('M blade', 'K attack-melee: 5 1', 1, 'loses 1, 4 PŻ'), 'hunker'],
    },
  ]);
});

describe('the smell of blood', () => {
  const BEAST: Piece = { side: 'beasts', list: 'drapieznik', weapons: [BLADE], traits: ['drapieznik'] };
  const prey = (hpNow: number, hp: number, more: Partial<Scene> = {}) => ({
    map: ['KN'],
    pieces: { N: hero([], { hp, hpNow }), K: BEAST },
    acts: 'K',
    ...more,
  });
  const bites = (hp: number, test: string) => attacked('N blade', `K attack-melee${test}`, 0, `loses 0, ${hp} PŻ`);
  const SMELLS = ' +drapieznik: 1 1 1';
  shows('drapieznik', [
    { ...prey(2, 5), when: '(2 of 5)', log: ['K acts', ...bites(2, SMELLS), ...bites(2, SMELLS)] },
    { ...prey(3, 5), when: '(3 of 5)', log: ['K acts', ...bites(3, ': 1 1'), ...bites(3, ': 1 1')] },
    {
      ...prey(3, 6),
      when: '(half is not less than half)',
      log: ['K acts', ...bites(3, ': 1 1'), ...bites(3, ': 1 1')],
    },
    {
      ...prey(3, 5, { dice: [5, 1, 1, 1, 1] }),
      when: '(from one bite to the next)',
      log: ['K acts', ...attacked('N blade', 'K attack-melee: 5 1', 1, 'loses 1, 2 PŻ'), ...bites(2, SMELLS)],
    },
    ...[GUN, PILUM].map((weapon) => ({
      ...prey(2, 5),
      when: `(not with a ${weapon.id})`,
      map: ['K...N'],
      pieces: { N: hero([], { hpNow: 2 }), K: { ...SHOOTER, weapons: [weapon], traits: ['drapieznik'] } },
      log: [...['K acts', ...attacked(`N ${weapon.id}`, `K attack-${weapon.kind}: 1 1`, 0, 'loses 0, 2 PŻ'), 'hunker']],
    })),
    {
      when: '(players’ figures too)',
      map: ['NK'],
      pieces: { N: hero(['drapieznik']), K: { ...FOE, hpNow: 2 } },
      after: hasOneAp,
      log: ['N acts', ...attacked('K blade', `N attack-melee${SMELLS}`, 0, 'loses 0, 2 PŻ')],
      uses: 1,
    },
  ]);
});

describe('a word to an ally', () => {
  const TACTICIAN: Piece = { ...FOE, traits: ['taktyk-bn'] };
  const around = (...map: readonly string[]) => ({
    map,
    pieces: { N: hero([]), K: TACTICIAN, L: SHOOTER, M: SHOOTER },
    acts: 'K',
    after: withoutAp(),
  });
  /** K has no AP; the trait costs none. */
  function withoutAp(change: (drawn: Position) => void = () => {}) {
    return (drawn: Position) => {
      drawn.battle.stunned[drawn.figure('K')] = 2;
      change(drawn);
    };
  }
  const TO = (ally: string) => ['K acts', `K grants ${ally} taktyk-bn`];
  const fires = (test: string) => ['L acts', ...attacked('N gun', `L attack-ranged${test}`, 0), 'hunker'];
  shows('taktyk-bn', [
    {
      ...around('K.L...', '......', '.M.N..'),
      when: '(the nearest, for its next test and no other)',
      acts: 'KLL',
      log: [...TO('L'), ...fires(' +taktyk-bn: 1 1 1'), ...fires(': 1 1')],
    },
    {
      ...around('K.L..M', '......', '...N..'),
      when: '(only in this round)',
      acts: 'K|L',
      poolDice: [1, 1, 1, 1, 1],
      log: [...TO('L'), 'pool N 1 1 1 1 1', ...fires(': 1 1')],
    },
    {
      ...around('K.L...', '......', '.M.N..'),
      when: '(the nearest that has not acted)',
      after: withoutAp(({ battle, figure }) => (battle.acted[figure('L')] = 1)),
      log: TO('M'),
    },
    { ...around('K.#L..', '......', '.M.N..'), when: '(the nearest in sight)', log: TO('M') },
    {
      ...around('K.L...', '......', '.M.N..'),
      when: '(the nearest that has none yet)',
      after: withoutAp(({ battle, figure }) => (battle.marks.granted[figure('L')] = 'taktyk-bn')),
      log: TO('M'),
    },
    { ...around('K#LM..', '.#....', '.#.N..'), when: '(nobody in sight)', log: ['K acts'] },
    {
      ...around('K.L...', '......', '...N..'),
      when: '(beside its own AP)',
      pieces: { N: hero([]), K: { ...TACTICIAN, weapons: [GUN] }, L: SHOOTER },
      after: () => {},
      log: [...TO('L'), ...attacked('N gun', 'K attack-ranged: 1 1', 0), 'hunker'],
    },
    {
      ...around('K.LN..'),
      when: '(an enemy is no ally)',
      pieces: { N: hero([]), K: TACTICIAN, L: { ...SHOOTER, side: 'beasts' } },
      log: ['K acts'],
    },
    {
      when: '(a player’s figure that has it)',
      map: ['N.M...', '.....K'],
      pieces: { N: hero(['taktyk-bn']), M: hero([], { weapons: [GUN] }), K: FOE },
      after: ({ battle, figure }) => (battle.stunned[figure('N')] = 2),
      log: ['N acts', 'N grants M taktyk-bn'],
      uses: 1,
    },
  ]);
});
