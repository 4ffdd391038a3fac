import { describe } from 'vitest';
import { BLADE } from '../position.ts';
import { blow, duel, MISSES } from './luck-scenes.ts';
import { type Scene, shows } from './scene.ts';

/** Swaps that cost nothing. */

const MISSED = blow('1 1');
const STUNNING = { weapons: [{ ...BLADE, stuns: true }] };
const FORBIDDEN = { 'swaps.free-at-one': 'forbidden' } as const;

/** Two attacks of N that missed before the swaps `first` and `second`, for as many successes as there are swaps. */
function blows(first: readonly string[], second: readonly string[] = []): string[] {
  const left = 9 - first.length;
  return [
    'N acts',
    ...blow('1 1', { after: first, hits: first.length, left }),
    ...blow('1 1', { after: second, hits: second.length, left: left - second.length }),
  ];
}

/** What every free swap has in common: K hunkered down ignores a success, and nobody swaps who never does. */
function limits(trait: string, hp: number): Scene[] {
  return [
    {
      when: 'not by who never swaps',
      ...duel([trait], [6], { hp }),
      policy: 'never',
      dice: MISSES,
      log: blows([]),
      uses: 0,
    },
    {
      when: 'not where it brings nothing',
      ...duel([trait], [6], { hp }),
      policy: 'thrifty',
      after: ({ battle, figure }) => {
        battle.hunkered[figure('K')] = 1;
      },
      dice: [1, 1, 1],
      log: ['N acts', 'aim', ...blow('+aim: 1 1 1')],
      uses: 0,
    },
    {
      when: 'also by who would not pay',
      ...duel([trait], [6], { hp }),
      policy: 'kill-or-objective',
      dice: MISSES,
      log: blows([`swap 0:1→6 free ${trait}, ${hp} PŻ`]),
      uses: 1,
    },
    {
      when: 'at 1 PŻ',
      ...duel([trait], [6], { hpNow: 1 }),
      dice: MISSES,
      log: blows([`swap 0:1→6 free ${trait}, 1 PŻ`]),
      uses: 1,
    },
    {
      when: 'not at 1 PŻ where that is forbidden',
      ...duel([trait], [6], { hpNow: 1 }),
      rulings: FORBIDDEN,
      dice: MISSES,
      log: blows([]),
      uses: 0,
    },
  ];
}

describe('a 6 once a round', () => {
  shows('opanowany', [
    ...limits('opanowany', 5),
    {
      when: 'free, the next costs 1 PŻ',
      ...duel(['opanowany'], [6, 6, 6]),
      dice: MISSES,
      log: blows(['swap 0:1→6 free opanowany, 5 PŻ', 'swap 1:1→6, 4 PŻ'], ['swap 0:1→6, 3 PŻ']),
      uses: 1,
    },
    {
      when: 'before a 5, which costs 1 PŻ',
      ...duel(['opanowany'], [5, 6]),
      dice: MISSES,
      log: blows(['swap 0:1→6 free opanowany, 5 PŻ', 'swap 1:1→5, 4 PŻ']),
    },
    { when: 'no 5', ...duel(['opanowany'], [5]), dice: MISSES, log: blows(['swap 0:1→5, 4 PŻ']), uses: 0 },
    {
      when: 'again in the next round',
      ...duel(['opanowany'], [6], { hp: 1 }),
      acts: 'N|N',
      dice: [...MISSES, ...MISSES],
      poolDice: [6],
      log: [
        ...blows(['swap 0:1→6 free opanowany, 1 PŻ']),
        'pool N 6',
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6 free opanowany, 1 PŻ'], hits: 1, left: 7 }),
        ...blow('1 1', { left: 7 }),
      ],
      uses: 2,
    },
  ]);
});

describe('any die once a round', () => {
  shows('ekonomiczny', [
    ...limits('ekonomiczny', 5),
    {
      when: 'free, the next costs 1 PŻ',
      ...duel(['ekonomiczny'], [5, 6, 5]),
      dice: MISSES,
      log: blows(['swap 0:1→5 free ekonomiczny, 5 PŻ', 'swap 1:1→5, 4 PŻ'], ['swap 0:1→6, 3 PŻ']),
      uses: 1,
    },
    {
      when: 'beside Opanowany',
      ...duel(['ekonomiczny', 'opanowany'], [6, 6, 6]),
      dice: MISSES,
      log: blows(['swap 0:1→6 free opanowany, 5 PŻ', 'swap 1:1→6 free ekonomiczny, 5 PŻ'], ['swap 0:1→6, 4 PŻ']),
      uses: 1,
    },
    {
      when: 'the last PŻ but one is not paid before it',
      ...duel(['ekonomiczny'], [5, 5], { hpNow: 2 }),
      rulings: FORBIDDEN,
      dice: MISSES,
      log: blows(['swap 0:1→5 free ekonomiczny, 2 PŻ', 'swap 1:1→5, 1 PŻ']),
    },
    {
      when: 'once a round, in whosever activation',
      ...duel(['ekonomiczny'], [5, 5], {}, STUNNING),
      policy: 'first-success',
      acts: 'KN',
      // Who hunkers down would be aimed at.
      rulings: { 'hunker.attack-then-hunker': 'forbidden' },
      dice: [5, 1, 1, 1, 1, 1, 5, 1],
      log: [
        'K acts',
        'attack N blade',
        'test K attack-melee: 5 1',
        '= 1',
        'N loses 1, 4 PŻ',
        'test N resistance: 1 1',
        'swap 0:1→5 free ekonomiczny, 4 PŻ',
        '= 1',
        'aim',
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→5, 3 PŻ'], hits: 1, left: 8 }),
        ...blow('5 1', { hits: 1, left: 7 }),
      ],
      uses: 1,
    },
  ]);
});

describe('every swap at 2 PŻ or fewer', () => {
  shows('wytrwaly', [
    ...limits('wytrwaly', 2),
    {
      when: 'all of them',
      ...duel(['wytrwaly'], [5, 6, 5], { hpNow: 2 }),
      dice: MISSES,
      log: blows(
        ['swap 0:1→5 free wytrwaly, 2 PŻ', 'swap 1:1→5 free wytrwaly, 2 PŻ'],
        ['swap 0:1→6 free wytrwaly, 2 PŻ'],
      ),
      uses: 3,
    },
    {
      when: 'the first at 3 PŻ is paid for',
      ...duel(['wytrwaly'], [5, 6, 5], { hpNow: 3 }),
      dice: MISSES,
      log: blows(['swap 0:1→5, 2 PŻ', 'swap 1:1→5 free wytrwaly, 2 PŻ'], ['swap 0:1→6 free wytrwaly, 2 PŻ']),
      uses: 2,
    },
    {
      when: 'before what is free once a round',
      ...duel(['wytrwaly', 'opanowany', 'ekonomiczny'], [6, 6], { hpNow: 2 }),
      dice: MISSES,
      log: blows(['swap 0:1→6 free wytrwaly, 2 PŻ', 'swap 1:1→6 free wytrwaly, 2 PŻ']),
      uses: 2,
    },
    {
      when: 'one a test where no more is swapped',
      ...duel(['wytrwaly'], [6, 6], { hpNow: 2 }),
      rulings: { 'swaps.per-test': 'one' },
      dice: MISSES,
      log: blows(['swap 0:1→6 free wytrwaly, 2 PŻ'], ['swap 0:1→6 free wytrwaly, 2 PŻ']),
    },
    {
      when: 'nothing with Ostrożny',
      ...duel(['wytrwaly', 'ostrozny'], [6, 6], { hpNow: 2 }),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
  ]);
});
