import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';

/** Ada shoots with 2 and 3 and a pool of 6 6 5 1, at 4 PŻ. */
const shot = (ada: string[], swaps: LogEvent[], hits: 0 | 1 | 2, more = {}): Legal =>
  traitScene({ ada, turn: [...adasShot([2, 3], swaps, hits), ...e.wait(0, 1)], ...more });
/** The same after guard 2 took 2 of her 4 PŻ. */
const weakShot = (ada: string[], swaps: LogEvent[], hits: 0 | 1 | 2, more = {}): Legal =>
  shot(ada, swaps, hits, { before: shotAtAda(2), ...more });
const forced = (by: string, place: number, from: number, to: number, hp: number, by2?: string): LogEvent =>
  e.swap(0, place, from, to, hp, { forced: by, free: by2 ?? null });
const paid = (place: number, from: number, to: number, hp: number): LogEvent => e.swap(0, place, from, to, hp);

const ONE = { 'swaps.per-test': 'one' };
const ONE_AND_FORCED = { ...ONE, 'swaps.forced-counts': 'extra' };
const AT_ONCE = { 'traits.niepewny': 'at-once' };

const GIVEN = e.poolDie(0, 'oportunista', null, 3);
const GIFT = forced('oportunista', 1, 3, 6, 4, 'oportunista');

tellsFaults('Impulsywny', [
  ['none', shot(['impulsywny'], [forced('impulsywny', 0, 2, 6, 3)], 1), [], []],
  ['forgotten', shot(['impulsywny'], [], 0), [], ['the swap that impulsywny forces on figure 0 (ada) is missing']],
  ['after another', shot(['impulsywny'], [paid(0, 2, 6, 3)], 1), [], ['the swap that impulsywny forces']],
  [
    'not the highest',
    shot(['impulsywny'], [forced('impulsywny', 0, 2, 5, 3)], 1),
    [],
    ['takes a 5 of the pool, not the highest (6)'],
  ],
  [
    'none: the highest that may be used',
    shot(['impulsywny', 'synchroniczny'], [forced('impulsywny', 0, 2, 5, 3)], 1),
    [],
    [],
  ],
  ['without the trait', shot([], [forced('impulsywny', 0, 2, 6, 3)], 1), [], ['impulsywny forces no swap on figure 0']],
  [
    'twice',
    shot(['impulsywny'], [forced('impulsywny', 0, 2, 6, 3), forced('impulsywny', 1, 3, 6, 2)], 2),
    [],
    ['impulsywny forces no swap'],
  ],
  [
    'free',
    shot(['impulsywny', 'opanowany'], [forced('impulsywny', 0, 2, 6, 4, 'opanowany')], 1),
    [],
    ['opanowany does not'],
  ],
  [
    'none: free by Wytrwały',
    weakShot(['impulsywny', 'wytrwaly'], [forced('impulsywny', 0, 2, 6, 2, 'wytrwaly')], 1),
    [],
    [],
  ],
  ['none: Powolny refleks forbids it', shot(['impulsywny', 'powolny-refleks'], [], 0), [], []],
  ['none: Ostrożny forbids it', weakShot(['impulsywny', 'ostrozny'], [], 0), [], []],
  ['none: Pechowiec forbids it', shot(['impulsywny', 'pechowiec'], [], 0), [], []],
  [
    'none: at 1 PŻ',
    shot(['impulsywny'], [], 0, {
      before: shotAtAda(2, e.changed(e.damage(0, 2, 2, 1), { added: { nadwrazliwy: 1 }, taken: 3, hp: 1 })),
      ada: ['impulsywny', 'nadwrazliwy'],
    }),
    [],
    [],
  ],
  [
    'it is the one swap',
    shot(['impulsywny'], [forced('impulsywny', 0, 2, 6, 3), paid(1, 3, 6, 2)], 2, { rulings: ONE }),
    [],
    ['a second die is swapped in one test'],
  ],
  [
    'none: it does not count',
    shot(['impulsywny'], [forced('impulsywny', 0, 2, 6, 3), paid(1, 3, 6, 2)], 2, { rulings: ONE_AND_FORCED }),
    [],
    [],
  ],
]);

tellsFaults('Oportunista', [
  ['none', shot(['oportunista'], [GIFT, GIVEN], 1), [], []],
  [
    'none: any die of the pool',
    shot(['oportunista'], [forced('oportunista', 1, 3, 1, 4, 'oportunista'), GIVEN], 0),
    [],
    [],
  ],
  ['forgotten', shot(['oportunista'], [], 0), [], ['the swap that oportunista forces on figure 0 (ada) is missing']],
  [
    'the lower die',
    shot(['oportunista'], [forced('oportunista', 0, 2, 6, 4, 'oportunista'), e.poolDie(0, 'oportunista', null, 2)], 1),
    [],
    ['oportunista gives a 2, not the highest test die (3)'],
  ],
  ['it is not put back', shot(['oportunista'], [GIFT], 1), [], ['the 3 that oportunista gave does not go to the pool']],
  [
    'another is put back',
    shot(['oportunista'], [GIFT, e.poolDie(0, 'oportunista', null, 4)], 1),
    [],
    ['a 4 goes to the pool, not the 3'],
  ],
  [
    'paid',
    shot(['oportunista'], [forced('oportunista', 1, 3, 6, 3), GIVEN], 1),
    [],
    ['paid for a swap that oportunista makes free'],
  ],
  [
    'none: with Impulsywny',
    shot(
      ['oportunista', 'impulsywny'],
      [
        forced('impulsywny', 0, 2, 6, 3),
        forced('oportunista', 0, 6, 6, 3, 'oportunista'),
        e.poolDie(0, 'oportunista', null, 6),
      ],
      1,
    ),
    [],
    [],
  ],
  [
    'before Impulsywny',
    shot(['oportunista', 'impulsywny'], [GIFT, GIVEN, forced('impulsywny', 0, 2, 6, 3)], 2),
    [],
    ['the swap that impulsywny forces', 'impulsywny forces no swap'],
  ],
  ['none: the given die is used', shot(['oportunista'], [GIFT, GIVEN, paid(0, 2, 3, 3)], 1), [], []],
]);

tellsFaults('Niepewny', [
  ['none', shot(['niepewny'], [forced('niepewny', 0, 2, 1, 3), paid(0, 1, 6, 2)], 1), [], []],
  ['none: no swap at all', shot(['niepewny'], [], 0), [], []],
  [
    'a better die before',
    shot(['niepewny'], [paid(0, 2, 6, 3)], 1),
    [],
    ['a 6 is swapped before the 1 or 2 that must go first'],
  ],
  [
    'a better die as if forced',
    shot(['niepewny'], [forced('niepewny', 0, 2, 6, 3)], 1),
    [],
    ['niepewny takes a 6 of the pool'],
  ],
  ['none: no low die', shot(['niepewny'], [paid(0, 2, 6, 3)], 1, { pool: [6, 6, 5, 3] }), [], []],
  [
    'forced without a low die',
    shot(['niepewny'], [forced('niepewny', 0, 2, 6, 3)], 1, { pool: [6, 6, 5, 3] }),
    [],
    ['niepewny forces no swap', 'niepewny takes a 6'],
  ],
  [
    'none: the low die may not be used',
    shot(['niepewny', 'synchroniczny'], [paid(0, 2, 5, 3)], 1, { pool: [6, 6, 5, 2] }),
    [],
    [],
  ],
  [
    'at once',
    shot(['niepewny'], [], 0, { rulings: AT_ONCE }),
    [],
    ['the swap that niepewny forces on figure 0 (ada) is missing'],
  ],
  ['none: at once', shot(['niepewny'], [forced('niepewny', 0, 2, 1, 3)], 0, { rulings: AT_ONCE }), [], []],
  [
    'none: after Impulsywny',
    shot(['niepewny', 'impulsywny'], [forced('impulsywny', 0, 2, 6, 3), forced('niepewny', 1, 3, 1, 2)], 1, {
      rulings: AT_ONCE,
    }),
    [],
    [],
  ],
  [
    'twice',
    shot(['niepewny'], [forced('niepewny', 0, 2, 1, 3), forced('niepewny', 0, 1, 6, 2)], 1),
    [],
    ['niepewny forces no swap', 'niepewny takes a 6'],
  ],
]);
