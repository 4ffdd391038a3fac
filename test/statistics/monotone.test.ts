import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm } from '../../src/statistics/holm.ts';
import { neverDown } from '../../src/statistics/isotonic.ts';
import { runs } from '../fixed-seed.ts';

describe('the fit that never goes down', () => {
  it.each<[values: number[], fitted: number[]]>([
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [3, 2, 1],
      [2, 2, 2],
    ],
    [
      [1, 3, 2, 4],
      [1, 2.5, 2.5, 4],
    ],
    [
      [4, 1, 1, 6],
      [2, 2, 2, 6],
    ],
    [[], []],
  ])('of %j is %j', (values, fitted) => {
    expect(neverDown(values)).toEqual(fitted);
  });

  it('is nearer to the values than any other that never goes down', () => {
    const value = fc.integer({ min: 0, max: 20 });
    const distance = (one: readonly number[], other: readonly number[]) =>
      one.reduce((sum, height, index) => sum + (height - other[index]!) ** 2, 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 8 }), (pairs) => {
        const values = pairs.map(([own]) => own);
        const other = pairs.map(([, height]) => height).sort((a, b) => a - b);
        const fitted = neverDown(values);
        expect(fitted).toEqual(fitted.toSorted((a, b) => a - b));
        expect(distance(values, fitted)).toBeLessThanOrEqual(distance(values, other) + 1e-9);
      }),
      runs(300),
    );
  });
});

describe("Holm's correction", () => {
  // The second is the example of R's p.adjust for the same values.
  it.each<[given: number[], corrected: number[]]>([
    [[0.04], [0.04]],
    [
      [0.01, 0.02, 0.03, 0.04, 0.05],
      [0.05, 0.08, 0.09, 0.09, 0.09],
    ],
    [
      [0.04, 0.01, 0.03],
      [0.06, 0.03, 0.06],
    ],
    [
      [0.6, 0.7],
      [1, 1],
    ],
  ])('of %j is %j', (given, corrected) => {
    expect(holm(given).map((p) => Number(p.toFixed(12)))).toEqual(corrected);
  });
});
