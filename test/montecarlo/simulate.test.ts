import { afterAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/montecarlo/cell.ts';
import type { SimulationProgress } from '../../src/montecarlo/run-shards.ts';
import { runShard, SHARD_TRIALS, type Shard } from '../../src/montecarlo/shard.ts';
import { type ShardRunner, startRunner } from '../../src/montecarlo/shard-runner.ts';
import { simulate } from '../../src/montecarlo/simulate.ts';
import { type Tally, trialsOf } from '../../src/montecarlo/tally.ts';
import { CELLS, COUNTED_POOL, SUMMED_POOL, TABLE } from './cells.ts';

/** Three whole shards and a part of one for every cell. */
const SAMPLES = 3 * SHARD_TRIALS + 1000;
const SEED = 'seed';

/** Runs on this thread, but the first `failures` times that it is given a shard it fails. */
class FailingRunner implements ShardRunner {
  readonly concurrency = 3;
  readonly threads = 3;
  readonly attempts = new Map<number, number>();

  constructor(private readonly failures: number) {}

  async run(shard: Shard): Promise<Tally> {
    const attempts = (this.attempts.get(shard.firstTrial) ?? 0) + 1;
    this.attempts.set(shard.firstTrial, attempts);
    if (attempts <= this.failures) throw new Error('the worker died');
    return runShard(shard);
  }

  async battles(): Promise<never> {
    throw new Error('the worker died');
  }

  async outcomes(): Promise<never> {
    throw new Error('the worker died');
  }

  async exact(): Promise<never> {
    throw new Error('the worker died');
  }

  async close(): Promise<void> {}
}

describe('whoever does the work', () => {
  const expected = CELLS.map((cell) => runShard({ cell, seed: SEED, firstTrial: 0, trials: SAMPLES }));
  const runners = [1, 2, 8].map((workers) => ({ workers, runner: startRunner(workers) }));
  afterAll(() => Promise.all(runners.map(({ runner }) => runner.close())));

  it.each(runners)('$workers workers count what one pass over the trials counts', async ({ runner }) => {
    expect(await simulate(CELLS, { seed: SEED, samples: SAMPLES, runner })).toEqual(expected);
  });

  it.each(runners)('$workers workers count the same when run again', async ({ runner }) => {
    expect(await simulate(CELLS, { seed: SEED, samples: SAMPLES, runner })).toEqual(expected);
  });

  it('a runner that fails once for every shard counts the same', async () => {
    const runner = new FailingRunner(1);
    expect(await simulate([TABLE], { seed: SEED, samples: SAMPLES, runner })).toEqual([expected[0]]);
    expect([...runner.attempts.values()]).toEqual([2, 2, 2, 2]);
  });
});

describe('a cell', () => {
  const runner = startRunner(1);

  it.each([0, 1, 1000, SHARD_TRIALS, SHARD_TRIALS + 1, SAMPLES])(
    'gets exactly the %i trials asked',
    async (samples) => {
      const tallies = await simulate([TABLE, SUMMED_POOL], { seed: SEED, samples, runner });
      expect(tallies.map(trialsOf)).toEqual([samples, samples]);
    },
  );

  it('draws the same trials as any other cell of its test, so that cells compare on common random numbers', async () => {
    const harder: Cell = { ...SUMMED_POOL, parameters: { ...SUMMED_POOL.parameters, cap: 2 } };
    const tallies = await simulate([SUMMED_POOL, harder], { seed: SEED, samples: 5000, runner });
    const [free, limited] = tallies.map((tally) => (net: number) => tally.counts[net - tally.least] ?? 0);
    for (let net = -7; net < 2; net++) expect(limited!(net)).toBe(free!(net));
    expect(limited!(2)).toBe(Array.from({ length: 13 }, (_, index) => free!(2 + index)).reduce((a, b) => a + b));
  });

  it('counts something else for another seed', async () => {
    const [one, other] = await Promise.all(
      ['1', '2'].map((seed) => simulate([COUNTED_POOL], { seed, samples: 5000, runner })),
    );
    expect(one).not.toEqual(other);
  });
});

describe('failing', () => {
  it('twice for one shard ends the run and says all that is needed to repeat it', async () => {
    const runner = new FailingRunner(2);
    await expect(simulate([TABLE], { seed: 'kości', samples: 300_000, runner })).rejects.toThrow(
      new Error(
        'a shard failed twice: teohiphip test {"dice":"advantage"}, seed \'kości\', trials 0..262143: the worker died',
      ),
    );
  });

  it('twice starts no further shards', async () => {
    const runner = new FailingRunner(2);
    await expect(simulate([TABLE], { seed: SEED, samples: 50 * SHARD_TRIALS, runner })).rejects.toThrow();
    expect(runner.attempts.size).toBeLessThanOrEqual(2 * runner.concurrency);
  });

  it.each([1, 2])('in the rules is reported by %i workers with its cell, seed and trials', async (workers) => {
    const runner = startRunner(workers);
    const impossible: Cell = { ...COUNTED_POOL, parameters: { ...COUNTED_POOL.parameters, pool: 256 } };
    await expect(simulate([impossible], { seed: SEED, samples: 10, runner })).rejects.toThrow(
      /^a shard failed twice: obietnica-edenu check \{"pool":256,.*\}, seed 'seed', trials 0\.\.9: 256 dice in \d groups$/,
    );
    await runner.close();
  });
});

describe('a run', () => {
  it('reports its progress after every shard', async () => {
    const seen: SimulationProgress[] = [];
    const runner = startRunner(1);
    await simulate([TABLE, SUMMED_POOL], {
      seed: SEED,
      samples: SHARD_TRIALS + 10,
      runner,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.map(({ cellsDone, trialsDone }) => [cellsDone, trialsDone])).toEqual([
      [0, 262_144],
      [1, 262_154],
      [1, 524_298],
      [2, 524_308],
    ]);
    expect(new Set(seen.map(({ cells, trials }) => `${cells} cells, ${trials} trials`))).toEqual(
      new Set(['2 cells, 524308 trials']),
    );
  });

  it.each([1, 2])('on %i workers stops when it is aborted, with the reason given', async (workers) => {
    const runner = startRunner(workers);
    const interrupt = new AbortController();
    let shards = 0;
    const run = simulate([TABLE], {
      seed: SEED,
      samples: 1000 * SHARD_TRIALS,
      runner,
      signal: interrupt.signal,
      onProgress: () => {
        if (++shards < 2) return;
        // Meanwhile other shards are finished: their tallies are on their way when the run is aborted.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        interrupt.abort(new Error('interrupted'));
      },
    });
    await expect(run).rejects.toThrow(new Error('interrupted'));
    expect(shards).toBeLessThan(1000);
    await runner.close();
  });
});
