import type { BattleGrid } from '../battles/battle-grid.ts';
import { DEFAULTS } from '../battles/defaults.ts';
import { gridOf, type NamedGrid, type Names } from '../battles/named-grid.ts';
import { readAssignments, readNames, readSettingValues } from './battle-options.ts';

/** The options of `addBattleOptions` as commander hands them over. */
export interface RawBattleOptions {
  readonly band?: string | undefined;
  readonly script?: string | undefined;
  readonly policy?: string | undefined;
  readonly set: readonly string[];
  readonly ruling: readonly string[];
}

/** Reads what is asked of battles. @throws InputError about the first thing that is wrong */
export function readBattleGrid(scenarios: Names, raw: RawBattleOptions): BattleGrid {
  return gridOf(readNamedGrid(scenarios, raw));
}

/** The same before any name is looked up. @throws InputError about what cannot be read */
export function readNamedGrid(scenarios: Names, raw: RawBattleOptions): NamedGrid {
  const settings = [...readAssignments('--set', 'path=values', raw.set)];
  const rulings = [...readAssignments('--ruling', "id=options, see 'list rulings'", raw.ruling)];
  return {
    scenarios,
    bands: readNames(raw.band ?? DEFAULTS.band),
    scripts: readNames(raw.script ?? DEFAULTS.script),
    policies: readNames(raw.policy ?? DEFAULTS.policy),
    settings: Object.fromEntries(settings.map(([path, text]) => [path, readSettingValues(path, text)])),
    rulings: Object.fromEntries(rulings.map(([id, text]) => [id, text.split(',')])),
  };
}
