import { type Contender, median } from './rounds.ts';
import { WorkloadProcess } from './workload-process.ts';
import type { WorkloadName } from './workloads.ts';

const WARM_UP_CALLS = 20;
const WARM_CALLS = 11;

/** The milliseconds of a call: the first in a fresh process, and the median once warm. */
export function firstAndWarmCall(name: string, workload: WorkloadName): [first: Contender, warm: Contender] {
  let fresh: WorkloadProcess;
  return [
    {
      name: `${name}, first call`,
      measure: () => {
        fresh = new WorkloadProcess(name, workload);
        return fresh.measure();
      },
    },
    {
      name: `${name}, warm`,
      async measure() {
        for (let call = 0; call < WARM_UP_CALLS; call++) await fresh.measure();
        const times: number[] = [];
        for (let call = 0; call < WARM_CALLS; call++) times.push(await fresh.measure());
        fresh.close();
        return median(times);
      },
    },
  ];
}
