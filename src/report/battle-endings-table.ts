import type { BattleResult } from '../battles/run-battles.ts';
import type { Scenario } from '../skirmish/spec.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { percent } from '../text/numbers.ts';
import type { BattleReport } from './battle-report.ts';
import { caseLabel } from './battle-words.ts';
import type { Table } from './table.ts';

const HOW_IT_ENDED: Bilingual = { pl: 'Jak się skończyło', en: 'How it ended' };
const ENDING: Bilingual = { pl: 'koniec', en: 'ending' };
const TOGETHER: Bilingual = { pl: 'razem', en: 'together' };
const ROUND: Bilingual = { pl: 'runda', en: 'round' };
const LIMIT: Bilingual = { pl: 'koniec rund', en: 'the rounds are over' };
const RESULTS: Readonly<Record<'win' | 'loss' | 'draw', Bilingual>> = {
  win: { pl: 'wygrana', en: 'win' },
  loss: { pl: 'przegrana', en: 'loss' },
  draw: { pl: 'remis', en: 'draw' },
};

/** How the battles of each scenario ended: of one case by cause and round, of several by cause. */
export function endingTables({ grid, results, varying }: BattleReport, language: Language): Table[] {
  if (varying.length === 0) return [byRound(results[0]!, language)];
  return grid.scenarios.map((scenario) => {
    const own = results.filter(({ fought }) => fought.scenario.id === scenario.id);
    const names = endingNames(scenario, language);
    const rest = varying.filter(({ id }) => id !== 'scenario');
    return {
      caption: captionOf(scenario, language),
      corner: rest.map(({ name }) => name[language]).join(' · '),
      columns: names,
      rows: own.map((result) => ({
        heading: caseLabel(rest, result.fought, language),
        cells: names.map((_, ending) => shareText(sum(roundsOf(result, ending)), result, language)),
      })),
    };
  });
}

function byRound(result: BattleResult, language: Language): Table {
  const { scenario } = result.fought;
  const rounds = Array.from({ length: scenario.rounds }, (_, index) => `${ROUND[language]} ${index + 1}`);
  return {
    caption: captionOf(scenario, language),
    corner: ENDING[language],
    columns: [TOGETHER[language], ...rounds],
    rows: endingNames(scenario, language).map((heading, ending) => {
      const battles = roundsOf(result, ending);
      return { heading, cells: [sum(battles), ...battles].map((count) => shareText(count, result, language)) };
    }),
  };
}

function captionOf(scenario: Scenario, language: Language): string {
  return `${HOW_IT_ENDED[language]}: ${scenario.name[language]}`;
}

/** The endings in the order of a tally: `wygrana: Kłopotek zneutralizowany`. */
export function endingNames({ wins, losses, atLimit }: Scenario, language: Language): string[] {
  const inWords = (result: 'win' | 'loss' | 'draw', name: Bilingual) =>
    `${RESULTS[result][language]}: ${name[language]}`;
  return [
    ...wins.map(({ name }) => inWords('win', name)),
    ...losses.map(({ name }) => inWords('loss', name)),
    inWords(atLimit, LIMIT),
  ];
}

/** The battles with an ending, by round. */
export function roundsOf({ tally, fought }: BattleResult, ending: number): number[] {
  const { rounds } = fought.scenario;
  return [...tally.endings.subarray(ending * rounds, (ending + 1) * rounds)];
}

function shareText(count: number, { tally }: BattleResult, language: Language): string {
  return percent(count / tally.battles, language, 1);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
