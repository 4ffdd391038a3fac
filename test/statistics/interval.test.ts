import { describe, expect, it } from 'vitest';
import { clopperPearson, intervalOf, trialsWithin, wilson } from '../../src/statistics/interval.ts';

/** The probabilities of 0..n hits. */
function binomial(n: number, p: number): number[] {
  const probabilities = [(1 - p) ** n];
  for (let hits = 1; hits <= n; hits++) {
    probabilities.push((probabilities[hits - 1]! * (n - hits + 1) * p) / (hits * (1 - p)));
  }
  return probabilities;
}

/** The probability that the interval from n trials covers p. */
function coverage(interval: typeof wilson, n: number, p: number): number {
  return binomial(n, p).reduce((sum, probability, hits) => {
    const { low, high } = interval(hits, n);
    return low <= p && p <= high ? sum + probability : sum;
  }, 0);
}

const GRID = Array.from({ length: 999 }, (_, index) => (index + 1) / 1000);

describe('published intervals', () => {
  // Newcombe 1998, table I (methods 3 and 5), for 81/263, 15/148, 0/20 and 1/29; textbook values for ten trials.
  it.each([
    { hits: 81, trials: 263, score: [0.2553, 0.3662], exact: [0.2527, 0.3676] },
    { hits: 15, trials: 148, score: [0.0624, 0.1605], exact: [0.0578, 0.1617] },
    { hits: 0, trials: 20, score: [0, 0.1611], exact: [0, 0.1684] },
    { hits: 1, trials: 29, score: [0.0061, 0.1718], exact: [0.0009, 0.1776] },
    { hits: 0, trials: 10, score: [0, 0.2775], exact: [0, 0.3085] },
    { hits: 1, trials: 10, score: [0.0179, 0.4042], exact: [0.0025, 0.445] },
    { hits: 5, trials: 10, score: [0.2366, 0.7634], exact: [0.1871, 0.8129] },
    { hits: 8, trials: 10, score: [0.4902, 0.9433], exact: [0.4439, 0.9748] },
    { hits: 10, trials: 10, score: [0.7225, 1], exact: [0.6915, 1] },
  ])('$hits of $trials: Wilson $score, Clopper-Pearson $exact', ({ hits, trials, score, exact }) => {
    const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((end) => Number(end.toFixed(4)));
    expect(rounded(wilson(hits, trials))).toEqual(score);
    expect(rounded(clopperPearson(hits, trials))).toEqual(exact);
  });
});

describe.each([
  { name: 'Wilson', interval: wilson },
  { name: 'Clopper-Pearson', interval: clopperPearson },
])('the $name interval', ({ interval }) => {
  it.each([1, 2, 10, 30, 1000, 1_000_000, 1_000_000_000])('contains the share observed in %i trials', (trials) => {
    for (const hits of new Set([0, 1, Math.floor(trials / 3), trials - 1, trials])) {
      const { low, high } = interval(hits, trials);
      const inOrder = [0, low, hits / trials, high, 1];
      expect(inOrder, `${hits} hits`).toEqual(inOrder.toSorted((a, b) => a - b));
    }
  });

  it('is mirrored when hits and misses change places', () => {
    for (let hits = 0; hits <= 30; hits++) {
      const own = interval(hits, 30);
      const mirrored = interval(30 - hits, 30);
      expect(own.low).toBeCloseTo(1 - mirrored.high, 12);
    }
  });

  it('is narrower with more trials and wider with more confidence', () => {
    const width = (hits: number, trials: number, confidence?: number) => {
      const { low, high } = interval(hits, trials, confidence);
      return high - low;
    };
    expect(width(300, 1000)).toBeLessThan(width(30, 100));
    expect(width(30, 100, 0.99)).toBeGreaterThan(width(30, 100, 0.95));
  });
});

describe('coverage over 30 trials', () => {
  it('of Clopper-Pearson is at least 95 % whatever the probability', () => {
    const worst = Math.min(...GRID.map((p) => coverage(clopperPearson, 30, p)));
    expect(worst).toBeGreaterThanOrEqual(0.95);
    expect(worst).toBeLessThan(0.97);
  });

  it('of Wilson is 95 % on average and lower for some', () => {
    const covered = GRID.map((p) => coverage(wilson, 30, p));
    expect(covered.reduce((sum, each) => sum + each, 0) / GRID.length).toBeCloseTo(0.95, 2);
    expect(Math.min(...covered)).toBeLessThan(0.95);
  });

  it('of Clopper-Pearson leaves 2.5 % in each tail at its ends', () => {
    for (let hits = 1; hits < 30; hits++) {
      const { low, high } = clopperPearson(hits, 30);
      const tail = (from: number, to: number, p: number) =>
        binomial(30, p).reduce((sum, each, at) => (at >= from && at <= to ? sum + each : sum), 0);
      expect(tail(hits, 30, low)).toBeCloseTo(0.025, 10);
      expect(tail(0, hits, high)).toBeCloseTo(0.025, 10);
    }
  });
});

describe('the interval for display', () => {
  it.each([
    { hits: 4, trials: 100, asked: 'wilson', shown: clopperPearson },
    { hits: 5, trials: 100, asked: 'wilson', shown: wilson },
    { hits: 95, trials: 100, asked: 'wilson', shown: wilson },
    { hits: 96, trials: 100, asked: 'wilson', shown: clopperPearson },
    { hits: 0, trials: 100, asked: 'wilson', shown: clopperPearson },
    { hits: 50, trials: 100, asked: 'wilson', shown: wilson },
    { hits: 50, trials: 100, asked: 'clopper-pearson', shown: clopperPearson },
  ] as const)('of $hits in $trials, $asked asked, is $shown.name', ({ hits, trials, asked, shown }) => {
    expect(intervalOf(hits, trials, asked)).toEqual(shown(hits, trials));
  });
});

describe('a precision asked for', () => {
  it.each([
    { half: 0.1, trials: 97 },
    { half: 0.05, trials: 385 },
    { half: 0.01, trials: 9604 },
    { half: 0.001, trials: 960_365 },
  ])('of ± $half takes $trials trials', ({ half, trials }) => {
    expect(trialsWithin(half)).toBe(trials);
  });

  it.each([0.1, 0.05, 0.02])('of ± %f is met whatever comes out, and by few trials less it is not', (half) => {
    const widest = (trials: number) => {
      const halves = Array.from({ length: trials + 1 }, (_, hits) => {
        const { low, high } = intervalOf(hits, trials, 'wilson');
        return (high - low) / 2;
      });
      return Math.max(...halves);
    };
    expect(widest(trialsWithin(half))).toBeLessThanOrEqual(half);
    expect(widest(Math.floor(trialsWithin(half) * 0.95))).toBeGreaterThan(half);
  });
});
