import { SHARD_BATTLES } from '../montecarlo/battle-shard.ts';
import {
  addOutcomes,
  describeOutcomeShard,
  emptyOutcomes,
  joinOutcomes,
  type OutcomeCell,
  type OutcomeParts,
  type Outcomes,
} from '../montecarlo/outcome-shard.ts';
import { runShards, type Simulation } from '../montecarlo/run-shards.ts';
import { RESULTS } from '../skirmish/engine/course.ts';
import { intervalOf } from '../statistics/interval.ts';
import type { Interval } from '../statistics/interval-method.ts';
import type { BattleCase } from './battle-grid.ts';
import type { BattleOptions } from './run-battles.ts';
import { sharedTable } from './shared-table.ts';

/** A variant, and the trait whose uses are counted in it. */
export interface CountedCase extends BattleCase {
  readonly counted?: string;
}

/** What came of the battles of one variant; battle by battle they had the random numbers of the others'. */
export interface VariantResult {
  readonly fought: BattleCase;
  readonly outcomes: Outcomes;
  readonly wins: number;
  readonly draws: number;
  readonly winRate: number;
  /** Of the win rate: Wilson, at the extremes Clopper-Pearson. */
  readonly interval: Interval;
}

const VARIANTS: Simulation<OutcomeCell, OutcomeParts> = {
  shardTrials: SHARD_BATTLES,
  emptyTally: emptyOutcomes,
  addTally: addOutcomes,
  run: async (shard, runner) => ({ parts: [await runner.outcomes(shard)] }),
  describeShard: describeOutcomeShard,
};

/** The cells of variants that draw the random numbers of a scenario of this id. */
export function outcomeCells(variants: readonly CountedCase[], streams: string): OutcomeCell[] {
  return variants.map(({ scenario, band, script, policy, rulings, counted }) => ({
    request: { scenario, band, script, policy, rulings },
    table: sharedTable(scenario.table),
    streams,
    ...(counted === undefined ? {} : { counted }),
  }));
}

/**
 * Runs the same battles of every variant: battle `i` of each draws the random numbers that battle `i` of `streams` draws in
 * `play`. @throws when a shard fails twice or the signal aborts
 */
export async function runVariants(
  variants: readonly CountedCase[],
  streams: string,
  { battles, ...options }: BattleOptions,
): Promise<VariantResult[]> {
  const sums = await runShards(outcomeCells(variants, streams), VARIANTS, { ...options, samples: battles });
  return variants.map((fought, index) => resultOf(fought, joinOutcomes(sums[index]!)));
}

function resultOf(fought: BattleCase, outcomes: Outcomes): VariantResult {
  const counts = [0, 0, 0];
  for (const result of outcomes.results) counts[result]!++;
  const [, draws, wins] = counts as [number, number, number];
  const battles = outcomes.results.length;
  return { fought, outcomes, wins, draws, winRate: wins / battles, interval: intervalOf(wins, battles, 'wilson') };
}

/** Whether each battle was won. */
export function isWin(result: number): boolean {
  return RESULTS[result] === 'win';
}
