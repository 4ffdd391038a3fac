import type { Command } from 'commander';
import { INTERVAL_METHODS } from '../statistics/interval-method.ts';
import { DEFAULT_SAMPLES, DEFAULT_SEED, GREATEST_SAMPLES, METHODS } from '../studies/study.ts';
import { LANGUAGES } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { DEFAULT_WORKERS } from './session.ts';

const GREATEST_WORKERS = 256;

/** Reads a whole number such as `1000` or `1e6`. @throws InputError naming the option and what it allows */
export function readCount(option: string, text: string, least: number, greatest: number): number {
  const value = /^\d+(e\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= greatest) return value;
  throw new InputError(`${option} is '${text}'; allowed: a whole number ${least}..${greatest}`);
}

export const readSamples = (text: string) => readCount('--samples', text, 1, GREATEST_SAMPLES);
export const readWorkers = (text: string) => readCount('--workers', text, 1, GREATEST_WORKERS);
export const readDigits = (text: string) => readCount('--digits', text, 0, 15);

/** One of a few words. @throws InputError with the nearest */
export function readWord<W extends string>(option: string, text: string, words: readonly W[]): W {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new InputError(unknownName(`value of ${option}`, text, words));
  return word;
}

/** Reads `--ruling id=option`, given any number of times. @throws InputError */
export function readRulingOptions(texts: readonly string[]): Record<string, string> {
  const rulings: Record<string, string> = {};
  for (const text of texts) {
    const at = text.indexOf('=');
    if (at <= 0) throw new InputError(`--ruling is '${text}'; allowed: id=option, see 'list rulings'`);
    rulings[text.slice(0, at)] = text.slice(at + 1);
  }
  return rulings;
}

/** Makes a command of commands refuse a word that is none of them, as any other unknown name. */
export function refuseUnknown(command: Command, kind: string, known: readonly string[]): void {
  command.on('command:*', ([typed]: string[]) => {
    throw new InputError(unknownName(kind, typed!, known));
  });
}

export function addWorkersOption(command: Command): Command {
  return command.option('--workers <n>', 'threads for simulations', String(DEFAULT_WORKERS));
}

/** The options that every question about odds has. */
export function addOddsOptions(command: Command): Command {
  return addWorkersOption(command)
    .option('--by <view>', 'how the result is read')
    .option('--explain', 'what the player decides in each situation, where the rule gives a choice')
    .option(
      '--show <outcome>',
      "the outcome in a two-way table or chart; 'success+': it and all better; 'mean:paid': the mean of an amount",
    )
    .option('--method <method>', `${METHODS.join(', ')}; exact unless --samples is given`)
    .option('--samples <n>', `simulated trials a cell (default: ${DEFAULT_SAMPLES})`)
    .option('--seed <text>', 'the seed of the simulation', DEFAULT_SEED)
    .option('--interval <kind>', INTERVAL_METHODS.join(' or '), INTERVAL_METHODS[0])
    .option(
      '--ruling <id=option>',
      'read a rule differently; may be repeated',
      (text, all: string[]) => [...all, text],
      [],
    )
    .option('--csv <file>', 'write tidy CSV; - for standard output')
    .option('--chart <file>', 'write a chart: .vl.json, .svg, .png or .html')
    .option('--table <markup>', 'print a table for a rulebook: md or html')
    .option('--digits <n>', 'decimals of percentages (default: 0 with --table, else 1)')
    .option('--lang <language>', `the language of tables and charts: ${LANGUAGES.join(' or ')}`, LANGUAGES[0]);
}
