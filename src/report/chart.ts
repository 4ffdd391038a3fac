import type { TopLevelSpec } from 'vega-lite';
import { type CellOdds, type Shown, shownAmount, shownOutcomes } from '../studies/cell-odds.ts';
import type { Study } from '../studies/study.ts';
import type { ParameterValue } from '../systems/parameter.ts';
import type { Outcome } from '../systems/view.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { outcomeColours, SERIES_COLOURS, SERIES_SCHEME } from './colours.ts';
import { allOutcomes } from './table.ts';
import { EXACT, OUTCOME, PROBABILITY, SIMULATED, shownLabel, subtitle, valueLabel } from './words.ts';

/** A Vega-Lite specification with its data in it. */
export type ChartSpec = TopLevelSpec;

const WIDTH = 460;
const HEIGHT = 300;
const FACET_WIDTH = 230;
const FACET_HEIGHT = 180;
const FONT = 'DejaVu Sans';
const CHARACTER_WIDTH = 7;

/** More points or series than this cannot be read. */
const GREATEST_POINTS = 5_000;
const GREATEST_STACK = 9;
const GREATEST_SERIES = 30;

/** One mark of the chart. `x` is a number on a numeric axis and a label on any other. */
interface Point {
  readonly x: number | string;
  readonly series: string;
  /** Position of the series in its order, for stacking. */
  readonly rank: number;
  readonly facet: string;
  readonly method: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What a chart draws: the points, and what its two axes of meaning are called. */
interface Drawing {
  readonly points: readonly Point[];
  readonly xTitle: string;
  readonly xLabels: readonly (number | string)[];
  readonly seriesTitle: string;
  readonly series: readonly string[];
  readonly colours: readonly string[] | undefined;
  readonly facetTitle: string;
  readonly facets: readonly string[];
  readonly shown: string;
  /** What the y axis measures: the title, and whether it is a probability. */
  readonly measure: { readonly title: string; readonly isProbability: boolean };
  readonly stacked: boolean;
}

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
  return specOf(study, drawing, language);
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

function specOf(study: Study, drawing: Drawing, language: Language): ChartSpec {
  const faceted = drawing.facets.length > 1;
  const unit = {
    width: faceted ? FACET_WIDTH : WIDTH,
    height: faceted ? FACET_HEIGHT : HEIGHT,
    layer: layersOf(drawing, language),
  };
  const content = faceted
    ? { facet: { field: 'facet', title: drawing.facetTitle, sort: [...drawing.facets] }, columns: 2, spec: unit }
    : unit;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: {
      text: wrap(study.title[language], 60),
      subtitle: wrap(subtitle(study, drawing.shown, language) + legend(study, language), 80),
      anchor: 'start',
    },
    background: 'white',
    padding: 10,
    data: { values: drawing.points.map((point) => ({ ...point })) },
    ...content,
    config: {
      font: FONT,
      locale: { number: numberLocale(language) },
      title: { fontSize: 16, subtitleFontSize: 12, subtitleColor: '#444', offset: 12 },
      axis: { labelFontSize: 12, titleFontSize: 13, gridColor: '#ddd', labelColor: '#222', titleColor: '#222' },
      legend: { labelFontSize: 12, titleFontSize: 13, symbolSize: 120, labelLimit: 240, titleLimit: 300 },
      header: { labelFontSize: 12, titleFontSize: 13 },
      view: { stroke: '#bbb' },
    },
  } as ChartSpec;
}

/** Which mark is which, where a chart has both kinds of odds. */
function legend({ method }: Study, language: Language): string {
  if (method !== 'both') return '';
  return { pl: ' · linie i słupki: dokładnie, punkty: symulacja', en: ' · lines and bars: exact, points: simulation' }[
    language
  ];
}

function numberLocale(language: Language) {
  return language === 'pl'
    ? { decimal: ',', thousands: '\u00a0', grouping: [3], currency: ['', '\u00a0zł'], percent: '\u00a0%' }
    : { decimal: '.', thousands: ',', grouping: [3], currency: ['$', ''], percent: '%' };
}

function layersOf(drawing: Drawing, language: Language): object[] {
  const { points, series, stacked, measure } = drawing;
  const estimated = points.some(({ low, high }) => low !== high);
  const x = {
    field: 'x',
    type: 'ordinal',
    title: drawing.xTitle,
    sort: [...drawing.xLabels],
    scale: { domain: [...drawing.xLabels] },
    axis: { ...labelling(drawing.xLabels), labelLimit: 0 },
  };
  const y = {
    field: 'value',
    type: 'quantitative',
    title: measure.title,
    ...(measure.isProbability ? { axis: { format: '.0%' } } : {}),
    scale: measure.isProbability && (stacked || drawing.shown !== '') ? { domain: [0, 1] } : yScale(drawing),
  };
  if (stacked) {
    const color = {
      field: 'series',
      type: 'nominal',
      title: drawing.seriesTitle,
      sort: [...series],
      scale: { domain: [...series], range: [...drawing.colours!] },
    };
    // The best outcome at the bottom, so that the chance of success can be read from the baseline.
    return [{ mark: { type: 'bar' }, encoding: { x, y, color, order: { field: 'rank', sort: 'descending' } } }];
  }
  const interval = {
    transform: [{ filter: 'datum.low !== datum.high' }],
    mark: { type: 'errorbar', ticks: { size: 8 }, thickness: 1.5 },
    encoding: { x, y: { field: 'low', type: 'quantitative', title: measure.title }, y2: { field: 'high' } },
  };
  // Where both are known, the exact odds are lines or bars and the simulated ones points with intervals.
  const bothMethods = new Set(points.map(({ method }) => method)).size > 1;
  const only = (method: Bilingual) =>
    bothMethods ? { transform: [{ filter: `datum.method === '${method[language]}'` }] } : {};
  if (series.length === 1) {
    const bar = {
      ...only(EXACT),
      mark: { type: 'bar', color: SERIES_COLOURS[0], fillOpacity: 0.85 },
      encoding: { x, y },
    };
    const point = {
      ...only(SIMULATED),
      mark: { type: 'point', filled: true, color: 'black', opacity: 1 },
      encoding: { x, y },
    };
    const ticks = { ...interval, mark: { ...interval.mark, color: 'black', ticks: { size: 8, color: 'black' } } };
    return estimated ? [bar, ticks, point] : [bar];
  }
  const few = series.length <= SERIES_COLOURS.length;
  const scale = few
    ? { domain: [...series], range: SERIES_COLOURS.slice(0, series.length) }
    : { domain: [...series], scheme: SERIES_SCHEME };
  const color = {
    field: 'series',
    type: few ? 'nominal' : 'ordinal',
    title: drawing.seriesTitle,
    sort: [...series],
    scale,
  };
  const shape = few
    ? {
        shape: {
          field: 'series',
          type: 'nominal',
          title: drawing.seriesTitle,
          sort: [...series],
          scale: { domain: [...series] },
        },
      }
    : {};
  const lines = [
    { ...only(EXACT), mark: { type: 'line' }, encoding: { x, y, color } },
    {
      ...only(SIMULATED),
      mark: { type: 'point', filled: true, size: 55, opacity: 1 },
      encoding: { x, y, color, ...shape },
    },
  ];
  return estimated ? [...lines, { ...interval, encoding: { ...interval.encoding, color } }] : lines;
}

/** From zero, unless a mean lies below it. */
function yScale({ points }: Drawing): object {
  return points.some(({ value }) => value < 0) ? {} : { domainMin: 0 };
}

/** Labels side by side if they have room, else one word a line, else aslant. */
function labelling(labels: readonly (number | string)[]): object {
  const room = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => text.length)) * CHARACTER_WIDTH * labels.length <= WIDTH;
  const texts = labels.map(String);
  if (room(texts)) return { labelAngle: 0 };
  if (room(texts.flatMap((text) => text.split(' ')))) return { labelAngle: 0, labelExpr: "split(datum.label, ' ')" };
  return { labelAngle: -35 };
}

/** Vega does not break lines: a long title is given as several. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
