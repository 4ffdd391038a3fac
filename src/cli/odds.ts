import type { Command } from 'commander';
import { INTERVAL_METHODS, type IntervalMethod } from '../statistics/interval-method.ts';
import { type CellOdds, disagreement } from '../studies/cell-odds.ts';
import { type Grid, readGridValues } from '../studies/grid.ts';
import { collectOdds, runStudy } from '../studies/run-study.ts';
import { DEFAULT_SAMPLES, METHODS, readStudy, type Study } from '../studies/study.ts';
import { allowedValues, writeValue } from '../systems/parameter.ts';
import { SYSTEMS } from '../systems/register.ts';
import type { AnyTest, System } from '../systems/system.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { type ChartPlace, chartContent, readChartPlace } from './chart-file.ts';
import {
  addOddsOptions,
  readDigits,
  readRulingOptions,
  readSamples,
  readWord,
  readWorkers,
  refuseUnknown,
} from './options.ts';
import { ProgressLine } from './progress.ts';
import { print, type Session, tell, withRunner } from './session.ts';
import { MARKUPS, type Markup } from './table-text.ts';

/** The options as commander hands them over: texts under camel-cased names. */
type RawOptions = Readonly<Record<string, string | string[] | boolean | undefined>>;

interface OutputOptions {
  readonly csv: string | undefined;
  readonly chart: ChartPlace | undefined;
  readonly table: Markup | undefined;
  /** Whether what the player decides is shown as well. */
  readonly explain: boolean;
  readonly digits: number;
  readonly language: Language;
}

/** `odds <system> <test>`: a command for each test, its options made from the declared parameters. */
export function addOddsCommand(program: Command, session: Session): void {
  const odds = program.command('odds').description('odds of a test over a grid of its parameters');
  refuseUnknown(
    odds,
    'system',
    SYSTEMS.map(({ id }) => id),
  );
  for (const system of SYSTEMS) {
    const ofSystem = odds.command(system.id).description(system.name.en);
    refuseUnknown(ofSystem, `test of ${system.id}`, Object.keys(system.tests));
    for (const [testId, test] of Object.entries(system.tests)) {
      const command = ofSystem.command(testId).description(test.rule).summary(test.name.en);
      for (const [id, parameter] of Object.entries(test.parameters)) {
        const values = parameter.kind === 'flag' ? '[values]' : '<values>';
        const about = `${parameter.name.en}: ${allowedValues(parameter)} (default: ${writeValue(parameter.default)})`;
        command.option(`--${id} ${values}`, about);
      }
      addOddsOptions(command);
      command.addHelpText(
        'after',
        '\nA grid: --parameter 8,12,16 or from..to. All names, ranges and rulings: hyperputer list',
      );
      command.action(async (raw: RawOptions) => runOdds(system, testId, test, raw, session));
    }
  }
}

async function runOdds(
  system: System,
  testId: string,
  test: AnyTest,
  raw: RawOptions,
  session: Session,
): Promise<void> {
  const study = readStudy(readRequest(system, testId, test, raw));
  const output = readOutput(raw);
  const workers = readWorkers(String(raw.workers));
  if (output.explain) (await import('../report/decision-table.ts')).checkDecisions(study);
  if (output.table) (await import('../report/table.ts')).checkTable(study);
  if (output.chart) (await import('../report/chart.ts')).checkChart(study);
  const { OutputFile } = await import('../report/output-file.ts');
  const csvFile = output.csv === undefined || output.csv === '-' ? undefined : new OutputFile(output.csv);
  const chartFile = output.chart && new OutputFile(output.chart.path);
  const progress = new ProgressLine(`${system.id} ${testId}`);
  try {
    const result = await withRunner(workers, (runner) =>
      runStudy(study, { runner, signal: session.signal, onProgress: (state) => progress.update(state) }),
    );
    const needsAll = output.table !== undefined || output.chart !== undefined || study.method === 'both';
    const cells = needsAll ? await collectOdds(result) : undefined;
    if (output.csv !== undefined) {
      const { csvChunks } = await import('../report/csv.ts');
      for await (const chunk of csvChunks(study, cells ?? result.odds())) {
        if (csvFile === undefined) await print(chunk, session);
        else csvFile.write(chunk);
      }
    }
    progress.stop();
    if (cells && output.chart && chartFile) {
      chartFile.write(await chartOfOdds(study, cells, output.chart, output));
    }
    if (cells && output.table) await print(await tableContent(study, cells, output.table, output), session);
    if (output.explain) await print(await decisionContent(study, output), session);
    if (cells && study.method === 'both') tellDisagreement(study, cells);
    csvFile?.commit();
    chartFile?.commit();
  } finally {
    progress.stop();
    csvFile?.discard();
    chartFile?.discard();
  }
}

function readRequest(system: System, testId: string, test: AnyTest, raw: RawOptions) {
  const grid: Grid = Object.fromEntries(
    Object.entries(test.parameters).flatMap(([id, parameter]) => {
      const text = raw[optionKey(id)];
      // A flag given without a value is true.
      return text === undefined ? [] : [[id, readGridValues(id, parameter, String(text))]];
    }),
  );
  const samples = raw.samples === undefined ? undefined : readSamples(String(raw.samples));
  const method = raw.method === undefined ? undefined : readWord('--method', String(raw.method), METHODS);
  return {
    id: `${system.id}-${testId}`,
    system: system.id,
    test: testId,
    grid,
    rulings: readRulingOptions(raw.ruling as string[]),
    by: raw.by as string | undefined,
    show: raw.show as string | undefined,
    method: method ?? (samples === undefined ? 'exact' : 'mc'),
    samples: samples ?? DEFAULT_SAMPLES,
    seed: String(raw.seed),
    interval: readWord<IntervalMethod>('--interval', String(raw.interval), INTERVAL_METHODS),
  };
}

/** The name under which commander keeps an option: `hp-left` as `hpLeft`. */
function optionKey(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readOutput(raw: RawOptions): OutputOptions {
  const csv = raw.csv as string | undefined;
  const chart = readChartPlace(raw.chart as string | undefined);
  const table = raw.table === undefined ? undefined : readWord('--table', String(raw.table), MARKUPS);
  if (csv === '-' && (table !== undefined || raw.explain === true)) {
    throw new InputError('--csv - and --table or --explain both write to standard output; give --csv a file');
  }
  const digits = raw.digits === undefined ? undefined : readDigits(String(raw.digits));
  return {
    csv,
    chart,
    // Whoever asks for no file wants to see the answer.
    table: table ?? (csv === undefined && chart === undefined ? 'md' : undefined),
    explain: raw.explain === true,
    digits: digits ?? (table === undefined ? 1 : 0),
    language: readWord('--lang', String(raw.lang), LANGUAGES),
  };
}

async function tableContent(
  study: Study,
  cells: readonly CellOdds[],
  markup: Markup,
  { language, digits }: OutputOptions,
): Promise<string> {
  const { tablesOf } = await import('../report/table.ts');
  const { fragmentHtml, markdownTable } = await import('../report/markup.ts');
  return tablesOf(study, cells, language, digits)
    .map(markup === 'html' ? fragmentHtml : markdownTable)
    .join('\n');
}

async function decisionContent(study: Study, { table, language }: OutputOptions): Promise<string> {
  const { decisionTables } = await import('../report/decision-table.ts');
  const { fragmentHtml, markdownTable } = await import('../report/markup.ts');
  return decisionTables(study, language)
    .map((each) => `\n${table === 'html' ? fragmentHtml(each) : markdownTable(each)}`)
    .join('');
}

async function chartOfOdds(
  study: Study,
  cells: readonly CellOdds[],
  place: ChartPlace,
  { language, digits }: OutputOptions,
): Promise<string | Uint8Array> {
  const { chartOf } = await import('../report/chart.ts');
  const { tablesOf } = await import('../report/table.ts');
  return chartContent(chartOf(study, cells, language), place, () => ({
    title: study.title[language],
    tables: tablesOf(study, cells, language, digits),
    language,
  }));
}

/** How far simulation and exact odds are apart at most, over all outcomes of all cells. */
function tellDisagreement(study: Study, cells: readonly CellOdds[]): void {
  let worst = { z: 0, where: '' };
  let compared = 0;
  for (const cell of cells) {
    for (const outcome of cell.outcomes) {
      const z = disagreement(cell.oddsOf([outcome])) ?? 0;
      compared++;
      if (Math.abs(z) >= Math.abs(worst.z)) worst = { z, where: `${describe(study, cell.parameters)} ${outcome.id}` };
    }
  }
  tell(
    `largest difference between simulation and exact odds: z = ${worst.z.toFixed(2)} at ${worst.where} (of ${compared} compared)`,
  );
}

function describe({ grid }: Study, parameters: Readonly<Record<string, string | number | boolean | null>>): string {
  return Object.keys(grid)
    .map((id) => `${id}=${writeValue(parameters[id]!)}`)
    .join(' ');
}
