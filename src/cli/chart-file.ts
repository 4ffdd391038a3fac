import type { ChartSpec } from '../report/chart-spec.ts';
import type { Table } from '../report/table.ts';
import type { Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';

const CHART_ENDINGS = ['.vl.json', '.svg', '.png', '.html'] as const;

/** Where a chart is to be written, and as what. */
export interface ChartPlace {
  readonly path: string;
  readonly ending: (typeof CHART_ENDINGS)[number];
}

/** Reads `--chart`. @throws InputError when the ending is none that can be drawn */
export function readChartPlace(path: string | undefined): ChartPlace | undefined {
  if (path === undefined) return undefined;
  const ending = CHART_ENDINGS.find((each) => path.endsWith(each));
  if (ending !== undefined) return { path, ending };
  throw new InputError(`--chart is '${path}'; allowed: a file that ends in ${CHART_ENDINGS.join(', ')}`);
}

/** What a page with a chart shows besides it. */
interface Page {
  readonly title: string;
  readonly tables: readonly Table[];
  readonly language: Language;
}

/** The content of a chart's file; the tables are made only for a page. */
export async function chartContent(
  spec: ChartSpec,
  { ending }: ChartPlace,
  page: () => Page,
): Promise<string | Uint8Array> {
  if (ending === '.vl.json') return `${JSON.stringify(spec, null, 1)}\n`;
  const { renderPng, renderSvg } = await import('../report/render.ts');
  if (ending === '.png') return renderPng(spec);
  const svg = await renderSvg(spec);
  if (ending === '.svg') return svg;
  const { chartPage } = await import('../report/page.ts');
  const { title, tables, language } = page();
  return chartPage(title, svg, tables, language);
}
