import { type BattleCell, describeBattleShard, emptyTallyOf, SHARD_BATTLES } from '../montecarlo/battle-shard.ts';
import { battleStrongId } from '../montecarlo/battle-strong-id.ts';
import { addBattleTally, type BattleTally } from '../montecarlo/battle-tally.ts';
import { runShards, type Simulation, type SimulationProgress } from '../montecarlo/run-shards.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';

import type { BattleRequest } from '../skirmish/engine/simulator.ts';
import { intervalOf } from '../statistics/interval.ts';
import type { Interval } from '../statistics/interval-method.ts';
import type { BattleCase } from './battle-grid.ts';
import { sharedTable } from './shared-table.ts';

export interface BattleOptions {
  readonly seed: string;
  /** Battles for each case. */
  readonly battles: number;
  /** Whether it is counted where figures are eliminated. */
  readonly places?: boolean;
  readonly runner: ShardRunner;
  readonly signal?: AbortSignal;
  readonly onProgress?: ((progress: SimulationProgress) => void) | undefined;
}

export interface BattleResult {
  readonly fought: BattleCase;
  readonly tally: BattleTally;
  readonly winRate: number;
  /** Of the win rate: Wilson, at the extremes Clopper-Pearson. */
  readonly interval: Interval;
}

const BATTLES: Simulation<BattleCell, BattleTally> = {
  shardTrials: SHARD_BATTLES,
  emptyTally: emptyTallyOf,
  addTally: addBattleTally,
  run: (shard, runner) => runner.battles(shard),
  describeShard: describeBattleShard,
};

/** A hash of everything that defines the numbers of the battles of these cases. */
export function battlesId(cases: readonly BattleCase[], seed: string, battles: number): string {
  return battleStrongId(cases.map(requestOf), seed, battles);
}

function requestOf({ scenario, band, script, policy, rulings }: BattleCase): BattleRequest {
  return { scenario, band, script, policy, rulings };
}

/** Runs the battles of every case. @throws when a shard fails twice or the signal aborts */
export async function runBattles(cases: readonly BattleCase[], options: BattleOptions): Promise<BattleResult[]> {
  const { seed, battles, places = false, runner, signal, onProgress } = options;
  const cells = cases.map((fought) => ({
    request: requestOf(fought),
    table: sharedTable(fought.scenario.table),
    places,
  }));
  const tallies = await runShards(cells, BATTLES, { seed, samples: battles, runner, signal, onProgress });
  return cases.map((fought, index) => {
    const tally = tallies[index]!;
    const interval = intervalOf(tally.wins, tally.battles, 'wilson');
    return { fought, tally, winRate: tally.wins / tally.battles, interval };
  });
}
