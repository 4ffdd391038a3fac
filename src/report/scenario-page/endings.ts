import { listName } from '../../battles/battle-axes.ts';
import type { BattleResult } from '../../battles/run-battles.ts';
import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import type { Scenario } from '../../skirmish/spec.ts';
import { intervalOf } from '../../statistics/interval.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { percent } from '../../text/numbers.ts';
import { endingNames, roundsOf } from '../battle-endings-table.ts';
import { shareText } from '../compare-words.ts';
import { csvText } from '../csv.ts';
import type { ShadedCell, ShadedTable } from './shaded-table.ts';
import { battlesEach } from './words.ts';

const ENDING: Bilingual = { pl: 'koniec ↓', en: 'ending ↓' };
const TOGETHER: Bilingual = { pl: 'razem', en: 'together' };
const ROUND: Bilingual = { pl: 'runda', en: 'round' };
const BY: Bilingual = { pl: 'wszystkie bandy, sposób gry', en: 'all bands, script' };

const COLUMNS = [
  'scenario',
  'band',
  'script',
  'ending',
  'result',
  'round',
  'battles',
  'count',
  'share',
  'ci_low',
  'ci_high',
];

const SCALES = { win: 'good', loss: 'bad', draw: 'even' } as const;

/** The endings in the order of a tally; what comes after the last round has no id. */
function endingsOf({
  wins,
  losses,
  atLimit,
}: Scenario): { readonly id: string; readonly result: 'win' | 'loss' | 'draw' }[] {
  return [
    ...wins.map(({ id }) => ({ id, result: 'win' as const })),
    ...losses.map(({ id }) => ({ id, result: 'loss' as const })),
    { id: '', result: atLimit },
  ];
}

/** How the battles of all bands by the best script ended, and in which rounds. */
export function endingsTable({ scenario, best, script, questions }: ScenarioStudy, language: Language): ShadedTable {
  const rounds = Array.from({ length: scenario.rounds }, (_, index) => `${ROUND[language]} ${index + 1}`);
  const battles = best.reduce((sum, { tally }) => sum + tally.battles, 0);
  const names = endingNames(scenario, language);
  return {
    caption: `${SECTION[language]} (${BY[language]}: ${listName(script)[language]} · ${battlesEach(questions.again, language)})`,
    corner: ENDING[language],
    columns: [TOGETHER[language], ...rounds],
    rows: endingsOf(scenario).map(({ result }, ending) => {
      const shaded = (text: string, share: number): ShadedCell => ({ text, scale: SCALES[result], strength: share });
      const together = meanShare(best, ending);
      const counts = rounds.map((_, round) => best.reduce((sum, own) => sum + roundsOf(own, ending)[round]!, 0));
      return {
        heading: names[ending]!,
        cells: [
          shaded(shareText(together.share, together, language), together.share),
          ...counts.map((count) => shaded(percent(count / battles, language, 1), count / battles)),
        ],
      };
    }),
  };
}

const SECTION: Bilingual = { pl: 'Udział bitew', en: 'Share of the battles' };

/** The mean over the bands, as `meanWinRate` has it. */
function meanShare(best: readonly BattleResult[], ending: number): { share: number; low: number; high: number } {
  const each = best.map((result) => {
    const count = roundsOf(result, ending).reduce((sum, own) => sum + own, 0);
    return { share: count / result.tally.battles, ...intervalOf(count, result.tally.battles, 'wilson') };
  });
  const mean = (key: 'share' | 'low' | 'high') => each.reduce((sum, one) => sum + one[key], 0) / each.length;
  return { share: mean('share'), low: mean('low'), high: mean('high') };
}

/** Tidy CSV: a row for each band, ending and round. Of what comes after the last round the ending is empty. */
export function endingsCsv({ scenario, best }: ScenarioStudy): string {
  const rows = best.flatMap((own) =>
    endingsOf(scenario).flatMap(({ id, result }, ending) =>
      roundsOf(own, ending).map((count, round) => {
        const { battles } = own.tally;
        const { low, high } = intervalOf(count, battles, 'wilson');
        const { band, script } = own.fought;
        return [scenario.id, band.id, script, id, result, round + 1, battles, count, count / battles, low, high];
      }),
    ),
  );
  return csvText([COLUMNS, ...rows]);
}
