import type { BattleStudy } from '../battles/battle-study.ts';
import type { FoughtStudy } from '../battles/run-battle-study.ts';
import type { Language } from '../text/bilingual.ts';
import { battleChart } from './battle-chart.ts';
import { battleCsv } from './battle-csv.ts';
import { battleReportOf } from './battle-report.ts';
import { battleTables } from './battle-table.ts';
import { lineCsv } from './line-csv.ts';
import { lineTables } from './line-table.ts';
import type { PageSection } from './page.ts';
import { pairsCsv } from './pairs-csv.ts';
import { pairsTables } from './pairs-table.ts';
import { renderSvg } from './render.ts';
import { traitUsesCsv, traitUsesTables } from './trait-uses.ts';

const FOLDER = 'teohiphip/battles';

/** The files of a study of battles by their paths in the report, and how the page shows them. */
export async function battleStudyFiles(
  study: BattleStudy,
  { results, pairs }: FoughtStudy,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly section: PageSection }> {
  const { id, title, note, grid, lines, traits, battles } = study;
  const report = { ...battleReportOf(grid, battles, results), title };
  const csv = `${FOLDER}/${id}.csv`;
  const files = new Map([[csv, battleCsv(grid, results)]]);
  const linesCsv = lines ? `${FOLDER}/${id}.lines.csv` : undefined;
  if (linesCsv !== undefined) files.set(linesCsv, lineCsv(results));
  const traitsCsv = traits ? `${FOLDER}/${id}.traits.csv` : undefined;
  if (traitsCsv !== undefined) files.set(traitsCsv, traitUsesCsv(results));
  const pairedCsv = pairs && `${FOLDER}/${id}.pairs.csv`;
  if (pairs && pairedCsv) files.set(pairedCsv, pairsCsv(grid, pairs));
  const inLanguage = async (language: Language) => {
    const spec = battleChart(report, language);
    const svg = await renderSvg(spec);
    const name = `${FOLDER}/${id}${language === 'pl' ? '' : `.${language}`}`;
    files.set(`${name}.vl.json`, `${JSON.stringify(spec, null, 1)}\n`);
    files.set(`${name}.svg`, svg);
    return {
      svg,
      tables: battleTables(report, language),
      lines: lines ? lineTables(results, language) : [],
      traits: traits ? traitUsesTables(results, language) : [],
      pairs: pairs === undefined ? [] : pairsTables(report, pairs, language),
    };
  };
  const [pl, en] = [await inLanguage('pl'), await inLanguage('en')];
  return {
    files,
    section: { anchor: `battles-${id}`, title, note, csv, linesCsv, traitsCsv, pairsCsv: pairedCsv, pl, en },
  };
}
