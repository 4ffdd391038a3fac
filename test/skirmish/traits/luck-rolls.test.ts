import { describe } from 'vitest';
import { blow, duel, FOE, hero, MISSES, work } from './luck-scenes.ts';
import { type Scene, shows } from './scene.ts';

/** What the player may make of a test: a success burned before the roll, and a roll taken again. */

const MISSED = blow('1 1');
const WHOLE = { 'traits.szczescie-idioty': 'roll' } as const;

describe('a success burned for an advantage', () => {
  const by = 'taktyk';
  const burned = (die: string) => blow('+taktyk: 1 1 1', { before: [`die N ${die} taktyk`] });
  /** Two attacks that miss, the first with an advantage, or none. */
  const attacks = (when: string, traits: readonly string[], pool: readonly number[], die?: string): Scene => ({
    when,
    ...duel([by, ...traits], pool),
    policy: 'never',
    dice: die === undefined ? MISSES : [1, ...MISSES],
    log: ['N acts', ...(die === undefined ? MISSED : burned(die)), ...MISSED],
    uses: die === undefined ? 0 : 1,
  });
  shows(by, [
    attacks('a 5 where a 6 is left; once a round', [], [6, 5], '5→2'),
    attacks('a 6 where another is left', [], [6, 6], '6→1'),
    attacks('not the only success', [], [6, 4]),
    attacks('no failure', [], [4, 3, 2]),
    { ...attacks('never', [], [5, 6]), rulings: { 'use.taktyk': 'never' } },
    {
      ...attacks('the only one where no PŻ can be paid', [], [6], '6→1'),
      ...duel([by], [6], { hpNow: 1 }),
      policy: 'never',
    },
    attacks('the only one where the round lets nobody swap it in', ['synchroniczny'], [6, 1], '6→1'),
    attacks('first what the round lets nobody swap in', ['synchroniczny'], [5, 6], '6→1'),
    { ...attacks('in an even round the 5', ['synchroniczny'], [5, 6], '5→2'), round: 2 },
    attacks('not from a barred pool', ['pechowiec'], [1, 5, 6]),
    {
      when: 'not beside another advantage',
      ...duel([by, 'fechmistrz'], [5, 6]),
      policy: 'never',
      dice: [1, 1, 1, 1, 1, 1],
      log: ['N acts', ...blow('+fechmistrz: 1 1 1'), ...blow('+fechmistrz: 1 1 1')],
      uses: 0,
    },
    {
      when: 'against a hindrance',
      ...duel([by, 'niezdarny'], [5, 6]),
      policy: 'never',
      dice: [1, 1, 1],
      log: ['N acts', ...blow('+taktyk -niezdarny: 1 1', { before: ['die N 5→2 taktyk'] }), ...blow('-niezdarny: 1')],
    },
    {
      when: 'and what is left is swapped in',
      ...duel([by], [5, 6]),
      policy: 'first-success',
      dice: [1, ...MISSES],
      log: [
        'N acts',
        ...blow('+taktyk: 1 1 1', {
          before: ['die N 5→2 taktyk'],
          after: ['swap 0:1→6, 4 PŻ'],
          hits: 1,
          left: 8,
        }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'again in the next round',
      ...duel([by], [5, 6], { hp: 2 }),
      policy: 'never',
      acts: 'N|N',
      dice: [1, ...MISSES, 1, ...MISSES],
      poolDice: [6, 6],
      log: ['N acts', ...burned('5→2'), ...MISSED, 'pool N 6 6', 'N acts', ...burned('6→1'), ...MISSED],
      uses: 2,
    },
    {
      when: 'for work',
      ...work([by], [5, 6]),
      dice: [1, ...MISSES],
      log: [
        'N acts',
        ...['interact', 'die N 5→2 taktyk', 'test N technical +taktyk: 1 1 1', '= 0', 'progress'],
        ...['interact', 'test N technical: 1 1', '= 0', 'progress'],
      ],
      uses: 1,
    },
    {
      when: 'not to resist',
      ...duel([by], [5, 6], {}, { weapons: [{ ...FOE.weapons![0]!, stuns: true }] }),
      policy: 'never',
      acts: 'K',
      dice: [5, 1, 1, 1],
      log: [
        'K acts',
        'attack N blade',
        'test K attack-melee: 5 1',
        '= 1',
        'N loses 1, 4 PŻ',
        'test N resistance: 1 1',
        '= 0',
        'N stunned 1',
        'hunker',
      ],
      uses: 0,
    },
  ]);
});

describe('a roll taken again', () => {
  const by = 'szczescie-idioty';
  const reroll = (dice: string) => `reroll N of N ${dice}`;
  const OUT = ['K eliminated', 'hunker'];
  /** N attacks K, which has so many PŻ. */
  const against = (hp: number, pool: readonly number[] = [], hpNow = 5) => ({
    ...duel([by], pool, { hpNow }, { hp }),
    policy: 'never',
  });
  /** K attacks N, which has so many PŻ left. */
  const attacked = (hpNow: number) => ({ ...duel([by], [], { hpNow }), policy: 'never', acts: 'K' });
  const hit = (rolled: string, again: string[], hits: number, left: number) => [
    'K acts',
    'attack N blade',
    `test K attack-melee: ${rolled}`,
    ...again.map((dice) => `reroll N of K ${dice}`),
    `= ${hits}`,
    `N loses ${hits}, ${left} PŻ`,
  ];
  shows(by, [
    {
      when: 'the lowest die, where the last success for an elimination is missing',
      ...against(1),
      dice: [4, 2, 6],
      log: ['N acts', ...blow('4 2', { after: [reroll('1:2→6')], hits: 1, left: 0 }), ...OUT],
      uses: 1,
    },
    {
      when: 'where one of two is missing',
      ...against(2),
      dice: [2, 5, 5],
      log: ['N acts', ...blow('2 5', { after: [reroll('0:2→5')], hits: 2, left: 0 }), ...OUT],
      uses: 1,
    },
    {
      when: 'once a battle; the new face stays',
      ...against(1),
      dice: [4, 4, 1, 1, 1],
      log: ['N acts', ...blow('4 4', { after: [reroll('0:4→1')], left: 1 }), ...blow('1 1', { left: 1 })],
      uses: 1,
    },
    {
      when: 'not where two are missing',
      ...against(2),
      dice: MISSES,
      log: ['N acts', ...blow('1 1', { left: 2 }), ...blow('1 1', { left: 2 })],
      uses: 0,
    },
    {
      when: 'not where the pool has the success',
      ...against(1, [6]),
      policy: 'maximise',
      dice: [1, 1],
      log: ['N acts', ...blow('1 1', { after: ['swap 0:1→6, 4 PŻ'], hits: 1, left: 0 }), ...OUT],
      uses: 0,
    },
    {
      when: 'where the pool has it and no PŻ can be paid',
      ...against(1, [6], 1),
      dice: [1, 1, 5],
      log: ['N acts', ...blow('1 1', { after: [reroll('0:1→5')], hits: 1, left: 0 }), ...OUT],
      uses: 1,
    },
    {
      when: 'never',
      ...against(1),
      rulings: { 'use.szczescie-idioty': 'never' },
      dice: MISSES,
      log: ['N acts', ...blow('1 1', { left: 1 }), ...blow('1 1', { left: 1 })],
      uses: 0,
    },
    {
      when: 'the whole roll',
      ...against(1),
      rulings: WHOLE,
      dice: [4, 2, 1, 6],
      log: ['N acts', ...blow('4 2', { after: [reroll('0:4→1 1:2→6')], hits: 1, left: 0 }), ...OUT],
      uses: 1,
    },
    {
      when: 'not a whole roll with a success',
      ...against(2),
      rulings: WHOLE,
      dice: [2, 5, 1, 5],
      log: ['N acts', ...blow('2 5', { hits: 1, left: 1 }), ...blow('1 5', { hits: 1, left: 0 }), 'K eliminated'],
      uses: 0,
    },
    {
      when: 'where the last success for the goal is missing',
      ...work([by], [], 1),
      dice: [1, 3, 5],
      log: ['N acts', 'interact', 'test N technical: 1 3', reroll('0:1→5'), '= 1', 'progress', 'hunker'],
      uses: 1,
    },
    {
      when: 'an enemy’s highest die, where the attack would eliminate',
      ...attacked(1),
      dice: [1, 5, 4],
      log: [...hit('1 5', ['1:5→4'], 0, 1), 'hunker'],
      uses: 1,
    },
    {
      when: 'so that 1 PŻ is left',
      ...attacked(2),
      dice: [5, 6, 1],
      log: [...hit('5 6', ['1:6→1'], 1, 1), 'hunker'],
      uses: 1,
    },
    {
      when: 'not where the attack would not eliminate',
      ...attacked(2),
      dice: [5, 1],
      log: [...hit('5 1', [], 1, 1), 'hunker'],
      uses: 0,
    },
    {
      when: 'not where Krycie się saves',
      ...attacked(1),
      after: ({ battle, figure }) => {
        battle.hunkered[figure('N')] = 1;
      },
      dice: [5, 1],
      log: [...hit('5 1', [], 1, 1).slice(0, 4), 'N loses 0 −1 hunker, 1 PŻ', 'hunker'],
      uses: 0,
    },
    {
      when: 'all of an enemy’s dice',
      ...attacked(1),
      rulings: WHOLE,
      dice: [1, 5, 6, 1],
      log: [...hit('1 5', ['0:1→6 1:5→1'], 1, 0), 'N eliminated', 'hunker'],
      uses: 1,
    },
    {
      when: 'never an ally’s',
      map: ['NAK'],
      pieces: { N: hero([by]), A: hero([]), K: { ...FOE, hp: 1 } },
      acts: 'A',
      dice: MISSES,
      log: [
        'A acts',
        ...['attack K blade', 'test A attack-melee: 1 1', '= 0', 'K loses 0, 1 PŻ'],
        ...['attack K blade', 'test A attack-melee: 1 1', '= 0', 'K loses 0, 1 PŻ'],
      ],
      uses: 0,
    },
  ]);
});
