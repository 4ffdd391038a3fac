import type { Command } from 'commander';
import { LANGUAGES } from '../text/bilingual.ts';
import { readWord } from './options.ts';
import { tell } from './session.ts';

/** What to do next with a file that was begun, and the path of others beside it. */
const NEXT = {
  scenario: (file: string, beside: (ending: string) => string) => [
    `hyperputer replay ${file} --map ${beside('.svg')}`,
    `hyperputer play ${file}`,
    `hyperputer replay ${file} --battle 0 --html ${beside('.html')}`,
  ],
  band: (file: string) => [`hyperputer play detronizacja --band ${file}`],
} as const;

/** `new scenario <name-or-path>`, `new band <name-or-path>`: a file to start from, with what is allowed at every key. */
export function addNewCommand(program: Command): void {
  program
    .command('new')
    .description(
      'begin a scenario or a band of your own: a file that plays as it is, with what is allowed at every key',
    )
    .argument('<kind>', 'scenario or band')
    .argument('<name-or-path>', 'what to call it, or a file; nothing is ever overwritten')
    .option('--lang <language>', `the language of the comments: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .action(async (kind: string, nameOrPath: string, options: { readonly lang: string }) =>
      runNew(kind, nameOrPath, options.lang),
    );
}

async function runNew(kindText: string, nameOrPath: string, lang: string): Promise<void> {
  const { SKELETONS, skeletonFor, skeletonPath } = await import('../battles/skeletons/skeleton.ts');
  const { writeNewFile } = await import('../report/output-file.ts');
  const kind = readWord('new', kindText, SKELETONS);
  const language = readWord('--lang', lang, LANGUAGES);
  const path = skeletonPath(kind, nameOrPath);
  writeNewFile(path, skeletonFor(kind, path, language));
  tell(`written: ${path}`);
  const beside = (ending: string) => inShell(path.replace(/\.ya?ml$/, ending));
  for (const command of NEXT[kind](inShell(path), beside)) tell(`    ${command}`);
}

/** A path as it is typed in a shell. */
function inShell(path: string): string {
  return /^[\w./\\-]+$/.test(path) ? path : JSON.stringify(path);
}
