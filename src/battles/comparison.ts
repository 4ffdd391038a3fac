import type { Interval } from '../statistics/interval-method.ts';
import { differenceOfPairs, mcNemar, type PairedCounts, tangoInterval } from '../statistics/paired.ts';
import type { BattleCase } from './battle-grid.ts';
import type { BattleOptions } from './run-battles.ts';
import { isWin, runVariants, type VariantResult } from './run-variants.ts';

/** What if: the battles of A and of B on the same random numbers. */
export interface Comparison {
  readonly a: VariantResult;
  readonly b: VariantResult;
  readonly battles: number;
  /** Battles won by the band, A first. */
  readonly counts: PairedCounts;
  /** Win rate of B minus that of A, with Tango's score interval. */
  readonly difference: number;
  readonly interval: Interval;
  /** McNemar's test, two-sided. */
  readonly test: { readonly exact: number; readonly midP: number };
  /** Battles that were in step to their end: see `CourseSimulator`. */
  readonly inStep: number;
  /** The first battle that was not in step, and the first that only one of the two won; null when there is none. */
  readonly firstApart: number | null;
  readonly firstOnlyA: number | null;
  readonly firstOnlyB: number | null;
}

/** Runs the same battles of both. @throws when a shard fails twice or the signal aborts */
export async function compare(a: BattleCase, b: BattleCase, options: BattleOptions): Promise<Comparison> {
  const [first, second] = (await runVariants([a, b], a.scenario.id, options)) as [VariantResult, VariantResult];
  return comparisonOf(first, second);
}

export function comparisonOf(a: VariantResult, b: VariantResult): Comparison {
  const [one, other] = [a.outcomes, b.outcomes];
  const battles = one.results.length;
  const counts = pairedWins(a, b);
  const first = (holds: (battle: number) => boolean) => firstWhere(battles, holds);
  const wonByOnly = (winner: typeof one, loser: typeof one) =>
    first((battle) => isWin(winner.results[battle]!) && !isWin(loser.results[battle]!));
  return {
    a,
    b,
    battles,
    counts,
    difference: differenceOfPairs(counts),
    interval: tangoInterval(counts),
    test: mcNemar(counts),
    inStep: one.courses.reduce((sum, course, battle) => sum + (course === other.courses[battle] ? 1 : 0), 0),
    firstApart: first((battle) => one.courses[battle] !== other.courses[battle]),
    firstOnlyA: wonByOnly(one, other),
    firstOnlyB: wonByOnly(other, one),
  };
}

/** The battles of two variants by who won them. */
export function pairedWins(a: VariantResult, b: VariantResult): PairedCounts {
  let both = 0;
  a.outcomes.results.forEach((result, battle) => {
    if (isWin(result) && isWin(b.outcomes.results[battle]!)) both++;
  });
  const [onlyFirst, onlySecond] = [a.wins - both, b.wins - both];
  return { both, onlyFirst, onlySecond, neither: a.outcomes.results.length - both - onlyFirst - onlySecond };
}

/** What B made of each battle of A: 1 where only B won it, -1 where only A did. */
export function changesOf({ a, b }: Comparison): Int8Array {
  const others = b.outcomes.results;
  return Int8Array.from(a.outcomes.results, (result, at) => Number(isWin(others[at]!)) - Number(isWin(result)));
}

function firstWhere(battles: number, holds: (battle: number) => boolean): number | null {
  for (let battle = 0; battle < battles; battle++) if (holds(battle)) return battle;
  return null;
}
