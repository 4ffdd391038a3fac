import type { CasePairs, OfBoth, PairFacts } from '../battles/case-pairs.ts';
import { CONFIDENCE_PERCENT } from '../statistics/interval-method.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal, grouped, percent } from '../text/numbers.ts';
import type { BattleReport } from './battle-report.ts';
import { battleTitle, caseLabel, WIN_RATE } from './battle-words.ts';
import { pointsText, pText } from './compare-words.ts';
import type { Table } from './table.ts';

const MEAN_DIGITS = 2;

const COMPARED_WITH: Bilingual = { pl: 'w porównaniu z', en: 'compared with' };
const DIFFERENCE: Bilingual = { pl: 'różnica', en: 'difference' };
const HOLM_P: Bilingual = { pl: 'p McNemara (Holm)', en: "McNemar's p (Holm)" };
const IN_STEP: Bilingual = { pl: 'bitwy równe do końca', en: 'in step to the end' };
const HP_PAID: Bilingual = { pl: 'PŻ zapłacone', en: 'PŻ paid' };
const SWAPS: Bilingual = { pl: 'wymiany', en: 'swaps' };

/** Each value against the first: over all cases where there are several, and case by case. */
export function pairsTables(report: BattleReport, found: CasePairs, language: Language): Table[] {
  return [...meansTables(report, found, language), casesTable(report, found, language)];
}

/** `<title> (w porównaniu z: nigdy · …, przedziały 95 %)`. */
function captionOf(report: BattleReport, { axis }: CasePairs, about: readonly string[], language: Language): string {
  const reference = `${COMPARED_WITH[language]}: ${axis.labelOf(axis.values[0]!, language)}`;
  const intervals = {
    pl: `przedziały ${CONFIDENCE_PERCENT}\u00a0%`,
    en: `${CONFIDENCE_PERCENT}% intervals`,
  }[language];
  return `${battleTitle(report, language)} (${[reference, ...about, intervals].join(' · ')})`;
}

function meansTables(report: BattleReport, found: CasePairs, language: Language): Table[] {
  const { axis, means } = found;
  const [first] = means;
  if (first === undefined) return [];
  const cells = grouped(first.cells, language);
  const about = {
    pl: `średnia z ${cells} komórek o równej wadze`,
    en: `mean of ${cells} cells of equal weight`,
  }[language];
  return [
    {
      caption: captionOf(report, found, [about], language),
      corner: axis.name[language],
      columns: [WIN_RATE, DIFFERENCE, IN_STEP, HP_PAID, SWAPS].map((name) => name[language]),
      rows: means.map((mean) => ({
        heading: axis.labelOf(mean.value, language),
        cells: [...rateTexts(mean, language), ...courseTexts(mean, language)],
      })),
    },
  ];
}

function casesTable(report: BattleReport, found: CasePairs, language: Language): Table {
  const { pairs } = found;
  const [battles, tests] = [report.battles, pairs.length].map((count) => grouped(count, language)) as [string, string];
  const about = {
    pl: [`${battles} par bitew na komórkę`, `p z poprawką dla ${tests} porównań`],
    en: [`${battles} pairs of battles a cell`, `p corrected for ${tests} comparisons`],
  }[language];
  return {
    caption: captionOf(report, found, about, language),
    corner: report.varying.map(({ name }) => name[language]).join(' · '),
    columns: [WIN_RATE, DIFFERENCE, HOLM_P, IN_STEP, HP_PAID, SWAPS].map((name) => name[language]),
    rows: pairs.map((pair) => ({
      heading: caseLabel(report.varying, pair.fought, language),
      cells: [...rateTexts(pair, language), pText(pair.correctedP, language), ...courseTexts(pair, language)],
    })),
  };
}

/** Of the reference, and of what is compared with it. */
function bothText(both: OfBoth, textOf: (value: number) => string): string {
  return both.map(textOf).join(' → ');
}

function rateTexts({ winRates, difference, interval }: PairFacts, language: Language): string[] {
  return [
    bothText(winRates, (rate) => percent(rate, language, 1)),
    pointsText(difference, interval.low, interval.high, language),
  ];
}

function courseTexts({ inStep, battles, hpPaid, swaps }: PairFacts, language: Language): string[] {
  const meanText = (value: number) => decimal(value, MEAN_DIGITS, language);
  return [percent(inStep / battles, language, 1), bothText(hpPaid, meanText), bothText(swaps, meanText)];
}
