import { listName } from '../../battles/battle-axes.ts';
import type { BattleResult } from '../../battles/run-battles.ts';
import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import type { Interval } from '../../statistics/interval-method.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { type ShadedTable, shadedShare, unshaded } from './shaded-table.ts';
import { battlesEach, roundShareText } from './words.ts';

const TITLE: Bilingual = { pl: 'Szansa wygranej', en: 'Win rate' };
const BAND: Bilingual = { pl: 'banda ↓ sposób gry →', en: 'band ↓ script →' };
const MEAN: Bilingual = { pl: 'średnia band', en: 'mean of bands' };

/**
 * The mean win rate over bands. They draw the same random numbers, so that their results go together: the mean of the ends
 * of their intervals holds whatever they have in common.
 */
export function meanWinRate(results: readonly BattleResult[]): {
  readonly winRate: number;
  readonly interval: Interval;
} {
  const mean = (value: (result: BattleResult) => number) =>
    results.reduce((sum, result) => sum + value(result), 0) / results.length;
  return {
    winRate: mean(({ winRate }) => winRate),
    interval: { low: mean(({ interval }) => interval.low), high: mean(({ interval }) => interval.high) },
  };
}

/** The win rate of every band by every script, and of each script over all bands. */
export function winRateTable({ grid, results, questions }: ScenarioStudy, language: Language): ShadedTable {
  const { bands, scripts } = grid;
  const text = (found: { winRate: number; interval: Interval }) =>
    roundShareText(found.winRate, found.interval, language);
  return {
    caption: `${TITLE[language]} (${battlesEach(questions.battles, language)})`,
    corner: BAND[language],
    columns: scripts.map((script) => listName(script)[language]),
    rows: [
      ...bands.map((band) => ({
        heading: band.name[language],
        cells: scripts.map((script) => {
          const result = results.find(({ fought }) => fought.band === band && fought.script === script);
          return result === undefined ? unshaded('–') : shadedShare(text(result), result.winRate);
        }),
      })),
      {
        heading: MEAN[language],
        cells: scripts.map((script) => {
          const mean = meanWinRate(results.filter(({ fought }) => fought.script === script));
          return shadedShare(text(mean), mean.winRate);
        }),
      },
    ],
  };
}
