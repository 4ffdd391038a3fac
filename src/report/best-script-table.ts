import type { BattleResult } from '../battles/run-battles.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { percent } from '../text/numbers.ts';
import type { BattleReport } from './battle-report.ts';
import type { Table } from './table.ts';

const BEST: Bilingual = {
  pl: 'Najlepszy skrypt w każdym scenariuszu: średnia po wszystkim innym, co się zmienia; szczęście najlepszego jest w niej zawarte',
  en: 'The best script of each scenario: the mean over all else that varies; the luck of the best is in it',
};
const SCENARIO: Bilingual = { pl: 'scenariusz', en: 'scenario' };
const COLUMNS: readonly Bilingual[] = [
  { pl: 'najlepszy', en: 'best' },
  { pl: 'szansa wygranej', en: 'win rate' },
  { pl: 'drugi', en: 'second' },
  { pl: 'szansa wygranej', en: 'win rate' },
];

/** The script that wins most in each scenario and the next one, where scripts vary and something else does too. */
export function bestScriptTables({ varying, results }: BattleReport, language: Language): Table[] {
  const scripts = varying.find(({ id }) => id === 'script');
  if (scripts === undefined || varying.length < 2) return [];
  const scenarios = new Map(results.map(({ fought: { scenario } }) => [scenario.id, scenario.name]));
  return [
    {
      caption: BEST[language],
      corner: SCENARIO[language],
      columns: COLUMNS.map((name) => name[language]),
      rows: [...scenarios].map(([id, name]) => {
        const own = results.filter(({ fought }) => fought.scenario.id === id);
        const [best, second] = scripts.values
          .map((script) => ({ script, rate: meanRate(own.filter(({ fought }) => fought.script === script)) }))
          .sort((a, b) => b.rate - a.rate);
        return {
          heading: name[language],
          cells: [best!, second!].flatMap(({ script, rate }) => [
            scripts.labelOf(script, language),
            percent(rate, language, 1),
          ]),
        };
      }),
    },
  ];
}

/** Every case weighs the same: all have as many battles. */
function meanRate(results: readonly BattleResult[]): number {
  return results.reduce((sum, { winRate }) => sum + winRate, 0) / results.length;
}
