import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { LANGUAGES } from '../../text/bilingual.ts';
import { battleChart } from '../battle-chart.ts';
import { battleCsv } from '../battle-csv.ts';
import { type BattleReport, battleReportOf } from '../battle-report.ts';
import { battleTables } from '../battle-table.ts';
import { csvText } from '../csv.ts';
import { lineCsv } from '../line-csv.ts';
import { renderSvg } from '../render.ts';
import { effectsCsv } from './effects.ts';
import { endingsCsv } from './endings.ts';
import { fallenCsv } from './fallen-maps.ts';
import { bestScriptWords, gravestFindings } from './findings.ts';
import { type ChartContent, scenarioPage } from './page.ts';
import { replayFiles } from './replays.ts';

const FOLDER = 'teohiphip/scenarios';
const UP = '../../../';

/** A scenario in the list of the report. */
export interface ListedScenario {
  readonly name: Bilingual;
  /** The path of its page in the report. */
  readonly path: string;
  readonly summary: Bilingual;
  readonly findings: readonly Bilingual[];
}

/** The files of a scenario's page by their paths in the report, and what the report says of it. */
export async function scenarioFiles(
  study: ScenarioStudy,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly listed: ListedScenario }> {
  const { scenario, grid, results, scales, questions } = study;
  const folder = `${FOLDER}/${scenario.id}`;
  const files = new Map<string, string>();
  const add = (name: string, content: string) => files.set(`${folder}/${name}`, content);
  const chart = async (name: string, report: BattleReport): Promise<Record<Language, ChartContent>> => {
    const inLanguage = async (language: Language): Promise<ChartContent> => {
      const spec = battleChart(report, language);
      const svg = await renderSvg(spec);
      const suffix = language === LANGUAGES[0] ? '' : `.${language}`;
      add(`${name}${suffix}.vl.json`, `${JSON.stringify(spec, null, 1)}\n`);
      add(`${name}${suffix}.svg`, svg);
      return { svg, tables: battleTables(report, language) };
    };
    return { pl: await inLanguage('pl'), en: await inLanguage('en') };
  };
  add('win-rates.csv', battleCsv(grid, results));
  const winRates = await chart('win-rates', battleReportOf(grid, questions.battles, results));
  const scaleCharts: Record<Language, ChartContent>[] = [];
  for (const [index, { path, grid: own, results: fought }] of scales.entries()) {
    // Two forces of one profile are called the same.
    const title = { pl: path, en: path };
    const name = index === 0 ? 'scales' : `scales-${index + 1}`;
    scaleCharts.push(await chart(name, { ...battleReportOf(own, questions.paired, fought), title }));
  }
  if (scales.length > 0) add('scales.csv', scalesCsv(study));
  add('endings.csv', endingsCsv(study));
  if (study.effects.length > 0) add('effects.csv', effectsCsv(study));
  add('fallen.csv', fallenCsv(study));
  add('lines.csv', lineCsv(results));
  for (const [name, page] of replayFiles(study)) add(name, page);
  add('index.html', scenarioPage(study, { winRates, scales: scaleCharts }, UP));
  const listed = {
    name: scenario.name,
    path: `${folder}/index.html`,
    summary: bestScriptWords(study),
    findings: gravestFindings(study),
  };
  return { files, listed };
}

const SCALE_COLUMNS = [
  'scenario',
  'band',
  'script',
  'policy',
  'setting',
  'value',
  'battles',
  'wins',
  'win_rate',
  'ci_low',
  'ci_high',
];

/** Tidy CSV: a row for each value of each setting by each script. */
function scalesCsv({ scales }: ScenarioStudy): string {
  const rows = scales.flatMap(({ path, results }) =>
    results.map(({ fought, tally, winRate, interval }) => {
      const { scenario, band, script, policy, settings } = fought;
      const { battles, wins } = tally;
      return [
        scenario.id,
        band.id,
        script,
        policy,
        path,
        settings[path]!,
        battles,
        wins,
        winRate,
        interval.low,
        interval.high,
      ];
    }),
  );
  return csvText([SCALE_COLUMNS, ...rows]);
}
