/** The program of a WorkloadProcess: measures the workload of its argument once for every message. */
import { WORKLOADS, type WorkloadName } from './workloads.ts';

const workload = WORKLOADS[process.argv[2] as WorkloadName]();
process.on('message', async () => process.send!(await workload()));
