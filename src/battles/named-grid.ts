import { SCRIPTS } from '../skirmish/lists/names.ts';
import { LISTS } from '../skirmish/lists/registry.ts';
import { POLICIES } from '../skirmish/policies/registry.ts';
import type { Scenario } from '../skirmish/spec.ts';
import { about, InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import type { BattleGrid } from './battle-grid.ts';
import { readRulingGrid } from './battle-rulings.ts';
import { findBand, listBands } from './load-band.ts';
import { findScenario, listScenarios } from './load-scenario.ts';
import { type SettingValue, settingPaths } from './with-settings.ts';

/** Names, or all that there are. */
export type Names = readonly string[] | 'all';

/** A grid as people write it. */
export interface NamedGrid {
  /** Names of those that come with the program, or files. */
  readonly scenarios: Names;
  readonly bands: Names;
  /** `all` are the scripts; a band may act by an algorithm of the NPCs too. */
  readonly scripts: Names;
  readonly policies: Names;
  /** `all` where a setting is a name. */
  readonly settings: Readonly<Record<string, readonly SettingValue[] | 'all'>>;
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

/** Looks up every name. @throws InputError about the first that is unknown or given twice, with its key in `about` */
export function gridOf(names: NamedGrid): BattleGrid {
  const { settings, rulings } = names;
  const scenarios = about('scenarios', () => found('scenario', names.scenarios, findScenario, listScenarios));
  const bands = about('bands', () => found('band', names.bands, findBand, listBands));
  return {
    scenarios,
    bands,
    scripts: about('scripts', () => known('script', names.scripts, Object.keys(LISTS), SCRIPTS)),
    policies: about('policies', () => known('policy', names.policies, Object.keys(POLICIES))),
    settings: valuesOf(settings, scenarios),
    rulings: about('rulings', () =>
      Object.fromEntries(Object.entries(rulings).map(([id, options]) => [id, readRulingGrid(id, options)])),
    ),
  };
}

/** The values of each setting, `all` being every name; whether they fit is seen when they are set. */
function valuesOf(settings: NamedGrid['settings'], scenarios: readonly Scenario[]): BattleGrid['settings'] {
  for (const scenario of scenarios) {
    const known = [...settingPaths(scenario).keys()];
    const unknown = Object.keys(settings).find((path) => !known.includes(path));
    if (unknown !== undefined)
      throw new InputError(unknownName(`setting of ${scenario.id}`, unknown, known), 'settings');
  }
  const [first] = scenarios;
  const known = first === undefined ? undefined : settingPaths(first);
  return Object.fromEntries(
    Object.entries(settings).map(([path, asked]) => {
      const setting = known?.get(path);
      if (asked === 'all') return [path, setting !== undefined && 'names' in setting ? setting.names : [asked]];
      const twice = asked.find((value, index) => asked.indexOf(value) < index);
      if (twice !== undefined) throw new InputError(`${path} lists ${twice} twice`, path);
      return [path, asked];
    }),
  );
}

function found<T extends { readonly id: string }>(
  kind: string,
  names: Names,
  find: (name: string) => T,
  list: () => T[],
): T[] {
  const things = names === 'all' ? list() : names.map(find);
  // Two files of one name could not be told apart in the results.
  refuseTwice(
    kind,
    things.map(({ id }) => id),
  );
  return things;
}

function known(kind: string, names: Names, all: readonly string[], meant = all): readonly string[] {
  if (names === 'all') return meant;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new InputError(unknownName(kind, unknown, all));
  refuseTwice(kind, names);
  return names;
}

function refuseTwice(kind: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new InputError(`${kind} ${twice} is given twice`);
}
