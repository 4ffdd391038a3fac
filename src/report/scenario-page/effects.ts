import { listName } from '../../battles/battle-axes.ts';
import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import type { Effect } from '../../skirmish/spec.ts';
import { holm } from '../../statistics/holm.ts';
import { CONFIDENCE_PERCENT } from '../../statistics/interval-method.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { decimal, grouped, percent } from '../../text/numbers.ts';
import { pointsText, pText, shareText } from '../compare-words.ts';
import { csvText } from '../csv.ts';
import { type ShadedCell, type ShadedTable, unshaded } from './shaded-table.ts';

const CAPTION: Bilingual = {
  pl: 'Te same bitwy z każdym efektem i bez niego',
  en: 'The same battles with each effect and without it',
};
const EFFECT: Bilingual = { pl: 'efekt', en: 'effect' };
const WITH_ALL: Bilingual = { pl: 'wygrane z wszystkimi', en: 'won with all of them' };
const ALL: Bilingual = { pl: 'wszystkie razem', en: 'all together' };
const HEADINGS: readonly Bilingual[] = [
  { pl: 'na bitwę', en: 'per battle' },
  { pl: 'wygrane bez niego', en: 'won without it' },
  { pl: 'różnica', en: 'difference' },
  { pl: 'p (Holm)', en: 'p (Holm)' },
  { pl: 'równe do końca', en: 'in step to the end' },
];

const COLUMNS = [
  'scenario',
  'band',
  'script',
  'effect',
  'battles',
  'per_battle',
  'win_rate_with',
  'win_rate_without',
  'difference',
  'ci_low',
  'ci_high',
  'p',
  'p_holm',
  'in_step',
];

/** A difference of so many points is as strong as colour gets. */
const STRONG = 0.3;

/** What each effect does to the win rate. */
interface EffectFacts {
  readonly id: string;
  readonly name: Bilingual;
  /** How often it happened in a battle; null where nobody counts, and of all together. */
  readonly perBattle: number | null;
  readonly comparison: ScenarioStudy['effects'][number]['comparison'];
  readonly p: number;
}

/** Of the effects that can be switched off, what they do; the p-values corrected for being several. */
function effectFacts({ effects, scenario, best, band }: ScenarioStudy): EffectFacts[] {
  const p = holm(effects.map(({ comparison }) => comparison.test.exact));
  const { tally } = best.find(({ fought }) => fought.band === band)!;
  return effects.map(({ effect, comparison }, index) => ({
    id: effect?.id ?? 'all',
    name: effect?.name ?? ALL,
    perBattle:
      effect === null || !isCounted(effect) ? null : tally.effects[scenario.effects.indexOf(effect)]! / tally.battles,
    comparison,
    p: p[index]!,
  }));
}

function isCounted({ kind }: Effect): boolean {
  return kind !== 'aura' && kind !== 'explosion' && kind !== 'alarm';
}

/** Win rates with and without each effect, paired battle by battle. */
export function effectsTable(study: ScenarioStudy, language: Language): ShadedTable {
  const { band, script, questions, effects } = study;
  const base = effects[0]!.comparison.b;
  const won = `${WITH_ALL[language]}: ${shareText(base.winRate, base.interval, language)}`;
  const number = grouped(questions.paired, language);
  const fought = {
    pl: `${number} par bitew, przedziały Tango ${CONFIDENCE_PERCENT}\u00a0%`,
    en: `${number} pairs of battles, Tango's ${CONFIDENCE_PERCENT}% intervals`,
  }[language];
  return {
    caption: `${CAPTION[language]} (${band.name[language]} · ${listName(script)[language]} · ${fought}) · ${won}`,
    corner: EFFECT[language],
    columns: HEADINGS.map((name) => name[language]),
    rows: effectFacts(study).map(({ name, perBattle, comparison, p }) => {
      const { a: without, difference, interval, inStep, battles } = comparison;
      const shaded: ShadedCell = {
        text: pointsText(difference, interval.low, interval.high, language),
        scale: difference >= 0 ? 'good' : 'bad',
        strength: interval.low <= 0 && interval.high >= 0 ? 0 : Math.min(1, Math.abs(difference) / STRONG),
      };
      return {
        heading: name[language],
        cells: [
          unshaded(perBattle === null ? '–' : decimal(perBattle, 2, language)),
          unshaded(shareText(without.winRate, without.interval, language)),
          shaded,
          unshaded(pText(p, language)),
          unshaded(percent(inStep / battles, language, 1)),
        ],
      };
    }),
  };
}

/** Tidy CSV: a row for each effect, and one for all together. */
export function effectsCsv(study: ScenarioStudy): string {
  const { scenario, band, script } = study;
  const rows = effectFacts(study).map(({ id, perBattle, comparison, p }) => {
    const { a: without, b: withIt, difference, interval, test, inStep, battles } = comparison;
    const rates = [withIt.winRate, without.winRate, difference, interval.low, interval.high];
    return [scenario.id, band.id, script, id, battles, perBattle ?? '', ...rates, test.exact, p, inStep / battles];
  });
  return csvText([COLUMNS, ...rows]);
}
