import type { Worth } from '../battles/worth/price.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import type { ChartSpec } from './chart-spec.ts';
import { byPrice, traitName } from './worth-table.ts';

const TITLE: Bilingual = { pl: 'Uczciwe ceny cech i ceny z podręcznika', en: 'Fair prices of traits and printed ones' };
const SUBTITLE: Bilingual = {
  pl: 'punkt z kreską: uczciwa cena z przedziałem 95 %; pionowa kreska: cena w podręczniku; bez cech, których nie dotknęła żadna bitwa',
  en: 'point with a line: fair price with its 95% interval; tick: printed price; without traits that no battle felt',
};
const PC: Bilingual = { pl: 'PC, które cecha kosztuje', en: 'PC that the trait costs' };
const FONT = 'DejaVu Sans';
const ROW = 16;
const WIDTH = 520;
const BLUE = '#1f6fb2';
const ORANGE = '#c4540a';

/** Fair prices with their intervals against the printed ones, from the highest, of all traits that some battle felt. */
export function worthChart(worths: readonly Worth[], language: Language): ChartSpec {
  const shown = byPrice(worths).filter(({ price, verdict }) => price !== null && verdict !== 'unused');
  const values = shown.map((worth) => ({
    trait: traitName(worth, language),
    fair: worth.price!.pc,
    low: worth.price!.interval.low,
    high: worth.price!.interval.high,
    printed: worth.change.printed,
  }));
  const y = {
    field: 'trait',
    type: 'nominal',
    sort: values.map(({ trait }) => trait),
    axis: { title: null, labelLimit: 240, grid: true },
  };
  const x = { type: 'quantitative', title: PC[language], ...(language === 'pl' ? decimalComma() : {}) };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: 'white',
    title: { text: TITLE[language], subtitle: SUBTITLE[language], anchor: 'start' },
    width: WIDTH,
    height: { step: ROW },
    data: { values },
    layer: [
      {
        mark: { type: 'rule', color: BLUE, strokeWidth: 2 },
        encoding: { y, x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      {
        mark: { type: 'point', filled: true, size: 40, color: BLUE, opacity: 1 },
        encoding: { y, x: { field: 'fair', ...x } },
      },
      {
        mark: { type: 'tick', color: ORANGE, thickness: 3, size: 13, opacity: 1 },
        encoding: { y, x: { field: 'printed', ...x } },
      },
    ],
    config: { font: FONT, view: { stroke: null } },
  } as ChartSpec;
}

function decimalComma() {
  return { axis: { labelExpr: "replace(replace(datum.label, '.', ','), '-', '−')" } };
}
