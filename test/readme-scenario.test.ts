import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hyperputer } from './cli/run.ts';
import { temporaryFolder } from './temporary-folder.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const example = readFileSync(new URL('examples/formularz.yaml', import.meta.url), 'utf8');

const [, section] = /^### A scenario of your own in ten minutes\n([\s\S]*?)^###? /m.exec(readme)!;
const [begin, file, tuning, table] = [...section!.matchAll(/^```(?:sh)?\n([\s\S]*?)^```$/gm)].map(
  ([, block]) => block!,
);

/** The arguments of a line of a block. */
const argsOf = (line: string) => line.replace(/#.*/, '').trim().split(/\s+/).slice(1);

const run = (args: readonly string[], folder: string) => {
  const { code, err } = hyperputer(args, folder);
  expect({ args, code, err }).toEqual({ args, code: 0, err: expect.not.stringContaining('hyperputer:') });
};

describe('a scenario of your own in ten minutes, as README.md has it', () => {
  it('goes from the skeleton to the map, the win rate and the battle', () => {
    const folder = temporaryFolder();
    const commands = begin!.trim().split('\n').map(argsOf);
    expect(commands.map(([command]) => command)).toEqual(['new', 'replay', 'play', 'replay']);
    for (const args of commands) run(args[0] === 'play' ? [...args, '--battles', '20'] : args, folder);
    expect(readdirSync(folder).sort()).toEqual(['formularz.html', 'formularz.svg', 'formularz.yaml']);
  });

  it('shows the file that is kept beside the tests', () => {
    expect(file).toBe(example);
  });

  it('shows what the file really gives', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'formularz.yaml'), example);
    const { code, out } = hyperputer(argsOf(tuning!.split('\n')[0]!), folder);
    expect(code).toBe(0);
    expect(out.startsWith(table!)).toBe(true);
  });
});
