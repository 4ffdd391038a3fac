import normalCdf from '@stdlib/stats-base-dists-normal-cdf';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { CONFIDENCE_PERCENT, type Interval } from './interval-method.ts';

const CONFIDENCE = CONFIDENCE_PERCENT / 100;

/** The means of two quantities that were measured on the same trials, with the variances of these means. */
export interface PairOfMeans {
  readonly above: number;
  readonly below: number;
  readonly varianceAbove: number;
  readonly varianceBelow: number;
  readonly covariance: number;
}

/** Sums over trials from which a pair of means is read; they add up. */
export class PairSums {
  private trials = 0;
  private above = 0;
  private below = 0;
  private squaresAbove = 0;
  private squaresBelow = 0;
  private products = 0;

  add(above: number, below: number): void {
    this.trials++;
    this.above += above;
    this.below += below;
    this.squaresAbove += above * above;
    this.squaresBelow += below * below;
    this.products += above * below;
  }

  /** @throws RangeError of fewer than two trials, which tell no variance */
  means(): PairOfMeans {
    const { trials } = this;
    if (trials < 2) throw new RangeError(`${trials} trials tell no variance`);
    const [above, below] = [this.above / trials, this.below / trials];
    const ofMean = (sum: number, one: number, other: number) => (sum / trials - one * other) / (trials - 1);
    return {
      above,
      below,
      varianceAbove: Math.max(0, ofMean(this.squaresAbove, above, above)),
      varianceBelow: Math.max(0, ofMean(this.squaresBelow, below, below)),
      covariance: ofMean(this.products, above, below),
    };
  }
}

/** The weighted mean of pairs that share no trial. Weights need not add up to 1. */
export function pooledMeans(pairs: readonly { readonly means: PairOfMeans; readonly weight: number }[]): PairOfMeans {
  const all = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (part: (means: PairOfMeans) => number) =>
    pairs.reduce((sum, { means, weight }) => sum + (weight / all) * part(means), 0);
  const variance = (part: (means: PairOfMeans) => number) =>
    pairs.reduce((sum, { means, weight }) => sum + (weight / all) ** 2 * part(means), 0);
  return {
    above: mean(({ above }) => above),
    below: mean(({ below }) => below),
    varianceAbove: variance(({ varianceAbove }) => varianceAbove),
    varianceBelow: variance(({ varianceBelow }) => varianceBelow),
    covariance: variance(({ covariance }) => covariance),
  };
}

/**
 * Fieller 1954: the interval of the ratio of two means that carries the error of both. It holds every ratio that the test of
 * `above = ratio * below` does not reject; null where it has no ends, since the lower mean may be 0.
 */
export function fiellerInterval(pair: PairOfMeans, confidence = CONFIDENCE): Interval | null {
  const { above, below, varianceAbove, varianceBelow, covariance } = pair;
  const square = normalQuantile(1 - (1 - confidence) / 2, 0, 1) ** 2;
  const a = below * below - square * varianceBelow;
  if (a <= 0) return null;
  const b = above * below - square * covariance;
  const c = above * above - square * varianceAbove;
  const root = Math.sqrt(Math.max(0, b * b - a * c));
  return { low: (b - root) / a, high: (b + root) / a };
}

/** How many standard errors `above` is from `ratio` times `below`; 0 where both are the same and nothing varies. */
export function scoreOfRatio(pair: PairOfMeans, ratio: number): number {
  const { above, below, varianceAbove, varianceBelow, covariance } = pair;
  const excess = above - ratio * below;
  if (excess === 0) return 0;
  const variance = varianceAbove - 2 * ratio * covariance + ratio * ratio * varianceBelow;
  return excess / Math.sqrt(Math.max(0, variance));
}

/** The chance of a standard normal number at least so far from 0, to either side. */
export function twoSided(score: number): number {
  return 2 * normalCdf(-Math.abs(score), 0, 1);
}

/** How many standard errors the lower mean is above 0. */
export function standardErrors({ below, varianceBelow }: PairOfMeans): number {
  if (varianceBelow === 0) return below > 0 ? Number.POSITIVE_INFINITY : 0;
  return below / Math.sqrt(varianceBelow);
}
