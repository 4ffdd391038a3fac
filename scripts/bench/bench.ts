/**
 * `npm run bench`: our speed beside that of a C program of the same algorithm and of other packages, two workers
 * beside one, exact odds, and a command from start to end. The aims are printed and decide nothing.
 */
import { type Cell, streamName } from '../../src/montecarlo/cell.ts';
import { seedKey } from '../../src/random/seed-key.ts';
import { build } from './build.ts';
import { CReference } from './c-reference.ts';
import { HAND_CHECK, K20_CHECK, POOL_CHECK } from './cells.ts';
import { crossCheck } from './cross-check.ts';
import { firstAndWarmCall } from './exact-calls.ts';
import { type Contender, measureInRounds, median, medianRatio, ROUNDS } from './rounds.ts';
import { oddsCommands } from './start-up.ts';
import { type Aim, printTable } from './table.ts';
import { WorkloadProcess } from './workload-process.ts';

const C_TRIALS = 4_000_000;

type Entry = readonly [contender: Contender, aim?: Aim | undefined];

const AS_FAST_AS_PLAIN_C: Aim = { is: 'at least', value: 1 };
const HALF_OF_TABLE_C: Aim = { is: 'at least', value: 0.5 };
const THIRD_OF_C: Aim = { is: 'at least', value: 1 / 3 };
const FAR_ABOVE_PACKAGES: Aim = { is: 'at least', value: 100 };

/** Speeds per second; the aims are about the speed of the first entry divided by that of their own. */
async function compareSpeeds(title: string, unit: readonly [name: string, size: number], entries: readonly Entry[]) {
  const speeds = await measureInRounds(entries.map(([contender]) => contender));
  const rows = entries.map(([{ name }, aim], index) => ({
    name,
    median: median(speeds[index]!) / unit[1],
    ratio: index === 0 ? undefined : medianRatio(speeds[0]!, speeds[index]!),
    aim,
  }));
  printTable(title, unit[0], 'first / this', rows);
}

/** Milliseconds; the aims are about them. */
async function listTimes(title: string, entries: readonly Entry[]) {
  const times = await measureInRounds(entries.map(([contender]) => contender));
  const rows = entries.map(([{ name }, aim], index) => ({ name, median: median(times[index]!), aim }));
  printTable(title, 'ms', '', rows);
}

/** Trials per second of one of the loops of dice.c; nothing where there is no compiler. */
function inC(c: CReference | undefined, cell: Cell, variant: string, name: string, aim?: Aim): Entry[] {
  if (c === undefined) return [];
  const key = seedKey('bench', streamName(cell));
  const measure = async () => C_TRIALS / (await c.run(variant, key, 0, C_TRIALS)).seconds;
  return [[{ name: `C, ${name}`, measure }, aim]];
}

console.log(`Medians of ${ROUNDS} rounds; in every round all of a table are measured once.`);
build();
const c = CReference.compile();
if (c === undefined) {
  console.log('No C compiler (cc) here: nothing is compared with C.');
} else {
  console.log(await crossCheck(c, POOL_CHECK, 'pool-composite'));
  console.log(await crossCheck(c, K20_CHECK, 'check-table'));
  console.log(await crossCheck(c, HAND_CHECK, 'hand-table'));
}

await compareSpeeds(
  'Simulation on one thread: 7k10 at PT 6, ones subtract',
  ['million trials/s', 1e6],
  [
    [new WorkloadProcess('ours', 'pool-check')],
    [new WorkloadProcess('ours, after every other test', 'pool-check-after-every-test')],
    ...inC(c, POOL_CHECK, 'pool-plain', 'if and else for each die', AS_FAST_AS_PLAIN_C),
    ...inC(c, POOL_CHECK, 'pool-table', 'score table for each die', HALF_OF_TABLE_C),
    ...inC(c, POOL_CHECK, 'pool-composite', 'tables for four and three dice'),
    ...inC(c, POOL_CHECK, 'pool-plain-one-stream', 'if and else, one stream without seeding'),
    ...inC(c, POOL_CHECK, 'pool-table-one-stream', 'score table, one stream without seeding'),
    [new WorkloadProcess('@dice-roller/rpg-dice-roller', 'reroll-pool'), FAR_ABOVE_PACKAGES],
  ],
);

await compareSpeeds(
  'Simulation on one thread: k20 + 3 against PT 12',
  ['million trials/s', 1e6],
  [
    [new WorkloadProcess('ours', 'k20-check')],
    [new WorkloadProcess('ours, after every other test', 'k20-check-after-every-test')],
    ...inC(c, K20_CHECK, 'check-plain', 'if and else', AS_FAST_AS_PLAIN_C),
    ...inC(c, K20_CHECK, 'check-table', 'result table', HALF_OF_TABLE_C),
    [new WorkloadProcess('@dice-roller/rpg-dice-roller', 'reroll-k20'), FAR_ABOVE_PACKAGES],
  ],
);

await compareSpeeds(
  'Simulation on one thread: 5 of 54 cards against 25 points, one recoloured',
  ['million trials/s', 1e6],
  [
    [new WorkloadProcess('ours', 'hand-check')],
    ...inC(c, HAND_CHECK, 'hand-plain', 'if and else for each card', THIRD_OF_C),
    ...inC(c, HAND_CHECK, 'hand-table', 'tables for each card', THIRD_OF_C),
  ],
);

await compareSpeeds(
  'Simulation of 7k10: workers',
  ['million trials/s', 1e6],
  [
    [new WorkloadProcess('two workers', 'two-workers')],
    [new WorkloadProcess('one worker', 'one-worker'), { is: 'at least', value: 1.8 }],
  ],
);

await compareSpeeds(
  'Battles of scenario 3 on one thread: three agents against Kłopotek and six warriors, no log',
  ['thousand battles/s', 1e3],
  [
    [new WorkloadProcess('script objective; the aim is 10', 'battles')],
    [new WorkloadProcess('script brawler', 'battles-of-brawlers')],
  ],
);

await compareSpeeds(
  'Battles of scenario 3: traits',
  ['thousand battles/s', 1e3],
  [
    [new WorkloadProcess('nine traits', 'battles-with-traits')],
    [new WorkloadProcess('no traits', 'battles'), { is: 'at least', value: 0.67 }],
  ],
);

await compareSpeeds(
  'Battles of scenario 3: workers',
  ['thousand battles/s', 1e3],
  [
    [new WorkloadProcess('two workers', 'battles-two-workers')],
    [new WorkloadProcess('one worker', 'battles-one-worker'), { is: 'at least', value: 1.8 }],
  ],
);

await listTimes('Set-up of a table', [
  [new WorkloadProcess('4 × 4 ft', 'table-of-four-feet'), { is: 'below', value: 500 }],
]);

await compareSpeeds(
  'Exact odds of one k20 test',
  ['thousand answers/s', 1e3],
  [
    [new WorkloadProcess('ours, four degrees', 'exact-k20')],
    [new WorkloadProcess('@yipe/dice, attack with three degrees', 'yipe-attack')],
    [new WorkloadProcess('@yipe/dice, check with two degrees', 'yipe-check')],
  ],
);

const [firstPools, warmPools] = firstAndWarmCall('pools of 1..20 k10, ones subtract, together', 'twenty-pools');
const [firstKeep, warmKeep] = firstAndWarmCall('the best 10 of 50 k10', 'keep-10-of-50');
const [firstHand, warmHand] = firstAndWarmCall('5 of 54 cards, one recoloured', 'exact-hand');
await listTimes('Exact distributions', [
  [firstHand, { is: 'below', value: 100 }],
  [warmHand],
  [firstPools],
  [warmPools, { is: 'below', value: 1 }],
  [firstKeep],
  [warmKeep, { is: 'below', value: 30 }],
]);

await listTimes(
  'Odds of one k20 test from the command line, start-up included',
  oddsCommands().map((contender) => [contender, { is: 'below', value: 600 }]),
);
