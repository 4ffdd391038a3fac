import type { Interval } from './interval-method.ts';

/** A number with its own interval. */
interface Estimate {
  readonly value: number;
  readonly interval: Interval;
}

/**
 * The interval of the mean of estimates, from the intervals that they have (MOVER: Zou and Donner 2008, Statistics in
 * Medicine 27: 1693-1702): their distances from the estimates add up as standard errors do, so that it leans as they lean and
 * has a width also where nothing was seen to vary.
 * @param correlation of the errors of two estimates, by their places; asked once for each two
 */
export function meanInterval(
  estimates: readonly Estimate[],
  correlation: (one: number, other: number) => number,
): Interval {
  const { length } = estimates;
  const mean = estimates.reduce((sum, { value }) => sum + value, 0) / length;
  const [below, above] = [new Array<number>(length), new Array<number>(length)];
  let [low, high] = [0, 0];
  for (const [at, { value, interval }] of estimates.entries()) {
    below[at] = value - interval.low;
    above[at] = interval.high - value;
    low += below[at]! ** 2;
    high += above[at]! ** 2;
    for (let before = 0; before < at; before++) {
      const both = 2 * correlation(before, at);
      low += both * below[before]! * below[at]!;
      high += both * above[before]! * above[at]!;
    }
  }
  return { low: mean - Math.sqrt(Math.max(0, low)) / length, high: mean + Math.sqrt(Math.max(0, high)) / length };
}

/** Pearson's correlation of two rows of equal length; 0 where one of them never varies. */
export function correlationOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const { length } = one;
  let [sumOne, sumOther, squaresOne, squaresOther, products] = [0, 0, 0, 0, 0];
  for (let index = 0; index < length; index++) {
    const [a, b] = [one[index]!, other[index]!];
    sumOne += a;
    sumOther += b;
    squaresOne += a * a;
    squaresOther += b * b;
    products += a * b;
  }
  const spread = Math.sqrt((length * squaresOne - sumOne ** 2) * (length * squaresOther - sumOther ** 2));
  return spread === 0 ? 0 : (length * products - sumOne * sumOther) / spread;
}
