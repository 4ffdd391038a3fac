import { describe } from 'vitest';
import { alone, blow, duel, idle, MISSES, work } from './luck-scenes.ts';
import { type Scene, shows } from './scene.ts';

/** What the player may make of the pool: when a sensible one does, and that settings `use.` forbid it. */

const MISSED = blow('1 1');
const BOTH_MISSED = [...MISSED, ...MISSED];
/** `duel` with nothing swapped. */
const NEVER = { policy: 'never', dice: MISSES } as const;

/** An activation in which nothing but this happens to the pool. */
function start(
  when: string,
  traits: readonly string[],
  pool: readonly number[],
  poolDice: readonly number[],
  log: readonly string[],
  more: Partial<Scene> = {},
): Scene {
  return { when, ...alone(traits, pool), poolDice, log: idle(...log), uses: log.length, ...more };
}

/** The same before two attacks that miss. */
function facing(
  when: string,
  traits: readonly string[],
  pool: readonly number[],
  log: readonly string[],
  more: Partial<Scene> = {},
): Scene {
  return { when, ...duel(traits, pool), ...NEVER, log: ['N acts', ...log, ...BOTH_MISSED], uses: log.length, ...more };
}

describe('one die rolled again', () => {
  const by = 'strateg';
  shows(by, [
    start('the lowest failure', [by], [4, 2, 5], [6], ['die N 2→6 strateg']),
    start('one of two alike', [by], [1, 1], [3], ['die N 1→3 strateg']),
    start('the new face stays', [by], [4], [1], ['die N 4→1 strateg']),
    start('not a success', [by], [5, 6], [], []),
    start('no die', [by], [], [], []),
    start('never', [by], [1], [], [], { rulings: { 'use.strateg': 'never' } }),
    start('in each activation', [by], [1], [2, 3], [], {
      acts: 'NN',
      log: [...idle('die N 1→2 strateg'), ...idle('die N 2→3 strateg')],
      uses: 2,
    }),
    start('a success of no use in the round', [by, 'synchroniczny'], [5, 6], [2], ['die N 5→2 strateg'], { round: 2 }),
    start('after Hazardzista', [by, 'hazardzista'], [2], [3, 4], ['die N 2→3 hazardzista', 'die N 3→4 strateg'], {
      uses: 1,
    }),
  ]);
});

describe('all dice rolled again', () => {
  const by = 'hazardzista';
  const all = (...changes: readonly string[]) => changes.map((change) => `die N ${change} hazardzista`);
  shows(by, [
    start('one success in four, from the lowest up', [by], [5, 2, 1, 3], [6, 1, 4, 2], all('1→6', '2→1', '3→4', '5→2')),
    start('no success; a die that comes up low is not rolled twice', [by], [2, 1], [2, 4], all('1→2', '2→4')),
    start('not one success in three', [by], [5, 2, 1], [], []),
    start('not two in five', [by], [5, 6, 1, 1, 1], [], []),
    start(
      'two in seven',
      [by],
      [5, 6, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1, 1],
      all('1→1', '1→1', '1→1', '1→1', '1→1', '5→1', '6→1'),
    ),
    start('no die', [by], [], [], []),
    start('never', [by], [1], [], [], { rulings: { 'use.hazardzista': 'never' } }),
    start('what is of no use in the round is no success', [by, 'synchroniczny'], [6, 6], [1, 5], all('6→1', '6→5')),
    start('after Szczęściarz', [by, 'szczesciarz'], [1, 2, 3], [5], ['die N 1→5 szczesciarz'], { uses: 0 }),
  ]);
});

describe('a die moved by 1', () => {
  const by = 'mistyk';
  const SYNCHRONOUS = [by, 'synchroniczny'];
  shows(by, [
    start('a 4 up', [by], [4, 6, 1], [], ['die N 4→5 mistyk']),
    start('one of two', [by], [4, 4], [], ['die N 4→5 mistyk']),
    start('not a 3, not a success', [by], [3, 5, 6], [], []),
    start('never', [by], [4], [], [], { rulings: { 'use.mistyk': 'never' } }),
    start('in each activation', [by], [4, 4], [], [], {
      acts: 'NN',
      log: [...idle('die N 4→5 mistyk'), ...idle('die N 4→5 mistyk')],
      uses: 2,
    }),
    start('an odd round: a 4 up', SYNCHRONOUS, [4, 6], [], ['die N 4→5 mistyk']),
    start('an odd round: a 6 down', SYNCHRONOUS, [3, 6], [], ['die N 6→5 mistyk']),
    start('an odd round: a 5 stays', SYNCHRONOUS, [5], [], []),
    start('an even round: a 5 up', SYNCHRONOUS, [4, 5], [], ['die N 5→6 mistyk'], { round: 2 }),
    start('an even round: a 4 does not become a 5', SYNCHRONOUS, [4, 6], [], [], { round: 2 }),
  ]);
});

describe('a die set', () => {
  const by = 'kowal-losu';
  const SYNCHRONOUS = [by, 'synchroniczny'];
  shows(by, [
    facing('the lowest failure, with an enemy at hand', [by], [3, 2], ['die N 2→6 kowal-losu']),
    facing('not where a success is there', [by], [2, 5], []),
    facing('no die', [by], [], []),
    facing('never', [by], [2], [], { rulings: { 'use.kowal-losu': 'never' } }),
    start('not where nobody can be attacked', [by], [2], [], []),
    start('in the last round anyhow', [by], [2], [], ['die N 2→6 kowal-losu'], { round: 6 }),
    {
      when: 'with work at hand',
      ...work([by], [1]),
      dice: MISSES,
      log: [
        'N acts',
        'die N 1→6 kowal-losu',
        ...['interact', 'test N technical: 1 1', '= 0', 'progress'],
        ...['interact', 'test N technical: 1 1', '= 0', 'progress'],
      ],
      uses: 1,
    },
    {
      when: 'once a battle',
      ...duel([by], [2, 2]),
      policy: 'first-success',
      acts: 'NN',
      dice: [...MISSES, ...MISSES],
      log: [
        'N acts',
        'die N 2→6 kowal-losu',
        ...blow('1 1', { after: ['swap 0:1→6, 4 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
        'N acts',
        ...blow('1 1', { left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
      uses: 1,
    },
    facing('Synchroniczny, an odd round: to 5', SYNCHRONOUS, [6, 4], ['die N 4→5 kowal-losu']),
    facing('Synchroniczny, an odd round: a 6 is no success', SYNCHRONOUS, [6], ['die N 6→5 kowal-losu']),
    facing('Synchroniczny, an even round: to 6', SYNCHRONOUS, [5], ['die N 5→6 kowal-losu'], { round: 2 }),
    facing('in the dark to 6 all the same', [by, 'slepy-w-ciemnosci'], [2], ['die N 2→6 kowal-losu'], { dark: true }),
  ]);
});

describe('a die turned over for 1 AP', () => {
  const by = 'oszust';
  const SYNCHRONOUS = [by, 'synchroniczny'];
  const turned = (die: string) => ({
    ...NEVER,
    dice: [1, 1],
    log: ['N acts', 'trait oszust 1', `die N ${die} oszust`, ...MISSED],
    uses: 1,
  });
  shows(by, [
    { when: 'a 2', ...duel([by], [2, 4]), ...turned('2→5') },
    { when: 'a 1 before a 2', ...duel([by], [2, 1]), ...turned('1→6') },
    facing('not a 3', [by], [3, 4], []),
    facing('not where a success is there', [by], [1, 5], []),
    facing('no die', [by], [], []),
    facing('never', [by], [1], [], { rulings: { 'use.oszust': 'never' } }),
    start('not where nobody can be attacked', [by], [1], [], []),
    {
      when: 'not where the last PŻ would be paid',
      ...duel([by], [1], { hpNow: 1 }),
      ...NEVER,
      log: ['N acts', ...BOTH_MISSED],
      uses: 0,
    },
    {
      when: 'not with one AP',
      ...duel([by], [1]),
      policy: 'never',
      after: ({ battle, figure }) => {
        battle.stunned[figure('N')] = 1;
      },
      dice: [1, 1],
      log: ['N acts', ...MISSED],
      uses: 0,
    },
    {
      when: 'once a battle, and swapped in',
      ...duel([by], [1, 1]),
      acts: 'NN',
      dice: [1, 1, ...MISSES],
      log: [
        'N acts',
        'trait oszust 1',
        'die N 1→6 oszust',
        ...blow('1 1', { after: ['swap 0:1→6, 4 PŻ'], hits: 1, left: 8 }),
        'N acts',
        ...blow('1 1', { left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
      uses: 1,
    },
    { when: 'Synchroniczny, an odd round: a 2', ...duel(SYNCHRONOUS, [1, 2]), ...turned('2→5') },
    facing('Synchroniczny, an odd round: not a 1', SYNCHRONOUS, [1], []),
    { when: 'Synchroniczny, an even round: a 1', ...duel(SYNCHRONOUS, [1, 2]), ...turned('1→6'), round: 2 },
    facing('not where the pool is barred', [by, 'pechowiec'], [1], []),
  ]);
});
