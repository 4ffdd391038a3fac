import type { Command } from 'commander';
import type { CompareReport } from '../report/compare-report.ts';
import { DEFAULT_SEED } from '../studies/study.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { readBattleNumber } from './battle-options.ts';
import { addCompareOptions, type RawCompareOptions, readSides } from './compare-request.ts';
import { addCountOptions, GREATEST_PAIRED, type RawCountOptions, readBattles } from './count-options.ts';
import { addWorkersOption, readWord, readWorkers } from './options.ts';
import { ProgressLine } from './progress.ts';
import { print, type Session, tell, withRunner } from './session.ts';
import { MARKUPS, tablesInMarkup } from './table-text.ts';
import { writeOutputs } from './write-outputs.ts';

interface CompareOptions extends RawCompareOptions, RawCountOptions {
  readonly battle?: string;
  readonly seed: string;
  readonly workers: string;
  readonly csv?: string;
  readonly html?: string;
  readonly table?: string;
  readonly lang: string;
}

/** `compare <A> [B]`: a paired what-if, both sides on the same random numbers. */
export function addCompareCommand(program: Command, session: Session): void {
  const command = program
    .command('compare')
    .description('what if: the same battles with and without a change, and the difference it makes')
    .argument('<A>', "'list scenarios' tells which there are; or a file")
    .argument('[B]', 'the scenario or file of B; without it, that of A');
  addCountOptions(addCompareOptions(command), 'of each')
    .option('--seed <text>', 'the seed of the battles', DEFAULT_SEED)
    .option('--csv <file>', 'write tidy CSV; - for standard output')
    .option('--html <file>', 'write a page with two replays side by side, where they part')
    .option('--battle <i>', 'the battle that is looked into (default: the first that is not in step)')
    .option('--table <markup>', 'print the tables: md or html')
    .option('--lang <language>', `the language of the tables: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .addHelpText(
      'after',
      [
        '',
        'A is what --band, --script and --policy say; B is the same but for what --set, --ruling, --band-b, --script-b and',
        '--policy-b change, and the scenario B if there is one. --set-both and --ruling-both change both. One value each.',
      ].join('\n'),
    );
  addWorkersOption(command).action(async (a: string, b: string | undefined, options: CompareOptions) =>
    runCompare(a, b, options, session),
  );
}

async function runCompare(a: string, b: string | undefined, options: CompareOptions, session: Session): Promise<void> {
  const { seed, csv, html } = options;
  const language: Language = readWord('--lang', options.lang, LANGUAGES);
  const markup = options.table === undefined ? undefined : readWord('--table', options.table, MARKUPS);
  if (csv === '-' && markup !== undefined) {
    throw new InputError('--csv - and --table both write to standard output; give --csv a file');
  }
  const workers = readWorkers(options.workers);
  const { pairsWithin } = await import('../statistics/paired.ts');
  const battles = readBattles(options, pairsWithin, GREATEST_PAIRED);
  const battle = options.battle === undefined ? undefined : readBattleNumber(options.battle);
  const sides = readSides(a, b, options);
  const { areAlike } = await import('../battles/sides.ts');
  if (areAlike(...sides)) tell('A and B are the same: every difference will be nothing');
  const progress = new ProgressLine('compare', 'battles');
  let report: Promise<CompareReport> | undefined;
  const compared = () => {
    report ??= withRunner(workers, async (runner) => {
      const { compare } = await import('../battles/comparison.ts');
      const { divergenceOf } = await import('../battles/divergence.ts');
      const [one, other] = [sides[0].fought, sides[1].fought];
      const onProgress = progress.update.bind(progress);
      const simulated = { seed, battles, runner: await runner(), signal: session.signal, onProgress };
      const comparison = await compare(one, other, simulated);
      progress.stop();
      const looked = battle ?? comparison.firstApart ?? (html === undefined ? null : 0);
      const divergence = looked === null ? null : divergenceOf(one, other, looked, seed);
      return { sides, comparison, divergence };
    });
    return report;
  };
  try {
    await writeOutputs(
      [
        { path: csv, content: async () => (await import('../report/compare-csv.ts')).compareCsv(await compared()) },
        { path: html, content: async () => (await import('../report/compare-page.ts')).comparePage(await compared()) },
      ],
      session,
    );
    // Whoever asks for no file wants to see the answer.
    if (markup !== undefined || (csv === undefined && html === undefined)) {
      const { compareTables } = await import('../report/compare-table.ts');
      await print(await tablesInMarkup(compareTables(await compared(), language), markup ?? 'md'), session);
    }
  } finally {
    progress.stop();
  }
}
