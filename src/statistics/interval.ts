import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { CONFIDENCE_PERCENT, type Interval, type IntervalMethod } from './interval-method.ts';

const CONFIDENCE = CONFIDENCE_PERCENT / 100;

/** With fewer hits or misses than this the Wilson interval no longer covers what it says. */
const EXTREME_COUNT = 5;

/** Clopper and Pearson 1934: covers with at least the given confidence whatever the true probability is. */
export function clopperPearson(hits: number, trials: number, confidence = CONFIDENCE): Interval {
  const tail = (1 - confidence) / 2;
  return {
    low: hits === 0 ? 0 : betaQuantile(tail, hits, trials - hits + 1),
    high: hits === trials ? 1 : betaQuantile(1 - tail, hits + 1, trials - hits),
  };
}

/** Wilson 1927, the score interval: covers with the given confidence on average over the true probability. */
export function wilson(hits: number, trials: number, confidence = CONFIDENCE): Interval {
  const z = normalQuantile(1 - (1 - confidence) / 2, 0, 1);
  const share = hits / trials;
  const shrink = 1 + (z * z) / trials;
  const centre = (share + (z * z) / (2 * trials)) / shrink;
  const half = (z / shrink) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  // At the ends the formula gives the share itself but for rounding, which would leave it just outside.
  return {
    low: hits === 0 ? 0 : Math.max(0, centre - half),
    high: hits === trials ? 1 : Math.min(1, centre + half),
  };
}

/** The interval of the mean of many independent trials, by the normal approximation. */
export function meanInterval(mean: number, variance: number, trials: number, confidence = CONFIDENCE): Interval {
  const half = normalQuantile(1 - (1 - confidence) / 2, 0, 1) * Math.sqrt(variance / trials);
  return { low: mean - half, high: mean + half };
}

/** The interval for display: Wilson, or Clopper-Pearson where a guarantee is asked and at the extremes. */
export function intervalOf(hits: number, trials: number, method: IntervalMethod): Interval {
  const extreme = Math.min(hits, trials - hits) < EXTREME_COUNT;
  return method === 'clopper-pearson' || extreme ? clopperPearson(hits, trials) : wilson(hits, trials);
}

/**
 * The trials after which no Wilson interval is wider than ± `half`, whatever the true probability is: those that a
 * probability of one half needs. Chosen before the first trial, so that nothing is decided by looking at results.
 */
export function trialsWithin(half: number, confidence = CONFIDENCE): number {
  const z = normalQuantile(1 - (1 - confidence) / 2, 0, 1);
  return Math.ceil((z / (2 * half)) ** 2);
}
