import { type CellOdds, type Shown, shownAmount, shownOutcomes } from '../studies/cell-odds.ts';
import type { Study } from '../studies/study.ts';
import type { ParameterValue } from '../systems/parameter.ts';
import type { Outcome } from '../systems/view.ts';
import type { Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { type ChartSpec, type Drawing, type Point, specOf } from './chart-spec.ts';
import { outcomeColours } from './colours.ts';
import { allOutcomes } from './table.ts';
import { EXACT, OUTCOME, PROBABILITY, SIMULATED, shownLabel, subtitle, valueLabel } from './words.ts';

/** More points or series than this cannot be read. */
const GREATEST_POINTS = 5_000;
const GREATEST_STACK = 9;
const GREATEST_SERIES = 30;

/** @throws InputError when the grid is more than a chart can show */
export function checkChart({ axes, cells, grid }: Study): void {
  if (axes.length > 3) {
    throw new InputError(`a chart shows at most 3 varying parameters, not ${axes.length}: ${axes.join(', ')}`);
  }
  if (cells.length > GREATEST_POINTS) {
    throw new InputError(`a chart shows at most ${GREATEST_POINTS} cells, the grid has ${cells.length}; use --csv`);
  }
  const across = axes[1];
  const lines = across === undefined ? 0 : grid[across]!.length;
  if (lines > GREATEST_SERIES) throw new InputError(`a chart shows at most ${GREATEST_SERIES} lines, not ${lines}`);
}

/**
 * The chart of a study. No varying parameter: a bar for each outcome. One: the outcomes stacked over it, or, where
 * they are many or measured, lines. Two: a line for each value of the second. Three: the same once for each value of
 * the third. Wherever a number is an estimate, its interval is drawn.
 */
export function chartOf(study: Study, cells: readonly CellOdds[], language: Language): ChartSpec {
  const drawing =
    study.axes.length < 2 && !isMean(study) ? drawOutcomes(study, cells, language) : drawShown(study, cells, language);
  const heading = {
    title: study.title[language],
    subtitle: subtitle(study, drawing.shown, language) + legend(study, language),
  };
  return specOf(heading, drawing, language);
}

function pointOf(shown: Shown, place: Pick<Point, 'x' | 'series' | 'rank' | 'facet'>, language: Language): Point {
  const { value, low, high } = shown;
  return { ...place, method: shown.method === 'exact' ? EXACT[language] : SIMULATED[language], value, low, high };
}

function isMean({ show, axes }: Study): boolean {
  return shownAmount(show) !== undefined && axes.length > 0;
}

/** All outcomes of one cell, or of the cells along one parameter. */
function drawOutcomes(study: Study, cells: readonly CellOdds[], language: Language): Drawing {
  const axis = study.axes[0];
  const outcomes = allOutcomes(cells);
  const names = outcomes.map(({ name }) => name[language]);
  const label = (value: ParameterValue) => axisLabel(study, axis!, value, language);
  const along = axis === undefined ? [''] : study.grid[axis]!.map(label);
  const stacked = axis !== undefined && study.method === 'exact' && outcomes.length <= GREATEST_STACK;
  // Stacks stand side by side over the parameter; otherwise the outcomes stand along x and the parameter is a line.
  const points = cells.flatMap((cell) =>
    cell.outcomes.flatMap((outcome) => {
      const rank = outcomes.findIndex(({ id }) => id === outcome.id);
      const value = axis === undefined ? '' : label(cell.parameters[axis]!);
      const [x, series] = stacked ? [value, names[rank]!] : [names[rank]!, value];
      return cell.shown(String(outcome.id)).map((shown) => pointOf(shown, { x, series, rank, facet: '' }, language));
    }),
  );
  const axisTitle = axis === undefined ? '' : study.test.parameters[axis]!.name[language];
  return {
    points,
    xTitle: stacked ? axisTitle : study.view.name[language],
    xLabels: stacked ? along : names,
    seriesTitle: stacked ? OUTCOME[language] : axisTitle,
    series: stacked ? names : along,
    colours: stacked ? outcomeColours(outcomes.length, worseThanHeadline(study, outcomes)) : undefined,
    facetTitle: '',
    facets: [''],
    shown: '',
    measure: { title: PROBABILITY[language], isProbability: true },
    stacked,
  };
}

/** What the study shows, along its first varying parameter, a line for each value of the second. */
function drawShown(study: Study, cells: readonly CellOdds[], language: Language): Drawing {
  const [down, across, third] = study.axes as [string, string | undefined, string | undefined];
  const title = (axis: string) => study.test.parameters[axis]!.name[language];
  const labels = (axis: string) => study.grid[axis]!.map((value) => axisLabel(study, axis, value, language));
  const points = cells.flatMap((cell) => {
    const x = axisLabel(study, down, cell.parameters[down]!, language);
    const series = across === undefined ? '' : axisLabel(study, across, cell.parameters[across]!, language);
    const facet = third === undefined ? '' : axisLabel(study, third, cell.parameters[third]!, language);
    const rank = across === undefined ? 0 : study.grid[across]!.indexOf(cell.parameters[across]!);
    return cell.shown(study.show).map((shown) => pointOf(shown, { x, series, rank, facet }, language));
  });
  return {
    points,
    xTitle: title(down),
    xLabels: labels(down),
    seriesTitle: across === undefined ? '' : title(across),
    series: across === undefined ? [''] : labels(across),
    colours: undefined,
    facetTitle: third === undefined ? '' : title(third),
    facets: third === undefined ? [''] : labels(third),
    shown: shownLabel(study, language),
    measure: isMean(study)
      ? { title: shownLabel(study, language), isProbability: false }
      : { title: PROBABILITY[language], isProbability: true },
    stacked: false,
  };
}

function axisLabel(study: Study, axis: string, value: ParameterValue, language: Language): string {
  return valueLabel(study.test.parameters[axis]!, value, language);
}

/** How many outcomes come before the one that the view is about. */
function worseThanHeadline({ view }: Study, outcomes: readonly Outcome[]): number {
  const best = shownOutcomes(outcomes, view.headline);
  return outcomes.length - best.length;
}

/** Which mark is which, where a chart has both kinds of odds. */
function legend({ method }: Study, language: Language): string {
  if (method !== 'both') return '';
  return { pl: ' · linie i słupki: dokładnie, punkty: symulacja', en: ' · lines and bars: exact, points: simulation' }[
    language
  ];
}
