import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = temporaryFolder();
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });

describe('the package', () => {
  it('installs and runs in an empty folder', { timeout: 180_000 }, () => {
    // The build is that of the test run: packing must not rebuild under the feet of other tests.
    const packed = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root));
    const { filename } = packed[0] ?? Object.values(packed)[0];
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'package.json'), '{"private": true, "type": "module"}');
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, filename)], home);
    const bin = join(home, 'node_modules/.bin/hyperputer');
    expect(run(bin, ['odds', 'pierwsze-kroki', 'check', '--modifier', '5'], home)).toContain(
      '| sukces            | 25,0 % |',
    );
    run(
      bin,
      [
        'odds',
        'teohiphip',
        'test',
        '--samples',
        '200000',
        '--workers',
        '2',
        '--csv',
        'odds.csv',
        '--chart',
        'odds.png',
      ],
      home,
    );
    expect(readFileSync(join(home, 'odds.csv'), 'utf8')).toContain(',200000,mc\n');
    expect(existsSync(join(home, 'odds.png'))).toBe(true);
    // All of them take long; that the package brings them is enough.
    expect(run(bin, ['list', 'studies'], home)).toContain('wstega static');
    const studies = 'node_modules/hyperputer/scenarios/studies/pierwsze-kroki';
    run(bin, ['report', '--quick', '--studies', studies], home);
    expect(existsSync(join(home, 'reports/index.html'))).toBe(true);
    expect(existsSync(join(home, 'node_modules/hyperputer/dist/index.d.ts'))).toBe(true);
    const script = "import { findSystem } from 'hyperputer'; console.log(findSystem('teohiphip').id)";
    expect(run(process.execPath, ['--input-type=module', '-e', script], home)).toBe('teohiphip\n');
  });
});
