import type { Command } from 'commander';
import type { WorthDesign } from '../battles/worth/design.ts';
import { InputError } from '../text/input-error.ts';
import { readCount, readRulingOptions } from './options.ts';

const DEFAULT_DESIGN = 'cennik';
const GREATEST_BATTLES = 1_000_000;

/** The options of `addDesignOptions` as commander hands them over. */
export interface RawDesignOptions {
  readonly design: string;
  readonly scenario?: string;
  readonly band?: string;
  readonly script?: string;
  readonly policy?: string;
  readonly ruling: readonly string[];
  readonly battles?: string;
  readonly samples?: string;
  readonly seed?: string;
}

/** The options that say on whom, where and how often traits are measured. */
export function addDesignOptions(command: Command): Command {
  const repeated = (text: string, all: string[]) => [...all, text];
  return command
    .option('--design <name>', 'what the numbers are an average over; or a file', DEFAULT_DESIGN)
    .option('--scenario <names>', 'these scenarios instead of those of the design')
    .option('--band <names>', 'these bands, the change made to the figure that band:figure names or the first')
    .option('--script <names>', 'these scripts instead')
    .option('--policy <names>', 'these policies instead')
    .option('--ruling <id=option>', "read a rule differently; 'list rulings'", repeated, [])
    .option('--battles <n>', 'battles for each variant in each cell (default: what the design says)')
    .option('--samples <n>', 'the same as --battles')
    .option('--seed <text>', 'the seed of the battles (default: what the design says)');
}

/** The design with all that was asked for in it. @throws InputError about the first thing that is wrong */
export async function readDesign(options: RawDesignOptions): Promise<WorthDesign> {
  const battles = readBattles(options);
  const rulings = readRulingOptions(options.ruling);
  const { findDesign } = await import('../battles/worth/design.ts');
  const design = findDesign(options.design, {
    scenarios: namesOf(options.scenario),
    hosts: namesOf(options.band),
    scripts: namesOf(options.script),
    policies: namesOf(options.policy),
    rulings,
  });
  return { ...design, battles: battles ?? design.battles, seed: options.seed ?? design.seed };
}

function namesOf(text: string | undefined): string[] | undefined {
  return text?.split(',').map((name) => name.trim());
}

function readBattles({ battles, samples }: RawDesignOptions): number | undefined {
  if (battles !== undefined && samples !== undefined) {
    throw new InputError('--battles and --samples both say how many battles; give one');
  }
  if (battles !== undefined) return readCount('--battles', battles, 2, GREATEST_BATTLES);
  return samples === undefined ? undefined : readCount('--samples', samples, 2, GREATEST_BATTLES);
}
