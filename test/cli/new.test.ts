import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { hyperputer } from './run.ts';

const text = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('new', () => {
  it.each([
    { language: [], comment: '# Scenariusz potyczki' },
    { language: ['--lang', 'en'], comment: '# A skirmish scenario' },
  ])('scenario $language: a file that can be looked at and played', ({ language, comment }) => {
    const folder = temporaryFolder();
    const { code, out, err } = hyperputer(['new', 'scenario', 'zasadzka', ...language], folder);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readdirSync(folder)).toEqual(['zasadzka.yaml']);
    expect(text(folder, 'zasadzka.yaml')).toContain(`\n${comment}`);
    const next = err.split('\n').flatMap((line) => /^ {4}hyperputer (.*)$/.exec(line)?.[1] ?? []);
    expect(next.map((command) => command.split(' ')[0])).toEqual(['replay', 'play', 'replay']);
    for (const command of next) {
      const few = command.startsWith('play') ? ['--battles', '20'] : [];
      expect(hyperputer([...command.split(' '), ...few], folder).code).toBe(0);
    }
    expect(readdirSync(folder).sort()).toEqual(['zasadzka.html', 'zasadzka.svg', 'zasadzka.yaml']);
  });

  it('band: a file that can be played', () => {
    const folder = temporaryFolder();
    expect(hyperputer(['new', 'band', 'para.yml'], folder).code).toBe(0);
    const { code, out } = hyperputer(['play', 'lustro', '--band', 'para.yml', '--battles', '20'], folder);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('banda: Para') });
  });

  it('overwrites nothing', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'mine.yaml'), 'mine');
    mkdirSync(join(folder, 'folder.yaml'));
    for (const name of ['mine', 'mine.yaml', 'folder']) {
      const path = name.endsWith('.yaml') ? name : `${name}.yaml`;
      expect(hyperputer(['new', 'scenario', name], folder)).toEqual({
        code: 2,
        out: '',
        err: `hyperputer: ${path}: it is there already, and stays as it is; allowed: another name\n`,
      });
    }
    expect(text(folder, 'mine.yaml')).toBe('mine');
    expect(readdirSync(folder).sort()).toEqual(['folder.yaml', 'mine.yaml']);
  });

  it.each([
    ['new', "missing required argument 'kind'"],
    ['new scenario', "missing required argument 'name-or-path'"],
    ['new scenari x', "unknown value of new 'scenari'; did you mean 'scenario'? Known: scenario, band"],
    ['new scenario x --lang de', "unknown value of --lang 'de'. Known: pl, en"],
    [
      'new band Duet',
      "Duet: a band is named by its file: lower-case ASCII letters, digits and hyphens, such as 'duet'",
    ],
    ['new band duet', "duet: a band of the name 'duet' comes with the program; allowed: another name"],
    [
      'new scenario nowhere/x',
      "nowhere/x.yaml: cannot be written (ENOENT: no such file or directory, open 'nowhere/x.yaml')",
    ],
  ])('hyperputer %s', (command, message) => {
    const folder = temporaryFolder();
    const { code, out, err } = hyperputer(command.split(' '), folder);
    expect({ code, out, err: err.trimEnd() }).toEqual({ code: 2, out: '', err: `hyperputer: ${message}` });
    expect(readdirSync(folder)).toEqual([]);
  });
});

it.each([
  { kind: 'profiles', line: 'legionista  Legionista / Legionary' },
  { kind: 'profiles', line: '    PŻ 4, SPD 5"; Gladius, Pilum, formacja; by utrzymanie-linii' },
  { kind: 'weapons', line: '    thrown, 6", once a battle' },
])('list $kind tells what a file may name: $line', ({ kind, line }) => {
  expect(hyperputer(['list', kind]).out.split('\n')).toContain(line);
});
