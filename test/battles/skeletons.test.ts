import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { casesOf } from '../../src/battles/battle-grid.ts';
import { CREATION, sumOf } from '../../src/battles/creation.ts';
import { battleJsonSchemas } from '../../src/battles/json-schemas.ts';
import { findBand, listBands, loadBand } from '../../src/battles/load-band.ts';
import { findScenario, loadScenario } from '../../src/battles/load-scenario.ts';
import { runBattles } from '../../src/battles/run-battles.ts';
import { schemaLine } from '../../src/battles/skeletons/schema-line.ts';
import { skeletonFor, skeletonPath } from '../../src/battles/skeletons/skeleton.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { ALGORITHMS } from '../../src/skirmish/lists/names.ts';
import type { Band, Scenario } from '../../src/skirmish/spec.ts';
import { LANGUAGES } from '../../src/text/bilingual.ts';
import { complaintOf } from '../complaint.ts';
import { write } from './written.ts';

const SCHEMAS = battleJsonSchemas();

const validator = (kind: string) => new Ajv2020({ strict: false }).compile(SCHEMAS[`${kind}.schema.json`] as object);

/** The same file with all its examples in use: lines that begin with `#` and no space. */
const withExamples = (text: string) => text.replace(/^( *)#(?=\S)/gm, '$1');

/** How many of 20 battles there were. */
async function battlesOf(scenario: Scenario, band: Band): Promise<number> {
  const grid = { scripts: ['objective'], policies: ['first-success'], settings: {}, rulings: {} };
  const { cases } = casesOf({ ...grid, scenarios: [scenario], bands: [band] });
  const [result] = await runBattles(cases, { seed: 'skeleton', battles: 20, runner: startRunner(1) });
  const { wins, losses, draws } = result!.tally;
  return wins + losses + draws;
}

/** Every word that a schema knows: keys, and values that it names. */
function wordsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(wordsOf);
  if (!(schema instanceof Object)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value), ...Object.values(value).flatMap(wordsOf)];
    if (key === 'enum' || key === 'const') return [value].flat().map(String);
    return wordsOf(value);
  });
}

describe.each(LANGUAGES)('the skeleton of a scenario with comments: %s', (language) => {
  const text = skeletonFor('scenario', 'proba.yaml', language);
  const path = write(text, `proba-${language}.yaml`);

  it.each([
    ['as it is', text],
    ['with all its examples', withExamples(text)],
  ])('%s loads, fits its schema and is played', async (what, yaml) => {
    const validate = validator('scenario');
    expect(validate(parse(yaml)) || validate.errors).toBe(true);
    const scenario = loadScenario(write(yaml, `skeleton-${what.length}.yaml`));
    expect(await battlesOf(scenario, findBand('trzech-rekrutow'))).toBe(20);
  });

  it('has room for every band', () => {
    const grid = { scripts: ['objective'], policies: ['never'], settings: {}, rulings: {} };
    expect(() => casesOf({ ...grid, scenarios: [loadScenario(path)], bands: listBands() })).not.toThrow();
  });

  it('has a force, a goal, a win, a loss and a complication', () => {
    expect(loadScenario(path)).toMatchObject({
      name: { pl: 'Proba', en: 'Proba' },
      forces: [{ starts: true }],
      goal: { kind: 'eliminate' },
      wins: [{}],
      losses: [{}],
      effects: [{ kind: 'complication' }],
    });
  });

  it('tells of every key and every word that the schema knows, but for the names that list tells', () => {
    const listed: readonly string[] = ALGORITHMS;
    const words = new Set(wordsOf(SCHEMAS['scenario.schema.json']).filter((word) => !listed.includes(word)));
    expect(words.size).toBeGreaterThan(80);
    expect([...words].filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text))).toEqual([]);
    expect(text).toContain('hyperputer list algorithms');
    expect(text).toContain('hyperputer list profiles');
  });
});

describe.each(LANGUAGES)('the skeleton of a band with comments: %s', (language) => {
  const text = skeletonFor('band', 'moja-banda.yaml', language);

  it.each([
    ['as it is', text],
    ['with all its examples', withExamples(text)],
  ])('%s loads, fits its schema and is played', async (what, yaml) => {
    const validate = validator('band');
    expect(validate(parse(yaml)) || validate.errors).toBe(true);
    const band = loadBand(write(yaml, `band-${what.length}.yaml`));
    expect(band.name).toEqual({ pl: 'Moja banda', en: 'Moja banda' });
    expect(await battlesOf(findScenario('lustro'), band)).toBe(20);
  });

  it('does the sum as creation does it', () => {
    const figures = Object.entries(parse(text).figures as Record<string, { hp: number; traits: string[] }>);
    const sum = sumOf(figures.map(([id, { hp, traits }]) => ({ id, hp, traits })));
    for (const { id, hp, gained, spent } of sum.figures) {
      expect(text).toMatch(new RegExp(`^# {3}${id} +${hp} PŻ \\(${hp} PK\\); PC \\+${gained} −${spent}(,|$)`, 'm'));
    }
    expect(text).toMatch(new RegExp(`^# {3}(razem|all) +${sum.pk} PK (z|of) ${CREATION.pk}$`, 'm'));
  });
});

describe.each(['scenario', 'band'] as const)('the skeletons of a %s', (kind) => {
  const texts = LANGUAGES.map((language) => skeletonFor(kind, 'some/where/proba.yml', language));

  it('say the same in both languages', () => {
    const [pl, en] = texts.map((text) => ({ ...parse(withExamples(text)), place: '' }));
    expect(pl).toEqual(en);
  });

  it('have no line that is too long to read', () => {
    const [, ...lines] = texts.flatMap((text) => text.split('\n'));
    expect(lines.filter((line) => line.length > 125 && !line.includes('$schema='))).toEqual([]);
  });

  it('lead an editor to their schema', () => {
    const [, place] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(texts[0]!)!;
    const schema = resolve(dirname('some/where/proba.yml'), place!);
    expect(schema.endsWith(`/scenarios/teohiphip/${kind}.schema.json`)).toBe(true);
    expect(existsSync(schema)).toBe(true);
  });
});

it.each([
  { file: '/home/ada/gry/a.yaml', schema: '/home/ada/lib/s.json', line: '../lib/s.json' },
  { file: '/home/ada/a.yaml', schema: '/home/ada/node_modules/x/s.json', line: 'node_modules/x/s.json' },
  { file: '/home/ada/a b#c/a.yaml', schema: '/home/ada/s.json', line: '../s.json' },
  { file: '/home/ada/a.yaml', schema: '/home/ada/my lib/s.json', line: 'file:///home/ada/my%20lib/s.json' },
  { file: '/home/ada/a.yaml', schema: '/opt/c#/s.json', line: 'file:///opt/c%23/s.json' },
])('an editor with $file finds $schema', ({ file, schema, line }) => {
  expect(schemaLine(file, schema)).toBe(`# yaml-language-server: $schema=${line}`);
});

describe('the name of a new file', () => {
  it.each([
    { given: 'zasadzka', path: 'zasadzka.yaml' },
    { given: 'gry/zasadzka-2', path: 'gry/zasadzka-2.yaml' },
    { given: '/Moje Gry/zasadzka.yml', path: '/Moje Gry/zasadzka.yml' },
  ])('$given', ({ given, path }) => {
    expect(skeletonPath('scenario', given)).toBe(path);
  });

  const NAMED = 'is named by its file: lower-case ASCII letters, digits and hyphens';

  it.each([
    { given: 'Zasadzka w Łodzi', message: `a scenario ${NAMED}, such as 'zasadzka-w-lodzi'` },
    { given: 'gry/Żółw.yaml', message: `a scenario ${NAMED}, such as 'zolw'` },
    { given: 'zasadzka.txt', message: `a scenario ${NAMED}, such as 'zasadzka-txt'` },
    { given: '7', message: `a scenario ${NAMED}` },
    { given: '', message: `a scenario ${NAMED}` },
    { given: '.', message: `a scenario ${NAMED}` },
    { given: 'gry/', message: 'it is a folder; allowed: a name or a file' },
    {
      given: 'gry/lustro',
      message: "a scenario of the name 'lustro' comes with the program; allowed: another name",
    },
  ])("is refused: '$given'", ({ given, message }) => {
    expect(complaintOf(() => skeletonPath('scenario', given))).toBe(`${given}: ${message}`);
  });
});
