import { describe, expect, it } from 'vitest';
import { correlationOf, meanInterval } from '../../src/statistics/mean-interval.ts';
import { tangoInterval } from '../../src/statistics/paired.ts';

const estimate = (value: number, low: number, high: number) => ({ value, interval: { low, high } });

describe('the interval of a mean', () => {
  const leaning = [estimate(0.1, 0.07, 0.2), estimate(0.3, 0.26, 0.5)];

  // By hand: distances 0.03 and 0.04 below, 0.1 and 0.2 above, from a mean of 0.2.
  it.each([
    { correlation: 0, low: 0.2 - 0.05 / 2, high: 0.2 + Math.sqrt(0.05) / 2 },
    { correlation: 1, low: 0.2 - 0.07 / 2, high: 0.2 + 0.3 / 2 },
    { correlation: -1, low: 0.2 - 0.01 / 2, high: 0.2 + 0.1 / 2 },
  ])('adds distances as errors that go together by $correlation', ({ correlation, low, high }) => {
    const found = meanInterval(leaning, () => correlation);
    expect(found.low).toBeCloseTo(low, 12);
    expect(found.high).toBeCloseTo(high, 12);
  });

  it('of one estimate is its own, and of many alike narrower by the root of their number', () => {
    const one = estimate(0.1, 0.07, 0.2);
    expect(meanInterval([one], () => 0)).toEqual({ low: expect.closeTo(0.07, 12), high: expect.closeTo(0.2, 12) });
    const { low, high } = meanInterval(new Array(4).fill(one), () => 0);
    expect([low, high]).toEqual([expect.closeTo(0.085, 12), expect.closeTo(0.15, 12)]);
  });

  it('has a width where nothing told the two apart', () => {
    const interval = tangoInterval({ both: 50, onlyFirst: 0, onlySecond: 0, neither: 50 });
    const { low, high } = meanInterval([estimate(0, interval.low, interval.high)], () => 0);
    expect(low).toBeLessThan(-0.01);
    expect(high).toBeGreaterThan(0.01);
  });
});

describe('a correlation', () => {
  it.each([
    { one: [1, 0, -1], other: [1, 0, -1], r: 1 },
    { one: [1, 0, -1], other: [-1, 0, 1], r: -1 },
    { one: [1, -1, 1, -1], other: [1, 1, -1, -1], r: 0 },
    { one: [1, 2, 3, 4], other: [1, 3, 2, 5], r: 5.5 / Math.sqrt(5 * 8.75) },
    { one: [1, 1, 1], other: [1, 0, -1], r: 0 },
  ])('of $one and $other is $r', ({ one, other, r }) => {
    expect(correlationOf(one, other)).toBeCloseTo(r, 12);
  });
});
