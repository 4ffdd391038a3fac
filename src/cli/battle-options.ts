import type { Command } from 'commander';
import { DEFAULTS } from '../battles/defaults.ts';
import type { Names } from '../battles/named-grid.ts';
import type { SettingValue } from '../battles/with-settings.ts';
import { InputError } from '../text/input-error.ts';
import { readCount } from './options.ts';

export const GREATEST_BATTLES = 1e9;
const GREATEST_RANGE = 1_000;

/** Reads a comma list of names, or `all`. */
export function readNames(text: string): Names {
  const names = text.split(',').map((name) => name.trim());
  return names.length === 1 && names[0] === 'all' ? 'all' : names;
}

/** Reads `path=values` of an option given any number of times. @throws InputError */
export function readAssignments(option: string, allowed: string, texts: readonly string[]): Map<string, string> {
  const read = new Map<string, string>();
  for (const text of texts) {
    const at = text.indexOf('=');
    if (at <= 0 || at === text.length - 1) throw new InputError(`${option} is '${text}'; allowed: ${allowed}`);
    const key = text.slice(0, at);
    if (read.has(key)) throw new InputError(`${option} is given twice for ${key}; allowed: one list of values`);
    read.set(key, text.slice(at + 1));
  }
  return read;
}

/** Reads the values of a setting: `6`, `4,6,8`, `4..8`, `patrol,drapieznik`, `all`. @throws InputError */
export function readSettingValues(path: string, text: string): readonly SettingValue[] | 'all' {
  if (text.trim() === 'all') return 'all';
  return text.split(',').flatMap((part) => readValueOrRange(path, part.trim()));
}

/** Whether a name is one that the setting knows is seen when it is set. */
function readValueOrRange(path: string, text: string): SettingValue[] {
  if (/^\p{L}/u.test(text)) return [text];
  if (/^\d{1,4}(\.\d{1,4})?$/.test(text)) return [Number(text)];
  const range = /^(\d{1,4})\.\.(\d{1,4})$/.exec(text);
  if (range === null) throw new InputError(`${path} is '${text}'; allowed: a value, a,b,c or from..to`);
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (from > to || to - from >= GREATEST_RANGE) {
    throw new InputError(`${path} has the range '${text}'; allowed: from..to with from not above to`);
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Reads the number of one battle, counted from 0. @throws InputError */
export const readBattleNumber = (text: string) => readCount('--battle', text, 0, GREATEST_BATTLES - 1);

/** Reads a place on the table, `x,y` in inches. @throws InputError */
export function readPlace(text: string): readonly [x: number, y: number] {
  const parts = /^(\d{1,3}(?:\.\d{1,4})?),(\d{1,3}(?:\.\d{1,4})?)$/.exec(text);
  if (parts !== null) return [Number(parts[1]), Number(parts[2])];
  throw new InputError(`--from is '${text}'; allowed: x,y in inches, such as 12,30.5`);
}

/** Reads the half-width of an interval: `0.01` or `1%`. @throws InputError */
export function readPrecision(text: string): number {
  const parts = /^(\d{1,3}(?:\.\d{1,6})?)(%?)$/.exec(text);
  const half = parts === null ? Number.NaN : Number(parts[1]) / (parts[2] === '%' ? 100 : 1);
  if (half >= 0.0001 && half <= 0.5) return half;
  throw new InputError(`--precision is '${text}'; allowed: 0.0001..0.5, or 0.01%..50%`);
}

/** The options that say who fights how, and by which rules. */
export function addBattleOptions(command: Command): Command {
  const repeated = (text: string, all: string[]) => [...all, text];
  return command
    .option('--band <bands>', `'list bands' tells which there are; or a file (default: ${DEFAULTS.band})`)
    .option('--script <scripts>', `how the band acts; 'list scripts' (default: ${DEFAULTS.script})`)
    .option('--policy <policies>', `when it pays PŻ for pool dice; 'list policies' (default: ${DEFAULTS.policy})`)
    .option('--set <path=values>', "change a number or an algorithm of the scenario; 'list scenarios'", repeated, [])
    .option('--ruling <id=options>', "read a rule differently; 'list rulings'", repeated, []);
}
