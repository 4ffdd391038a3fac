import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Contender } from './rounds.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = 'dist/cli/main.js';
const ODDS = ['odds', 'pierwsze-kroki', 'check', '--modifier', '5', '--pt', '12'];
const run = promisify(execFile);

function command(name: string, commandArguments: readonly string[]): Contender {
  return {
    name,
    async measure() {
      const start = performance.now();
      await run(process.execPath, commandArguments, { cwd: ROOT });
      return performance.now() - start;
    },
  };
}

/** Milliseconds from nothing to the printed odds, from source and, where it is built, from dist. */
export function oddsCommands(): Contender[] {
  return [
    command('odds from source', ['--import', 'tsx', 'src/cli/main.ts', ...ODDS]),
    ...(existsSync(new URL(`../../${BUILT}`, import.meta.url)) ? [command('odds from dist', [BUILT, ...ODDS])] : []),
    command('node alone', ['--eval', '0']),
  ];
}
