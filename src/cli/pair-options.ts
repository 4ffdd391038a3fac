import type { Command } from 'commander';
import { DEFAULTS } from '../battles/defaults.ts';
import { InputError } from '../text/input-error.ts';
import { readPrecision } from './battle-options.ts';
import { readCount } from './options.ts';

/** What came of every battle is kept, a few bytes each. */
const GREATEST_PAIRS = 10_000_000;

/** How many battles, as commander hands it over. */
export interface RawPairOptions {
  readonly battles?: string;
  readonly samples?: string;
  readonly precision?: string;
}

export function addPairOptions(command: Command): Command {
  return command
    .option('--battles <n>', `battles of each (default: ${DEFAULTS.battles})`)
    .option('--samples <n>', 'the same as --battles')
    .option('--precision <half>', 'as many battles as make every interval at most so wide to each side, such as 0.01');
}

/** Chosen before the first battle, whatever the results will be. @throws InputError */
export async function readPairs({ battles, samples, precision }: RawPairOptions, byDefault: number): Promise<number> {
  const given = Object.entries({ '--battles': battles, '--samples': samples, '--precision': precision }).filter(
    ([, text]) => text !== undefined,
  );
  if (given.length > 1) {
    throw new InputError(`${given.map(([option]) => option).join(' and ')} both say how many battles; give one`);
  }
  if (precision !== undefined) {
    const needed = (await import('../statistics/paired.ts')).pairsWithin(readPrecision(precision));
    if (needed <= GREATEST_PAIRS) return needed;
    throw new InputError(`--precision ${precision} needs ${needed} battles; allowed: at most ${GREATEST_PAIRS}`);
  }
  const [option, text] = given[0] ?? [];
  return text === undefined ? byDefault : readCount(option!, text, 1, GREATEST_PAIRS);
}
