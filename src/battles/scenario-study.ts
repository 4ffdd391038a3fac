import { PartsProgress } from '../montecarlo/parts-progress.ts';
import { SCRIPTS } from '../skirmish/lists/names.ts';
import type { Band, Effect, Scenario } from '../skirmish/spec.ts';
import type { BattleCase, BattleGrid } from './battle-grid.ts';
import { casesOf } from './battle-grid.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { DEFAULTS } from './defaults.ts';
import { type EffectOff, effectsOff } from './effects-off.ts';
import { listBands } from './load-band.ts';
import { listScenarios } from './load-scenario.ts';
import { type BattleOptions, type BattleResult, battlesId, runBattles } from './run-battles.ts';
import { runVariants } from './run-variants.ts';
import { type ToldBattle, tellingBattles } from './telling-battles.ts';
import type { SettingValue } from './with-settings.ts';

/** What is asked of every scenario that has a page in the report. */
export interface ScenarioQuestions {
  readonly bands: readonly Band[];
  readonly scripts: readonly string[];
  readonly policy: string;
  /** Battles of each band by each script. */
  readonly battles: number;
  /** Battles of each band by the best script. */
  readonly again: number;
  /** Battles of each setting by which the scenario scales, with and without each effect, and those of which some are told. */
  readonly paired: number;
  readonly seed: string;
}

/** Scenarios and bands that are there to measure a rule by, not to be played. */
const FOR_MEASURING: readonly string[] = ['lustro', 'pojedynek', 'pojedynkowicz'];

/** The scenarios that have a page: all that come with the program to be played. */
export function scenariosWithPages(): Scenario[] {
  return listScenarios().filter(({ id }) => !FOR_MEASURING.includes(id));
}

const BATTLES_OF_PAGES = { battles: 50, again: 60, paired: 150 } as const;
const BATTLES_OF_QUICK_PAGES = { battles: 5, again: 10, paired: 20 } as const;

/** What the pages of the report ask: few battles each, so that the report stays cheap; still fewer where it has to be quick. */
export function scenarioQuestions(quick = false): ScenarioQuestions {
  return {
    bands: listBands().filter(({ id }) => !FOR_MEASURING.includes(id)),
    scripts: SCRIPTS,
    policy: DEFAULTS.policy,
    ...(quick ? BATTLES_OF_QUICK_PAGES : BATTLES_OF_PAGES),
    seed: 'hyperputer',
  };
}

/** What a page says of one scenario. */
export interface ScenarioStudy {
  readonly scenario: Scenario;
  readonly questions: ScenarioQuestions;
  /** Every band that the scenario has room for, by every script. */
  readonly grid: BattleGrid;
  readonly results: readonly BattleResult[];
  /** The script that won most often, over all bands. */
  readonly script: string;
  /** Every band by that script, on fresh random numbers, with where figures were eliminated. */
  readonly best: readonly BattleResult[];
  /** The band whose chance by that script was nearest to one half: there a difference shows most. */
  readonly band: Band;
  /** That band by that script, for each setting by which the scenario scales. */
  readonly scales: readonly {
    readonly path: string;
    readonly grid: BattleGrid;
    readonly results: readonly BattleResult[];
  }[];
  /** That band by the best script, without each effect and with it; `effect` is null where all are off. */
  readonly effects: readonly { readonly effect: Effect | null; readonly comparison: Comparison }[];
  readonly told: readonly ToldBattle[];
  /** Of all but the first battles, which chose script and band. */
  readonly freshSeed: string;
  readonly strongId: string;
}

/**
 * Fights the battles of a page. What is chosen by its results, the best script and the evenest band, is fought again with
 * other random numbers before anything is said of it.
 * @throws when a shard fails twice or the signal aborts
 */
export async function studyScenario(
  scenario: Scenario,
  questions: ScenarioQuestions,
  options: Omit<BattleOptions, 'seed' | 'battles' | 'places'>,
): Promise<ScenarioStudy> {
  const { bands, scripts, policy, battles, again, paired, seed } = questions;
  const freshSeed = `${seed}/again`;
  const gridWith = (settings: Readonly<Record<string, readonly SettingValue[]>>, own: readonly Band[]): BattleGrid => ({
    scenarios: [scenario],
    bands: own,
    scripts,
    policies: [policy],
    settings,
    rulings: {},
  });
  const { cases } = casesOf(gridWith({}, bands), true);
  const grid = gridWith({}, [...new Set(cases.map(({ band }) => band))]);
  const scaledBy = Object.entries(scenario.scales ?? {}).map(([path, values]) => ({ path, values }));
  const off = effectsOff(scenario);
  const variants = off.length === 0 ? 0 : off.length + 1;
  const valuesOfScales = scaledBy.reduce((sum, { values }) => sum + values.length, 0);
  const progress = new PartsProgress(
    {
      cells: cases.length + grid.bands.length + valuesOfScales + variants,
      trials: cases.length * battles + grid.bands.length * again + (valuesOfScales + variants) * paired,
    },
    options.onProgress,
  );
  const run = (own: readonly BattleCase[], how: Pick<BattleOptions, 'seed' | 'battles' | 'places'>) =>
    runBattles(own, { ...options, ...how, onProgress: progress.next() });
  const results = await run(cases, { seed, battles });
  const script = bestScript(results, scripts);
  const band = evenestBand(results.filter(({ fought }) => fought.script === script));
  const bestCases = cases.filter((fought) => fought.script === script);
  const best = await run(bestCases, { seed: freshSeed, battles: again, places: true });
  const scales: { path: string; grid: BattleGrid; results: BattleResult[] }[] = [];
  for (const { path, values } of scaledBy) {
    const own = { ...gridWith({ [path]: values }, [band]), scripts: [script] };
    scales.push({ path, grid: own, results: await run(casesOf(own).cases, { seed: freshSeed, battles: paired }) });
  }
  const main = bestCases.find((fought) => fought.band === band)!;
  const effects = await compareEffects(main, off, {
    ...options,
    seed: freshSeed,
    battles: paired,
    onProgress: progress.next(),
  });
  return {
    scenario,
    questions,
    grid,
    results,
    script,
    best,
    band,
    scales,
    effects,
    told: tellingBattles(main, paired, freshSeed),
    freshSeed,
    strongId: battlesId(cases, JSON.stringify([seed, scenario.scales, battles, again]), paired),
  };
}

/** The same battles without each effect, A, and with it, B. */
async function compareEffects(
  main: BattleCase,
  off: readonly EffectOff[],
  options: BattleOptions,
): Promise<ScenarioStudy['effects']> {
  if (off.length === 0) return [];
  const variants = [main, ...off.map(({ scenario }) => ({ ...main, scenario }))];
  const [base, ...without] = await runVariants(variants, main.scenario.id, options);
  return off.map(({ effect }, index) => ({ effect, comparison: comparisonOf(without[index]!, base!) }));
}

/** The script with most wins over all bands, the first of several. */
function bestScript(results: readonly BattleResult[], scripts: readonly string[]): string {
  const wins = scripts.map((script) =>
    results.reduce((sum, { fought, tally }) => sum + (fought.script === script ? tally.wins : 0), 0),
  );
  return scripts[wins.indexOf(Math.max(...wins))]!;
}

function evenestBand(results: readonly BattleResult[]): Band {
  const far = ({ winRate }: BattleResult) => Math.abs(winRate - 0.5);
  return results.reduce((best, result) => (far(result) < far(best) ? result : best)).fought.band;
}
