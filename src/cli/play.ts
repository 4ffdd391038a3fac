import type { Command } from 'commander';
import type { BattleReport } from '../report/battle-report.ts';
import type { Table } from '../report/table.ts';
import { DEFAULT_SEED } from '../studies/study.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { addBattleOptions, GREATEST_BATTLES } from './battle-options.ts';
import type { RawBattleOptions } from './battle-request.ts';
import { type ChartPlace, chartContent, readChartPlace } from './chart-file.ts';
import { addCountOptions, type RawCountOptions, readBattles } from './count-options.ts';
import { addWorkersOption, readWord, readWorkers } from './options.ts';
import { ProgressLine } from './progress.ts';
import { print, type Session, tell, withRunner } from './session.ts';
import { MARKUPS, type Markup, tablesInMarkup } from './table-text.ts';

interface PlayOptions extends RawBattleOptions, RawCountOptions {
  readonly all?: true;
  readonly seed: string;
  readonly workers: string;
  readonly csv?: string;
  readonly chart?: string;
  readonly table?: string;
  readonly lines?: true;
  readonly traits?: true;
  readonly lang: string;
}

/** What is to be written where. */
interface PlayOutput {
  readonly csv: string | undefined;
  readonly chart: ChartPlace | undefined;
  readonly table: Markup | undefined;
  readonly lines: boolean;
  readonly traits: boolean;
  readonly language: Language;
}

/** `play <scenario>…`: win rates and what happened, over a grid of bands, scripts, policies, settings and rulings. */
export function addPlayCommand(program: Command, session: Session): void {
  const command = program
    .command('play')
    .description('battles of a scenario: win rates with intervals, and how they ended')
    .argument('[scenario...]', "'list scenarios' tells which there are; or files");
  addCountOptions(addBattleOptions(command), 'for each combination')
    .option('--all', 'every scenario, band and script, unless named; what does not fit together is left out')
    .option('--seed <text>', 'the seed of the battles', DEFAULT_SEED)
    .option('--csv <file>', 'write tidy CSV; - for standard output')
    .option('--chart <file>', 'write a chart: .vl.json, .svg, .png or .html')
    .option('--table <markup>', 'print the tables: md or html')
    .option('--lines', 'how often each line of each priority list was reached, fired and failed')
    .option('--traits', 'how often each trait of the bands did something')
    .option('--lang <language>', `the language of tables and charts: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .addHelpText(
      'after',
      '\nA grid: names joined by commas or all; numbers a,b,c or from..to. Names, settings and rulings: hyperputer list',
    );
  addWorkersOption(command).action(async (scenarios: string[], options: PlayOptions) =>
    runPlay(scenarios, options, session),
  );
}

async function runPlay(scenarios: readonly string[], options: PlayOptions, session: Session): Promise<void> {
  const output = readOutput(options);
  const workers = readWorkers(options.workers);
  const { trialsWithin } = await import('../statistics/interval.ts');
  const battles = readBattles(options, trialsWithin, GREATEST_BATTLES);
  const { casesOf } = await import('../battles/battle-grid.ts');
  const { readBattleGrid } = await import('./battle-request.ts');
  const { checkBattleChart } = await import('../report/battle-chart.ts');
  const { battleReportOf } = await import('../report/battle-report.ts');
  const grid = readBattleGrid(...asked(scenarios, options));
  if (output.chart) checkBattleChart(battleReportOf(grid, battles, []).varying);
  const { cases, unfit } = casesOf(grid, options.all === true);
  for (const message of unfit) tell(`left out: ${message}`);
  const { OutputFile } = await import('../report/output-file.ts');
  const csvFile = output.csv === undefined || output.csv === '-' ? undefined : new OutputFile(output.csv);
  const chartFile = output.chart && new OutputFile(output.chart.path);
  const progress = new ProgressLine('play', 'battles');
  try {
    const { runBattles } = await import('../battles/run-battles.ts');
    const results = await withRunner(workers, async (runner) =>
      runBattles(cases, {
        seed: options.seed,
        battles,
        runner: await runner(),
        signal: session.signal,
        onProgress: (state) => progress.update(state),
      }),
    );
    progress.stop();
    const report = battleReportOf(grid, battles, results);
    if (output.csv !== undefined) {
      const { battleCsv } = await import('../report/battle-csv.ts');
      const csv = battleCsv(grid, results);
      if (csvFile === undefined) await print(csv, session);
      else csvFile.write(csv);
    }
    if (output.chart && chartFile) chartFile.write(await chartOfBattles(report, output.chart, output.language));
    if (output.table) await print(await tablesInMarkup(await tablesOf(report, output), output.table), session);
    csvFile?.commit();
    chartFile?.commit();
  } finally {
    progress.stop();
    csvFile?.discard();
    chartFile?.discard();
  }
}

/** With `--all`, what is not named is everything. */
function asked(scenarios: readonly string[], options: PlayOptions): [readonly string[] | 'all', PlayOptions] {
  const { all, band = 'all', script = 'all' } = options;
  if (all) return [scenarios.length === 0 ? 'all' : scenarios, { ...options, band, script }];
  if (scenarios.length === 0) throw new InputError("play needs a scenario, or --all; see 'list scenarios'");
  return [scenarios, options];
}

function readOutput({ csv, chart: path, table, lines, traits, lang }: PlayOptions): PlayOutput {
  const chart = readChartPlace(path);
  const markup = table === undefined ? undefined : readWord('--table', table, MARKUPS);
  if (csv === '-' && (markup !== undefined || lines || traits)) {
    throw new InputError('--csv - and --table, --lines or --traits both write to standard output; give --csv a file');
  }
  // Whoever asks for no file wants to see the answer.
  const isShown = lines || traits || (csv === undefined && chart === undefined);
  return {
    csv,
    chart,
    table: markup ?? (isShown ? 'md' : undefined),
    lines: lines === true,
    traits: traits === true,
    language: readWord('--lang', lang, LANGUAGES),
  };
}

async function tablesOf(report: BattleReport, { lines, traits, language }: PlayOutput): Promise<Table[]> {
  const { battleTables } = await import('../report/battle-table.ts');
  const tables = battleTables(report, language);
  if (lines) tables.push(...(await import('../report/line-table.ts')).lineTables(report.results, language));
  if (traits) tables.push(...(await import('../report/trait-uses.ts')).traitUsesTables(report.results, language));
  return tables;
}

async function chartOfBattles(
  report: BattleReport,
  place: ChartPlace,
  language: Language,
): Promise<string | Uint8Array> {
  const { battleChart } = await import('../report/battle-chart.ts');
  const { battleTables } = await import('../report/battle-table.ts');
  const { battleTitle } = await import('../report/battle-words.ts');
  return chartContent(battleChart(report, language), place, () => ({
    title: battleTitle(report, language),
    tables: battleTables(report, language),
    language,
  }));
}
