import type { Bilingual, Language } from '../text/bilingual.ts';
import { percent } from '../text/numbers.ts';
import type { BalanceReport } from './balance-report.ts';
import { answerWords, valueText } from './balance-words.ts';
import { battleSubtitle, battleTitle, WIN_RATE } from './battle-words.ts';
import { type ChartSpec, specOf } from './chart-spec.ts';
import { SIMULATED } from './words.ts';

const TARGET: Bilingual = { pl: 'cel', en: 'target' };

/** The win rates at the values measured with their intervals, and the target as a line across. */
export function balanceChart({ balance, about }: BalanceReport, language: Language): ChartSpec {
  const { points, target } = balance;
  const [axis] = about.varying;
  const spec = specOf(
    {
      title: battleTitle(about, language),
      subtitle: [
        battleSubtitle(about, language),
        ...answerWords(balance).map(({ about: what, words }) => `${what[language]}: ${words[language]}`),
      ].join(' · '),
    },
    {
      points: points.map(({ value, result }) => ({
        x: valueText(value, language),
        series: '',
        rank: 0,
        facet: '',
        method: SIMULATED[language],
        value: result.winRate,
        ...result.interval,
      })),
      xTitle: axis?.name[language] ?? '',
      xLabels: points.map(({ value }) => valueText(value, language)),
      seriesTitle: '',
      series: [''],
      colours: undefined,
      facetTitle: '',
      facets: [''],
      shown: WIN_RATE[language],
      measure: { title: WIN_RATE[language], isProbability: true },
      stacked: false,
      apart: true,
    },
    language,
  );
  if (!('layer' in spec)) return spec;
  // Drawn once, not for each point.
  const data = { values: [{}] };
  const line = {
    data,
    mark: { type: 'rule', strokeDash: [6, 4], color: '#666' },
    encoding: { y: { datum: target } },
  };
  const label = {
    data,
    mark: {
      type: 'text',
      align: 'left',
      dx: 4,
      dy: -6,
      color: '#444',
      text: `${TARGET[language]} ${percent(target, language, 1)}`,
    },
    encoding: { y: { datum: target }, x: { value: 0 } },
  };
  return { ...spec, layer: [...spec.layer, line, label] } as ChartSpec;
}
