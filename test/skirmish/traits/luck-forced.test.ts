import { describe } from 'vitest';
import { BLADE } from '../position.ts';
import { alone, blow, duel, idle, MISSES } from './luck-scenes.ts';
import { shows } from './scene.ts';

/** Swaps that traits ask for: in the first test of an activation, and of low dice. N swaps nothing else unless it is said. */

const MISSED = blow('1 1');
const NEVER = { policy: 'never', dice: MISSES } as const;
const ONE = { 'swaps.per-test': 'one' } as const;
const EXTRA = { ...ONE, 'swaps.forced-counts': 'extra' } as const;
const STUNNING = { weapons: [{ ...BLADE, stuns: true }] };

/** K hits N, which resists the stunning in vain. */
const STUNNED = [
  'K acts',
  'attack N blade',
  'test K attack-melee: 5 1',
  '= 1',
  'N loses 1, 4 PŻ',
  'test N resistance: 1 1',
  '= 0',
  'N stunned 1',
  'hunker',
];

describe('the highest pool die must go in', () => {
  const best = (swap: string, free = '') => `swap ${swap}${free} forced impulsywny`;
  shows('impulsywny', [
    {
      when: 'for the lowest die of the first test, not in the second',
      ...duel(['impulsywny'], [5, 6, 2]),
      ...NEVER,
      dice: [2, 1, 1, 1],
      log: [
        'N acts',
        ...blow('2 1', { after: [`${best('1:1→6')}, 4 PŻ`], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
      uses: 1,
    },
    {
      when: 'even where it spoils a success',
      ...duel(['impulsywny'], [2]),
      ...NEVER,
      dice: [5, 6, 1, 1],
      log: [
        'N acts',
        ...blow('5 6', { after: [`${best('0:5→2')}, 4 PŻ`], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'not for the last PŻ',
      ...duel(['impulsywny'], [6], { hp: 1 }),
      ...NEVER,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'for the last but one',
      ...duel(['impulsywny'], [2], { hp: 2 }),
      ...NEVER,
      log: ['N acts', ...blow('1 1', { after: [`${best('0:1→2')}, 1 PŻ`] }), ...MISSED],
    },
    {
      when: 'not without a pool',
      ...duel(['impulsywny'], []),
      ...NEVER,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'not in the activation of another',
      ...duel(['impulsywny'], [6], {}, STUNNING),
      policy: 'never',
      acts: 'K',
      dice: [5, 1, 1, 1],
      log: STUNNED,
    },
    {
      when: 'at the usual price',
      ...duel(['impulsywny', 'ekonomiczny', 'opanowany'], [6]),
      ...NEVER,
      log: [
        'N acts',
        ...blow('1 1', { after: [`${best('0:1→6')}, 4 PŻ`], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'with Wytrwały free at 2 PŻ',
      ...duel(['impulsywny', 'wytrwaly'], [2], { hpNow: 2 }),
      ...NEVER,
      log: ['N acts', ...blow('1 1', { after: [`${best('0:1→2', ' free wytrwaly')}, 2 PŻ`] }), ...MISSED],
    },
    {
      when: 'with Wytrwały free at 1 PŻ',
      ...duel(['impulsywny', 'wytrwaly'], [2], { hpNow: 1 }),
      ...NEVER,
      log: ['N acts', ...blow('1 1', { after: [`${best('0:1→2', ' free wytrwaly')}, 1 PŻ`] }), ...MISSED],
    },
    {
      when: 'not at 1 PŻ where free swaps are forbidden there',
      ...duel(['impulsywny', 'wytrwaly'], [2], { hpNow: 1 }),
      ...NEVER,
      rulings: { 'swaps.free-at-one': 'forbidden' },
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'and then what the player wants',
      ...duel(['impulsywny'], [5, 6]),
      dice: MISSES,
      log: [
        'N acts',
        ...blow('1 1', { after: [`${best('0:1→6')}, 4 PŻ`, 'swap 1:1→5, 3 PŻ'], hits: 2, left: 7 }),
        ...blow('1 1', { left: 7 }),
      ],
    },
    {
      when: 'as the one swap of its test',
      ...duel(['impulsywny'], [5, 6]),
      rulings: ONE,
      dice: MISSES,
      log: [
        'N acts',
        ...blow('1 1', { after: [`${best('0:1→6')}, 4 PŻ`], hits: 1, left: 8 }),
        ...blow('1 1', { after: ['swap 0:1→5, 3 PŻ'], hits: 1, left: 7 }),
      ],
    },
    {
      when: 'beside the one swap of its test',
      ...duel(['impulsywny'], [5, 6]),
      rulings: EXTRA,
      dice: MISSES,
      log: [
        'N acts',
        ...blow('1 1', { after: [`${best('0:1→6')}, 4 PŻ`, 'swap 1:1→5, 3 PŻ'], hits: 2, left: 7 }),
        ...blow('1 1', { left: 7 }),
      ],
    },
    {
      when: 'as the one swap of its test, so that nothing else is forced',
      ...duel(['impulsywny', 'oportunista', 'niepewny'], [1, 6]),
      ...NEVER,
      rulings: { ...ONE, 'traits.niepewny': 'at-once' },
      log: [
        'N acts',
        ...blow('1 1', { after: [`${best('0:1→6')}, 4 PŻ`], hits: 1, left: 8 }),
        ...blow('1 1', { after: ['swap 0:1→1 forced niepewny, 3 PŻ'], left: 8 }),
      ],
    },
  ]);
});

describe('the highest test die must be given', () => {
  const gift = (swap: string, hp: number, given: number) => [
    `swap ${swap} free oportunista forced oportunista, ${hp} PŻ`,
    `die N new→${given} oportunista`,
  ];
  shows('oportunista', [
    {
      when: 'for the highest pool die, free, not in the second test',
      ...duel(['oportunista'], [2, 4]),
      ...NEVER,
      dice: [1, 6, 1, 1],
      log: ['N acts', ...blow('1 6', { after: gift('1:6→4', 5, 6) }), ...MISSED],
      uses: 1,
    },
    {
      when: 'where the pool has the better one',
      ...duel(['oportunista'], [6]),
      ...NEVER,
      dice: [4, 3, 1, 1],
      log: ['N acts', ...blow('4 3', { after: gift('0:4→6', 5, 4), hits: 1, left: 8 }), ...blow('1 1', { left: 8 })],
    },
    {
      when: 'and the player may buy it back',
      ...duel(['oportunista'], [4]),
      dice: [6, 1, 1, 1],
      log: [
        'N acts',
        ...blow('6 1', { after: [...gift('0:6→4', 5, 6), 'swap 1:1→6, 4 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'not without a pool',
      ...duel(['oportunista'], []),
      ...NEVER,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'not in the activation of another',
      ...duel(['oportunista'], [6], {}, STUNNING),
      policy: 'never',
      acts: 'K',
      dice: [5, 1, 1, 1],
      log: STUNNED,
    },
    {
      when: 'at 1 PŻ',
      ...duel(['oportunista'], [2], { hp: 1 }),
      ...NEVER,
      log: ['N acts', ...blow('1 1', { after: gift('0:1→2', 1, 1) }), ...MISSED],
    },
    {
      when: 'not at 1 PŻ where free swaps are forbidden there',
      ...duel(['oportunista'], [2], { hp: 1 }),
      ...NEVER,
      rulings: { 'swaps.free-at-one': 'forbidden' },
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'as the one swap of its test',
      ...duel(['oportunista'], [4]),
      rulings: ONE,
      dice: [6, 1, 1, 1],
      log: [
        'N acts',
        ...blow('6 1', { after: gift('0:6→4', 5, 6) }),
        ...blow('1 1', { after: ['swap 0:1→6, 4 PŻ'], hits: 1, left: 8 }),
      ],
    },
    {
      when: 'beside the one swap of its test',
      ...duel(['oportunista'], [4]),
      rulings: EXTRA,
      dice: [6, 1, 1, 1],
      log: [
        'N acts',
        ...blow('6 1', { after: [...gift('0:6→4', 5, 6), 'swap 1:1→6, 4 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'the only die of a hindered test',
      ...duel(['oportunista', 'niezdarny'], [2]),
      policy: 'never',
      dice: [5, 1],
      log: ['N acts', ...blow('-niezdarny: 5', { after: gift('0:5→2', 5, 5) }), ...blow('-niezdarny: 1')],
    },
  ]);
});

describe('a low die must go first', () => {
  const low = (swap: string, hp: number, free = '') => `swap ${swap}${free} forced niepewny, ${hp} PŻ`;
  const FIRST = { policy: 'first-success', dice: MISSES } as const;
  const AT_ONCE = { 'traits.niepewny': 'at-once' } as const;
  shows('niepewny', [
    {
      when: 'before the first success of the round, at the usual price; the second 2 need not',
      ...duel(['niepewny', 'ekonomiczny'], [2, 1, 6, 6]),
      ...FIRST,
      log: [
        'N acts',
        ...blow('1 1', { after: [low('0:1→1', 4), 'swap 0:1→6 free ekonomiczny, 4 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { after: ['swap 0:1→6, 3 PŻ'], hits: 1, left: 7 }),
      ],
      uses: 1,
    },
    {
      when: 'not a 3',
      ...duel(['niepewny'], [3, 6]),
      ...FIRST,
      log: ['N acts', ...blow('1 1', { after: ['swap 0:1→6, 4 PŻ'], hits: 1, left: 8 }), ...blow('1 1', { left: 8 })],
      uses: 0,
    },
    {
      when: 'not where nothing is swapped',
      ...duel(['niepewny'], [1, 6]),
      ...NEVER,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'nothing is swapped where the low die takes the PŻ for more',
      ...duel(['niepewny'], [1, 6], { hp: 2 }),
      ...FIRST,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'nothing is swapped where more would be free, but not at 1 PŻ',
      ...duel(['niepewny', 'ekonomiczny'], [1, 6], { hp: 2 }),
      ...FIRST,
      rulings: { 'swaps.free-at-one': 'forbidden' },
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'with Wytrwały free at 2 PŻ',
      ...duel(['niepewny', 'wytrwaly'], [1, 6], { hpNow: 2 }),
      ...FIRST,
      log: [
        'N acts',
        ...blow('1 1', {
          after: [low('0:1→1', 2, ' free wytrwaly'), 'swap 0:1→6 free wytrwaly, 2 PŻ'],
          hits: 1,
          left: 8,
        }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'not a die that the round lets nobody swap in',
      ...duel(['niepewny', 'synchroniczny'], [2, 5]),
      ...FIRST,
      log: ['N acts', ...blow('1 1', { after: ['swap 0:1→5, 4 PŻ'], hits: 1, left: 8 }), ...blow('1 1', { left: 8 })],
      uses: 0,
    },
    {
      when: 'in the round, also after the activation',
      ...duel(['niepewny'], [1, 6], {}, STUNNING),
      policy: 'first-success',
      acts: 'NK',
      dice: [5, 1, 5, 1, 5, 1, 1, 1],
      log: [
        'N acts',
        ...blow('5 1', { hits: 1, left: 8 }),
        ...blow('5 1', { hits: 1, left: 7 }),
        ...STUNNED.slice(0, 6),
        low('0:1→1', 3),
        'swap 0:1→6, 2 PŻ',
        '= 1',
        'hunker',
      ],
    },
    {
      when: 'not before its activation',
      ...duel(['niepewny'], [1, 6], {}, STUNNING),
      policy: 'first-success',
      acts: 'K',
      dice: [5, 1, 1, 1],
      log: [...STUNNED.slice(0, 6), 'swap 0:1→6, 3 PŻ', '= 1', 'hunker'],
      uses: 0,
    },
    {
      when: 'at once, even where it spoils a success, and once',
      ...duel(['niepewny'], [1, 2]),
      ...NEVER,
      rulings: AT_ONCE,
      dice: [5, 6, 1, 1],
      log: ['N acts', ...blow('5 6', { after: [low('0:5→1', 4)], hits: 1, left: 8 }), ...blow('1 1', { left: 8 })],
      uses: 1,
    },
    {
      when: 'at once, but not for the last PŻ',
      ...duel(['niepewny'], [1], { hp: 1 }),
      ...NEVER,
      rulings: AT_ONCE,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'and never more than the low die where one die a test is swapped',
      ...duel(['niepewny'], [1, 6]),
      ...FIRST,
      rulings: { ...ONE, ...AT_ONCE },
      log: [
        'N acts',
        ...blow('1 1', { after: [low('0:1→1', 4)] }),
        ...blow('1 1', { after: ['swap 0:1→6, 3 PŻ'], hits: 1, left: 8 }),
      ],
    },
    {
      when: 'beside the one swap of its test',
      ...duel(['niepewny'], [1, 6]),
      ...FIRST,
      rulings: EXTRA,
      log: [
        'N acts',
        ...blow('1 1', { after: [low('0:1→1', 4), 'swap 0:1→6, 3 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    { when: 'nothing without tests', ...alone(['niepewny'], [1, 2]), rulings: AT_ONCE, log: idle(), uses: 0 },
  ]);
});
