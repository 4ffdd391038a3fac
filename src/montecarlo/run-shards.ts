import type { Shard } from './shard.ts';
import { shardCount, shardOf } from './shard.ts';
import type { ShardRunner } from './shard-runner.ts';

export interface SimulationProgress {
  readonly cellsDone: number;
  readonly cells: number;
  readonly trialsDone: number;
  readonly trials: number;
}

export interface SimulationOptions {
  readonly seed: string;
  /** Trials for each cell. */
  readonly samples: number;
  readonly runner: ShardRunner;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: SimulationProgress) => void) | undefined;
}

/** How the trials of one kind of cell are run and counted. */
export interface Simulation<C, T> {
  readonly shardTrials: number;
  /** A tally of no trials of the cell. */
  emptyTally(cell: C): T;
  addTally(sum: T, part: T): void;
  run(shard: Shard<C>, runner: ShardRunner): Promise<T>;
  /** The shard in words, enough to run it again. */
  describeShard(shard: Shard<C>): string;
}

/**
 * Merges the tallies of the shards of one cell, whatever their order of arrival: a shard is added only when all
 * before it have been, so that any decision looks at a contiguous prefix. A shard that comes twice changes nothing.
 */
export class PrefixMerge<T> {
  private readonly waiting = new Map<number, T>();
  private next = 0;

  constructor(
    readonly sum: T,
    private readonly addTally: (sum: T, part: T) => void,
  ) {}

  /** The number of shards merged, counted from the first. */
  get merged(): number {
    return this.next;
  }

  add(index: number, part: T): void {
    if (index < this.next) return;
    this.waiting.set(index, part);
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.addTally(this.sum, ready);
      this.waiting.delete(this.next++);
    }
  }
}

/** A shard that fails is run once more; failing twice ends the run with all that is needed to repeat it. */
async function runTwice<C, T>(shard: Shard<C>, simulation: Simulation<C, T>, runner: ShardRunner): Promise<T> {
  try {
    return await simulation.run(shard, runner);
  } catch {
    try {
      return await simulation.run(shard, runner);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`a shard failed twice: ${simulation.describeShard(shard)}: ${reason}`, { cause: error });
    }
  }
}

/** The tally of every cell after `samples` trials each. @throws when a shard fails twice or the signal aborts */
export async function runShards<C, T>(
  cells: readonly C[],
  simulation: Simulation<C, T>,
  options: SimulationOptions,
): Promise<T[]> {
  const { seed, samples, runner, signal, onProgress } = options;
  const { shardTrials } = simulation;
  const shardsPerCell = shardCount(samples, shardTrials);
  const shards = cells.length * shardsPerCell;
  const merges = cells.map((cell) => new PrefixMerge(simulation.emptyTally(cell), simulation.addTally));
  let cellsDone = 0;
  let trialsDone = 0;
  let nextShard = 0;

  /** Takes one shard after the other until none is left: `concurrency` of these run side by side. */
  async function takeShards(): Promise<void> {
    try {
      while (nextShard < shards) {
        signal?.throwIfAborted();
        const cellIndex = Math.floor(nextShard / shardsPerCell);
        const index = nextShard++ % shardsPerCell;
        const shard = shardOf(cells[cellIndex]!, seed, samples, index, shardTrials);
        const merge = merges[cellIndex]!;
        merge.add(index, await runTwice(shard, simulation, runner));
        trialsDone += shard.trials;
        if (merge.merged === shardsPerCell) cellsDone++;
        onProgress?.({ cellsDone, cells: cells.length, trialsDone, trials: cells.length * samples });
      }
    } catch (error) {
      nextShard = shards;
      throw error;
    }
  }

  // Shards under way are short and are waited for: to stop a thread in the middle of one gains nothing.
  const ended = await Promise.allSettled(Array.from({ length: runner.concurrency }, takeShards));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return merges.map((merge) => merge.sum);
}
