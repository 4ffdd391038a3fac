import { availableParallelism } from 'node:os';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';

/** What a command needs from the process it runs in. */
export interface Session {
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

export const DEFAULT_WORKERS = availableParallelism();

/** Gives `use` a way to start workers, and stops them afterwards whatever happens. */
export async function withRunner<T>(
  workers: number,
  use: (runner: () => Promise<ShardRunner>) => Promise<T>,
): Promise<T> {
  let started: Promise<ShardRunner> | undefined;
  const start = () => {
    started ??= import('../montecarlo/shard-runner.ts').then(({ startRunner }) => startRunner(workers));
    return started;
  };
  try {
    return await use(start);
  } finally {
    await (await started)?.close();
  }
}

/** Writes to standard output and waits until it is taken, so that interrupts get through and memory stays bounded. */
export async function print(text: string, { signal }: Session): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** For whoever watches: standard output is for the result alone. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}
