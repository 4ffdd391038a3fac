import { describe, expect, it } from 'vitest';
import { dread } from '../../../src/systems/pierwsze-kroki/dread.ts';
import { exactOutcomes, outcomeOfRoll } from '../asked.ts';

const ONE_MORE = { 'horror.natural-one': 'one-more' };

it.each([
  { place: 'równy próg zdaje', script: [12], fear: 'calm' },
  { place: 'porażka to Przestraszenie', script: [11], fear: 'frightened' },
  { place: 'naturalna 20 zawsze zdaje', script: [20], parameters: { threshold: 30 }, fear: 'calm' },
  { place: '19 przeciw koszmarowi', script: [19], parameters: { threshold: 30 }, fear: 'frightened' },
  { place: 'naturalna 1 przeskakuje dwa stopnie', script: [1], fear: 'panic' },
  { place: 'naturalna 1 ponad dwoma stopniami', script: [1], rulings: ONE_MORE, fear: 'breakdown' },
  { place: 'kolejny oblany test: Panika', script: [5, 5], parameters: { tests: 2 }, fear: 'panic' },
  { place: 'kolejne oblane testy: Załamanie', script: [5, 5, 5], parameters: { tests: 3 }, fear: 'breakdown' },
  { place: 'Załamanie to koniec drabiny', script: [1, 1, 5], parameters: { tests: 3 }, fear: 'breakdown' },
  { place: 'zdany test nie cofa', script: [5, 20], parameters: { tests: 2 }, fear: 'frightened' },
  { place: 'z Przestraszenia w Panikę', script: [5], parameters: { fear: 'frightened' }, fear: 'panic' },
  { place: 'z Paniki w Załamanie', script: [5], parameters: { fear: 'panic' }, fear: 'breakdown' },
])('IV, Groza, $place', ({ script, parameters = {}, rulings = {}, fear }) => {
  expect(outcomeOfRoll(dread, script, { parameters, rulings })).toBe(fear);
});

describe('laws of dread', () => {
  it('against 12: ten faces frighten, one panics, nine leave calm', () => {
    const odds = exactOutcomes(dread, {});
    expect(['calm', 'frightened', 'panic', 'breakdown'].map((fear) => odds.weight(fear))).toEqual([9n, 10n, 1n, 0n]);
  });

  it('a higher threshold or one more test never calms', () => {
    const calm = (parameters: Record<string, number>) => exactOutcomes(dread, { parameters }).probability('calm');
    for (let threshold = 3; threshold <= 30; threshold++) {
      expect(calm({ threshold }).compare(calm({ threshold: threshold - 1 }))).toBeLessThanOrEqual(0);
    }
    for (let tests = 2; tests <= 10; tests++) {
      expect(calm({ tests }).compare(calm({ tests: tests - 1 }))).toBeLessThan(0);
    }
  });
});
