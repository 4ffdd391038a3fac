import type { BattleAxis } from '../battles/battle-axes.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import type { BattleTally } from '../montecarlo/battle-tally.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal, percent } from '../text/numbers.ts';
import { endingTables } from './battle-endings-table.ts';
import type { BattleReport } from './battle-report.ts';
import { battleSubtitle, battleTitle, caseLabel, WIN_RATE } from './battle-words.ts';
import { bestScriptTables } from './best-script-table.ts';
import type { Table } from './table.ts';

const MEAN_DIGITS = 2;

/** The means of a battle: what each is called, and the sum that it comes from. */
const MEANS: readonly { readonly name: Bilingual; sum(tally: BattleTally): number }[] = [
  { name: { pl: 'rundy', en: 'rounds' }, sum: ({ rounds }) => rounds },
  { name: { pl: 'ocaleni', en: 'survivors' }, sum: ({ survivors }) => survivors },
  { name: { pl: 'PŻ na koniec', en: 'PŻ left' }, sum: ({ hpLeft }) => hpLeft },
  { name: { pl: 'PŻ zapłacone', en: 'PŻ paid' }, sum: ({ hpPaid }) => hpPaid },
  { name: { pl: 'wymiany', en: 'swaps' }, sum: ({ swaps }) => swaps },
];
const FACT: Bilingual = { pl: 'wynik', en: 'outcome' };
const A_BATTLE: Bilingual = { pl: 'w bitwie', en: 'a battle' };
const DRAW_RATE: Bilingual = { pl: 'remis', en: 'draw' };

/**
 * The tables of battles: the best script of each scenario, where scripts vary; the win rate by the first two things that vary, where two do; win rate and means of every
 * case; and how the battles ended.
 */
export function battleTables(report: BattleReport, language: Language): Table[] {
  const { varying } = report;
  const own = varying.length === 0 ? [soleTable(report, language)] : [meansTable(report, language)];
  return [
    ...bestScriptTables(report, language),
    ...twoWayTables(report, language),
    ...own,
    ...endingTables(report, language),
  ];
}

/** `68,1 % (67,2–69,0)`. */
function winRateText({ winRate, interval }: BattleResult, language: Language): string {
  const [low, high] = [interval.low, interval.high].map((end) => decimal(end * 100, 1, language));
  return `${percent(winRate, language, 1)} (${low}–${high})`;
}

function meanTexts({ tally }: BattleResult, language: Language): string[] {
  return MEANS.map(({ sum }) => decimal(sum(tally) / tally.battles, MEAN_DIGITS, language));
}

function caption(report: BattleReport, shown: string, language: Language): string {
  const about = [shown, battleSubtitle(report, language)].filter((part) => part !== '').join(' · ');
  return `${battleTitle(report, language)} (${about})`;
}

/** One case: a row for each fact. */
function soleTable(report: BattleReport, language: Language): Table {
  const [result] = report.results as [BattleResult];
  const { tally, fought } = result;
  const means = meanTexts(result, language);
  const draws = tally.draws === 0 ? [] : [[DRAW_RATE[language], percent(tally.draws / tally.battles, language, 1)]];
  const effects = fought.scenario.effects.map(({ name }, index) => [
    name[language],
    decimal(tally.effects[index]! / tally.battles, MEAN_DIGITS, language),
  ]);
  const rows = [
    [WIN_RATE[language], winRateText(result, language)],
    ...draws,
    ...MEANS.map(({ name }, index) => [name[language], means[index]!]),
    ...effects,
  ];
  return {
    caption: caption(report, '', language),
    corner: FACT[language],
    columns: [A_BATTLE[language]],
    rows: rows.map(([heading, text]) => ({ heading: heading!, cells: [text!] })),
  };
}

/** A row for each case. */
function meansTable(report: BattleReport, language: Language): Table {
  const { varying, results } = report;
  const hasDraws = results.some(({ tally }) => tally.draws > 0);
  const drawTexts = ({ tally }: BattleResult) => (hasDraws ? [percent(tally.draws / tally.battles, language, 1)] : []);
  return {
    caption: caption(report, '', language),
    corner: varying.map(({ name }) => name[language]).join(' · '),
    columns: [WIN_RATE, ...(hasDraws ? [DRAW_RATE] : []), ...MEANS.map(({ name }) => name)].map(
      (name) => name[language],
    ),
    rows: results.map((result) => ({
      heading: caseLabel(varying, result.fought, language),
      cells: [winRateText(result, language), ...drawTexts(result), ...meanTexts(result, language)],
    })),
  };
}

/** Win rates by the first two things that vary, a table for each combination of the others. */
function twoWayTables(report: BattleReport, language: Language): Table[] {
  const [down, across, ...others] = report.varying;
  if (down === undefined || across === undefined) return [];
  const label = (axis: BattleAxis, value: string | number) => axis.labelOf(value, language);
  return groupBy(report.results, others).map((group) => {
    const own = others.map((axis) => `${axis.name[language]}: ${label(axis, axis.valueOf(group[0]!.fought))}`);
    return {
      caption: caption(report, [WIN_RATE[language], ...own].join(' · '), language),
      corner: `${down.name[language]} ↓ ${across.name[language]} →`,
      columns: across.values.map((value) => label(across, value)),
      rows: down.values.map((row) => ({
        heading: label(down, row),
        cells: across.values.map((column) => {
          const has = ({ fought }: BattleResult) => down.valueOf(fought) === row && across.valueOf(fought) === column;
          const result = group.find(has);
          return result === undefined ? '–' : winRateText(result, language);
        }),
      })),
    };
  });
}

function groupBy(results: readonly BattleResult[], axes: readonly BattleAxis[]): BattleResult[][] {
  const groups = new Map<string, BattleResult[]>();
  for (const result of results) {
    const key = JSON.stringify(axes.map((axis) => axis.valueOf(result.fought)));
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()];
}
