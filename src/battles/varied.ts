import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { axesOf } from './battle-axes.ts';
import { type BattleCase, type BattleGrid, casesOf } from './battle-grid.ts';
import { gridOf, type NamedGrid } from './named-grid.ts';
import { settingPaths } from './with-settings.ts';

/** Battles of which one number varies. */
export interface Varied {
  readonly path: string;
  /** In ascending order. */
  readonly values: readonly number[];
  readonly grid: BattleGrid;
  /** One for each value. */
  readonly cases: readonly BattleCase[];
}

/**
 * Looks up battles of which one number varies and nothing else.
 * @throws InputError about what is unknown, no number, cannot be played, or has several values
 */
export function variedOf(names: NamedGrid, path: string, values: readonly number[]): Varied {
  const { scenarios } = gridOf({ ...names, settings: {} });
  const settings = settingPaths(scenarios[0]!);
  const numbers = [...settings].flatMap(([id, setting]) => ('min' in setting ? [id] : []));
  if (!numbers.includes(path)) {
    const isName = settings.has(path);
    if (isName) throw new InputError(`${path} is a name; --vary takes a number: ${numbers.join(', ')}`, path);
    throw new InputError(unknownName(`number of ${scenarios[0]!.id}`, path, numbers), path);
  }
  if (path in names.settings) throw new InputError(`--set and --vary both say what ${path} is; give one`, path);
  const grid = gridOf({ ...names, settings: { ...names.settings, [path]: values } });
  const several = axesOf(grid).filter((axis) => axis.id !== path && axis.values.length > 1);
  if (several.length > 0) {
    const ids = several.map(({ id }) => id).join(', ');
    throw new InputError(`balance varies one number; give one value for ${ids}`);
  }
  return { path, values, grid, cases: casesOf(grid).cases };
}
