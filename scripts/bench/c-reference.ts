import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Words4 } from '../../src/random/philox.ts';

const SOURCE = fileURLToPath(new URL('./c/dice.c', import.meta.url));
const run = promisify(execFile);

export interface CRun {
  readonly seconds: number;
  readonly counts: readonly number[];
}

/** The C program of the same algorithm, compiled into a temporary folder that goes when the process does. */
export class CReference {
  private constructor(private readonly program: string) {}

  /** Undefined where there is no C compiler. @throws when the program does not compile */
  static compile(): CReference | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'dice-'));
    process.on('exit', () => rmSync(folder, { recursive: true }));
    const program = join(folder, 'dice');
    try {
      execFileSync('cc', ['-O3', '-o', program, SOURCE], { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
    return new CReference(program);
  }

  /** Runs the trials from `first` on of one of the variants that dice.c lists. */
  async run(variant: string, key: Words4, first: number, trials: number): Promise<CRun> {
    const { stdout } = await run(this.program, [variant, trials, first, ...key].map(String));
    const [seconds, ...counts] = stdout.trim().split(' ').map(Number);
    return { seconds: seconds!, counts };
  }
}
