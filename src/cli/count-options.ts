import type { Command } from 'commander';
import { DEFAULTS } from '../battles/defaults.ts';
import { InputError } from '../text/input-error.ts';
import { readPrecision } from './battle-options.ts';
import { readCount } from './options.ts';

/** What came of every battle is kept where battles are paired, a few bytes each. */
export const GREATEST_PAIRED = 10_000_000;

/** How many battles, as commander hands it over. */
export interface RawCountOptions {
  readonly battles?: string;
  readonly samples?: string;
  readonly precision?: string;
}

/** @param each what so many battles are of: `for each combination` */
export function addCountOptions(command: Command, each: string): Command {
  return command
    .option('--battles <n>', `battles ${each} (default: ${DEFAULTS.battles})`)
    .option('--samples <n>', 'the same as --battles')
    .option('--precision <half>', 'as many battles as make every interval at most so wide to each side, such as 0.01');
}

/**
 * How many battles, chosen before the first of them, whatever the results will be.
 * @param within the battles that make every interval at most so wide to each side
 * @throws InputError
 */
export function readBattles(
  { battles, samples, precision }: RawCountOptions,
  within: (half: number) => number,
  greatest: number,
): number {
  const given = Object.entries({ '--battles': battles, '--samples': samples, '--precision': precision }).filter(
    ([, text]) => text !== undefined,
  );
  if (given.length > 1) {
    throw new InputError(`${given.map(([option]) => option).join(' and ')} both say how many battles; give one`);
  }
  if (precision !== undefined) {
    const needed = within(readPrecision(precision));
    if (needed <= greatest) return needed;
    throw new InputError(`--precision ${precision} needs ${needed} battles; allowed: at most ${greatest}`);
  }
  const [option, text] = given[0] ?? [];
  return text === undefined ? DEFAULTS.battles : readCount(option!, text, 1, greatest);
}
