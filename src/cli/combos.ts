import type { Command } from 'commander';
import type { Synergy } from '../battles/worth/synergy.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { addDesignOptions, type RawDesignOptions, readDesign } from './design-request.ts';
import { fighting } from './fighting.ts';
import { addWorkersOption, readWord, readWorkers } from './options.ts';
import { print, type Session } from './session.ts';
import { MARKUPS, tablesInMarkup } from './table-text.ts';
import { writeOutputs } from './write-outputs.ts';

interface CombosOptions extends RawDesignOptions {
  readonly workers: string;
  readonly csv?: string;
  readonly table?: string;
  readonly lang: string;
}

/** `combos <trait> <trait>…`: what every two of the traits win together beyond what each wins alone. */
export function addCombosCommand(program: Command, session: Session): void {
  const command = program
    .command('combos')
    .description('traits together: the same battles with neither, each and both, for every two of them')
    .argument('[trait...]', "at least two; 'list traits' tells which there are");
  addDesignOptions(command)
    .option('--csv <file>', 'write tidy CSV; - for standard output')
    .option('--table <markup>', 'print the table: md or html')
    .option('--lang <language>', `the language of the table: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .addHelpText('after', '\nBoth traits are on one figure. What the rules say of a pair: list traits --conflicts');
  addWorkersOption(command).action(async (traits: string[], options: CombosOptions) =>
    runCombos(traits, options, session),
  );
}

async function runCombos(traits: string[], options: CombosOptions, session: Session): Promise<void> {
  const { csv } = options;
  const language: Language = readWord('--lang', options.lang, LANGUAGES);
  const markup = options.table === undefined ? undefined : readWord('--table', options.table, MARKUPS);
  if (csv === '-' && markup !== undefined) {
    throw new InputError('--csv - and --table both write to standard output; give --csv a file');
  }
  if (traits.length < 2) {
    throw new InputError('combos takes at least two traits, such as combos celne-oko fechmistrz');
  }
  const workers = readWorkers(options.workers);
  const design = await readDesign(options);
  const { traitsNamed } = await import('../battles/worth/design.ts');
  const named = traitsNamed(traits);
  let synergies: Promise<Synergy[]> | undefined;
  const measured = () => {
    synergies ??= fighting('combos', design, workers, session, async (by) => {
      const { measureSynergies } = await import('../battles/worth/synergy.ts');
      return measureSynergies(named, design.cells, by);
    });
    return synergies;
  };
  await writeOutputs(
    [{ path: csv, content: async () => (await import('../report/combos-csv.ts')).combosCsv(await measured()) }],
    session,
  );
  // Whoever asks for no file wants to see the answer.
  if (markup !== undefined || csv === undefined) {
    const { combosTables } = await import('../report/combos-table.ts');
    await print(await tablesInMarkup(combosTables(await measured(), language), markup ?? 'md'), session);
  }
}
