import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';
import { twoRounds } from './two-rounds.ts';

/** Ada shoots with 2 and 3 and a pool of 6 6 5 1, at 4 PŻ. */
const shot = (ada: string[], swaps: LogEvent[], hits: 0 | 1 | 2, more = {}): Legal =>
  traitScene({ ada, turn: [...adasShot([2, 3], swaps, hits), ...e.wait(0, 1)], ...more });
/** The same after guard 2 took 2 of her 4 PŻ. */
const weakShot = (ada: string[], swaps: LogEvent[], hits: 0 | 1 | 2, more = {}): Legal =>
  shot(ada, swaps, hits, { before: shotAtAda(2), ...more });
const free = (by: string, place: number, from: number, to: number, hp: number): LogEvent =>
  e.swap(0, place, from, to, hp, { free: by });
const paid = (place: number, from: number, to: number, hp: number): LogEvent => e.swap(0, place, from, to, hp);

const NO_FREE_AT_ONE = { 'swaps.free-at-one': 'forbidden' };
tellsFaults('free swaps', [
  ['none: Ekonomiczny', shot(['ekonomiczny'], [free('ekonomiczny', 0, 2, 6, 4)], 1), [], []],
  ['none: Ekonomiczny pays', shot(['ekonomiczny'], [paid(0, 2, 6, 3)], 1), [], []],
  ['none: one free, one paid', shot(['ekonomiczny'], [free('ekonomiczny', 0, 2, 6, 4), paid(1, 3, 5, 3)], 2), [], []],
  [
    'Ekonomiczny twice a round',
    shot(['ekonomiczny'], [free('ekonomiczny', 0, 2, 6, 4), free('ekonomiczny', 1, 3, 5, 4)], 2),
    [],
    ['ekonomiczny does not make this swap free'],
  ],
  ['free without a trait', shot([], [free('ekonomiczny', 0, 2, 6, 4)], 1), [], ['ekonomiczny does not make this swap']],
  [
    'free and paid',
    shot(['ekonomiczny'], [free('ekonomiczny', 0, 2, 6, 3)], 1),
    [],
    ['a free swap leaves 4 PŻ, not 3'],
  ],
  [
    'none: Ekonomiczny once in each round',
    twoRounds({
      ada: ['ekonomiczny', 'opanowany'],
      swaps: [],
      turn: [...adasShot([2, 3], [free('ekonomiczny', 0, 2, 4, 4)], 0), ...e.wait(0, 1)],
    }),
    [],
    [],
  ],
  ['none: Opanowany', shot(['opanowany'], [free('opanowany', 0, 2, 6, 4)], 1), [], []],
  ['Opanowany with a 5', shot(['opanowany'], [free('opanowany', 0, 2, 5, 4)], 1), [], ['opanowany does not make this']],
  [
    'Opanowany twice',
    shot(['opanowany'], [free('opanowany', 0, 2, 6, 4), free('opanowany', 1, 3, 6, 4)], 2),
    [],
    ['opanowany does not make this swap free'],
  ],
  [
    'Opanowany pays',
    shot(['opanowany'], [paid(0, 2, 6, 3)], 1),
    [],
    ['a PŻ is paid for a swap that opanowany makes free'],
  ],
  ['none: Opanowany pays for a 5', shot(['opanowany'], [paid(0, 2, 5, 3)], 1), [], []],
  [
    'none: Wytrwały, again and again',
    weakShot(['wytrwaly'], [free('wytrwaly', 0, 2, 6, 2), free('wytrwaly', 1, 3, 6, 2)], 2),
    [],
    [],
  ],
  [
    'Wytrwały above 2 PŻ',
    shot(['wytrwaly'], [free('wytrwaly', 0, 2, 6, 4)], 1),
    [],
    ['wytrwaly does not make this swap'],
  ],
  ['Wytrwały pays', weakShot(['wytrwaly'], [paid(0, 2, 6, 1)], 1), [], ['a PŻ is paid for a swap that wytrwaly makes']],
  ['none: free at 1 PŻ', weakShot(['ekonomiczny'], [paid(0, 2, 6, 1), free('ekonomiczny', 1, 3, 6, 1)], 2), [], []],
  [
    'free at 1 PŻ where it is forbidden',
    weakShot(['ekonomiczny'], [paid(0, 2, 6, 1), free('ekonomiczny', 1, 3, 6, 1)], 2, { rulings: NO_FREE_AT_ONE }),
    [],
    ['a swap at 1 PŻ'],
  ],
]);

tellsFaults('forbidden swaps', [
  ['none: Synchroniczny, odd', shot(['synchroniczny'], [paid(0, 2, 5, 3)], 1), [], []],
  ['Synchroniczny, even', shot(['synchroniczny'], [paid(0, 2, 6, 3)], 1), [], ['a 6 may not be used in round 1']],
  [
    'none: Synchroniczny, even in an even round',
    twoRounds({ ada: ['synchroniczny'], turn: [...adasShot([2, 3], [paid(0, 2, 4, 3)], 0), ...e.wait(0, 1)] }),
    [],
    [],
  ],
  ['none: Ostrożny at 4 PŻ', shot(['ostrozny'], [paid(0, 2, 6, 3)], 1), [], []],
  [
    'Ostrożny at 3 PŻ',
    shot(['ostrozny'], [paid(0, 2, 6, 3), paid(1, 3, 6, 2)], 2),
    [],
    ['ostrozny bars figure 0 (ada)'],
  ],
  [
    'Ostrożny for nothing',
    weakShot(['ostrozny', 'wytrwaly'], [free('wytrwaly', 0, 2, 6, 2)], 1),
    [],
    ['ostrozny bars figure 0 (ada)'],
  ],
  ['Powolny refleks', shot(['powolny-refleks'], [paid(0, 2, 6, 3)], 1), [], ['powolny-refleks bars figure 0 (ada)']],
  [
    'none: Powolny refleks in the second test',
    traitScene({
      ada: ['powolny-refleks'],
      turn: [
        ...adasShot([2, 3], [], 0),
        ...e.attack(0, 2, 'pistol', 6),
        e.test(0, 'attack-ranged', [2, 3]),
        paid(0, 2, 6, 3),
        e.result(0, 1),
        e.damage(2, 0, 1, 2),
      ],
    }),
    [],
    [],
  ],
]);
