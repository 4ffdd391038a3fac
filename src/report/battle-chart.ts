import type { BattleAxis } from '../battles/battle-axes.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import type { Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import type { BattleReport } from './battle-report.ts';
import { battleSubtitle, battleTitle, WIN_RATE } from './battle-words.ts';
import { type ChartSpec, specOf } from './chart-spec.ts';
import { SIMULATED } from './words.ts';

const GREATEST_AXES = 3;
const GREATEST_SERIES = 30;

/** @throws InputError when more varies than a chart can show */
export function checkBattleChart(varying: readonly BattleAxis[]): void {
  if (varying.length > GREATEST_AXES) {
    const names = varying.map(({ id }) => id).join(', ');
    throw new InputError(`a chart shows at most ${GREATEST_AXES} varying things, not ${varying.length}: ${names}`);
  }
  const series = varying[1]?.values.length ?? 1;
  if (series > GREATEST_SERIES) throw new InputError(`a chart shows at most ${GREATEST_SERIES} series, not ${series}`);
}

/** Win rates with their intervals over the first thing that varies, coloured by the second, a part for each third. */
export function battleChart(report: BattleReport, language: Language): ChartSpec {
  const { varying, results } = report;
  const [along, across, third] = varying;
  const label = (axis: BattleAxis | undefined, { fought }: BattleResult) =>
    axis === undefined ? '' : axis.labelOf(axis.valueOf(fought), language);
  const labels = (axis: BattleAxis | undefined) =>
    axis === undefined ? [''] : axis.values.map((value) => axis.labelOf(value, language));
  const title = (axis: BattleAxis | undefined) => axis?.name[language] ?? '';
  const points = results.map((result) => ({
    x: label(along, result),
    series: label(across, result),
    rank: across === undefined ? 0 : across.values.indexOf(across.valueOf(result.fought)),
    facet: label(third, result),
    method: SIMULATED[language],
    value: result.winRate,
    ...result.interval,
  }));
  const drawing = {
    points,
    xTitle: title(along),
    xLabels: labels(along),
    seriesTitle: title(across),
    series: labels(across),
    colours: undefined,
    facetTitle: title(third),
    facets: labels(third),
    shown: WIN_RATE[language],
    measure: { title: WIN_RATE[language], isProbability: true },
    stacked: false,
    apart: across === undefined || typeof along!.values[0] !== 'number',
  };
  return specOf(
    { title: battleTitle(report, language), subtitle: battleSubtitle(report, language) },
    drawing,
    language,
  );
}
