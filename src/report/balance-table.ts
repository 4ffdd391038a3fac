import { pairedWins } from '../battles/comparison.ts';
import { differenceOfPairs, tangoInterval } from '../statistics/paired.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import type { BalanceReport } from './balance-report.ts';
import { answerWords, valueText } from './balance-words.ts';
import { battleSubtitle, battleTitle, WIN_RATE } from './battle-words.ts';
import { pointsText, shareText } from './compare-words.ts';
import type { Table } from './table.ts';

const CHANGE: Bilingual = { pl: 'zmiana od poprzedniej', en: 'change from the one before' };
const COMPATIBLE: Bilingual = { pl: 'zgodna z celem', en: 'goes with the target' };
const YES: Bilingual = { pl: 'tak', en: 'yes' };
const NO: Bilingual = { pl: 'nie', en: 'no' };
const MEASURED: Bilingual = { pl: 'Zmierzone wartości', en: 'The values measured' };
const ANSWER: Bilingual = { pl: 'odpowiedź', en: 'answer' };

/** The answer, and below it every value that was measured with its change from the one before, on the same battles. */
export function balanceTables(report: BalanceReport, language: Language): Table[] {
  return [answerTable(report, language), pointsTable(report, language)];
}

function answerTable({ balance, about }: BalanceReport, language: Language): Table {
  return {
    caption: `${battleTitle(about, language)} (${battleSubtitle(about, language)})`,
    corner: numberName(about, language),
    columns: [ANSWER[language]],
    rows: answerWords(balance).map(({ about: what, words }) => ({ heading: what[language], cells: [words[language]] })),
  };
}

/** What varies: `Wojownik Plemienny: liczba`. */
function numberName({ varying }: BalanceReport['about'], language: Language): string {
  return varying.map(({ name }) => name[language]).join();
}

function pointsTable({ balance, about }: BalanceReport, language: Language): Table {
  const { points, compatible } = balance;
  return {
    caption: MEASURED[language],
    corner: numberName(about, language),
    columns: [WIN_RATE, CHANGE, COMPATIBLE].map((name) => name[language]),
    rows: points.map(({ value, result }, index) => {
      const before = points[index - 1];
      return {
        heading: valueText(value, language),
        cells: [
          shareText(result.winRate, result.interval, language),
          before === undefined ? '' : changeText(before.result, result, language),
          (compatible.includes(value) ? YES : NO)[language],
        ],
      };
    }),
  };
}

type Result = BalanceReport['balance']['points'][number]['result'];

function changeText(before: Result, after: Result, language: Language): string {
  const counts = pairedWins(before, after);
  const { low, high } = tangoInterval(counts);
  return pointsText(differenceOfPairs(counts), low, high, language);
}
