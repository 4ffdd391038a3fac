import { traitChange } from '../battles/worth/change.ts';
import { traitsNamed, type WorthDesign } from '../battles/worth/design.ts';
import { measureWorth, type WorthOptions, worthId } from '../battles/worth/measure.ts';
import { pricesOf } from '../battles/worth/price.ts';
import type { Language } from '../text/bilingual.ts';
import type { WorthFiles } from './manifest.ts';
import type { PageSection } from './page.ts';
import { renderSvg } from './render.ts';
import { worthChart } from './worth-chart.ts';
import { worthCsv } from './worth-csv.ts';
import { worthTables } from './worth-table.ts';

const FOLDER = 'teohiphip/worth';

export type Priced = WorthFiles & { readonly section: PageSection };

/** Prices of all traits by a design, as files by their paths in the report, and how the page shows them. */
export async function pricedIn(design: WorthDesign, options: Omit<WorthOptions, 'seed' | 'battles'>): Promise<Priced> {
  const { id, title, note, cells, seed, battles } = design;
  const changes = traitsNamed([]).map(traitChange);
  const worths = pricesOf(await measureWorth(changes, cells, { ...options, seed, battles }));
  const csv = `${FOLDER}/${id}.csv`;
  const files = new Map([[csv, worthCsv(worths)]]);
  const inLanguage = async (language: Language) => {
    const spec = worthChart(worths, language);
    const svg = await renderSvg(spec);
    const name = `${FOLDER}/${id}${language === 'pl' ? '' : `.${language}`}`;
    files.set(`${name}.vl.json`, `${JSON.stringify(spec, null, 1)}\n`);
    files.set(`${name}.svg`, svg);
    return { svg, tables: worthTables(worths, language) };
  };
  const [pl, en] = [await inLanguage('pl'), await inLanguage('en')];
  const section = { anchor: `worth-${id}`, title, note, csv, pl, en };
  return { design, strongId: worthId(changes, cells, seed, battles), files, section };
}
