import type { Cell } from './cell.ts';
import { type Entries, entriesOfAll } from './exact-batch.ts';
import { runShard, type Shard } from './shard.ts';
import type { Tally } from './tally.ts';

/** The entry of a worker thread: the pool calls it with one shard, or with cells whose exact odds are wanted. */
export default function work(task: Shard | readonly Cell[]): Tally | Entries[] {
  return 'seed' in task ? runShard(task) : entriesOfAll(task);
}
