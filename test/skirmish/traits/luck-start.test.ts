import { describe } from 'vitest';
import { alone, blow, duel, FOE, hero, idle, MISSES } from './luck-scenes.ts';
import { type Scene, shows } from './scene.ts';

/** What traits do to the pool as an activation begins, where there is no choice or a plain one. */

/** An activation in which nothing but this happens to the pool. */
function start(
  when: string,
  traits: readonly string[],
  pool: readonly number[],
  poolDice: readonly number[],
  log: readonly string[],
  more: Partial<Scene> = {},
): Scene {
  return { when, ...alone(traits, pool), poolDice, log: idle(...log), ...more };
}

/** A round begins with these dice left of the last one and a 1 rolled; then N acts. */
function kept(
  when: string,
  traits: readonly string[],
  left: readonly number[],
  log: readonly string[],
  more: Partial<Scene> = {},
): Scene {
  return {
    when,
    ...alone(['przezorny', ...traits], left, { hp: 1 }),
    acts: '|N',
    poolDice: [1],
    log: ['pool N 1', ...idle(...log)],
    ...more,
  };
}

describe('dice that must be rolled again', () => {
  shows('chaotyczny', [
    start('the highest die', ['chaotyczny'], [2, 6, 4], [1], ['die N 6→1 chaotyczny'], { uses: 1 }),
    start('one of two alike', ['chaotyczny'], [5, 5], [6], ['die N 5→6 chaotyczny'], { uses: 1 }),
    start('a failure, when there is nothing better', ['chaotyczny'], [1, 3], [2], ['die N 3→2 chaotyczny']),
    start('no die', ['chaotyczny'], [], [], [], { uses: 0 }),
    start('in each activation', ['chaotyczny'], [6], [5, 4], ['die N 6→5 chaotyczny'], {
      acts: 'NN',
      log: [...idle('die N 6→5 chaotyczny'), ...idle('die N 5→4 chaotyczny')],
      uses: 2,
    }),
    {
      when: 'not when another acts',
      map: ['NA#K'],
      pieces: { N: hero(['chaotyczny']), A: hero([]), K: FOE },
      pools: { N: [6], A: [6] },
      acts: 'A',
      log: ['A acts', 'hunker', 'wait'],
      uses: 0,
    },
  ]);
});

describe('a 1 rolled again', () => {
  shows('szczesciarz', [
    start('a 1', ['szczesciarz'], [1, 3], [4], ['die N 1→4 szczesciarz'], { uses: 1 }),
    start('one of two', ['szczesciarz'], [1, 1], [4], ['die N 1→4 szczesciarz'], { uses: 1 }),
    start('the new face stays', ['szczesciarz'], [1], [1], ['die N 1→1 szczesciarz']),
    start('not a 2', ['szczesciarz'], [2, 3], [], [], { uses: 0 }),
    start(
      'after what must be rolled again',
      ['szczesciarz', 'chaotyczny'],
      [6, 2],
      [1, 5],
      ['die N 6→1 chaotyczny', 'die N 1→5 szczesciarz'],
    ),
    {
      when: 'before it bars the pool',
      ...duel(['szczesciarz', 'pechowiec'], [1, 6]),
      poolDice: [2],
      dice: MISSES,
      log: [
        'N acts',
        'die N 1→2 szczesciarz',
        ...blow('1 1', { after: ['swap 0:1→6, 4 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
    },
  ]);
});

describe('a success that becomes a 1', () => {
  const by = 'nerwowy';
  shows(by, [
    start('two of three: the first of them', [by], [6, 5, 1], [1], ['die N 5→1 nerwowy'], { uses: 1 }),
    start('two of three: the second', [by], [6, 5, 1], [2], ['die N 6→1 nerwowy'], { uses: 1 }),
    start('the third of three', [by], [5, 5, 6], [3], ['die N 6→1 nerwowy']),
    start('one die that is a success', [by], [6], [1], ['die N 6→1 nerwowy']),
    start('not one of two', [by], [6, 4], [], [], { uses: 0 }),
    start('no die', [by], [], [], [], { uses: 0 }),
    start(
      'what the player made better counts',
      [by, 'strateg'],
      [6, 2],
      [5, 1],
      ['die N 2→5 strateg', 'die N 5→1 nerwowy'],
    ),
    {
      when: 'the 1 bars the pool',
      ...duel([by, 'pechowiec'], [5, 6, 3]),
      poolDice: [1],
      dice: MISSES,
      log: ['N acts', 'die N 5→1 nerwowy', ...blow('1 1'), ...blow('1 1')],
    },
    {
      when: 'the 1 must go first',
      ...duel([by, 'niepewny'], [5, 6, 3]),
      policy: 'first-success',
      poolDice: [1],
      dice: [2, 1, 5, 1],
      log: [
        'N acts',
        'die N 5→1 nerwowy',
        ...blow('2 1', { after: ['swap 1:1→1 forced niepewny, 4 PŻ', 'swap 1:1→6, 3 PŻ'], hits: 1, left: 8 }),
        ...blow('5 1', { hits: 1, left: 7 }),
      ],
    },
  ]);
});

describe('dice of the last round', () => {
  shows('przezorny', [
    kept('the highest success', [], [5, 6, 2], ['die N new→6 przezorny'], { uses: 1 }),
    kept('one of two', [], [5, 5], ['die N new→5 przezorny'], { uses: 1 }),
    kept('no failure', [], [4, 3], [], { uses: 0 }),
    kept('nothing where nothing was left', [], [], [], { uses: 0 }),
    kept('never', [], [6], [], { rulings: { 'use.przezorny': 'never' }, uses: 0 }),
    kept('a die is kept for one round only', [], [6], [], {
      acts: '|N|N',
      poolDice: [1, 2],
      log: ['pool N 1', ...idle('die N new→6 przezorny'), 'pool N 2', ...idle()],
      uses: 1,
    }),
    kept('the next round another may be kept', [], [6], [], {
      acts: '|N|N',
      poolDice: [6, 2],
      log: ['pool N 6', ...idle('die N new→6 przezorny'), 'pool N 2', ...idle('die N new→6 przezorny')],
      uses: 2,
    }),
    {
      when: 'not a die that was used',
      ...duel(['przezorny'], [6], { hp: 2 }),
      acts: 'N|N',
      dice: [...MISSES, ...MISSES],
      poolDice: [1],
      log: [
        'N acts',
        ...blow('1 1', { after: ['swap 0:1→6, 1 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
        'pool N 1',
        'N acts',
        ...blow('1 1', { left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
      uses: 0,
    },
    {
      when: 'the kept die is swapped in like any other',
      ...duel(['przezorny'], [6], { hp: 2 }),
      acts: '|N',
      dice: MISSES,
      poolDice: [1, 1],
      log: [
        'pool N 1 1',
        'N acts',
        'die N new→6 przezorny',
        ...blow('1 1', { after: ['swap 0:1→6, 1 PŻ'], hits: 1, left: 8 }),
        ...blow('1 1', { left: 8 }),
      ],
      uses: 1,
    },
  ]);
  shows('nieostrozny', [
    kept('nothing is kept', ['nieostrozny'], [5, 6], [], { uses: 1 }),
    kept('nothing was there to keep', ['nieostrozny'], [4], [], { uses: 0 }),
    start('without Przezorny nothing changes', ['nieostrozny'], [6], [], [], { uses: 0 }),
  ]);
  shows('rozrzutny', [
    kept('a 5 instead of a 6', ['rozrzutny'], [5, 6], ['die N new→5 przezorny'], { uses: 1 }),
    kept('no 6', ['rozrzutny'], [6, 4], [], { uses: 1 }),
    kept('a 5, where no 6 was left', ['rozrzutny'], [5], ['die N new→5 przezorny'], { uses: 0 }),
    kept('nothing at all with Nieostrożny', ['rozrzutny', 'nieostrozny'], [5, 6], [], { uses: 0 }),
    start('without Przezorny nothing changes', ['rozrzutny'], [6], [], [], { uses: 0 }),
  ]);
});
