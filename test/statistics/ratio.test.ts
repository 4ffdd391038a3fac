import { describe, expect, it } from 'vitest';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStream } from '../../src/random/trial-stream.ts';
import {
  fiellerInterval,
  PairSums,
  pooledMeans,
  scoreOfRatio,
  standardErrors,
  twoSided,
} from '../../src/statistics/ratio.ts';

const PAIR = { above: 0.1, below: 0.05, varianceAbove: 0.0001, varianceBelow: 0.00004, covariance: 0.00002 };
const Z = 1.959963984540054;

describe('sums of pairs', () => {
  it('tell the means, their variances and their covariance', () => {
    const sums = new PairSums();
    for (const [above, below] of [
      [1, 0],
      [0, 0.5],
      [-1, 0.5],
      [1, 1],
    ] as const) {
      sums.add(above, below);
    }
    // By hand: squares about the means 2.75 and 0.5, product 0, each over 3 degrees of freedom and 4 trials.
    const { above, below, varianceAbove, varianceBelow, covariance } = sums.means();
    expect([above, below]).toEqual([0.25, 0.5]);
    expect(varianceAbove).toBeCloseTo(2.75 / 3 / 4, 12);
    expect(varianceBelow).toBeCloseTo(0.5 / 3 / 4, 12);
    expect(covariance).toBeCloseTo((0.5 - 4 * 0.25 * 0.5) / 3 / 4, 12);
  });

  it('of one trial tell no variance', () => {
    const sums = new PairSums();
    sums.add(1, 1);
    expect(() => sums.means()).toThrow(RangeError);
  });

  it('pool with their weights', () => {
    const other = { above: 0, below: 0.02, varianceAbove: 0.0004, varianceBelow: 0.0001, covariance: 0 };
    const pooled = pooledMeans([
      { means: PAIR, weight: 3 },
      { means: other, weight: 1 },
    ]);
    expect(pooled.above).toBeCloseTo(0.075, 12);
    expect(pooled.below).toBeCloseTo(0.0425, 12);
    expect(pooled.varianceAbove).toBeCloseTo((9 / 16) * 0.0001 + (1 / 16) * 0.0004, 12);
    expect(pooled.covariance).toBeCloseTo((9 / 16) * 0.00002, 12);
  });
});

describe("Fieller's interval", () => {
  it('ends where the test of a ratio rejects', () => {
    const { low, high } = fiellerInterval(PAIR)!;
    expect(Math.abs(scoreOfRatio(PAIR, low))).toBeCloseTo(Z, 9);
    expect(Math.abs(scoreOfRatio(PAIR, high))).toBeCloseTo(Z, 9);
    expect(low).toBeLessThan(2);
    expect(high).toBeGreaterThan(2);
    expect(twoSided(scoreOfRatio(PAIR, high))).toBeCloseTo(0.05, 9);
  });

  it('turns over with the sign of what is above', () => {
    const { low, high } = fiellerInterval(PAIR)!;
    const turned = fiellerInterval({ ...PAIR, above: -PAIR.above, covariance: -PAIR.covariance })!;
    expect(turned.low).toBeCloseTo(-high, 12);
    expect(turned.high).toBeCloseTo(-low, 12);
  });

  it('has no ends where what is below may be nothing', () => {
    const unsure = { ...PAIR, varianceBelow: (PAIR.below / (Z * 0.99)) ** 2 };
    expect(fiellerInterval(unsure)).toBeNull();
    expect(standardErrors(unsure)).toBeCloseTo(Z * 0.99, 9);
  });

  it('of what never does anything is nothing', () => {
    const idle = { ...PAIR, above: 0, varianceAbove: 0, covariance: 0 };
    const { low, high } = fiellerInterval(idle)!;
    expect([low + 0, high + 0]).toEqual([0, 0]);
    expect(scoreOfRatio(idle, 0)).toBe(0);
  });
});

/**
 * Battles whose truth is known: each is won or not without a change, with it, with one PŻ more and with one fewer, as the
 * trial's luck falls below the chance of each; a share of them is drawn anew, out of step.
 */
interface Truth {
  readonly base: number;
  readonly changed: number;
  readonly more: number;
  readonly fewer: number;
  readonly outOfStep: number;
  readonly battles: number;
}

const TRUTHS: readonly Truth[] = [
  { base: 0.5, changed: 0.56, more: 0.54, fewer: 0.46, outOfStep: 0.3, battles: 2000 },
  { base: 0.5, changed: 0.5, more: 0.54, fewer: 0.46, outOfStep: 0.3, battles: 2000 },
  { base: 0.1, changed: 0.07, more: 0.14, fewer: 0.07, outOfStep: 0.5, battles: 2000 },
  { base: 0.9, changed: 0.92, more: 0.93, fewer: 0.86, outOfStep: 1, battles: 3000 },
  { base: 0.6, changed: 0.4, more: 0.66, fewer: 0.52, outOfStep: 0.1, battles: 1000 },
];
const STUDIES = 2_000;
const PRECISION = 2 ** 20;

function covered({ base, changed, more, fewer, outOfStep, battles }: Truth): number {
  const dice = new TrialStream(seedKey('coverage', 'ratio'), 'test-dice');
  const luck = () => dice.below(PRECISION) / PRECISION;
  const truth = (changed - base) / ((more - fewer) / 2);
  let held = 0;
  for (let study = 0; study < STUDIES; study++) {
    dice.begin(study);
    const sums = new PairSums();
    for (let battle = 0; battle < battles; battle++) {
      const common = luck();
      const isWon = (chance: number) => ((luck() < outOfStep ? luck() : common) < chance ? 1 : 0);
      const [before, after, up, down] = [isWon(base), isWon(changed), isWon(more), isWon(fewer)];
      sums.add(after - before, (up - down) / 2);
    }
    const interval = fiellerInterval(sums.means());
    if (interval === null || (interval.low <= truth && truth <= interval.high)) held++;
  }
  return held / STUDIES;
}

describe('the interval of simulated prices whose truth is known', () => {
  it.each(TRUTHS)('$changed against $base, PŻ $fewer to $more, out of step $outOfStep: covers 95 %', (truth) => {
    const share = covered(truth);
    // Six standard errors of 2,000 studies to either side would be 2.9 points.
    expect(Math.abs(share - 0.95), `${share}`).toBeLessThan(0.029);
  });
});
