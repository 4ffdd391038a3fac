import type { Command } from 'commander';
import type { Worth } from '../battles/worth/price.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { chartContent, readChartPlace } from './chart-file.ts';
import { addDesignOptions, type RawDesignOptions, readDesign } from './design-request.ts';
import { fighting } from './fighting.ts';
import { addWorkersOption, readWord, readWorkers } from './options.ts';
import { print, type Session } from './session.ts';
import { MARKUPS, tablesInMarkup } from './table-text.ts';
import { writeOutputs } from './write-outputs.ts';

interface WorthOptions extends RawDesignOptions {
  readonly workers: string;
  readonly csv?: string;
  readonly chart?: string;
  readonly table?: string;
  readonly propose?: boolean;
  readonly lang: string;
}

/** `worth [trait…]`: what traits are worth in win rate and in PC, against their printed prices. */
export function addWorthCommand(program: Command, session: Session): void {
  const command = program
    .command('worth')
    .description('what traits are worth: the same battles with and without each, and its fair price in PC')
    .argument('[trait...]', "'list traits' tells which there are (default: all that have a price)");
  addDesignOptions(command)
    .option('--csv <file>', 'write tidy CSV; - for standard output')
    .option('--chart <file>', 'write a chart: .vl.json, .svg, .png or .html')
    .option('--table <markup>', 'print the tables: md or html')
    .option('--propose', 'print also whole prices that fit, and what they do to the bands that come with the program')
    .option('--lang <language>', `the language of tables and charts: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .addHelpText(
      'after',
      [
        '',
        'The fair price is 3 PC times what the trait wins, divided by what one PŻ more wins on the same figure; of a trait that',
        'pays, what one PŻ fewer loses. Cells in which the scenario is won or lost anyway tell no price; they are counted.',
      ].join('\n'),
    );
  addWorkersOption(command).action(async (traits: string[], options: WorthOptions) =>
    runWorth(traits, options, session),
  );
}

async function runWorth(traits: string[], options: WorthOptions, session: Session): Promise<void> {
  const { csv } = options;
  const language: Language = readWord('--lang', options.lang, LANGUAGES);
  const markup = options.table === undefined ? undefined : readWord('--table', options.table, MARKUPS);
  const chart = readChartPlace(options.chart);
  if (csv === '-' && markup !== undefined) {
    throw new InputError('--csv - and --table both write to standard output; give --csv a file');
  }
  // Whoever asks for no file wants to see the answer.
  const isPrinted = markup !== undefined || (csv === undefined && chart === undefined);
  if (options.propose && !isPrinted) {
    throw new InputError('--propose prints tables; beside --csv or --chart give --table too');
  }
  const workers = readWorkers(options.workers);
  const design = await readDesign(options);
  const { traitsNamed } = await import('../battles/worth/design.ts');
  const { traitChange } = await import('../battles/worth/change.ts');
  const changes = traitsNamed(traits).map(traitChange);
  let worths: Promise<Worth[]> | undefined;
  const measured = () => {
    worths ??= fighting('worth', design, workers, session, async (by) => {
      const { measureWorth } = await import('../battles/worth/measure.ts');
      const { pricesOf } = await import('../battles/worth/price.ts');
      return pricesOf(await measureWorth(changes, design.cells, by));
    });
    return worths;
  };
  const proposed = async () => {
    const { proposalOf } = await import('../battles/worth/proposal.ts');
    const { refitsOf } = await import('../battles/worth/refit.ts');
    const { measureRefits } = await import('../battles/worth/refit-effect.ts');
    const { listCreatedBands } = await import('../battles/load-band.ts');
    const { proposalTables } = await import('../report/proposal-table.ts');
    const proposal = proposalOf(await measured());
    const refits = refitsOf(listCreatedBands(), proposal.changes);
    const effects = await fighting('bands', design, workers, session, (by) => measureRefits(refits, design.cells, by));
    return proposalTables(proposal, effects, language);
  };
  const tables = async () => (await import('../report/worth-table.ts')).worthTables(await measured(), language);
  const drawn = async () => {
    const { worthChart } = await import('../report/worth-chart.ts');
    const own = await tables();
    return chartContent(worthChart(await measured(), language), chart!, () => ({
      title: design.title[language],
      tables: own,
      language,
    }));
  };
  await writeOutputs(
    [
      { path: csv, content: async () => (await import('../report/worth-csv.ts')).worthCsv(await measured()) },
      { path: chart?.path, content: drawn },
    ],
    session,
  );
  if (isPrinted) {
    const shown = [...(await tables()), ...(options.propose ? await proposed() : [])];
    await print(await tablesInMarkup(shown, markup ?? 'md'), session);
  }
}
