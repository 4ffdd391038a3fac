import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';

const AGAIN = (place: number, from: number, to: number): LogEvent => e.reroll(0, 0, [place, from, to]);
const rerolled = (traits: string[], events: LogEvent[], hits: 0 | 1 | 2, more = {}): Legal =>
  traitScene({ ada: traits, turn: [...adasShot([2, 3], events, hits), ...e.wait(0, 1)], ...more });
const ROLL = { 'traits.szczescie-idioty': 'roll' };
/** The guard's shot at ada is rolled again. */
const spoilt = (owner: number, of = 2): LogEvent[] => [
  ...e.attack(2, 0, 'rifle', 6),
  e.test(2, 'attack-ranged', [5, 6]),
  e.reroll(owner, of, [1, 6, 2]),
  e.result(2, 1),
  e.damage(0, 2, 1, 3),
  ...e.wait(2, 1),
];

tellsFaults('Szczęście idioty', [
  ['none: its own', rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5)], 1), [], []],
  ['none: an attack on it', traitScene({ ada: ['szczescie-idioty'], before: spoilt(0) }), [], []],
  [
    'an attack on another',
    traitScene({ bob: ['szczescie-idioty'], before: spoilt(1) }),
    [],
    ['figure 1 (bob) has no part in the roll'],
  ],
  ['none: of an ally', rerolled([], [e.reroll(1, 0, [0, 2, 5])], 1, { bob: ['szczescie-idioty'] }), [], []],
  [
    'twice',
    rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5), AGAIN(1, 3, 5)], 2),
    [],
    ['uses szczescie-idioty twice in a battle'],
  ],
  [
    'two dice',
    rerolled(['szczescie-idioty'], [e.reroll(0, 0, [0, 2, 5], [1, 3, 5])], 2),
    [],
    ['2 dice are rolled again, not 1'],
  ],
  [
    'none: all dice, by ruling',
    rerolled(['szczescie-idioty'], [e.reroll(0, 0, [0, 2, 5], [1, 3, 5])], 2, { rulings: ROLL }),
    [],
    [],
  ],
  [
    'one die, by ruling',
    rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5)], 1, { rulings: ROLL }),
    [],
    ['1 dice are rolled again, not 2'],
  ],
  [
    'a die that lies elsewhere',
    rerolled(['szczescie-idioty'], [AGAIN(1, 2, 5)], 1),
    [],
    ['a 2 is rolled again at place 1, where 3 lies'],
  ],
  [
    'another roll',
    traitScene({ ada: ['szczescie-idioty'], before: spoilt(0, 3) }),
    [],
    ['the roll is that of figure 2 (guard), not'],
  ],
  [
    'after a swap',
    rerolled(['szczescie-idioty'], [e.swap(0, 0, 2, 6, 3), AGAIN(1, 3, 5)], 2),
    [],
    ['"reroll" stands where "result" belongs'],
  ],
  [
    'never',
    rerolled(['szczescie-idioty'], [AGAIN(0, 2, 5)], 1, { rulings: { 'use.szczescie-idioty': 'never' } }),
    [],
    ['szczescie-idioty is used, which'],
  ],
]);

const critical = (traits: string[], rolled: number[], swaps: LogEvent[], healed: LogEvent[], more = {}): Legal =>
  traitScene({
    ada: traits,
    before: shotAtAda(1),
    pool: [6, 6, 5, 1],
    turn: [
      ...e.attack(0, 2, 'pistol', 6),
      e.test(0, 'attack-ranged', rolled, rolled.length === 1 ? { hindrance: ['krotkowidz'] } : {}),
      ...swaps,
      e.result(0, rolled.length === 1 ? 1 : 2),
      ...healed,
      e.damage(2, 0, rolled.length === 1 ? 1 : 2, rolled.length === 1 ? 2 : 1),
      ...e.wait(0, 1),
    ],
    ...more,
  });
const HEALED = e.heal(0, 'z-nawiazka', 1, 4);
const TESTED = [e.test(0, 'resistance', [5, 1]), e.result(0, 1), HEALED];
const ONE_SIX = { rulings: { 'success.critical': 'one-with-hindrance' } };

tellsFaults('Z Nawiązką', [
  ['none', critical(['z-nawiazka'], [6, 6], [], [HEALED]), [], []],
  ['forgotten', critical(['z-nawiazka'], [6, 6], [], []), [], ['recovers by z-nawiazka, and the log does not say so']],
  ['one six', critical(['z-nawiazka'], [6, 5], [], [HEALED]), [], ['z-nawiazka may not help figure 0 (ada) now']],
  [
    'a six that was swapped in',
    critical(['z-nawiazka'], [6, 5], [e.swap(0, 1, 5, 6, 2)], [e.heal(0, 'z-nawiazka', 1, 3)]),
    [],
    ['z-nawiazka may not help'],
  ],
  [
    'none: a six that was swapped away',
    critical(['z-nawiazka'], [6, 6], [e.swap(0, 1, 6, 5, 2)], [e.heal(0, 'z-nawiazka', 1, 3)]),
    [],
    [],
  ],
  [
    'none: with all PŻ',
    traitScene({ ada: ['z-nawiazka'], turn: [...adasShot([6, 6], [], 2), ...e.wait(0, 1)] }),
    [],
    [],
  ],
  ['none: Zmęczliwy is tested', critical(['z-nawiazka', 'zmeczliwy'], [6, 6], [], TESTED), [], []],
  ['without the trait', critical([], [6, 6], [], [HEALED]), [], ['z-nawiazka may not help']],
  ['none: one die', critical(['z-nawiazka', 'krotkowidz'], [6], [], []), [], []],
  ['none: one die, by ruling', critical(['z-nawiazka', 'krotkowidz'], [6], [], [HEALED], ONE_SIX), [], []],
  [
    'one die, by ruling',
    critical(['z-nawiazka', 'krotkowidz'], [6], [], [], ONE_SIX),
    [],
    ['recovers by z-nawiazka, and the log'],
  ],
]);

/** Ada has 5 PŻ with the temporary one, and so many pool dice. */
const tough = (swaps: LogEvent[], gone: LogEvent[], hits: 0 | 1 = 0, more = {}): Legal =>
  traitScene({
    ada: ['wytrzymaly'],
    pool: [6, 6, 5, 1, 1],
    turn: [
      ...e.attack(0, 2, 'pistol', 6),
      e.test(0, 'attack-ranged', [2, 3]),
      ...swaps,
      e.result(0, hits),
      ...gone,
      e.damage(2, 0, hits, 3 - hits),
      ...e.wait(0, 1),
    ],
    ...more,
  });

tellsFaults('Wytrzymały', [
  ['none', tough([], [e.expire(0, 4)]), [], []],
  ['it stays', tough([], []), [], ['the temporary PŻ of figure 0 (ada) does not expire']],
  ['another number', tough([], [e.expire(0, 5)]), [], ['4 PŻ are left without the temporary, not 5']],
  ['none: it was paid', tough([e.swap(0, 0, 2, 6, 4)], [], 1), [], []],
  [
    'after it was paid',
    tough([e.swap(0, 0, 2, 6, 4)], [e.expire(0, 3)], 1),
    [],
    ['has no temporary PŻ left', '4 PŻ are left'],
  ],
  [
    'a die too few',
    tough([], [e.expire(0, 4)], 0, { pool: [6, 6, 5, 1] }),
    [],
    ['figure 0 (ada) rolls 4 dice with 5 PŻ'],
  ],
  [
    'none: it was shot away',
    traitScene({
      ada: ['wytrzymaly'],
      pool: [6, 6, 5, 1, 1],
      before: shotAtAda(2, e.damage(0, 2, 2, 3)),
      turn: [...adasShot([1, 2], [], 0), ...e.wait(0, 1)],
    }),
    [],
    [],
  ],
  [
    'after it was shot away',
    traitScene({ ada: ['wytrzymaly'], pool: [6, 6, 5, 1, 1], before: shotAtAda(1, e.damage(0, 2, 1, 3)) }),
    [],
    ['3 PŻ are left of 5, not 4'],
  ],
]);
