import { CONFIDENCE_PERCENT } from '../statistics/interval-method.ts';
import { hasShown, shownAmount, shownOutcomes } from '../studies/cell-odds.ts';
import type { Study } from '../studies/study.ts';
import { type Parameter, type ParameterValue, writeValue } from '../systems/parameter.ts';
import { defaultOption } from '../systems/ruling.ts';
import { hasExact } from '../systems/settings.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { grouped } from '../text/numbers.ts';

/** The words that tables, charts and pages share. */

export const PROBABILITY: Bilingual = { pl: 'szansa', en: 'probability' };
export const OUTCOME: Bilingual = { pl: 'wynik', en: 'outcome' };
export const EXACT: Bilingual = { pl: 'dokładnie', en: 'exact' };
export const SIMULATED: Bilingual = { pl: 'symulacja', en: 'simulation' };

export const MEAN: Bilingual = { pl: 'średnio', en: 'mean' };

export const LOSS: Bilingual = { pl: 'strata do najlepszej', en: 'loss to the best' };

/** Means are shown to the thousandth. */
export const MEAN_DIGITS = 3;

const YES: Bilingual = { pl: 'tak', en: 'yes' };
const NO: Bilingual = { pl: 'nie', en: 'no' };
const NONE: Bilingual = { pl: 'brak', en: 'none' };
const AT_LEAST: Bilingual = { pl: 'co najmniej', en: 'at least' };

/** The value of a parameter as a reader sees it. */
export function valueLabel(parameter: Parameter, value: ParameterValue, language: Language): string {
  if (parameter.kind === 'choice') return parameter.options[String(value)]![language];
  if (value === null) return NONE[language];
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  return typeof value === 'number' && value < 0 ? `−${-value}` : writeValue(value);
}

/** What a two-way table shows: the probability of `wygrana`, of `co najmniej sukces`, or `średnio: zapłacone PŻ`. */
export function shownLabel({ test, view, cells, rulings, show }: Study, language: Language): string {
  const amount = shownAmount(show);
  if (amount !== undefined) return `${MEAN[language]}: ${test.amounts![amount]!.name[language]}`;
  const all = cells
    .map((parameters) => view.outcomes(parameters, rulings))
    .find((outcomes) => hasShown(outcomes, show));
  const [outcome] = shownOutcomes(all!, show);
  const name = outcome!.name[language];
  const label = show.endsWith('+') ? `${AT_LEAST[language]} ${name}` : name;
  return typeof outcome!.id === 'number' ? `${view.name[language]}: ${label}` : label;
}

/** The parameters that do not vary and make a difference: `PT 6, specjalizacja`. */
function fixedLabel({ test, grid, axes }: Study, language: Language): string {
  return Object.entries(test.parameters)
    .filter(([id]) => !axes.includes(id))
    .flatMap(([id, parameter]) => {
      const value = grid[id]![0]!;
      if (value === null || value === false || value === 'none') return [];
      const name = parameter.name[language];
      return [value === true ? name : `${name} ${valueLabel(parameter, value, language)}`];
    })
    .join(', ');
}

/** The rulings that differ from the default reading: `opposed.tie=nobody`; empty when none does. */
function rulingsLabel({ test, rulings }: Study): string {
  return Object.entries(rulings)
    .filter(([id, option]) => option !== defaultOption(test.rulings[id]!))
    .map(([id, option]) => `${id}=${option}`)
    .join(', ');
}

/** How the numbers came about, for a caption. */
function methodLabel({ method, samples, test, cells, rulings }: Study, language: Language): string {
  const exactCells = cells.filter((parameters) => hasExact(test, parameters, rulings)).length;
  const trials = grouped(samples, language);
  const simulated = {
    pl: `${SIMULATED.pl}: ${trials} prób na komórkę, przedziały ${CONFIDENCE_PERCENT}\u00a0%`,
    en: `${SIMULATED.en}: ${trials} trials a cell, ${CONFIDENCE_PERCENT}% intervals`,
  }[language];
  if (method === 'exact' && exactCells === cells.length) return EXACT[language];
  if (method === 'exact' && exactCells === 0) return simulated;
  return method === 'mc' ? simulated : `${EXACT[language]}; ${simulated}`;
}

/** The lines under a title: what is shown, what is fixed, which rulings and how it was computed. */
export function subtitle(study: Study, shown: string, language: Language): string {
  return [shown, fixedLabel(study, language), rulingsLabel(study), methodLabel(study, language)]
    .filter((part) => part !== '')
    .join(' · ');
}
