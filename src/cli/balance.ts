import type { Command } from 'commander';
import type { BalanceReport } from '../report/balance-report.ts';
import { DEFAULT_SEED } from '../studies/study.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { readTarget, readVaried } from './balance-request.ts';
import { addBattleOptions } from './battle-options.ts';
import type { RawBattleOptions } from './battle-request.ts';
import { chartContent, readChartPlace } from './chart-file.ts';
import { addCountOptions, GREATEST_PAIRED, type RawCountOptions, readBattles } from './count-options.ts';
import { addWorkersOption, readWord, readWorkers } from './options.ts';
import { ProgressLine } from './progress.ts';
import { print, type Session, withRunner } from './session.ts';
import { MARKUPS, tablesInMarkup } from './table-text.ts';
import { writeOutputs } from './write-outputs.ts';

const DEFAULT_TARGET = '0.5';

interface BalanceOptions extends RawBattleOptions, RawCountOptions {
  readonly vary: string;
  readonly step: string;
  readonly target: string;
  readonly seed: string;
  readonly workers: string;
  readonly csv?: string;
  readonly chart?: string;
  readonly table?: string;
  readonly lang: string;
}

/** `balance <scenario> --vary path=from..to`: the value at which the win rate meets a target. */
export function addBalanceCommand(program: Command, session: Session): void {
  const command = program
    .command('balance')
    .description('the value of a number of the scenario at which the win rate meets a target, with its interval')
    .argument('<scenario>', "'list scenarios' tells which there are; or a file")
    .requiredOption('--vary <path=from..to>', "the number and its range; 'list scenarios' tells which there are")
    .option('--step <n>', 'from one value to the next', '1')
    .option('--target <rate>', 'the win rate that is wanted, such as 0.5 or 50%', DEFAULT_TARGET);
  addCountOptions(addBattleOptions(command), 'at each value')
    .option('--seed <text>', 'the seed of the battles', DEFAULT_SEED)
    .option('--csv <file>', 'write tidy CSV; - for standard output')
    .option('--chart <file>', 'write a chart: .vl.json, .svg, .png or .html')
    .option('--table <markup>', 'print the tables: md or html')
    .option('--lang <language>', `the language of tables and charts: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .addHelpText('after', '\nEverything else takes one value. All values meet the same random numbers.');
  addWorkersOption(command).action(async (scenario: string, options: BalanceOptions) =>
    runBalance(scenario, options, session),
  );
}

async function runBalance(scenario: string, options: BalanceOptions, session: Session): Promise<void> {
  const { seed, csv } = options;
  const language: Language = readWord('--lang', options.lang, LANGUAGES);
  const markup = options.table === undefined ? undefined : readWord('--table', options.table, MARKUPS);
  const chart = readChartPlace(options.chart);
  if (csv === '-' && markup !== undefined) {
    throw new InputError('--csv - and --table both write to standard output; give --csv a file');
  }
  const workers = readWorkers(options.workers);
  const target = readTarget(options.target);
  const { trialsWithin } = await import('../statistics/interval.ts');
  const battles = readBattles(options, trialsWithin, GREATEST_PAIRED);
  const varied = readVaried(scenario, options);
  let report: Promise<BalanceReport> | undefined;
  const balanced = () => {
    report ??= withRunner(workers, async (runner) => {
      const { findBalance } = await import('../battles/balance.ts');
      const { runVariants } = await import('../battles/run-variants.ts');
      const { balanceReportOf } = await import('../report/balance-report.ts');
      const streams = varied.cases[0]!.scenario.id;
      const balance = await findBalance(varied.values, target, async (places) => {
        const progress = new ProgressLine('balance', 'battles');
        try {
          return await runVariants(
            places.map((place) => varied.cases[place]!),
            streams,
            {
              seed,
              battles,
              runner: await runner(),
              signal: session.signal,
              onProgress: (state) => progress.update(state),
            },
          );
        } finally {
          progress.stop();
        }
      });
      return balanceReportOf(varied, balance, battles);
    });
    return report;
  };
  const tables = async () => (await import('../report/balance-table.ts')).balanceTables(await balanced(), language);
  const drawn = async () => {
    const { balanceChart } = await import('../report/balance-chart.ts');
    const { battleTitle } = await import('../report/battle-words.ts');
    const shown = await balanced();
    const own = await tables();
    return chartContent(balanceChart(shown, language), chart!, () => ({
      title: battleTitle(shown.about, language),
      tables: own,
      language,
    }));
  };
  await writeOutputs(
    [
      { path: csv, content: async () => (await import('../report/balance-csv.ts')).balanceCsv(await balanced()) },
      { path: chart?.path, content: drawn },
    ],
    session,
  );
  // Whoever asks for no file wants to see the answer.
  if (markup !== undefined || (csv === undefined && chart === undefined)) {
    await print(await tablesInMarkup(await tables(), markup ?? 'md'), session);
  }
}
