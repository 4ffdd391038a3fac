import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/obietnica-edenu/check.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactResults, greatestResult, outcomeOfRoll } from '../asked.ts';

interface Roll {
  readonly place: string;
  readonly roll: readonly number[];
  readonly pt: number;
  readonly specialisation: boolean;
  readonly cap: number | null;
  readonly net: number;
  readonly degree: string;
}

const PLAIN = { pt: 6, specialisation: false, cap: null };

describe('examples of the rulebook', () => {
  it.each([
    { place: '1. Technik: Inteligencja 3 + Mechanika 4', pool: 7 },
    { place: '2. Detektyw: Inteligencja 2 + Śledztwo 6', pool: 8 },
    { place: '5E. Psionik: Determinacja 4 + Koncentracja 5', pool: 9 },
  ])('$place is a pool of $pool k10', ({ pool }) => {
    expect(diceRolled(check, { parameters: { pool } })).toBe(pool);
  });

  it.each<Roll>([
    { place: '3. Wynik 1: −1 Sukces', ...PLAIN, roll: [1], net: -1, degree: 'clear-failure' },
    { place: '3. Wynik 2: brak efektu', ...PLAIN, roll: [2], net: 0, degree: 'failure' },
    { place: '3. Wynik 5: brak efektu', ...PLAIN, roll: [5], net: 0, degree: 'failure' },
    { place: '3. Wynik 6: +1 Sukces', ...PLAIN, roll: [6], net: 1, degree: 'success' },
    { place: '3. Wynik 10: +1 Sukces', ...PLAIN, roll: [10], net: 1, degree: 'success' },
    { place: '3. −3 = 3 Poziomy Porażki', ...PLAIN, roll: [1, 1, 1, 5], net: -3, degree: 'serious-failure' },
    { place: '3. −7 = 7 Poziomów Porażki', ...PLAIN, roll: [1, 1, 1, 1, 1, 1, 1], net: -7, degree: 'critical-failure' },
    { place: '4. Strzelec', ...PLAIN, roll: [1, 3, 5, 6, 7, 8, 9], net: 3, degree: 'exceptional' },
    { place: '4. Specjalizacja: 10 zapewnia 2', ...PLAIN, specialisation: true, roll: [10], net: 2, degree: 'success' },
    {
      place: '4. Jedynka nadal odbiera jeden',
      ...PLAIN,
      specialisation: true,
      roll: [1, 10],
      net: 1,
      degree: 'success',
    },
    { place: '4. 9 nie jest dziesiątką', ...PLAIN, specialisation: true, roll: [9], net: 1, degree: 'success' },
    { place: '5C. Lekarz przy PT 8: siódemka za mało', ...PLAIN, pt: 8, roll: [7, 8], net: 1, degree: 'success' },
    { place: '5E. Psionik', ...PLAIN, cap: 5, roll: [2, 4, 6, 7, 8, 9, 10, 10, 1], net: 5, degree: 'remarkable' },
    {
      place: '5E. Psionik bez jedynki',
      ...PLAIN,
      cap: 5,
      roll: [2, 4, 6, 7, 8, 9, 10, 10, 2],
      net: 5,
      degree: 'remarkable',
    },
    { place: '5E. Limit nie dotyczy porażek', ...PLAIN, cap: 0, roll: [1, 1, 5], net: -2, degree: 'clear-failure' },
    { place: '5F. Limit 0', ...PLAIN, cap: 0, roll: [9, 9, 5], net: 0, degree: 'failure' },
    { place: '6. PT 10: tylko dziesiątki', ...PLAIN, pt: 10, roll: [9, 10, 10, 1], net: 1, degree: 'success' },
    { place: '6. PT 2', ...PLAIN, pt: 2, roll: [1, 2, 3], net: 1, degree: 'success' },
  ])('$place: $roll is $net, $degree', ({ roll, pt, specialisation, cap, net, degree }) => {
    const parameters = { pool: roll.length, pt, specialisation, cap };
    expect(outcomeOfRoll(check, roll, { parameters, by: 'successes' })).toBe(net);
    expect(outcomeOfRoll(check, roll, { parameters, by: 'degree' })).toBe(degree);
  });

  it.each([
    { place: '5A. 2k1', pool: 2, keep: 1 },
    { place: '5A. 3k1', pool: 3, keep: 1 },
    { place: '5A. 4k2', pool: 4, keep: 2 },
    { place: '5A. 5k2', pool: 5, keep: 2 },
    { place: '5A. 6k3: Siła Woli 6', pool: 6, keep: 3 },
    { place: '5A. 7k3', pool: 7, keep: 3 },
    { place: '5A. 8k4', pool: 8, keep: 4 },
    { place: '5G. Strażnik z Siłą Woli 5: 10k10, zatrzymać maksymalnie 5', pool: 10, keep: 5 },
  ])('$place: at most $keep successes of $pool dice', ({ pool, keep }) => {
    expect(greatestResult(check, { parameters: { pool, keep } })).toBe(keep);
  });

  it.each([
    { place: '6. Operator: PT 8, Komputery 6', pool: 10, pt: 8, cap: 6 },
    { place: '5E. Psionik: Koncentracja 5', pool: 9, pt: 6, cap: 5 },
  ])('$place: at most $cap successes', ({ pool, pt, cap }) => {
    expect(greatestResult(check, { parameters: { pool, pt, cap } })).toBe(cap);
  });
});

describe('open questions of the rulebook', () => {
  it.each([
    { reading: 'both', roll: [1, 1, 5], net: 1 },
    { reading: 'minus', roll: [1, 1, 5], net: -1 },
    { reading: 'plus', roll: [1, 1, 5], net: 3 },
  ])('a 1 at PT 1, $reading: $roll is $net', ({ reading, roll, net }) => {
    const asked = { parameters: { pool: 3, pt: 1 }, rulings: { 'pool.one-at-pt1': reading }, by: 'successes' };
    expect(outcomeOfRoll(check, roll, asked)).toBe(net);
  });

  it.each([
    { keep: 'up-to', ones: 'ignored', roll: [1, 1, 1, 1], net: 0 },
    { keep: 'up-to', ones: 'count', roll: [1, 1, 1, 1], net: -4 },
    { keep: 'exactly', ones: 'ignored', roll: [1, 1, 1, 1], net: -2 },
    { keep: 'exactly', ones: 'count', roll: [1, 1, 1, 1], net: -4 },
    { keep: 'up-to', ones: 'ignored', roll: [1, 3, 7, 9], net: 2 },
    { keep: 'up-to', ones: 'count', roll: [1, 3, 7, 9], net: 1 },
    { keep: 'exactly', ones: 'ignored', roll: [1, 1, 1, 9], net: 0 },
    { keep: 'up-to', ones: 'ignored', roll: [1, 1, 1, 9], net: 1 },
    { keep: 'exactly', ones: 'ignored', roll: [1, 1, 4, 9], net: 1 },
    { keep: 'up-to', ones: 'ignored', roll: [6, 7, 8, 9], net: 2 },
  ])('two of $roll kept, $keep, ones left aside $ones: $net', ({ keep, ones, roll, net }) => {
    const rulings = { 'auxiliary.keep': keep, 'aux.unkept-ones': ones };
    expect(outcomeOfRoll(check, roll, { parameters: { pool: 4, keep: 2 }, rulings, by: 'successes' })).toBe(net);
  });

  it('a specialist keeps the tens first', () => {
    const asked = { parameters: { pool: 4, keep: 2, specialisation: true }, by: 'successes' };
    expect(outcomeOfRoll(check, [10, 9, 8, 10], asked)).toBe(4);
    expect(outcomeOfRoll(check, [9, 8, 10, 1], asked)).toBe(3);
  });
});

it('the chances of two dice at PT 6, counted by hand', () => {
  expect(fractionsOf(exactResults(check, { parameters: { pool: 2 } }))).toEqual({
    '-2': '1/100',
    '-1': '2/25',
    0: '13/50',
    1: '2/5',
    2: '1/4',
  });
});
