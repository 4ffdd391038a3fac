import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/obietnica-edenu/check.ts';
import { drone } from '../../../src/systems/obietnica-edenu/drone.ts';
import { hacking } from '../../../src/systems/obietnica-edenu/hacking.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { diceRolled, exactResults, greatestResult, isAtLeastAsGood, outcomeOfRoll, resultOfRoll } from '../asked.ts';

/** The tests whose successes are limited by what is used: a terminal, a cyberdeck, a drone. */

describe('hacking', () => {
  it('6. Operator: Inteligencja 4, Komputery 6, ręcznie: PT 8, najwyżej 6 Sukcesów', () => {
    const parameters = { pool: 10, mode: 'manual', cap: 6 };
    expect(resultOfRoll(hacking, [7, 7, 7, 7, 8, 9, 10, 5, 5, 5], { parameters })).toBe(3);
    expect(resultOfRoll(hacking, new Array<number>(10).fill(9), { parameters })).toBe(6);
    expect(greatestResult(hacking, { parameters })).toBe(6);
  });

  it.each([
    { place: '5F. ręcznie', mode: 'manual', roll: [6, 7, 8, 9], net: 2 },
    { place: '5F. cyberdeck', mode: 'cyberdeck', roll: [5, 6, 7, 8], net: 3 },
    { place: '5F. VRAM 3', mode: 'cyberdeck', roll: [6, 7, 8, 9], net: 3 },
  ])('$place: $roll is $net', ({ mode, roll, net }) => {
    expect(resultOfRoll(hacking, roll, { parameters: { pool: 4, mode, cap: 3 } })).toBe(net);
  });

  it('13. Haker: 7 Sukcesów to Krytyczny Sukces', () => {
    const parameters = { pool: 8, mode: 'cyberdeck', cap: 8 };
    expect(outcomeOfRoll(hacking, [6, 7, 8, 9, 10, 6, 6, 2], { parameters })).toBe('critical-success');
  });

  it('the standard PT may be set to another', () => {
    const parameters = { pool: 3, mode: 'cyberdeck', cap: 3, pt: 9 };
    expect(resultOfRoll(hacking, [8, 9, 10], { parameters })).toBe(2);
  });

  it('a cyberdeck is never worse than the hand when it keeps as many successes', () => {
    for (let pool = 1; pool <= 15; pool++) {
      for (const cap of [1, 3, 6]) {
        const [deck, hand] = ['cyberdeck', 'manual'].map((mode) => ({ parameters: { pool, mode, cap } }));
        expect(isAtLeastAsGood(hacking, deck!, hand!)).toBe(true);
      }
    }
  });
});

describe('drone', () => {
  it('5G. pula to Komputery i parametr, limit to parametr', () => {
    const parameters = { computers: 5, parameter: 3 };
    expect(diceRolled(drone, { parameters })).toBe(8);
    expect(resultOfRoll(drone, [6, 7, 8, 9, 10, 6, 7, 8], { parameters })).toBe(3);
    expect(resultOfRoll(drone, [1, 1, 8, 9, 10, 6, 2, 3], { parameters })).toBe(2);
  });

  it('is a check with a limit', () => {
    for (const [computers, parameter] of [
      [0, 1],
      [5, 3],
      [9, 2],
    ] as const) {
      const asCheck = { parameters: { pool: computers + parameter, cap: parameter, pt: 7 } };
      const own = exactResults(drone, { parameters: { computers, parameter, pt: 7 } });
      expect(fractionsOf(own)).toEqual(fractionsOf(exactResults(check, asCheck)));
    }
  });

  it('5G. a great operator gets no more out of a cheap drone than it can do', () => {
    for (const computers of [3, 6, 12]) {
      expect(greatestResult(drone, { parameters: { computers, parameter: 2 } })).toBe(2);
    }
  });

  it('a better drone is never worse', () => {
    for (let parameter = 2; parameter <= 8; parameter++) {
      const successful = (rating: number) =>
        exactResults(drone, { parameters: { computers: 4, parameter: rating } })
          .probabilityOf((net) => net >= 3)
          .toNumber();
      expect(successful(parameter)).toBeGreaterThanOrEqual(successful(parameter - 1));
    }
  });
});
