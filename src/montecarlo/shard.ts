import { seedKey } from '../random/seed-key.ts';
import { TrialStreams } from '../random/trial-stream.ts';
import { findSystem, findTest } from '../systems/register.ts';
import { type Sampler, samplerOf } from '../systems/sampler.ts';
import { type Cell, streamName } from './cell.ts';
import { emptyTally, type Tally } from './tally.ts';

/** The number of trials in every shard but the last of a cell. Part of the strong id. */
export const SHARD_TRIALS = 262_144;

/** Results on their way from the sampler to the tally: few enough for the nearest cache. */
const BATCH_TRIALS = 1024;

/** A fixed range of the trials of one cell: the unit of work. Plain data, so that it can travel to a worker. */
export interface Shard<C = Cell> {
  readonly cell: C;
  readonly seed: string;
  readonly firstTrial: number;
  readonly trials: number;
}

/** The number of shards of `size` trials that the trials of a cell fall into. */
export function shardCount(trials: number, size = SHARD_TRIALS): number {
  return Math.ceil(trials / size);
}

export function shardOf<C>(cell: C, seed: string, trials: number, index: number, size = SHARD_TRIALS): Shard<C> {
  const firstTrial = index * size;
  return { cell, seed, firstTrial, trials: Math.min(size, trials - firstTrial) };
}

/** The cell, seed and trials of a shard in words, for messages: enough to run it again. */
export function describeShard({ cell, seed, firstTrial, trials }: Shard): string {
  const settings = { ...cell.parameters, ...cell.rulings };
  return `${cell.system} ${cell.test} ${JSON.stringify(settings)}, seed '${seed}', trials ${firstTrial}..${firstTrial + trials - 1}`;
}

interface Prepared {
  readonly sampler: Sampler;
  readonly range: readonly [number, number];
}

let latest: { readonly key: string; readonly prepared: Prepared } | undefined;

/** Samplers keep tables, so the latest is kept for the next shard of the same cell. */
function prepare({ cell, seed }: Shard): Prepared {
  const key = JSON.stringify([cell, seed]);
  if (latest?.key !== key) {
    const test = findTest(findSystem(cell.system), cell.test);
    const streams = new TrialStreams(seedKey(seed, streamName(cell)));
    const sampler = samplerOf(test, cell.parameters, cell.rulings, streams);
    latest = { key, prepared: { sampler, range: test.range(cell.parameters, cell.rulings) } };
  }
  return latest.prepared;
}

/** Runs the trials of a shard. The tally depends on the shard alone, whoever runs it and whenever. */
export function runShard(shard: Shard): Tally {
  const { sampler, range } = prepare(shard);
  const tally = emptyTally(range);
  const { least, counts } = tally;
  const results = new Int32Array(BATCH_TRIALS);
  const end = shard.firstTrial + shard.trials;
  for (let first = shard.firstTrial; first < end; first += BATCH_TRIALS) {
    const batch = results.subarray(0, end - first);
    sampler.sample(first, batch);
    for (let index = 0; index < batch.length; index++) counts[batch[index]! - least]!++;
  }
  return tally;
}
