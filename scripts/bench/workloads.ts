import { performance } from 'node:perf_hooks';
import { runBattles } from '../../src/battles/run-battles.ts';
import { SHARD_BATTLES } from '../../src/montecarlo/battle-shard.ts';
import type { Cell } from '../../src/montecarlo/cell.ts';
import { runShard, SHARD_TRIALS } from '../../src/montecarlo/shard.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { simulate } from '../../src/montecarlo/simulate.ts';
import { Distribution } from '../../src/probability/distribution.ts';
import { sumOfHighest, sumOfPool } from '../../src/probability/pool.ts';
import type { BattleRequest } from '../../src/skirmish/engine/simulator.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { findSystem, findTest } from '../../src/systems/register.ts';
import { DETHRONING, FOUR_FEET, GIFTED, simulatorOf } from './battle-cells.ts';
import { EVERY_TEST, HAND_CHECK, K20_CHECK, POOL_CHECK } from './cells.ts';
import { attackOfYipe, checkOfYipe, reroll } from './peers.ts';

/** Does a fixed kind of work for a while and says how fast it went: a rate, or the milliseconds of one call. */
export type Workload = () => number | Promise<number>;

/** Long enough for the clock, short enough for many rounds. */
const MEASURE_MS = 200;
const CALLS_BETWEEN_CLOCKS = 1000;
const SEED = 'bench';

/** Enough trials that starting and ending weigh nothing. */
const SIMULATED_TRIALS = 100_000_000;
const RUN_BATTLES = 16 * SHARD_BATTLES;

/** A k10 at PT 6: a 1 takes a success away, 6 to 10 bring one. */
const SCORES_AT_PT_6 = Distribution.of([
  [-1, 1n],
  [0, 4n],
  [1, 5n],
]);

/** Trials per second of one thread in whole shards, further on in the cell with every call. */
function shards(cell: Cell): Workload {
  let firstTrial = 0;
  return () => {
    const before = firstTrial;
    const start = performance.now();
    let now = start;
    for (; now - start < MEASURE_MS; now = performance.now()) {
      runShard({ cell, seed: SEED, firstTrial, trials: SHARD_TRIALS });
      firstTrial += SHARD_TRIALS;
    }
    return (1000 * (firstTrial - before)) / (now - start);
  };
}

function shardsAfterEveryTest(cell: Cell): Workload {
  for (const each of [...EVERY_TEST, ...EVERY_TEST]) {
    runShard({ cell: each, seed: SEED, firstTrial: 0, trials: SHARD_TRIALS });
  }
  return shards(cell);
}

/** Calls per second. */
function calls(call: (index: number) => unknown): Workload {
  return () => {
    let done = 0;
    const start = performance.now();
    let now = start;
    for (; now - start < MEASURE_MS; now = performance.now()) {
      for (let index = 0; index < CALLS_BETWEEN_CLOCKS; index++) call(done++);
    }
    return (1000 * done) / (now - start);
  };
}

/** Trials per second of a whole simulation. The pool of workers stays warm between calls. */
function simulation(workers: number): Workload {
  const runner = startRunner(workers);
  return async () => {
    const start = performance.now();
    await simulate([POOL_CHECK], { seed: SEED, samples: SIMULATED_TRIALS, runner });
    return (1000 * SIMULATED_TRIALS) / (performance.now() - start);
  };
}

/** Battles per second of one thread, without a log. */
function battles(request: BattleRequest): Workload {
  const simulator = simulatorOf(request);
  return calls((battle) => simulator.run(battle));
}

/** Battles per second of a whole run. */
function battleRun(workers: number): Workload {
  const runner = startRunner(workers);
  const cases = [{ ...DETHRONING, settings: {}, options: {} }];
  return async () => {
    const start = performance.now();
    await runBattles(cases, { seed: SEED, battles: RUN_BATTLES, runner });
    return (1000 * RUN_BATTLES) / (performance.now() - start);
  };
}

/** Milliseconds of one call. */
function onceTimed(call: () => unknown): Workload {
  return () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  };
}

function exactK20(): Workload {
  const test = findTest(findSystem(K20_CHECK.system), K20_CHECK.test);
  return calls((index) => test.exact({ ...K20_CHECK.parameters, modifier: index % 10 }, K20_CHECK.rulings));
}

function exactHand(): Workload {
  const test = findTest(findSystem(HAND_CHECK.system), HAND_CHECK.test);
  return onceTimed(() => test.exact(HAND_CHECK.parameters, HAND_CHECK.rulings));
}

function twentyPools(): Workload {
  return onceTimed(() => {
    for (let dice = 1; dice <= 20; dice++) sumOfPool(dice, SCORES_AT_PT_6);
  });
}

/** By name; each runs in a process of its own, so that none spoils what the compiler knows of another. */
export const WORKLOADS = {
  'pool-check': () => shards(POOL_CHECK),
  'pool-check-after-every-test': () => shardsAfterEveryTest(POOL_CHECK),
  'k20-check': () => shards(K20_CHECK),
  'k20-check-after-every-test': () => shardsAfterEveryTest(K20_CHECK),
  'hand-check': () => shards(HAND_CHECK),
  'exact-hand': exactHand,
  'reroll-pool': () => calls(reroll('7d10>=6f=1')),
  'reroll-k20': () => calls(reroll('1d20+3')),
  'exact-k20': exactK20,
  'yipe-attack': () => calls(attackOfYipe),
  'yipe-check': () => calls(checkOfYipe),
  'one-worker': () => simulation(1),
  'two-workers': () => simulation(2),
  battles: () => battles(DETHRONING),
  'battles-with-traits': () => battles(GIFTED),
  'battles-of-brawlers': () => battles({ ...DETHRONING, script: 'brawler' }),
  'battles-one-worker': () => battleRun(1),
  'battles-two-workers': () => battleRun(2),
  'table-of-four-feet': () => onceTimed(() => TableMap.of(FOUR_FEET)),
  'twenty-pools': twentyPools,
  'keep-10-of-50': () => onceTimed(() => sumOfHighest(50, 10, Distribution.die(10))),
} satisfies Readonly<Record<string, () => Workload>>;

export type WorkloadName = keyof typeof WORKLOADS;
