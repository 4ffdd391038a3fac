import { holm } from '../statistics/holm.ts';
import type { Interval } from '../statistics/interval-method.ts';
import { neverDown } from '../statistics/isotonic.ts';
import { differenceOfPairs, mcNemar, tangoInterval } from '../statistics/paired.ts';
import { pairedWins } from './comparison.ts';
import type { VariantResult } from './run-variants.ts';

/** A value of what is varied, with the battles at it. */
export interface BalancePoint {
  readonly value: number;
  readonly result: VariantResult;
}

/** A place where the win rate goes the other way than over the range as a whole. */
interface Reversal {
  readonly from: number;
  readonly to: number;
  /** Win rate at `to` minus that at `from`, with Tango's interval. */
  readonly difference: number;
  readonly interval: Interval;
  /** McNemar's exact p, by Holm for all pairs of values that were measured. */
  readonly p: number;
}

/** Where the win rate meets a target. */
export interface Balance {
  readonly target: number;
  /** What was measured, in the order of the values. */
  readonly points: readonly BalancePoint[];
  /** Whether the win rate rises with the value. */
  readonly rises: boolean;
  /** Whether the fitted curve meets the target, or lies above or below it everywhere. */
  readonly reach: 'meets' | 'above' | 'below';
  /** Where the fitted curve meets the target, between two values as on a straight line; null where it does not. */
  readonly crossing: number | null;
  /** The values, and places between two, whose interval holds the target; null when there are none. */
  readonly interval: Interval | null;
  /** Whether that interval ends because the range does. */
  readonly openLow: boolean;
  readonly openHigh: boolean;
  /** The measured values whose interval holds the target. */
  readonly compatible: readonly number[];
  /** The measured value whose win rate is nearest to the target. */
  readonly nearest: BalancePoint;
  /** The surest of the reversals that cannot be chance; null when the measured curve may well be monotone. */
  readonly reversal: Reversal | null;
}

/** Runs the battles at some values, given by their places; all on the same random numbers. */
export type Measure = (places: readonly number[]) => Promise<readonly VariantResult[]>;

/** So many values are all measured. */
const FEW = 9;

/** Of more, so many are measured before the search begins, to see the curve as a whole. */
const FIRST = 5;

const SIGNIFICANT = 0.05;

/**
 * Looks for the value at which the win rate meets the target, taking the curve to be monotone. A few values are all
 * measured. Of many, five over the whole range are; then the interval in which the curve meets the target is halved until
 * its ends are neighbours; then outwards until on both sides a value does not go with the target any more.
 * @param values in ascending order, at least two
 */
export async function findBalance(values: readonly number[], target: number, measure: Measure): Promise<Balance> {
  const measured = new Map<number, VariantResult>();
  for (let places = firstPlaces(values.length); places.length > 0; ) {
    const results = await measure(places);
    for (const [index, place] of places.entries()) measured.set(place, results[index]!);
    places = nextPlaces(measured, values.length, target);
  }
  const points = [...measured].sort(([a], [b]) => a - b).map(([place, result]) => ({ value: values[place]!, result }));
  return balanceOf(points, target);
}

function firstPlaces(count: number): number[] {
  if (count <= FEW) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: FIRST }, (_, index) => Math.round((index * (count - 1)) / (FIRST - 1)));
}

/** What has to be measured next; nothing when all that matters is. */
function nextPlaces(measured: ReadonlyMap<number, VariantResult>, count: number, target: number): number[] {
  const places = [...measured.keys()].sort((a, b) => a - b);
  const fitted = monotoneFit(places.map((place) => measured.get(place)!));
  const next = new Set<number>();
  for (let index = 1; index < places.length; index++) {
    const [before, after] = [places[index - 1]!, places[index]!];
    const [one, other] = [fitted[index - 1]!, fitted[index]!];
    const isBetween = Math.min(one, other) <= target && target <= Math.max(one, other);
    if (isBetween && after - before > 1) next.add(Math.floor((before + after) / 2));
  }
  if (next.size > 0) return [...next];
  for (const [place, { interval }] of measured) {
    if (!holds(interval, target)) continue;
    for (const neighbour of [place - 1, place + 1]) {
      if (neighbour >= 0 && neighbour < count && !measured.has(neighbour)) next.add(neighbour);
    }
  }
  return [...next].sort((a, b) => a - b);
}

/** Whether the rate at the last value is at least that at the first. */
function risesOver(results: readonly VariantResult[]): boolean {
  return results.at(-1)!.wins >= results[0]!.wins;
}

/** The win rates as the nearest monotone curve has them. */
function monotoneFit(results: readonly VariantResult[]): number[] {
  const rates = results.map(({ winRate }) => winRate);
  return risesOver(results) ? neverDown(rates) : neverDown(rates.toReversed()).toReversed();
}

function holds({ low, high }: Interval, target: number): boolean {
  return low <= target && target <= high;
}

/** What the measured values say, in ascending order and at least two. */
export function balanceOf(points: readonly BalancePoint[], target: number): Balance {
  const results = points.map(({ result }) => result);
  const values = points.map(({ value }) => value);
  const fitted = monotoneFit(results);
  const rises = risesOver(results);
  const reach = Math.min(...fitted) > target ? 'above' : Math.max(...fitted) < target ? 'below' : 'meets';
  const lows = results.map(({ interval }) => interval.low);
  const highs = results.map(({ interval }) => interval.high);
  // From where on the curve may be at the target, and up to where: its upper ends come first where it rises.
  const [first, last] = rises ? [highs, lows] : [lows, highs];
  const from = firstWhere(values, first, target, rises);
  const to = lastWhere(values, last, target, rises);
  const interval = from === null || to === null || from > to ? null : { low: from, high: to };
  const distance = ({ result }: BalancePoint) => Math.abs(result.winRate - target);
  return {
    target,
    points,
    rises,
    reach,
    crossing: reach === 'meets' ? meeting(values, fitted, target) : null,
    interval,
    openLow: interval !== null && interval.low === values[0] && first[0] !== target,
    openHigh: interval !== null && interval.high === values.at(-1) && last.at(-1) !== target,
    compatible: points.filter(({ result }) => holds(result.interval, target)).map(({ value }) => value),
    nearest: points.reduce((best, point) => (distance(point) < distance(best) ? point : best)),
    reversal: surestReversal(points, rises),
  };
}

/** Where a polyline first comes to the target from below (rising) or above (falling). */
function firstWhere(values: readonly number[], line: readonly number[], target: number, rises: boolean): number | null {
  const hasCome = (height: number) => (rises ? height >= target : height <= target);
  const index = line.findIndex(hasCome);
  if (index < 0) return null;
  return index === 0 ? values[0]! : between(values, line, index, target);
}

/** Where a polyline last leaves the target, upwards (rising) or downwards (falling). */
function lastWhere(values: readonly number[], line: readonly number[], target: number, rises: boolean): number | null {
  const hasNotLeft = (height: number) => (rises ? height <= target : height >= target);
  const index = line.findLastIndex(hasNotLeft);
  if (index < 0) return null;
  return index === line.length - 1 ? values[index]! : between(values, line, index + 1, target);
}

/** Where the line from the point before `index` to that at it has the height of the target. */
function between(values: readonly number[], line: readonly number[], index: number, target: number): number {
  const [one, other] = [line[index - 1]!, line[index]!];
  const share = (target - one) / (other - one);
  return values[index - 1]! + share * (values[index]! - values[index - 1]!);
}

/** Where a monotone polyline meets the target; of a stretch that lies on it, the middle. */
function meeting(values: readonly number[], fitted: readonly number[], target: number): number {
  const level = values.filter((_, index) => fitted[index] === target);
  if (level.length > 0) return (level[0]! + level.at(-1)!) / 2;
  const index = fitted.findIndex((rate, place) => place > 0 && rate > target !== fitted[place - 1]! > target);
  return between(values, fitted, index, target);
}

function surestReversal(points: readonly BalancePoint[], rises: boolean): Reversal | null {
  const pairs = points.flatMap((from, index) => points.slice(index + 1).map((to) => ({ from, to })));
  const tested = pairs.map(({ from, to }) => ({ from, to, counts: pairedWins(from.result, to.result) }));
  const pValues = holm(tested.map(({ counts }) => mcNemar(counts).exact));
  let surest: Reversal | null = null;
  for (const [index, { from, to, counts }] of tested.entries()) {
    const difference = differenceOfPairs(counts);
    const p = pValues[index]!;
    const isAgainst = rises ? difference < 0 : difference > 0;
    if (!isAgainst || p >= SIGNIFICANT || (surest !== null && p >= surest.p)) continue;
    surest = { from: from.value, to: to.value, difference, interval: tangoInterval(counts), p };
  }
  return surest;
}
