import type { TopLevelSpec } from 'vega-lite';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { SERIES_COLOURS, SERIES_SCHEME } from './colours.ts';
import { EXACT, SIMULATED } from './words.ts';

/** A Vega-Lite specification with its data in it. */
export type ChartSpec = TopLevelSpec;

const WIDTH = 460;
const HEIGHT = 300;
const FACET_WIDTH = 230;
const FACET_HEIGHT = 180;
const FONT = 'DejaVu Sans';
const CHARACTER_WIDTH = 7;

/** One mark of the chart. `x` is a number on a numeric axis and a label on any other. */
export interface Point {
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
export interface Drawing {
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
  /** Points alone, those of different series side by side: for estimates of what has no order. */
  readonly apart?: boolean;
}

/** What stands over a chart. */
interface ChartHeading {
  readonly title: string;
  readonly subtitle: string;
}

/** The chart of a drawing under a title and a line that says what it is and how it came about. */
export function specOf(heading: ChartHeading, drawing: Drawing, language: Language): ChartSpec {
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
      text: wrap(heading.title, 60),
      subtitle: wrap(heading.subtitle, 80),
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
  if (drawing.apart) return pointsApart(drawing, x, y);
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
  const color = colourOf(drawing);
  const shape = shapeOf(drawing);
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

/** A point for each estimate with its interval, those over the same place beside each other. */
function pointsApart(drawing: Drawing, x: object, y: object): object[] {
  const xOffset = { field: 'series', type: 'nominal', sort: [...drawing.series] };
  const single = drawing.series.length === 1;
  const own = single ? { x } : { x, xOffset, color: colourOf(drawing) };
  const color = single ? { color: SERIES_COLOURS[0] } : {};
  const ends = { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } };
  return [
    { mark: { type: 'rule', strokeWidth: 1.5, ...color }, encoding: { ...own, y: { ...y, ...ends.y }, y2: ends.y2 } },
    {
      mark: { type: 'point', filled: true, size: 55, opacity: 1, ...color },
      encoding: { ...own, y, ...(single ? {} : shapeOf(drawing)) },
    },
  ];
}

function isFew({ series }: Drawing): boolean {
  return series.length <= SERIES_COLOURS.length;
}

function colourOf(drawing: Drawing): object {
  const { series, seriesTitle } = drawing;
  const few = isFew(drawing);
  const scale = few
    ? { domain: [...series], range: SERIES_COLOURS.slice(0, series.length) }
    : { domain: [...series], scheme: SERIES_SCHEME };
  return { field: 'series', type: few ? 'nominal' : 'ordinal', title: seriesTitle, sort: [...series], scale };
}

function shapeOf(drawing: Drawing): object {
  const { series, seriesTitle } = drawing;
  if (!isFew(drawing)) return {};
  const scale = { domain: [...series] };
  return { shape: { field: 'series', type: 'nominal', title: seriesTitle, sort: [...series], scale } };
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
