import { SKIRMISH_RULINGS } from '../skirmish/rulings.ts';
import type { Scenario } from '../skirmish/spec.ts';
import { defaultOption, type RulingSet } from '../systems/ruling.ts';
import { InputError } from '../text/input-error.ts';
import { axesOf } from './battle-axes.ts';
import { type BattleCase, type BattleGrid, casesOf } from './battle-grid.ts';
import { gridOf, type NamedGrid } from './named-grid.ts';
import { settingPaths, settingValue } from './with-settings.ts';

/** One side of a comparison. */
export interface Side {
  /** As it was asked for: one value of everything. */
  readonly names: NamedGrid;
  /** The same looked up, with the settings and rulings of both sides, at what they are here. */
  readonly grid: BattleGrid;
  readonly fought: BattleCase;
}

const RULINGS: RulingSet = SKIRMISH_RULINGS;

/** Looks up both sides. @throws InputError about what is unknown, cannot be played, or has several values */
export function sidesOf(a: NamedGrid, b: NamedGrid): readonly [a: Side, b: Side] {
  const [gridA, gridB] = [soleGrid(a), soleGrid(b)];
  return [sideOf(a, gridA, gridB), sideOf(b, gridB, gridA)];
}

function soleGrid(names: NamedGrid): BattleGrid {
  const grid = gridOf(names);
  const several = axesOf(grid).filter(({ values }) => values.length > 1);
  if (several.length === 0) return grid;
  const ids = several.map(({ id }) => id).join(', ');
  throw new InputError(`compare sets one side against one other; give one value for ${ids}`);
}

/** Settings and rulings that only the other side names stand here as they are printed. */
function sideOf(names: NamedGrid, own: BattleGrid, other: BattleGrid): Side {
  const [fought] = casesOf(own).cases as [BattleCase];
  const printed = printedSettings(own.scenarios[0]!, Object.keys(other.settings));
  const read = Object.keys(other.rulings).map((id) => [id, [defaultOption(RULINGS[id]!)]] as const);
  const grid = {
    ...own,
    settings: { ...printed, ...own.settings },
    rulings: { ...Object.fromEntries(read), ...own.rulings },
  };
  return { names, grid, fought };
}

function printedSettings(scenario: Scenario, paths: readonly string[]): BattleGrid['settings'] {
  const known = settingPaths(scenario);
  return Object.fromEntries(
    paths.filter((path) => known.has(path)).map((path) => [path, [settingValue(scenario, path)]]),
  );
}

/** Whether the battles of both sides are the same. */
export function areAlike(a: Side, b: Side): boolean {
  return contentOf(a.fought) === contentOf(b.fought);
}

function contentOf({ scenario, band, script, policy, rulings }: BattleCase): string {
  return JSON.stringify([scenario, band, script, policy, rulings]);
}
