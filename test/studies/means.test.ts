import { describe, expect, it } from 'vitest';
import { Distribution } from '../../src/probability/distribution.ts';
import { Fraction } from '../../src/probability/fraction.ts';
import { meanInterval } from '../../src/statistics/interval.ts';
import { CellOdds } from '../../src/studies/cell-odds.ts';
import { numberOutcomes } from '../../src/systems/view.ts';

const VIEW = {
  name: { pl: 'wynik', en: 'result' },
  outcomes: () => numberOutcomes(0, 2),
  outcomeOf: (result: number) => result,
  headline: '1+',
};

/** Half of the result, less one. */
const AMOUNTS = {
  value: {
    name: { pl: 'wartość', en: 'value' },
    of: (result: number) => new Fraction(BigInt(result), 2n).minus(Fraction.ONE),
  },
};

const EXACT = Distribution.of([
  [0, 1n],
  [1, 1n],
  [2, 2n],
]);

const ESTIMATE = {
  tally: { least: 0, counts: Float64Array.of(1000, 0, 3000) },
  intervalOf: () => ({ low: 0, high: 1 }),
  meanIntervalOf: meanInterval,
};

describe('the mean of an amount', () => {
  it('is exact where the odds are', () => {
    const cell = new CellOdds({}, {}, VIEW, AMOUNTS, EXACT, undefined);
    expect(cell.meansOf('value')).toEqual([{ method: 'exact', mean: -0.375, low: -0.375, high: -0.375 }]);
    expect(cell.shown('mean:value')).toEqual([{ method: 'exact', value: -0.375, low: -0.375, high: -0.375 }]);
  });

  it('is an estimate with its interval where trials were counted', () => {
    const [mean] = new CellOdds({}, {}, VIEW, AMOUNTS, undefined, ESTIMATE).meansOf('value');
    expect(mean!.method).toBe('mc');
    expect(mean!.mean).toBe(-0.25);
    // The amount is 0 or −1, three to one: its standard deviation is √3 / 4.
    const half = (1.959964 * Math.sqrt(3 / 16)) / Math.sqrt(4000);
    expect(mean!.high - mean!.mean).toBeCloseTo(half, 5);
    expect(mean!.mean - mean!.low).toBeCloseTo(half, 5);
  });

  it('comes twice where both are known', () => {
    const both = new CellOdds({}, {}, VIEW, AMOUNTS, EXACT, ESTIMATE).meansOf('value');
    expect(both.map(({ method }) => method)).toEqual(['exact', 'mc']);
  });
});

it('an outcome that a cell does not have is not shown', () => {
  const cell = new CellOdds({}, {}, VIEW, AMOUNTS, EXACT, undefined);
  expect(cell.shown('7')).toEqual([]);
  expect(cell.shown('1+')).toEqual([{ method: 'exact', value: 0.75, low: 0.75, high: 0.75 }]);
});
