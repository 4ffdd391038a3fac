import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { sensitivityOf } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { LANGUAGES } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { addWorkersOption, readWord, readWorkers } from './options.ts';
import { ProgressLine } from './progress.ts';
import { print, type Session, withRunner } from './session.ts';
import { MARKUPS } from './table-text.ts';

interface SensitivityOptions {
  readonly csv?: string;
  readonly table?: string;
  readonly all?: true;
  readonly lang: string;
  readonly workers: string;
}

/** `sensitivity <study>`: which open question of the rulebook matters to a study, and how much. */
export function addSensitivityCommand(program: Command, session: Session): void {
  const command = program
    .command('sensitivity')
    .description('the same study under each option of each ruling that touches it, the largest shift first')
    .argument('<study>', "a default study, such as 'opposed' or 'pierwsze-kroki/opposed', or a study file")
    .option('--all', 'also the whole table under each option')
    .option('--csv <file>', 'the odds under every option as CSV; - for standard output')
    .option('--table <markup>', MARKUPS.join(', '))
    .option('--lang <language>', LANGUAGES.join(', '), 'pl');
  addWorkersOption(command).action(async (name: string, options: SensitivityOptions) =>
    runSensitivity(name, options, session),
  );
}

async function runSensitivity(name: string, options: SensitivityOptions, session: Session): Promise<void> {
  const workers = readWorkers(options.workers);
  const language = readWord('--lang', options.lang, LANGUAGES);
  const markup = readWord('--table', options.table ?? 'md', MARKUPS);
  if (options.csv === '-' && (options.table !== undefined || options.all)) {
    throw new InputError('--csv - and --table or --all both write to standard output; give --csv a file');
  }
  const study = await findStudy(name);
  const { OutputFile } = await import('../report/output-file.ts');
  const csvFile = options.csv === undefined || options.csv === '-' ? undefined : new OutputFile(options.csv);
  const progress = new ProgressLine(study.id);
  try {
    const sensitivity = await withRunner(workers, (runner) =>
      sensitivityOf(study, { runner, signal: session.signal, onProgress: (state) => progress.update(state) }),
    );
    progress.stop();
    if (options.csv !== undefined) {
      const { sensitivityCsv } = await import('../report/csv.ts');
      const csv = await sensitivityCsv(sensitivity);
      if (csvFile === undefined) await print(csv, session);
      else csvFile.write(csv);
    }
    if (options.csv !== '-') {
      const { sensitivityTable } = await import('../report/sensitivity-table.ts');
      const { fragmentHtml, markdownTable } = await import('../report/markup.ts');
      const { tablesOf } = await import('../report/table.ts');
      const moved = sensitivity.readings.filter(({ shift }) => shift !== undefined);
      const tables = [
        sensitivityTable(sensitivity, language),
        ...(options.all
          ? [sensitivity, ...moved].flatMap((each) => tablesOf(each.study, each.cells, language, 1))
          : []),
      ];
      await print(tables.map(markup === 'html' ? fragmentHtml : markdownTable).join('\n'), session);
    }
    csvFile?.commit();
  } finally {
    progress.stop();
    csvFile?.discard();
  }
}

/** A default study by its name, with its system where two have the same; or the study in a file. */
async function findStudy(name: string): Promise<Study> {
  const { loadStudies } = await import('../studies/load-studies.ts');
  if (/\.ya?ml$/.test(name) && existsSync(name)) return loadStudies(name)[0]!;
  const { DEFAULT_STUDIES } = await import('../report/package-facts.ts');
  const studies = loadStudies(DEFAULT_STUDIES);
  const found = studies.filter(({ id, system }) => id === name || `${system.id}/${id}` === name);
  if (found.length === 1) return found[0]!;
  const names = studies.map(({ id, system }) => `${system.id}/${id}`);
  if (found.length > 1) {
    const which = found.map(({ id, system }) => `${system.id}/${id}`).join(', ');
    throw new InputError(`'${name}' is the name of several studies: ${which}`);
  }
  throw new InputError(unknownName('study', name, [...names, ...studies.map(({ id }) => id)]));
}
