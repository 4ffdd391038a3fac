import { type BattleShard, runBattleShard } from './battle-shard.ts';
import type { BattleTally } from './battle-tally.ts';
import type { Cell } from './cell.ts';
import { type Entries, entriesOfAll } from './exact-batch.ts';
import { type OutcomeShard, type Outcomes, runOutcomeShard } from './outcome-shard.ts';
import { runShard, type Shard } from './shard.ts';
import type { Tally } from './tally.ts';

type Task = Shard | BattleShard | OutcomeShard | readonly Cell[];

/** The entry of a worker thread: the pool calls it with one shard, or with cells whose exact odds are wanted. */
export default function work(task: Task): Tally | BattleTally | Outcomes | Entries[] {
  if (!('seed' in task)) return entriesOfAll(task);
  if (isOfOutcomes(task)) return runOutcomeShard(task);
  return isOfBattles(task) ? runBattleShard(task) : runShard(task);
}

function isOfOutcomes(shard: Shard | BattleShard | OutcomeShard): shard is OutcomeShard {
  return 'streams' in shard.cell;
}

function isOfBattles(shard: Shard | BattleShard): shard is BattleShard {
  return 'request' in shard.cell;
}
