import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { battleJsonSchemas } from '../../src/battles/json-schemas.ts';
import { BAND, SCENARIO } from './written.ts';

const FOLDER = new URL('../../scenarios/teohiphip/', import.meta.url);

const text = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8');
const committed = (name: string): object => JSON.parse(text(name));

it.each(Object.entries(battleJsonSchemas()))('%s is the committed one', (name, schema) => {
  expect(committed(name)).toEqual(schema);
});

it('no other schema is committed', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.schema.json'));
  expect(files).toEqual(Object.keys(battleJsonSchemas()).sort());
});

const FILES = [
  { path: 'weapons.yaml', schema: 'weapons' },
  ...(['scenario', 'band', 'profile', 'battle'] as const).flatMap((schema) =>
    readdirSync(new URL(`${schema}s`, FOLDER)).map((name) => ({ path: `${schema}s/${name}`, schema })),
  ),
];

describe('an editor with the schema', () => {
  const validators = new Map(
    ['scenario', 'band', 'profile', 'battle', 'weapons'].map((name) => [
      name,
      new Ajv2020({ strict: false }).compile(committed(`${name}.schema.json`)),
    ]),
  );

  it.each(FILES)('finds it from the first line of $path, and accepts the file', ({ path, schema }) => {
    const [first] = text(path).split('\n');
    const up = '../'.repeat(path.split('/').length - 1) || './';
    expect(first).toBe(`# yaml-language-server: $schema=${up}${schema}.schema.json`);
    expect(validators.get(schema)!(parse(text(path)))).toBe(true);
  });

  it.each([
    { what: 'an unknown key', schema: 'scenario', yaml: `${SCENARIO}smaples: 3\n` },
    { what: 'an unknown property', schema: 'scenario', yaml: SCENARIO.replace('[blocks, cover]', '[solid]') },
    { what: 'an unknown algorithm', schema: 'scenario', yaml: SCENARIO.replace('count: 2', 'algorithm: hide') },
    { what: 'too many rounds', schema: 'scenario', yaml: SCENARIO.replace('rounds: 6', 'rounds: 99') },
    { what: 'a name in one language', schema: 'band', yaml: BAND.replace(', en: Pair', '') },
    { what: 'an unknown trait', schema: 'band', yaml: BAND.replace('czujny', 'senny') },
  ])('marks $what', ({ schema, yaml }) => {
    expect(validators.get(schema)!(parse(yaml))).toBe(false);
  });
});
