import type { Band, Scenario } from '../skirmish/spec.ts';
import { InputError } from '../text/input-error.ts';
import { type ChosenRulings, changedRulings } from './battle-rulings.ts';
import { checkPairing } from './check-pairing.ts';
import { type SettingValue, withSettings } from './with-settings.ts';

/** What is asked of battles: everything goes with everything. */
export interface BattleGrid {
  readonly scenarios: readonly Scenario[];
  readonly bands: readonly Band[];
  /** Ids of the priority lists by which the band acts. */
  readonly scripts: readonly string[];
  readonly policies: readonly string[];
  /** The values of each setting, by its path: see `withSettings`. */
  readonly settings: Readonly<Record<string, readonly SettingValue[]>>;
  /** The options of each ruling, by its id. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

/** One combination of a grid: what a run of battles is about. */
export interface BattleCase {
  /** With the settings in it. */
  readonly scenario: Scenario;
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly band: Band;
  readonly script: string;
  readonly policy: string;
  /** The option of each ruling of the grid. */
  readonly options: Readonly<Record<string, string>>;
  /** Those of them that are not the default. */
  readonly rulings: ChosenRulings;
}

const GREATEST_GRID = 100_000;

/**
 * Every combination, the last of scenario, settings, band, script, policy and ruling fastest.
 * @param leaveOut whether a band that a scenario has no room for is left out and told of in `unfit`, not refused
 * @throws InputError about a scenario that cannot be played with a setting or a band, and about too large a grid
 */
export function casesOf(
  grid: BattleGrid,
  leaveOut = false,
): { readonly cases: readonly BattleCase[]; readonly unfit: readonly string[] } {
  const { scenarios, bands, scripts, policies, settings, rulings } = grid;
  const size = [scenarios, bands, scripts, policies, ...Object.values(settings), ...Object.values(rulings)].reduce(
    (product, { length }) => product * length,
    1,
  );
  if (size > GREATEST_GRID) throw new InputError(`the grid has ${size} cells; allowed: at most ${GREATEST_GRID}`);
  const readings = combinations(rulings).map((options) => ({ options, rulings: changedRulings(options) }));
  const actings = scripts.flatMap((script) =>
    policies.flatMap((policy) => readings.map((reading) => ({ script, policy, ...reading }))),
  );
  const cases: BattleCase[] = [];
  const unfit: string[] = [];
  for (const { scenario, own, band } of pairings(grid)) {
    const fault = faultOf(scenario, band);
    if (fault === undefined) cases.push(...actings.map((acting) => ({ scenario, settings: own, band, ...acting })));
    else if (leaveOut) unfit.push(fault.message);
    else throw fault;
  }
  return { cases, unfit };
}

/** Every scenario with every choice of settings and every band. */
function pairings({ scenarios, settings, bands }: BattleGrid) {
  return scenarios.flatMap((printed) =>
    combinations(settings).flatMap((own) => {
      const scenario = withSettings(printed, own);
      return bands.map((band) => ({ scenario, own, band }));
    }),
  );
}

/** Why a band cannot play a scenario, if so. */
function faultOf(scenario: Scenario, band: Band): InputError | undefined {
  try {
    checkPairing(scenario, band);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Every choice of one value for each name. */
function combinations<V>(values: Readonly<Record<string, readonly V[]>>): Readonly<Record<string, V>>[] {
  let all: Record<string, V>[] = [{}];
  for (const [name, each] of Object.entries(values)) {
    all = all.flatMap((chosen) => each.map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}
