import binomialCdf from '@stdlib/stats-base-dists-binomial-cdf';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { CONFIDENCE_PERCENT, type Interval } from './interval-method.ts';

const CONFIDENCE = CONFIDENCE_PERCENT / 100;

/** Halvings of [-1, 1] after which its ends are as close as doubles can be. */
const HALVINGS = 60;

/** Two yes-or-no facts of the same trials, counted: the 2×2 table of McNemar. */
export interface PairedCounts {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

function trialsOfPairs({ both, onlyFirst, onlySecond, neither }: PairedCounts): number {
  return both + onlyFirst + onlySecond + neither;
}

/** The share of the second minus that of the first. */
export function differenceOfPairs(counts: PairedCounts): number {
  return (counts.onlySecond - counts.onlyFirst) / trialsOfPairs(counts);
}

/**
 * Tango 1998 (Statistics in Medicine 17: 891-908): the score interval of the difference of two shares of the same trials,
 * the second minus the first. It holds every difference that the score test does not reject, also where no trial or every
 * trial tells the two apart.
 */
export function tangoInterval(counts: PairedCounts, confidence = CONFIDENCE): Interval {
  const { onlyFirst, onlySecond } = counts;
  const trials = trialsOfPairs(counts);
  const z = normalQuantile(1 - (1 - confidence) / 2, 0, 1);
  const low = lowestKept(onlySecond, onlyFirst, trials, z);
  // The same with the two exchanged, seen in a mirror; no zero with a sign.
  return { low, high: 0 - lowestKept(onlyFirst, onlySecond, trials, z) };
}

/** The least difference whose score is at most `z`; scores fall as the difference grows. */
function lowestKept(gained: number, lost: number, trials: number, z: number): number {
  let low = -1;
  let high = (gained - lost) / trials;
  if (high === -1) return -1;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (score(gained, lost, trials, middle) > z) low = middle;
    else high = middle;
  }
  return high;
}

/** Tango's statistic: the observed difference minus an assumed one, in standard errors under that assumption. */
function score(gained: number, lost: number, trials: number, difference: number): number {
  const excess = gained - lost - trials * difference;
  if (excess === 0) return 0;
  const loss = likeliestLoss(gained, lost, trials, difference);
  return excess / Math.sqrt(trials * (2 * loss + difference * (1 - difference)));
}

/** The likeliest probability that a trial is lost by the change, if the difference is as assumed: a root of a quadratic. */
function likeliestLoss(gained: number, lost: number, trials: number, difference: number): number {
  const a = 2 * trials;
  const b = (a - gained + lost) * difference - gained - lost;
  const c = -lost * difference * (1 - difference);
  // Not below what makes both probabilities of a change possible.
  return Math.max((Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a), -difference, 0);
}

/**
 * McNemar's test that both shares are the same, two-sided: `exact` by the binomial distribution of the trials that tell
 * the two apart, and its `midP`, which keeps the level on average (Fagerland, Lydersen and Laake 2013).
 */
export function mcNemar({ onlyFirst, onlySecond }: PairedCounts): { readonly exact: number; readonly midP: number } {
  const apart = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  const upTo = (count: number) => (count < 0 ? 0 : binomialCdf(count, apart, 0.5));
  return { exact: Math.min(1, 2 * upTo(fewer)), midP: Math.min(1, upTo(fewer) + upTo(fewer - 1)) };
}

/**
 * The trials after which no interval of a difference is wider than ± `half`, whatever comes out: those that are needed if
 * every trial tells the two apart. Chosen before the first trial, so that nothing is decided by looking at results.
 */
export function pairsWithin(half: number, confidence = CONFIDENCE): number {
  const z = normalQuantile(1 - (1 - confidence) / 2, 0, 1);
  return Math.ceil((z / half) ** 2);
}
