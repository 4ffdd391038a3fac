import { availableParallelism } from 'node:os';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';

/** What a command needs from the process it runs in. */
export interface Session {
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

export const DEFAULT_WORKERS = availableParallelism();

type RunnerUse<T> = (runner: () => Promise<ShardRunner>) => Promise<T>;

/** Gives `use` a way to start workers, and stops them afterwards whatever happens. */
export function withRunner<T>(workers: number, use: RunnerUse<T>): Promise<T> {
  return withStarted(async () => (await import('../montecarlo/shard-runner.ts')).startRunner(workers), use);
}

/** The same where this thread works beside the others. */
export function withRunnerBeside<T>(threads: number, use: RunnerUse<T>): Promise<T> {
  return withStarted(async () => (await import('../montecarlo/shard-runner.ts')).startRunnerBeside(threads), use);
}

async function withStarted<T>(startRunner: () => Promise<ShardRunner>, use: RunnerUse<T>): Promise<T> {
  let started: Promise<ShardRunner> | undefined;
  const start = () => {
    started ??= startRunner();
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
