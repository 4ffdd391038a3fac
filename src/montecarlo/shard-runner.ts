import { Piscina } from 'piscina';
import type { BattleShard } from './battle-shard.ts';
import type { BattleTally } from './battle-tally.ts';
import type { Cell } from './cell.ts';
import { type Entries, entriesOfAll } from './exact-batch.ts';
import type { OutcomeShard, Outcomes } from './outcome-shard.ts';
import { runShard, type Shard } from './shard.ts';
import type { Tally } from './tally.ts';

/** Runs shards and computes exact odds, on this thread or on others. */
export interface ShardRunner {
  /** How many shards it can usefully be given at once. */
  readonly concurrency: number;
  /** The threads other than the calling one. */
  readonly threads: number;
  run(shard: Shard): Promise<Tally>;
  battles(shard: BattleShard): Promise<BattleTally>;
  /** Battles one by one, for pairing with those of another variant. */
  outcomes(shard: OutcomeShard): Promise<Outcomes>;
  /** The exact results of cells that have them. */
  exact(cells: readonly Cell[]): Promise<readonly Entries[]>;
  close(): Promise<void>;
}

/** On this thread, giving way between shards so that interrupts and progress get through. */
class InlineRunner implements ShardRunner {
  readonly concurrency = 1;
  readonly threads = 0;

  async run(shard: Shard): Promise<Tally> {
    await new Promise((resume) => setImmediate(resume));
    return runShard(shard);
  }

  async battles(shard: BattleShard): Promise<BattleTally> {
    await new Promise((resume) => setImmediate(resume));
    // Loaded here, so that odds need not wait for the skirmish.
    const { runBattleShard } = await import('./battle-shard.ts');
    return runBattleShard(shard);
  }

  async outcomes(shard: OutcomeShard): Promise<Outcomes> {
    await new Promise((resume) => setImmediate(resume));
    const { runOutcomeShard } = await import('./outcome-shard.ts');
    return runOutcomeShard(shard);
  }

  async exact(cells: readonly Cell[]): Promise<readonly Entries[]> {
    return entriesOfAll(cells);
  }

  async close(): Promise<void> {}
}

/** Shards waiting for each worker, so that none is idle while a result travels back or this thread is busy. */
const QUEUE_PER_WORKER = 8;

const TASKS_AHEAD = 16;

class PoolRunner implements ShardRunner {
  readonly concurrency: number;
  readonly threads: number;
  private readonly pool: Piscina;

  constructor(workers: number) {
    this.threads = workers;
    this.concurrency = workers * QUEUE_PER_WORKER;
    // In a checkout this file is TypeScript and its worker is too; workers do not inherit the loader.
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    this.pool = new Piscina({
      filename: new URL(`./worker.${extension}`, import.meta.url).href,
      minThreads: workers,
      maxThreads: workers,
      // Handed over ahead: the thread that hands them over may be busy with a chart when a worker is done.
      concurrentTasksPerWorker: TASKS_AHEAD,
      ...(extension === 'ts' ? { execArgv: ['--import', 'tsx'] } : {}),
    });
  }

  run(shard: Shard): Promise<Tally> {
    return this.pool.run(shard);
  }

  battles(shard: BattleShard): Promise<BattleTally> {
    return this.pool.run(shard);
  }

  outcomes(shard: OutcomeShard): Promise<Outcomes> {
    return this.pool.run(shard);
  }

  exact(cells: readonly Cell[]): Promise<readonly Entries[]> {
    return this.pool.run(cells);
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}

/** @param workers the number of threads; 1 works on the calling thread */
export function startRunner(workers: number): ShardRunner {
  return workers === 1 ? new InlineRunner() : new PoolRunner(workers);
}

/** For a caller with work of its own at the same time: its thread is one of `threads`. */
export function startRunnerBeside(threads: number): ShardRunner {
  return threads === 1 ? new InlineRunner() : new PoolRunner(threads - 1);
}
