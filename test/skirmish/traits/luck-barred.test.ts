import { describe } from 'vitest';
import { BLADE } from '../position.ts';
import { blow, duel, MISSES } from './luck-scenes.ts';
import { shows } from './scene.ts';

/** Traits that forbid swaps, and what a swap costs the next test. Where nothing is said, N swaps for all it can. */

const MISSED = blow('1 1');
const STUNNING = { weapons: [{ ...BLADE, stuns: true }] };

/** K hits N, which has 4 PŻ then, and stuns it unless it resists. */
const HIT = ['K acts', 'attack N blade', 'test K attack-melee: 5 1', '= 1', 'N loses 1, 4 PŻ'];

/** An attack of N that swaps its first die, or both. */
const one = (face: number, hp: number, left = 8) =>
  blow('1 1', { after: [`swap 0:1→${face}, ${hp} PŻ`], hits: 1, left });
const both = (first: number, second: number, hp: number, left = 7) =>
  blow('1 1', { after: [`swap 0:1→${first}, ${hp + 1} PŻ`, `swap 1:1→${second}, ${hp} PŻ`], hits: 2, left });

describe('dice that may not be swapped in', () => {
  shows('synchroniczny', [
    {
      when: 'round 1: odd dice',
      ...duel(['synchroniczny'], [5, 6, 6]),
      dice: MISSES,
      log: ['N acts', ...one(5, 4), ...blow('1 1', { left: 8 })],
    },
    {
      when: 'round 2: even dice',
      ...duel(['synchroniczny'], [5, 5, 6]),
      round: 2,
      dice: MISSES,
      log: ['N acts', ...one(6, 4), ...blow('1 1', { left: 8 })],
    },
    {
      when: 'not even for nothing',
      ...duel(['synchroniczny', 'ekonomiczny', 'opanowany'], [6]),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'a forced swap takes the highest die of the round',
      ...duel(['synchroniczny', 'impulsywny'], [5, 2]),
      policy: 'never',
      round: 2,
      dice: MISSES,
      log: ['N acts', ...blow('1 1', { after: ['swap 0:1→2 forced impulsywny, 4 PŻ'] }), ...MISSED],
    },
    {
      when: 'a forced swap without a die of the round is none',
      ...duel(['synchroniczny', 'impulsywny', 'oportunista'], [5, 3]),
      round: 2,
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
  ]);
});

describe('a pool that is barred', () => {
  shows('pechowiec', [
    {
      when: 'by a 1',
      ...duel(['pechowiec'], [1, 6, 6]),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 1,
    },
    {
      when: 'not by a 2',
      ...duel(['pechowiec'], [2, 5, 6]),
      dice: MISSES,
      log: ['N acts', ...both(5, 6, 3), ...blow('1 1', { left: 7 })],
      uses: 0,
    },
    {
      when: 'for swaps that are forced, and for burning',
      ...duel(['pechowiec', 'impulsywny', 'oportunista', 'taktyk'], [1, 6, 6]),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'not in the activation of another',
      ...duel(['pechowiec'], [1, 6], {}, STUNNING),
      acts: 'NK',
      dice: [...MISSES, 5, 1, 1, 1],
      log: ['N acts', ...MISSED, ...MISSED, ...HIT, 'test N resistance: 1 1', 'swap 0:1→6, 3 PŻ', '= 1', 'hunker'],
    },
  ]);
  shows('ostrozny', [
    {
      when: 'at 3 PŻ',
      ...duel(['ostrozny'], [6, 6], { hpNow: 3 }),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'at 3 PŻ for free swaps too',
      ...duel(['ostrozny', 'ekonomiczny', 'opanowany'], [6, 6], { hpNow: 3 }),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'at 3 PŻ in the activation of another',
      ...duel(['ostrozny'], [6, 6], { hpNow: 4 }, STUNNING),
      acts: 'K',
      dice: [5, 1, 1, 1],
      log: [...HIT.slice(0, 4), 'N loses 1, 3 PŻ', 'test N resistance: 1 1', '= 0', 'N stunned 1', 'hunker'],
    },
    {
      when: 'not at 4, but then in the same test',
      ...duel(['ostrozny'], [6, 6], { hpNow: 4 }),
      dice: MISSES,
      log: ['N acts', ...one(6, 3), ...blow('1 1', { left: 8 })],
    },
    {
      when: 'a free swap at 4 leaves room for another',
      ...duel(['ostrozny', 'ekonomiczny'], [6, 6], { hpNow: 4 }),
      dice: MISSES,
      log: [
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6 free ekonomiczny, 4 PŻ', 'swap 1:1→6, 3 PŻ'], hits: 2, left: 7 }),
        ...blow('1 1', { left: 7 }),
      ],
    },
    {
      when: 'nothing is forced at 3',
      ...duel(['ostrozny', 'impulsywny', 'oportunista', 'niepewny'], [2, 6], { hpNow: 3 }),
      rulings: { 'traits.niepewny': 'at-once' },
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'what is forced at 4 is the last swap',
      ...duel(['ostrozny', 'impulsywny'], [5, 6], { hpNow: 4 }),
      dice: MISSES,
      log: [
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6 forced impulsywny, 3 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'what is forced at 4 leaves nothing to force',
      ...duel(['ostrozny', 'impulsywny', 'oportunista', 'niepewny'], [2, 6], { hpNow: 4 }),
      rulings: { 'traits.niepewny': 'at-once' },
      dice: MISSES,
      log: [
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6 forced impulsywny, 3 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
    {
      when: 'at 4, a low die first would leave none for a success',
      ...duel(['ostrozny', 'niepewny'], [2, 6], { hpNow: 4 }),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
  ]);
  shows('powolny-refleks', [
    {
      when: 'in the first test, not in the second',
      ...duel(['powolny-refleks'], [6, 5]),
      dice: MISSES,
      log: ['N acts', ...MISSED, ...both(5, 6, 3)],
    },
    {
      when: 'in the first test of each activation, also for nothing',
      ...duel(['powolny-refleks', 'ekonomiczny'], [6, 5, 5]),
      policy: 'first-success',
      acts: 'NN',
      dice: [...MISSES, ...MISSES],
      log: [
        'N acts',
        ...MISSED,
        ...blow('1 1', { after: ['swap 0:1→5 free ekonomiczny, 5 PŻ'], hits: 1, left: 8 }),
        'N acts',
        ...blow('1 1', { left: 8 }),
        ...one(5, 4, 7),
      ],
    },
    {
      when: 'not in the activation of another',
      ...duel(['powolny-refleks'], [6], {}, STUNNING),
      acts: 'K',
      dice: [5, 1, 1, 1],
      log: [...HIT, 'test N resistance: 1 1', 'swap 0:1→6, 3 PŻ', '= 1', 'hunker'],
    },
    {
      when: 'so that nothing is forced in it, nor after it',
      ...duel(['powolny-refleks', 'impulsywny', 'oportunista'], [6]),
      policy: 'never',
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
    },
    {
      when: 'a low die waits for the second',
      ...duel(['powolny-refleks', 'niepewny'], [1]),
      rulings: { 'traits.niepewny': 'at-once' },
      policy: 'never',
      dice: MISSES,
      log: ['N acts', ...MISSED, ...blow('1 1', { after: ['swap 0:1→1 forced niepewny, 4 PŻ'] })],
    },
  ]);
});

describe('a hindrance after a swap', () => {
  const after = ['swap 0:1→6, 4 PŻ'];
  shows('chwiejny', [
    {
      when: 'in the next test',
      ...duel(['chwiejny'], [6]),
      dice: [1, 1, 1],
      log: ['N acts', ...one(6, 4), ...blow('-chwiejny: 1', { left: 8 })],
      uses: 1,
    },
    {
      when: 'not without a swap',
      ...duel(['chwiejny'], [6]),
      policy: 'never',
      dice: MISSES,
      log: ['N acts', ...MISSED, ...MISSED],
      uses: 0,
    },
    {
      when: 'after a free swap',
      ...duel(['chwiejny', 'opanowany'], [6]),
      dice: [1, 1, 1],
      log: [
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6 free opanowany, 5 PŻ'], hits: 1, left: 8 }),
        ...blow('-chwiejny: 1', { left: 8 }),
      ],
    },
    {
      when: 'after a forced swap',
      ...duel(['chwiejny', 'impulsywny'], [2]),
      policy: 'never',
      dice: [1, 1, 1],
      log: ['N acts', ...blow('1 1', { after: ['swap 0:1→2 forced impulsywny, 4 PŻ'] }), ...blow('-chwiejny: 1')],
    },
    {
      when: 'an advantage makes the test a standard one',
      ...duel(['chwiejny', 'fechmistrz'], [6]),
      policy: 'first-success',
      dice: [1, 1, 1, 1, 1],
      log: [
        'N acts',
        ...blow('+fechmistrz: 1 1 1', { after, hits: 1, left: 8 }),
        ...blow('+fechmistrz -chwiejny: 1 1', { left: 8 }),
      ],
    },
    {
      when: 'not in the next activation, nor in that of another',
      ...duel(['chwiejny', 'powolny-refleks'], [6], {}, STUNNING),
      acts: 'NKN',
      dice: [...MISSES, 5, 1, 5, 1, 1, 1, 1],
      log: [
        'N acts',
        ...MISSED,
        ...one(6, 4),
        ...HIT.slice(0, 4),
        'N loses 1, 3 PŻ',
        'test N resistance: 5 1',
        '= 1',
        'hunker',
        'N acts',
        'aim',
        ...blow('+aim: 1 1 1', { left: 8 }),
      ],
      uses: 0,
    },
  ]);
});
