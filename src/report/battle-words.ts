import type { BattleAxis } from '../battles/battle-axes.ts';
import type { BattleCase } from '../battles/battle-grid.ts';
import { CONFIDENCE_PERCENT } from '../statistics/interval-method.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { grouped } from '../text/numbers.ts';
import type { BattleReport } from './battle-report.ts';

/** The words that tables and charts of battles share. */

export const WIN_RATE: Bilingual = { pl: 'szansa wygranej', en: 'win rate' };

const TITLE: Bilingual = { pl: 'Potyczki', en: 'Battles' };

/** The title given, or the name of the scenario, where there is one. */
export function battleTitle({ title, grid }: BattleReport, language: Language): string {
  if (title !== undefined) return title[language];
  const [only, ...others] = grid.scenarios;
  return others.length === 0 ? only!.name[language] : TITLE[language];
}

/** What a case has of each axis, as `Szturm · 6`. */
export function caseLabel(axes: readonly BattleAxis[], fought: BattleCase, language: Language): string {
  return axes.map((axis) => axis.labelOf(axis.valueOf(fought), language)).join(' · ');
}

/** What does not vary, and how many battles there were. */
export function battleSubtitle(report: BattleReport, language: Language): string {
  const { fixed, battles } = report;
  const settings = fixed
    .filter(({ id }) => id !== 'scenario' || report.grid.scenarios.length > 1)
    .map((axis) => `${axis.name[language]}: ${axis.labelOf(axis.values[0]!, language)}`);
  const number = grouped(battles, language);
  const fought = {
    pl: `${number} bitew na komórkę, przedziały ${CONFIDENCE_PERCENT}\u00a0%`,
    en: `${number} battles a cell, ${CONFIDENCE_PERCENT}% intervals`,
  }[language];
  return [...settings, fought].join(' · ');
}
