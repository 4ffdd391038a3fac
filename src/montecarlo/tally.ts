/** Counts of the integer results of trials, from `least` upward. Counts are exact up to 2 ** 53. */
export interface Tally {
  readonly least: number;
  readonly counts: Float64Array;
}

export function emptyTally([least, greatest]: readonly [number, number]): Tally {
  return { least, counts: new Float64Array(greatest - least + 1) };
}

/** Adds the counts of a tally of the same results. */
export function addTally(sum: Tally, part: Tally): void {
  if (sum.least !== part.least || sum.counts.length !== part.counts.length) {
    throw new RangeError('tallies of different results cannot be added');
  }
  part.counts.forEach((count, index) => {
    sum.counts[index]! += count;
  });
}

export function trialsOf(tally: Tally): number {
  return tally.counts.reduce((sum, count) => sum + count, 0);
}

/** Each possible result with its count. */
export function* entriesOf(tally: Tally): IterableIterator<[result: number, count: number]> {
  for (let index = 0; index < tally.counts.length; index++) yield [tally.least + index, tally.counts[index]!];
}
