import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import { withTraits } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';

/** Ada's pool is 6 6 5 1. */
const die = (by: string, from: number | null, to: number | null): LogEvent => e.poolDie(0, by, from, to);
const start = (traits: string[], events: LogEvent[], rulings = {}): Legal =>
  traitScene({ ada: traits, start: events, rulings });
const LOAN = { 'traits.witalnosc': 'round' };
const wounded = (traits: string[], start: LogEvent[], end: LogEvent[], more = {}): Legal =>
  traitScene({ ada: traits, before: shotAtAda(2), start, end, ...more });

tellsFaults('Witalność', [
  ['none', wounded(['witalnosc'], [die('witalnosc', null, 3)], [die('witalnosc', 3, null)]), [], []],
  ['forgotten', wounded(['witalnosc'], [], []), [], ['witalnosc changes the pool of figure 0 (ada), and the log']],
  ['above half', start(['witalnosc'], [die('witalnosc', null, 3)]), [], ['witalnosc may not change the pool']],
  [
    'the die stays',
    wounded(['witalnosc'], [die('witalnosc', null, 3)], []),
    [],
    ['the 3 of figure 0 (ada) goes with its activation'],
  ],
  [
    'another die goes',
    wounded(['witalnosc'], [die('witalnosc', null, 3)], [die('witalnosc', 6, null)]),
    [],
    ['a 6 goes, not the 3'],
  ],
  ['none: it stays for the round', wounded(['witalnosc'], [die('witalnosc', null, 3)], [], { rulings: LOAN }), [], []],
  [
    'it goes all the same',
    wounded(['witalnosc'], [die('witalnosc', null, 3)], [die('witalnosc', 3, null)], { rulings: LOAN }),
    [],
    ['witalnosc changes the pool of figure 0 out of order'],
  ],
  [
    'none: with no AP',
    wounded(['witalnosc'], [die('witalnosc', null, 3), die('witalnosc', 3, null)], [], { turn: [] }),
    [],
    [],
  ],
  [
    'none: it was swapped in',
    wounded(['witalnosc'], [die('witalnosc', null, 5)], [], {
      cells: { 2: at(8, 4) },
      turn: [...adasShot([2, 3], [e.swap(0, 0, 2, 5, 1)], 1), ...e.wait(0, 1)],
    }),
    [],
    [],
  ],
]);

const barred = (traits: string[], turn: LogEvent[], start: LogEvent[] = []): Legal =>
  traitScene({ ada: traits, start, turn });
const SWAPPED = [...adasShot([2, 3], [e.swap(0, 0, 2, 6, 3)], 1), ...e.wait(0, 1)];

tellsFaults('Pechowiec', [
  ['none', barred(['pechowiec'], [...adasShot([2, 5], [], 1), ...e.wait(0, 1)]), [], []],
  ['a swap with a 1 in the pool', barred(['pechowiec'], SWAPPED), [], ['pechowiec bars figure 0 (ada) from swapping']],
  ['none: the 1 was rolled again', barred(['pechowiec', 'strateg'], SWAPPED, [die('strateg', 1, 3)]), [], []],
  ['none: without the trait', withTraits(barred([], SWAPPED), { ada: [] }), [], []],
]);
