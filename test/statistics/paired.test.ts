import { describe, expect, it } from 'vitest';
import {
  differenceOfPairs,
  mcNemar,
  type PairedCounts,
  pairsWithin,
  tangoInterval,
} from '../../src/statistics/paired.ts';

function counts(both: number, onlyFirst: number, onlySecond: number, neither: number): PairedCounts {
  return { both, onlyFirst, onlySecond, neither };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

describe('published values', () => {
  // Bentur 2009 and Cavo 2012 as in Fagerland, Lydersen and Laake, Statistical Analysis of Contingency Tables, chapter 8
  // (there the first minus the second); Karacan 1976 as in Tango 1998, section 6.2.
  it.each([
    { data: 'airways', table: counts(1, 7, 1, 12), interval: [-0.517, -0.026], exact: 0.070313, midP: 0.039063 },
    {
      data: 'consolidation',
      table: counts(59, 16, 6, 80),
      interval: [-0.124, -0.0054],
      exact: 0.052479,
      midP: 0.03469,
    },
    { data: 'sleep', table: counts(20, 3, 9, 0), interval: [-0.027, 0.39], exact: 0.145996, midP: 0.092285 },
  ])('$data: Tango $interval, McNemar $exact, mid-p $midP', ({ table, interval, exact, midP }) => {
    const { low, high } = tangoInterval(table);
    const digits = Math.max(...interval.map((end) => String(end).split('.')[1]!.length));
    expect([low, high].map((end) => rounded(end, digits))).toEqual(interval);
    expect(rounded(mcNemar(table).exact, 6)).toBe(exact);
    expect(rounded(mcNemar(table).midP, 6)).toBe(midP);
  });

  // By hand: 2 · (1 + 5) / 32, 2 · 1/8, and nothing where nothing tells the two apart.
  it.each([
    { apart: [1, 4], exact: 0.375, midP: 0.21875 },
    { apart: [0, 3], exact: 0.25, midP: 0.125 },
    { apart: [2, 2], exact: 1, midP: 1 },
    { apart: [0, 0], exact: 1, midP: 1 },
  ])('$apart apart: McNemar $exact, mid-p $midP', ({ apart, exact, midP }) => {
    const [one, other] = apart as [number, number];
    for (const table of [counts(5, one, other, 5), counts(5, other, one, 5)]) {
      expect(mcNemar(table).exact).toBeCloseTo(exact, 12);
      expect(mcNemar(table).midP).toBeCloseTo(midP, 12);
    }
  });
});

/** Tango's score with the likeliest probability of a loss found by search, not by formula. */
function searchedScore({ onlyFirst, onlySecond, both, neither }: PairedCounts, difference: number): number {
  const trials = both + neither + onlyFirst + onlySecond;
  const term = (count: number, probability: number) => (count === 0 ? 0 : count * Math.log(Math.max(probability, 0)));
  const likelihood = (loss: number) =>
    term(onlySecond, loss + difference) + term(onlyFirst, loss) + term(both + neither, 1 - 2 * loss - difference);
  let [low, high] = [Math.max(0, -difference), (1 - difference) / 2];
  for (let step = 0; step < 200; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (likelihood(left) < likelihood(right)) low = left;
    else high = right;
  }
  const variance = trials * (low + high + difference * (1 - difference));
  return (onlySecond - onlyFirst - trials * difference) / Math.sqrt(variance);
}

const TABLES = [
  counts(5, 1, 4, 10),
  counts(20, 0, 6, 4),
  counts(3, 7, 0, 20),
  counts(10, 0, 0, 10),
  counts(400, 50, 60, 490),
  counts(0, 25, 25, 0),
];

describe("Tango's interval", () => {
  it.each(TABLES)('of %o ends where the score does, searched for', (table) => {
    const { low, high } = tangoInterval(table);
    expect(searchedScore(table, low)).toBeCloseTo(1.959964, 4);
    expect(searchedScore(table, high)).toBeCloseTo(-1.959964, 4);
  });

  it.each(TABLES)('of %o is mirrored when the two change places, and holds the difference', (table) => {
    const { low, high } = tangoInterval(table);
    const mirrored = tangoInterval({ ...table, onlyFirst: table.onlySecond, onlySecond: table.onlyFirst });
    expect(mirrored).toEqual({ low: 0 - high, high: 0 - low });
    expect(low).toBeLessThanOrEqual(differenceOfPairs(table));
    expect(high).toBeGreaterThanOrEqual(differenceOfPairs(table));
  });

  it.each([
    [counts(0, 9, 0, 0), -1],
    [counts(0, 0, 9, 0), 1],
  ])('of %o reaches the end, %i', (table, end) => {
    const { low, high } = tangoInterval(table);
    expect(end < 0 ? low : high).toBe(end);
  });

  // Every table of 40 trials with its probability: what the interval covers.
  it.each([
    { first: 0.1, second: 0.1, most: 0.965 },
    { first: 0.25, second: 0.1, most: 0.965 },
    { first: 0.05, second: 0.3, most: 0.965 },
    { first: 0.4, second: 0.4, most: 0.965 },
    // Few trials tell the two apart: wider than need be.
    { first: 0.02, second: 0.02, most: 0.995 },
  ])('covers what it says where the first alone has $first and the second alone $second', (row) => {
    const { first, second, most } = row;
    const trials = 40;
    let covered = 0;
    for (let onlyFirst = 0; onlyFirst <= trials; onlyFirst++) {
      for (let onlySecond = 0; onlyFirst + onlySecond <= trials; onlySecond++) {
        const alike = trials - onlyFirst - onlySecond;
        const ways = logFactorial(trials) - logFactorial(onlyFirst) - logFactorial(onlySecond) - logFactorial(alike);
        const log =
          ways +
          onlyFirst * Math.log(first) +
          onlySecond * Math.log(second) +
          (alike === 0 ? 0 : alike * Math.log(1 - first - second));
        const { low, high } = tangoInterval(counts(alike, onlyFirst, onlySecond, 0));
        if (low <= second - first && second - first <= high) covered += Math.exp(log);
      }
    }
    expect(covered).toBeGreaterThan(0.935);
    expect(covered).toBeLessThan(most);
  });
});

function logFactorial(n: number): number {
  let sum = 0;
  for (let factor = 2; factor <= n; factor++) sum += Math.log(factor);
  return sum;
}

describe('the trials for a width', () => {
  it.each([0.2, 0.1, 0.05])('make no interval wider than ± %f, whatever comes out', (half) => {
    const trials = pairsWithin(half);
    for (let gained = 0; gained <= trials; gained += Math.ceil(trials / 25)) {
      for (let lost = 0; gained + lost <= trials; lost += Math.ceil(trials / 25)) {
        const { low, high } = tangoInterval(counts(trials - gained - lost, lost, gained, 0));
        expect((high - low) / 2).toBeLessThanOrEqual(half);
      }
    }
    const needed = tangoInterval(counts(0, Math.floor(trials / 2), Math.ceil(trials / 2), 0));
    expect((needed.high - needed.low) / 2).toBeGreaterThan(half * 0.95);
  });
});
