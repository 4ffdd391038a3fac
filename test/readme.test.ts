import { cpSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hyperputer } from './cli/run.ts';
import { temporaryFolder } from './temporary-folder.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const folder = temporaryFolder();
// The file that a section of its own tells how to write.
cpSync(new URL('examples', import.meta.url), folder, { recursive: true });

describe('README.md', () => {
  it('shows what the first example really prints', () => {
    const [, command, printed] = /```sh\nhyperputer (odds .*)\n```\n\n```\n([\s\S]*?)```/.exec(readme)!;
    expect(hyperputer(command!.split(' '))).toEqual({ code: 0, out: printed, err: '' });
  });

  it('names only options that there are', () => {
    const help = [
      'odds obietnica-edenu check',
      'odds pierwsze-kroki check',
      'odds pierwsze-kroki opposed',
      'odds teohiphip pool-test',
      'play',
      'replay',
      'compare',
      'balance',
      'worth',
      'combos',
      'new',
      'sensitivity',
      'report',
      'list',
    ]
      .map((command) => hyperputer([...command.split(' '), '--help']).out)
      .join('\n');
    const options = new Set([...readme.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([option]) => option));
    options.delete('--');
    expect([...options].filter((option) => !help.includes(option))).toEqual([]);
  });

  const battles = [...readme.matchAll(/^hyperputer ((?:play|replay|compare|balance|worth|combos) [^#\n]*)/gm)].map(
    ([, command]) => command!.trim(),
  );

  it('shows commands for battles', () => {
    expect(battles.length).toBeGreaterThan(3);
  });

  it.each(battles)('hyperputer %s works', (command) => {
    // The last number of battles counts.
    const few = command.startsWith('replay') ? [] : ['--battles', '2'];
    const { code, err } = hyperputer([...command.split(' '), ...few], folder);
    expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining('hyperputer:') });
  });

  it('shows a study that is one of those that come with it', () => {
    const [, study] = /```yaml\n([\s\S]*?)```/.exec(readme)!;
    const file = readFileSync(new URL('../scenarios/studies/pierwsze-kroki/check.yaml', import.meta.url), 'utf8');
    const keys = (yaml: string) => yaml.split('\n').filter((line) => /^ {0,2}\w+:/.test(line));
    expect(keys(file)).toEqual(expect.arrayContaining(keys(study!)));
  });
});
