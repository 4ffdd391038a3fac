import { type Varied, variedOf } from '../battles/varied.ts';
import { InputError } from '../text/input-error.ts';
import { readAssignments } from './battle-options.ts';
import { type RawBattleOptions, readNamedGrid } from './battle-request.ts';

const GREATEST_VALUES = 100;

/** Steps are exact to this many decimals. */
const DECIMALS = 4;

const RANGE = /^(\d{1,4}(?:\.\d{1,4})?)\.\.(\d{1,4}(?:\.\d{1,4})?)$/;

/** Reads the win rate that is wanted: `0.5` or `50%`. @throws InputError */
export function readTarget(text: string): number {
  const parts = /^(\d{1,3}(?:\.\d{1,6})?)(%?)$/.exec(text);
  const rate = parts === null ? Number.NaN : Number(parts[1]) / (parts[2] === '%' ? 100 : 1);
  if (rate > 0 && rate < 1) return rate;
  throw new InputError(`--target is '${text}'; allowed: a win rate between 0 and 1, or between 0% and 100%`);
}

/** Reads what varies over which values. @throws InputError about the first thing that is wrong */
export function readVaried(
  scenario: string,
  raw: RawBattleOptions & { readonly vary: string; readonly step: string },
): Varied {
  const [path, range] = [...readAssignments('--vary', 'path=from..to', [raw.vary])][0]!;
  const values = valuesOf(path, range, readStep(raw.step));
  return variedOf(readNamedGrid([scenario], raw), path, values);
}

function readStep(text: string): number {
  const step = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  if (step > 0) return step;
  throw new InputError(`--step is '${text}'; allowed: a number above 0`);
}

/** From the first value in steps to the last, or as near as the steps come. */
function valuesOf(path: string, text: string, step: number): number[] {
  const parts = RANGE.exec(text);
  if (parts === null) throw new InputError(`--vary gives ${path} the range '${text}'; allowed: from..to`);
  const [from, to] = [Number(parts[1]), Number(parts[2])];
  const count = Math.floor((to - from) / step + 10 ** -DECIMALS) + 1;
  if (count < 2) throw new InputError(`--vary gives ${path} the range '${text}'; allowed: at least two values`);
  if (count > GREATEST_VALUES) {
    throw new InputError(`--vary gives ${path} ${count} values; allowed: at most ${GREATEST_VALUES}, see --step`);
  }
  return Array.from({ length: count }, (_, index) => Number((from + index * step).toFixed(DECIMALS)));
}
