/**
 * `npm run bench:battles`: where the time of a battle of scenario 3 goes, and what it allocates. One thread, no log; the
 * sampling profiler runs beside it, so the speed itself is what `npm run bench` prints.
 */
import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { DETHRONING, simulatorOf } from './battle-cells.ts';

const WARM_UP = 5_000;
const BATTLES = 20_000;
const SAMPLING_BYTES = 4_096;

/** What each file of the engine is counted as; all else is the random numbers and what the machine does. */
const CONCERNS: readonly (readonly [concern: string, files: RegExp])[] = [
  ['sight', /engine\/sight\.|table\/(touched|sight)/],
  ['movement', /engine\/(movement|detour|cover-search|grid-steps|traps)\./],
  ['decisions', /skirmish\/lists\/|engine\/simulator\.|policies\//],
  ['attacks, tests and dice', /engine\/(attack|tests|wounds|pools|actions)\.|test-dice|random\//],
  ['set-up, order and endings', /engine\/(battle|arrivals|order|endings|places)\./],
];

function bytesOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + bytesOf(child), selfSize);
}

const simulator = simulatorOf(DETHRONING);
let next = 0;
let activations = 0;
function run(battles: number): void {
  for (let battle = 0; battle < battles; battle++) {
    simulator.run(next++);
    activations += simulator.battle.activations;
  }
}

run(WARM_UP);
activations = 0;
const start = performance.now();
const startCpu = process.cpuUsage();
run(BATTLES);
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(startCpu);
console.log(`${Math.round((1000 * BATTLES) / milliseconds)} battles/s`);
console.log(`${Math.round((1e6 * BATTLES) / (user + system))} battles a second of processor time`);
console.log(`${Math.round((1e6 * milliseconds) / activations)} ns an activation, ${activations / BATTLES} a battle`);

const session = new Session();
session.connect();
await session.post('HeapProfiler.enable');
await session.post('HeapProfiler.startSampling', {
  samplingInterval: SAMPLING_BYTES,
  // What is gone again is what counts here.
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
});
run(BATTLES);
const { profile: heap } = await session.post('HeapProfiler.stopSampling');
const bytes = bytesOf(heap.head);
console.log(`${Math.round(bytes / BATTLES)} bytes allocated a battle (sampled)`);

await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 200 });
await session.post('Profiler.start');
run(BATTLES);
const { profile } = await session.post('Profiler.stop');
const shares = new Map<string, number>();
const urls = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.url]));
for (const id of profile.samples ?? []) {
  const url = urls.get(id) ?? '';
  const concern = CONCERNS.find(([, files]) => files.test(url))?.[0] ?? 'other';
  shares.set(concern, (shares.get(concern) ?? 0) + 1);
}
const samples = profile.samples?.length ?? 0;
for (const [concern, count] of [...shares].sort((a, b) => b[1] - a[1])) {
  console.log(`${((100 * count) / samples).toFixed(0).padStart(3)} %  ${concern}`);
}
session.disconnect();
