import { PartsProgress } from '../montecarlo/parts-progress.ts';
import { holm } from '../statistics/holm.ts';
import type { Interval } from '../statistics/interval-method.ts';
import { correlationOf, meanInterval } from '../statistics/mean-interval.ts';
import type { PairedCounts } from '../statistics/paired.ts';
import { axesOf, type BattleAxis } from './battle-axes.ts';
import type { BattleCase, BattleGrid } from './battle-grid.ts';
import { type Comparison, changesOf, comparisonOf } from './comparison.ts';
import type { BattleOptions, BattleResult } from './run-battles.ts';
import { runVariants, type VariantResult } from './run-variants.ts';

/** What cases can be paired by, with the id of its axis. The first value of the grid is the reference. */
export const PAIRED_BY = { bands: 'band', scripts: 'script', policies: 'policy' } as const;

export type PairedBy = keyof typeof PAIRED_BY;

/** Something of the reference and of what is compared with it. */
export type OfBoth = readonly [reference: number, own: number];

/** The same battles of a case and its reference. */
export interface PairFacts {
  readonly battles: number;
  /** Battles won by the band, the reference first. */
  readonly counts: PairedCounts;
  readonly winRates: OfBoth;
  /** Win rate minus that of the reference. */
  readonly difference: number;
  readonly interval: Interval;
  /** Battles that were in step to their end: see `CourseSimulator`. */
  readonly inStep: number;
  /** PŻ paid and swaps, a battle. */
  readonly hpPaid: OfBoth;
  readonly swaps: OfBoth;
}

export interface CasePair extends PairFacts {
  readonly fought: BattleCase;
  /** Of the difference: Tango. */
  readonly interval: Interval;
  /** McNemar's exact p, two-sided, and the same by Holm for all pairs. */
  readonly p: number;
  readonly correctedP: number;
}

/** A value against the reference over all cases that have it, each of which weighs the same. */
export interface PairsMean extends PairFacts {
  readonly value: string | number;
  readonly cells: number;
}

export interface CasePairs {
  /** What they are paired by. */
  readonly axis: BattleAxis;
  readonly pairs: readonly CasePair[];
  /** A row for each value but the reference; none where each has one case only. */
  readonly means: readonly PairsMean[];
}

interface Pair {
  readonly comparison: Comparison;
  readonly reference: BattleResult;
  readonly own: BattleResult;
}

/**
 * Fights the battles of all cases once more, now to be paired battle by battle, and compares each case with the one that
 * differs from it only in having the first value.
 * @param results of the same battles: what was paid in them. @throws when a shard fails twice or the signal aborts
 */
export async function runCasePairs(
  grid: BattleGrid,
  by: PairedBy,
  results: readonly BattleResult[],
  options: BattleOptions,
): Promise<CasePairs> {
  const axes = axesOf(grid);
  const axis = axes.find(({ id }) => id === PAIRED_BY[by])!;
  const others = axes.filter((other) => other !== axis);
  const variants = await variantsOf(grid, results, options);
  const keyOf = ({ fought }: BattleResult) => JSON.stringify(others.map((other) => other.valueOf(fought)));
  const isReference = ({ fought }: BattleResult) => axis.valueOf(fought) === axis.values[0];
  const places = new Map(results.flatMap((result, at) => (isReference(result) ? [[keyOf(result), at] as const] : [])));
  const paired = results.flatMap((own, at): Pair[] => {
    if (isReference(own)) return [];
    const first = places.get(keyOf(own))!;
    return [{ comparison: comparisonOf(variants[first]!, variants[at]!), reference: results[first]!, own }];
  });
  const corrected = holm(paired.map(({ comparison }) => comparison.test.exact));
  return {
    axis,
    pairs: paired.map((pair, index): CasePair => {
      const { difference, interval, test } = pair.comparison;
      const { fought } = pair.own;
      return { ...countsOf([pair]), fought, difference, interval, p: test.exact, correctedP: corrected[index]! };
    }),
    means: others.every(({ values }) => values.length === 1)
      ? []
      : axis.values.slice(1).map((value) =>
          meanOf(
            value,
            paired.filter(({ own }) => axis.valueOf(own.fought) === value),
          ),
        ),
  };
}

/** The battles of each case, those of a scenario on the same random numbers, in the order of the results. */
async function variantsOf(
  { scenarios }: BattleGrid,
  results: readonly BattleResult[],
  options: BattleOptions,
): Promise<VariantResult[]> {
  const whole = { cells: results.length, trials: results.length * options.battles };
  const progress = new PartsProgress(whole, options.onProgress);
  const variants: VariantResult[] = [];
  for (const { id } of scenarios) {
    const own = results.map(({ fought }) => fought).filter(({ scenario }) => scenario.id === id);
    variants.push(...(await runVariants(own, id, { ...options, onProgress: progress.next() })));
  }
  return variants;
}

/** Scenarios draw random numbers of their own; cases of one scenario share theirs, and what they have in common is measured. */
function meanOf(value: string | number, pairs: readonly Pair[]): PairsMean {
  const cells = pairs.length;
  const changes = pairs.map(({ comparison }) => changesOf(comparison));
  const scenarioOf = (at: number) => pairs[at]!.own.fought.scenario.id;
  return {
    ...countsOf(pairs),
    value,
    cells,
    difference: pairs.reduce((sum, { comparison }) => sum + comparison.difference, 0) / cells,
    interval: meanInterval(
      pairs.map(({ comparison: { difference, interval } }) => ({ value: difference, interval })),
      (one, other) => (scenarioOf(one) === scenarioOf(other) ? correlationOf(changes[one]!, changes[other]!) : 0),
    ),
  };
}

/** All cells have as many battles, so that sums over them weigh each the same. */
function countsOf(pairs: readonly Pair[]): Omit<PairFacts, 'difference' | 'interval'> {
  const sum = (of: (pair: Pair) => number) => pairs.reduce((total, pair) => total + of(pair), 0);
  const battles = sum(({ comparison }) => comparison.battles);
  const count = (key: keyof PairedCounts) => sum(({ comparison }) => comparison.counts[key]);
  const mean = (key: 'wins' | 'hpPaid' | 'swaps'): OfBoth => [
    sum(({ reference }) => reference.tally[key]) / battles,
    sum(({ own }) => own.tally[key]) / battles,
  ];
  return {
    battles,
    counts: {
      both: count('both'),
      onlyFirst: count('onlyFirst'),
      onlySecond: count('onlySecond'),
      neither: count('neither'),
    },
    winRates: mean('wins'),
    inStep: sum(({ comparison }) => comparison.inStep),
    hpPaid: mean('hpPaid'),
    swaps: mean('swaps'),
  };
}
