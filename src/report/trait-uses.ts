import { listName } from '../battles/battle-axes.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal } from '../text/numbers.ts';
import { csvText } from './csv.ts';
import type { Table } from './table.ts';

const USES_OF: Bilingual = { pl: 'Użycia cech na bitwę', en: 'Uses of traits per battle' };
const TRAIT: Bilingual = { pl: 'cecha', en: 'trait' };
const NEVER_USED: Bilingual = { pl: 'nigdy nie zadziałały', en: 'never did anything' };
const NOT_PLAYED: Bilingual = { pl: 'poza bitwą', en: 'not played' };

const COLUMNS = ['scenario', 'band', 'script', 'trait', 'covered', 'battles', 'uses', 'uses_per_battle'];
const DECIMALS = 3;

/** How often a trait of a band did something, in all battles of a scenario by one script. */
interface TraitUse {
  readonly trait: string;
  readonly battles: number;
  readonly uses: number;
}

interface UsesOfBand {
  readonly results: readonly BattleResult[];
  readonly uses: readonly TraitUse[];
}

/** What has the same names, together, in the order in which it comes up. */
function grouped<T>(things: readonly T[], namesOf: (thing: T) => readonly string[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = JSON.stringify(namesOf(thing));
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()];
}

/** The uses by scenario, band and script, each in the order in which it comes up. Numbers of the body are never "used". */
function usesByBand(results: readonly BattleResult[]): UsesOfBand[] {
  const groups = grouped(results, ({ fought: { scenario, band, script } }) => [scenario.id, band.id, script]);
  return groups.map((group) => {
    const battles = group.reduce((sum, { tally }) => sum + tally.battles, 0);
    const uses = group[0]!.tally.traits.map((trait, index) => ({
      trait,
      battles,
      uses: group.reduce((sum, { tally }) => sum + tally.uses[index]!, 0),
    }));
    return { results: group, uses };
  });
}

/** Tidy CSV: a row for each trait of each band under each script, over all battles of a scenario. */
export function traitUsesCsv(results: readonly BattleResult[]): string {
  const rows = usesByBand(results).flatMap(({ results: group, uses }) => {
    const { scenario, band, script } = group[0]!.fought;
    return uses.map(({ trait, battles, uses: count }) => {
      const { covered } = TRAITS[trait]!;
      return [scenario.id, band.id, script, trait, covered, battles, count, count / battles];
    });
  });
  return csvText([COLUMNS, ...rows]);
}

/** A table for each band with traits, with a column for each script; traits that never did anything are named. */
export function traitUsesTables(results: readonly BattleResult[], language: Language): Table[] {
  const bands = grouped(usesByBand(results), ({ results: [first] }) => [
    first!.fought.scenario.id,
    first!.fought.band.id,
  ]);
  return bands.flatMap((scripts) => {
    const { scenario, band } = scripts[0]!.results[0]!.fought;
    const traits = scripts[0]!.uses.map(({ trait }) => trait);
    if (traits.length === 0) return [];
    const named = (name: Bilingual, ids: readonly string[]) =>
      ids.length === 0 ? [] : [`${name[language]}: ${ids.map((id) => TRAITS[id]!.name[language]).join(', ')}`];
    const idle = traits.filter((_, index) => scripts.every(({ uses }) => uses[index]!.uses === 0));
    const caption = `${USES_OF[language]}: ${band.name[language]}, ${scenario.name[language]}`;
    return {
      caption: [
        caption,
        ...named(
          NEVER_USED,
          idle.filter((id) => TRAITS[id]!.covered !== 'none' && !isOfTheBody(id)),
        ),
        ...named(
          NOT_PLAYED,
          idle.filter((id) => TRAITS[id]!.covered === 'none'),
        ),
      ].join(' · '),
      corner: TRAIT[language],
      columns: scripts.map(({ results: group }) => listName(group[0]!.fought.script)[language]),
      rows: traits.map((trait, index) => ({
        heading: TRAITS[trait]!.name[language],
        cells: scripts.map(({ uses }) => {
          const { uses: count, battles } = uses[index]!;
          return isOfTheBody(trait) ? '–' : decimal(count / battles, DECIMALS, language);
        }),
      })),
    };
  });
}

/** Whether a trait only changes PŻ or SPD before the battle. */
function isOfTheBody(trait: string): boolean {
  const { hp, hpAtMost, spd, spdBase, ...others } = TRAITS[trait]!.hooks;
  return [hp, hpAtMost, spd, spdBase].some((number) => number !== undefined) && Object.keys(others).length === 0;
}
