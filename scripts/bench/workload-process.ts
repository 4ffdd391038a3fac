import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { builtTwin } from './build.ts';
import type { Contender } from './rounds.ts';
import type { WorkloadName } from './workloads.ts';

const PROGRAM = builtTwin(new URL('./measured-process.ts', import.meta.url));

/** A process that runs one workload only, from the built files. */
export class WorkloadProcess implements Contender {
  private readonly child: ChildProcess;

  constructor(
    readonly name: string,
    workload: WorkloadName,
  ) {
    this.child = fork(PROGRAM, [workload], { execArgv: [] });
    this.child.on('exit', () => {
      throw new Error(`the process of '${name}' ended early`);
    });
  }

  async measure(): Promise<number> {
    this.child.send('measure');
    const [value] = await once(this.child, 'message');
    return value;
  }

  close(): void {
    this.child.removeAllListeners('exit');
    this.child.kill();
  }
}
