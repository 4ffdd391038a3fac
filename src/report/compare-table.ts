import type { VariantResult } from '../battles/run-variants.ts';
import { CONFIDENCE_PERCENT } from '../statistics/interval-method.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { grouped, percent } from '../text/numbers.ts';
import { WIN_RATE } from './battle-words.ts';
import type { CompareReport } from './compare-report.ts';
import { pointsText, pText, shareText, sideFacts } from './compare-words.ts';
import { partingsOf, placeWords } from './divergence-words.ts';
import type { Table } from './table.ts';

const FACT: Bilingual = { pl: 'co', en: 'what' };
const DRAW_RATE: Bilingual = { pl: 'remis', en: 'draw' };
const OUTCOMES: Bilingual = { pl: 'Kto wygrał te same bitwy', en: 'Who won the same battles' };
const A_WINS: Bilingual = { pl: 'A wygrywa', en: 'A wins' };
const A_DOES_NOT: Bilingual = { pl: 'A nie wygrywa', en: 'A does not win' };
const B_WINS: Bilingual = { pl: 'B wygrywa', en: 'B wins' };
const B_DOES_NOT: Bilingual = { pl: 'B nie wygrywa', en: 'B does not win' };
const EXACT_TEST: Bilingual = { pl: 'test McNemara, dokładny: p', en: "McNemar's test, exact: p" };
const MID_P: Bilingual = { pl: 'test McNemara, mid-p', en: "McNemar's test, mid-p" };
const IN_STEP: Bilingual = { pl: 'bitwy równe do końca', en: 'battles in step to the end' };
const FIRST_ONLY_A: Bilingual = { pl: 'pierwsza bitwa, którą wygrało tylko A', en: 'first battle that only A won' };
const FIRST_ONLY_B: Bilingual = { pl: 'pierwsza bitwa, którą wygrało tylko B', en: 'first battle that only B won' };
const PARTING: Bilingual = { pl: 'Gdzie się rozchodzą', en: 'Where they part' };
const HOW_SURE: Bilingual = { pl: 'Jak pewna jest różnica', en: 'How sure the difference is' };
const FIRST_EVENT: Bilingual = { pl: 'pierwsze inne zdarzenie', en: 'first event that differs' };
const ACTS: Bilingual = { pl: 'działa', en: 'acts' };
const VALUE: Bilingual = { pl: 'wynik', en: 'outcome' };
const NONE: Bilingual = { pl: 'nie ma', en: 'none' };

/** The tables of a comparison: both sides, who won the same battles, how sure it is, and where the courses part. */
export function compareTables(report: CompareReport, language: Language): Table[] {
  return [
    sidesTable(report, language),
    pairsTable(report, language),
    testTable(report, language),
    ...partingTables(report, language),
  ];
}

/** `Skrypt: … · 10 000 par bitew, przedziały 95 %`: what both sides have alike, and how many battles there were. */
function compareSubtitle({ sides, comparison }: CompareReport, language: Language): string {
  const alike = sideFacts(...sides).filter(({ id, differs }) => !differs && id !== 'scenario');
  const number = grouped(comparison.battles, language);
  const fought = {
    pl: `${number} par bitew, przedziały ${CONFIDENCE_PERCENT}\u00a0%`,
    en: `${number} pairs of battles, ${CONFIDENCE_PERCENT}% intervals`,
  }[language];
  return [...alike.map(({ name, a }) => `${name[language]}: ${a[language]}`), fought].join(' · ');
}

export function compareTitle({ sides: [{ fought }] }: CompareReport): Bilingual {
  return fought.scenario.name;
}

function sidesTable(report: CompareReport, language: Language): Table {
  const { sides, comparison } = report;
  const { a, b, difference, interval } = comparison;
  const differing = sideFacts(...sides).filter(({ differs }) => differs);
  const hasDraws = a.draws + b.draws > 0;
  const drawText = ({ draws, outcomes }: VariantResult) => percent(draws / outcomes.results.length, language, 1);
  return {
    caption: `${compareTitle(report)[language]} (${compareSubtitle(report, language)})`,
    corner: FACT[language],
    columns: ['A', 'B', 'B − A'],
    rows: [
      ...differing.map((fact) => ({ heading: fact.name[language], cells: [fact.a[language], fact.b[language], ''] })),
      {
        heading: WIN_RATE[language],
        cells: [
          shareText(a.winRate, a.interval, language),
          shareText(b.winRate, b.interval, language),
          pointsText(difference, interval.low, interval.high, language),
        ],
      },
      ...(hasDraws ? [{ heading: DRAW_RATE[language], cells: [drawText(a), drawText(b), ''] }] : []),
    ],
  };
}

function pairsTable({ comparison }: CompareReport, language: Language): Table {
  const { both, onlyFirst, onlySecond, neither } = comparison.counts;
  const texts = (...counts: readonly number[]) => counts.map((count) => grouped(count, language));
  return {
    caption: OUTCOMES[language],
    corner: '',
    columns: [B_WINS[language], B_DOES_NOT[language]],
    rows: [
      { heading: A_WINS[language], cells: texts(both, onlyFirst) },
      { heading: A_DOES_NOT[language], cells: texts(onlySecond, neither) },
    ],
  };
}

function testTable({ comparison }: CompareReport, language: Language): Table {
  const { test, inStep, battles, firstOnlyA, firstOnlyB } = comparison;
  const numberText = (battle: number | null) => (battle === null ? NONE[language] : String(battle));
  const rows = [
    [EXACT_TEST, pText(test.exact, language)],
    [MID_P, pText(test.midP, language)],
    [IN_STEP, percent(inStep / battles, language, 1)],
    [FIRST_ONLY_A, numberText(firstOnlyA)],
    [FIRST_ONLY_B, numberText(firstOnlyB)],
  ] as const;
  return {
    caption: HOW_SURE[language],
    corner: FACT[language],
    columns: [VALUE[language]],
    rows: rows.map(([name, text]) => ({ heading: name[language], cells: [text] })),
  };
}

function partingTables({ divergence, sides }: CompareReport, language: Language): Table[] {
  const point = divergence?.point ?? null;
  if (divergence === null || point === null) return [];
  const caption = `${PARTING[language]}: ${placeWords(divergence, language)}`;
  return [
    {
      caption,
      corner: '',
      columns: [ACTS[language], FIRST_EVENT[language]],
      rows: partingsOf(divergence, point, sides).map(({ figure, event }, side) => ({
        heading: 'AB'[side]!,
        cells: [figure[language], event[language]],
      })),
    },
  ];
}
