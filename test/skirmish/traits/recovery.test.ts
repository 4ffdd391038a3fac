import { describe } from 'vitest';
import { GUN, PILUM, type Piece } from '../position.ts';
import { attacked, FOE, hasOneAp, hero, SHOOTER, trap, work } from './occasions.ts';
import { type Scene, shows } from './scene.ts';

/** Cechy postaci, Cechy żywotności: PŻ that come back, and what comes of having few. */

const NEVER = { 'use.medytacja': 'never' } as const;

/** N alone, with nothing to do. */
function alone(traits: readonly string[], hpNow: number, more: Partial<Piece> = {}) {
  return { map: ['N'], pieces: { N: hero(traits, { hpNow, ...more }) } };
}
const idle = (...first: readonly string[]) => ['N acts', ...first, 'hunker', 'wait'];

describe('at half of the greatest PŻ', () => {
  shows('regeneracja', [
    { ...alone(['regeneracja'], 2), when: '(2 of 5)', log: idle('N recovers 1 regeneracja, 3 PŻ'), uses: 1 },
    { ...alone(['regeneracja'], 3), when: '(3 of 5)', log: idle(), uses: 0 },
    { ...alone(['regeneracja'], 3, { hp: 6 }), when: '(3 of 6)', log: idle('N recovers 1 regeneracja, 4 PŻ'), uses: 1 },
    { ...alone(['regeneracja'], 1, { hp: 1 }), when: '(the greatest)', log: idle(), uses: 0 },
    {
      ...alone(['regeneracja'], 1),
      when: '(each activation until there are more)',
      acts: 'NNN',
      log: [...idle('N recovers 1 regeneracja, 2 PŻ'), ...idle('N recovers 1 regeneracja, 3 PŻ'), ...idle()],
      uses: 2,
    },
    {
      when: '(NPCs too)',
      map: ['KN'],
      pieces: { K: { ...FOE, traits: ['regeneracja'], hpNow: 2 }, N: hero([]) },
      acts: 'K',
      log: ['K acts', 'K recovers 1 regeneracja, 3 PŻ', ...attacked('N blade', 'K attack-melee: 1 1', 0), 'hunker'],
    },
  ]);

  const lent = { map: ['NK'], after: hasOneAp, policy: 'first-success' };
  const LOW = { N: hero(['witalnosc'], { hpNow: 2 }), K: FOE };
  const swapped = (...after: readonly string[]) => [
    ...['attack K blade', 'test N attack-melee: 1 1', 'swap 0:1→6, 1 PŻ', '= 1', 'K loses 1, 4 PŻ', ...after],
  ];
  const MISS = attacked('K blade', 'N attack-melee: 1 1', 0);
  shows('witalnosc', [
    {
      ...lent,
      when: '(the die is used)',
      pieces: LOW,
      poolDice: [6],
      log: ['N acts', 'die N new→6 witalnosc', ...swapped()],
      uses: 1,
    },
    {
      ...lent,
      when: '(it goes with the activation)',
      pieces: LOW,
      poolDice: [4],
      log: ['N acts', 'die N new→4 witalnosc', ...MISS, 'die N 4→gone witalnosc'],
      uses: 1,
    },
    {
      ...lent,
      when: '(under "round" it stays)',
      pieces: LOW,
      rulings: { 'traits.witalnosc': 'round' },
      poolDice: [4],
      log: ['N acts', 'die N new→4 witalnosc', ...MISS],
      uses: 1,
    },
    {
      ...lent,
      when: '(of two dice alike the lent one is used first)',
      pieces: LOW,
      pools: { N: [6] },
      poolDice: [6],
      log: ['N acts', 'die N new→6 witalnosc', ...swapped()],
      uses: 1,
    },
    {
      ...lent,
      when: '(another die is used: it goes)',
      pieces: LOW,
      pools: { N: [6] },
      poolDice: [2],
      log: ['N acts', 'die N new→2 witalnosc', ...swapped('die N 2→gone witalnosc')],
      uses: 1,
    },
    {
      ...lent,
      when: '(3 of 5)',
      pieces: { N: hero(['witalnosc'], { hpNow: 3 }), K: FOE },
      log: ['N acts', ...MISS],
      uses: 0,
    },
    {
      ...alone(['witalnosc', 'regeneracja'], 2),
      when: '(Regeneracja comes first and may leave too many)',
      log: idle('N recovers 1 regeneracja, 3 PŻ'),
      uses: 0,
    },
    {
      ...alone(['witalnosc', 'regeneracja'], 1),
      when: '(Regeneracja comes first and leaves few enough)',
      poolDice: [3],
      log: [...idle('N recovers 1 regeneracja, 2 PŻ', 'die N new→3 witalnosc'), 'die N 3→gone witalnosc'],
      uses: 1,
    },
    {
      when: '(lent to Przywódca it is given away and does not come back)',
      map: ['N.#.', '.M.K'],
      pieces: {
        N: hero(['witalnosc', 'przywodca'], { hpNow: 2 }),
        M: hero([], { weapons: [GUN] }),
        K: FOE,
      },
      after: hasOneAp,
      pools: { M: [1] },
      poolDice: [6],
      log: ['N acts', 'die N new→6 witalnosc', 'trait przywodca 1 M', 'die N 6→1 przywodca', 'die M 1→6 przywodca'],
      uses: 1,
    },
  ]);
});

/** N alone or before K, with so many PŻ. */
function calm(map: string, hpNow: number, weapons = [GUN], K: Piece = FOE): Omit<Scene, 'when' | 'log'> {
  return { map: [map], pieces: { N: hero(['medytacja'], { hpNow, weapons }), K } };
}
const MEDITATION = (hp: number) => ['N acts', 'trait medytacja 2', `N recovers 1 medytacja, ${hp} PŻ`];
const SHOTS = [
  'N acts',
  ...attacked('K gun', 'N attack-ranged: 1 1', 0),
  ...attacked('K gun', 'N attack-ranged: 1 1', 0),
];

describe('rest', () => {
  shows('medytacja', [
    { ...alone(['medytacja'], 4), when: '(nobody to attack)', log: MEDITATION(5), uses: 1 },
    { ...alone(['medytacja'], 5), when: '(nothing to recover)', log: idle(), uses: 0 },
    { ...alone(['medytacja'], 3), when: '(once a battle)', acts: 'NN', log: [...MEDITATION(4), ...idle()], uses: 1 },
    { ...alone(['medytacja'], 3), when: '(it takes both AP)', after: hasOneAp, log: ['N acts', 'hunker'], uses: 0 },
    { ...alone(['medytacja'], 3), when: '(never)', rulings: NEVER, log: idle(), uses: 0 },
    { ...calm('N...K', 3), when: '(somebody to attack, and more than half)', log: SHOTS, uses: 0 },
    { ...calm('N...K', 2), when: '(somebody to attack, and half)', log: MEDITATION(3), uses: 1 },
    { ...calm('NK', 2), when: '(in contact)', log: SHOTS, uses: 0 },
    { ...calm('N...K', 2, [GUN], SHOOTER), when: '(in reach of a gun)', log: SHOTS, uses: 0 },
    { ...calm('N...K', 2, [GUN], { ...FOE, weapons: [PILUM] }), when: '(in reach of a spear)', log: SHOTS, uses: 0 },
    { ...calm('N.#.K', 2, [GUN], SHOOTER), when: '(a gun that does not see)', log: MEDITATION(3), uses: 1 },
    {
      ...calm('N............K', 2, [GUN], SHOOTER),
      when: '(a gun that does not reach)',
      log: MEDITATION(3),
      uses: 1,
    },
    {
      ...calm('N...K', 2, [GUN], SHOOTER),
      when: '(under "shot-at", in reach and not yet shot at)',
      rulings: { 'traits.medytacja': 'shot-at' },
      log: MEDITATION(3),
      uses: 1,
    },
    {
      ...calm('N...K', 2, [GUN], SHOOTER),
      when: '(under "shot-at", shot at since its last activation, and then no more)',
      rulings: { 'traits.medytacja': 'shot-at' },
      acts: 'KNN',
      log: [
        ...['K acts', ...attacked('N gun', 'K attack-ranged: 1 1', 0, 'loses 0, 2 PŻ'), 'hunker'],
        ...['N acts', 'aim', ...attacked('K gun', 'N attack-ranged +aim: 1 1 1', 0)],
        ...MEDITATION(3),
      ],
      uses: 1,
    },
  ]);
});

/** N attacks K once and rolls these dice. */
function rolling(dice: readonly number[], hpNow = 4, traits: readonly string[] = ['z-nawiazka']) {
  return { map: ['NK'], pieces: { N: hero(traits, { hpNow }), K: FOE }, after: hasOneAp, dice };
}
const rolled = (test: string, successes: number, ...then: readonly string[]) => [
  ...['N acts', 'attack K blade', `test N attack-melee${test}`, `= ${successes}`, ...then],
  `K loses ${successes}, ${5 - successes} PŻ`,
];
const INTEREST = (hp: number) => `N recovers 1 z-nawiazka, ${hp} PŻ`;
const ONE_SIX = { 'success.critical': 'one-with-hindrance' } as const;

describe('a critical success', () => {
  shows('z-nawiazka', [
    { ...rolling([6, 6]), when: '(two sixes)', log: rolled(': 6 6', 2, INTEREST(5)), uses: 1 },
    { ...rolling([6, 6], 5), when: '(nothing to recover)', log: rolled(': 6 6', 2), uses: 0 },
    { ...rolling([6, 5]), when: '(one six)', log: rolled(': 6 5', 2), uses: 0 },
    { ...rolling([6, 5]), when: '(one six of two)', rulings: ONE_SIX, log: rolled(': 6 5', 2), uses: 0 },
    {
      ...rolling([6, 1, 6], 4, ['z-nawiazka', 'fechmistrz']),
      when: '(two sixes of three dice, one of them the last)',
      log: rolled(' +fechmistrz: 6 1 6', 2, INTEREST(5)),
      uses: 1,
    },
    {
      ...rolling([6, 6, 6], 3, ['z-nawiazka', 'fechmistrz']),
      when: '(three sixes are one critical success)',
      log: rolled(' +fechmistrz: 6 6 6', 2, INTEREST(4)),
      uses: 1,
    },
    {
      ...rolling([6], 4, ['z-nawiazka', 'niezdarny']),
      when: '(one die)',
      log: rolled(' -niezdarny: 6', 1),
      uses: 0,
    },
    {
      ...rolling([6], 4, ['z-nawiazka', 'niezdarny']),
      when: '(one die, under "one-with-hindrance")',
      rulings: ONE_SIX,
      log: rolled(' -niezdarny: 6', 1, INTEREST(5)),
      uses: 1,
    },
    {
      ...rolling([6, 1]),
      when: '(a six that is swapped in is not natural)',
      policy: 'maximise',
      pools: { N: [6] },
      log: rolled(': 6 1', 2).toSpliced(3, 0, 'swap 1:1→6, 3 PŻ'),
      uses: 0,
    },
    {
      when: '(in any test)',
      map: ['N1'],
      pieces: { N: hero(['z-nawiazka'], { hpNow: 4 }) },
      ...work('social'),
      dice: [6, 6],
      log: ['N acts', 'interact', 'test N social: 6 6', '= 2', INTEREST(5), 'progress'],
      uses: 1,
    },
  ]);
});

describe('recovery that takes a test', () => {
  const TIRED = (...traits: readonly string[]) => ['zmeczliwy', ...traits];
  const passed = 'test N resistance: 5 1';
  shows('zmeczliwy', [
    {
      ...alone(TIRED('regeneracja'), 2),
      when: '(Regeneracja, passed)',
      dice: [5, 1],
      log: idle(passed, '= 1', 'N recovers 1 regeneracja, 3 PŻ'),
      uses: 1,
    },
    {
      ...alone(TIRED('regeneracja'), 2),
      when: '(Regeneracja, failed)',
      dice: [4, 1],
      log: idle('test N resistance: 4 1', '= 0'),
      uses: 1,
    },
    { ...alone(TIRED('regeneracja'), 3), when: '(nothing to recover, nothing to test)', log: idle(), uses: 0 },
    {
      ...alone(TIRED('regeneracja'), 2),
      when: '(under "will" it is a test of will)',
      rulings: { 'recovery.test': 'will' },
      log: idle('test N will: 1 1', '= 0'),
      uses: 1,
    },
    {
      ...alone(TIRED('medytacja'), 3),
      when: '(Medytacja that fails is gone all the same)',
      acts: 'NN',
      log: ['N acts', 'trait medytacja 2', 'test N resistance: 1 1', '= 0', ...idle()],
      uses: 1,
    },
    {
      ...alone(TIRED('drugi-oddech'), 3),
      when: '(Drugi oddech, passed: all of it)',
      ...trap('agility', 2),
      map: ['N1.2'],
      dice: [1, 1, 5, 1],
      poolDice: [2],
      log: [
        ...['N acts', 'move 1', 'trap', 'test N agility: 1 1', '= 0', 'N loses 2, 1 PŻ'],
        ...[passed, '= 1', 'N recovers 2 drugi-oddech, 3 PŻ', 'hunker'],
      ],
      uses: 1,
    },
    {
      ...rolling([6, 6, 1, 1], 4, TIRED('z-nawiazka')),
      when: '(Z Nawiązką, failed)',
      log: rolled(': 6 6', 2, 'test N resistance: 1 1', '= 0'),
      uses: 1,
    },
    {
      ...rolling([6, 6, 6, 6, 5, 1], 4, TIRED('z-nawiazka')),
      when: '(Z Nawiązką once more in that test: no more than the greatest PŻ)',
      log: rolled(': 6 6', 2, 'test N resistance: 6 6', '= 2', passed, '= 1', INTEREST(5)),
      uses: 2,
    },
    {
      ...rolling([6, 6, 6, 6, 5, 1], 3, TIRED('z-nawiazka')),
      when: '(Z Nawiązką once more in that test: both)',
      log: rolled(': 6 6', 2, 'test N resistance: 6 6', '= 2', passed, '= 1', INTEREST(4), INTEREST(5)),
      uses: 2,
    },
    {
      ...rolling([1, 1, 5, 5], 2, TIRED('drugi-oddech', 'impulsywny')),
      when: '(in the middle of swaps, whose number is not forgotten)',
      rulings: { 'swaps.per-test': 'one' },
      policy: 'maximise',
      pools: { N: [6, 6] },
      poolDice: [3],
      log: [
        ...['N acts', 'attack K blade', 'test N attack-melee: 1 1', 'swap 0:1→6 forced impulsywny, 1 PŻ'],
        ...['test N resistance: 5 5', '= 2', 'N recovers 3 drugi-oddech, 4 PŻ', '= 1', 'K loses 1, 4 PŻ'],
      ],
      uses: 1,
    },
    ...(['5 1', '1 1'] as const).map((dice): Scene => {
      const isPassed = dice === '5 1';
      return {
        when: `(Ofiara, ${isPassed ? 'passed' : 'failed'})`,
        map: ['NM'],
        pieces: { N: hero(['ofiara']), M: hero(['zmeczliwy'], { hpNow: 1 }) },
        after: hasOneAp,
        dice: dice.split(' ').map(Number),
        log: [
          ...['N acts', 'trait ofiara 1 M', 'N pays ofiara, 4 PŻ', `test M resistance: ${dice}`],
          ...(isPassed ? ['= 1', 'M recovers 1 ofiara, 2 PŻ'] : ['= 0']),
        ],
        uses: 1,
      };
    }),
  ]);
});
