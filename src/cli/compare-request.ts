import type { Command } from 'commander';
import { DEFAULTS } from '../battles/defaults.ts';
import type { NamedGrid } from '../battles/named-grid.ts';
import { type Side, sidesOf } from '../battles/sides.ts';
import { readAssignments, readNames, readSettingValues } from './battle-options.ts';

/** What A and B are, as commander hands it over. */
export interface RawCompareOptions {
  readonly band?: string;
  readonly script?: string;
  readonly policy?: string;
  readonly bandB?: string;
  readonly scriptB?: string;
  readonly policyB?: string;
  readonly set: readonly string[];
  readonly ruling: readonly string[];
  readonly setBoth: readonly string[];
  readonly rulingBoth: readonly string[];
}

/** The options that say who fights how, on both sides and on B alone. */
export function addCompareOptions(command: Command): Command {
  const repeated = (text: string, all: string[]) => [...all, text];
  return command
    .option('--band <band>', `'list bands' tells which there are; or a file (default: ${DEFAULTS.band})`)
    .option('--script <script>', `how the band acts; 'list scripts' (default: ${DEFAULTS.script})`)
    .option('--policy <policy>', `when it pays PŻ for pool dice; 'list policies' (default: ${DEFAULTS.policy})`)
    .option(
      '--set <path=value>',
      "change a number or an algorithm of the scenario in B; 'list scenarios'",
      repeated,
      [],
    )
    .option('--ruling <id=option>', "read a rule differently in B; 'list rulings'", repeated, [])
    .option('--band-b <band>', 'the band of B')
    .option('--script-b <script>', 'the script of B')
    .option('--policy-b <policy>', 'the swap policy of B')
    .option('--set-both <path=value>', 'change the scenario in A and B', repeated, [])
    .option('--ruling-both <id=option>', 'read a rule differently in A and B', repeated, []);
}

/** Reads what is compared with what. @throws InputError about the first thing that is wrong */
export function readSides(a: string, b: string | undefined, raw: RawCompareOptions): readonly [a: Side, b: Side] {
  const { band = DEFAULTS.band, script = DEFAULTS.script, policy = DEFAULTS.policy } = raw;
  const both = {
    settings: readSettings('--set-both', raw.setBoth),
    rulings: readRulings('--ruling-both', raw.rulingBoth),
  };
  return sidesOf(
    { scenarios: [a], ...namesOf(band, script, policy), ...both },
    {
      scenarios: [b ?? a],
      ...namesOf(raw.bandB ?? band, raw.scriptB ?? script, raw.policyB ?? policy),
      settings: { ...both.settings, ...readSettings('--set', raw.set) },
      rulings: { ...both.rulings, ...readRulings('--ruling', raw.ruling) },
    },
  );
}

function namesOf(band: string, script: string, policy: string) {
  return { bands: readNames(band), scripts: readNames(script), policies: readNames(policy) };
}

function readSettings(option: string, texts: readonly string[]): NamedGrid['settings'] {
  const read = [...readAssignments(option, 'path=value', texts)];
  return Object.fromEntries(read.map(([path, text]) => [path, readSettingValues(path, text)]));
}

function readRulings(option: string, texts: readonly string[]): NamedGrid['rulings'] {
  const read = [...readAssignments(option, "id=option, see 'list rulings'", texts)];
  return Object.fromEntries(read.map(([id, text]) => [id, text.split(',')]));
}
