import { type Cell, streamName } from '../../src/montecarlo/cell.ts';
import { runShard } from '../../src/montecarlo/shard.ts';
import { seedKey } from '../../src/random/seed-key.ts';
import type { CReference } from './c-reference.ts';

const SEED = 'cross-check';
const TRIALS = 1_000_000;

/** From the start, and across the trial at which the counter's second word begins to count. */
const FIRST_TRIALS = [0, 2 ** 32 - TRIALS / 2];

/** Compares our tally with that of the C program, which shares no code. @throws when any count differs */
export async function crossCheck(c: CReference, cell: Cell, variant: string): Promise<string> {
  const key = seedKey(SEED, streamName(cell));
  for (const firstTrial of FIRST_TRIALS) {
    const ours = [...runShard({ cell, seed: SEED, firstTrial, trials: TRIALS }).counts];
    const { counts: theirs } = await c.run(variant, key, firstTrial, TRIALS);
    if (ours.join() !== theirs.join()) {
      throw new Error(`${streamName(cell)} from trial ${firstTrial}: ours ${ours}, C ${variant} ${theirs}`);
    }
  }
  return `${streamName(cell)}: the tallies of ${FIRST_TRIALS.length} runs of ${TRIALS} trials equal C ${variant}`;
}
