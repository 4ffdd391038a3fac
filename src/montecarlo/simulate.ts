import { findSystem, findTest } from '../systems/register.ts';
import type { Cell } from './cell.ts';
import { runShards, type Simulation, type SimulationOptions } from './run-shards.ts';
import { describeShard, SHARD_TRIALS } from './shard.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

const TESTS: Simulation<Cell, Tally> = {
  shardTrials: SHARD_TRIALS,
  emptyTally({ system, test, parameters, rulings }) {
    return emptyTally(findTest(findSystem(system), test).range(parameters, rulings));
  },
  addTally,
  run: (shard, runner) => runner.run(shard),
  describeShard,
};

/** The tally of every cell after `samples` trials each. @throws when a shard fails twice or the signal aborts */
export function simulate(cells: readonly Cell[], options: SimulationOptions): Promise<Tally[]> {
  return runShards(cells, TESTS, options);
}
