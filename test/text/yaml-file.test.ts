import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { YamlFile } from '../../src/text/yaml-file.ts';
import { complaintOf } from '../complaint.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();

function read(text: string): YamlFile {
  const path = join(folder, 'file.yaml');
  writeFileSync(path, text);
  return YamlFile.read(path);
}

/** What is wrong with a text, without the folder. */
function complaint(text: string, schema: z.ZodType = z.unknown()): string {
  return complaintOf(() => read(text).parse(schema)).replace(`${folder}/`, '');
}

const TEXT = `things:
  first:
    - { kind: a, size: 1 }
    - kind: b
      sizes: [1, 2,
              3]
`;

describe('the place of a value', () => {
  it.each([
    { keys: ['things'], at: '1:1' },
    { keys: ['things', 'first'], at: '2:3' },
    { keys: ['things', 'first', 0], at: '3:7' },
    { keys: ['things', 'first', 0, 'size'], at: '3:18' },
    { keys: ['things', 'first', 1], at: '4:7' },
    { keys: ['things', 'first', 1, 'sizes', 2], at: '6:15' },
  ])('$keys is at $at', ({ keys, at }) => {
    expect(read(TEXT).errorAt(keys, '').message).toContain(`file.yaml:${at}: ${keys.join('.')}: `);
  });

  it.each([
    { keys: ['nothing'], at: '1:1', instead: 'the document' },
    { keys: ['things', 'first', 2], at: '2:3', instead: 'the list' },
    { keys: ['things', 'first', 1, 'size'], at: '4:7', instead: 'the item' },
    { keys: ['things', 'first', 'size'], at: '2:3', instead: 'the list' },
  ])('$keys, which is not there, has the place of $instead', ({ keys, at }) => {
    expect(read(TEXT).errorAt(keys, '').message).toContain(`file.yaml:${at}: `);
  });
});

describe('what is allowed inside of unions, records and lists', () => {
  const item = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), size: z.int() }),
    z.strictObject({ kind: z.literal('b'), sizes: z.array(z.int()).optional() }),
  ]);
  const schema = z.strictObject({ things: z.record(z.string(), z.array(item)).default({}) });

  it.each([
    {
      what: 'a key of one member of a union',
      text: TEXT.replace('sizes', 'sizs'),
      message: "5:7: things.first.1.sizs: unknown key 'sizs'; did you mean 'sizes'? Known: kind, sizes",
    },
    {
      what: 'a key for one that is missing',
      text: TEXT.replace('size: 1', 'sizee: 1'),
      message: "3:18: things.first.0.sizee: unknown key 'sizee'; did you mean 'size'? Known: kind, size",
    },
    {
      what: 'a word that says which member it is',
      text: TEXT.replace('kind: a', 'kind: c'),
      message: "3:9: things.first.0.kind: unknown value 'c'. Known: a, b",
    },
    {
      what: 'no word that says which member it is',
      text: TEXT.replace('kind: a, ', ''),
      message: '3:7: things.first.0.kind: missing. Known: a, b',
    },
    {
      what: 'a map for that word',
      text: TEXT.replace('kind: a', 'kind: { toString: a }'),
      message: "3:9: things.first.0.kind: unknown value '{…}'. Known: a, b",
    },
    {
      what: 'an item in a list of a list',
      text: TEXT.replace('3]', 'x]'),
      message: '6:15: things.first.1.sizes.2: Invalid input: expected number, received string',
    },
    {
      what: 'a list for a map',
      text: 'things: [1]\n',
      message: '1:1: things: Invalid input: expected record, received array',
    },
  ])('$what: $message', ({ text, message }) => {
    expect(complaint(text, schema)).toBe(`file.yaml:${message}`);
  });

  it('of a union of a word and a map, the one that came further is told', () => {
    const either = z.strictObject({ it: z.union([z.string(), z.strictObject({ size: z.int() })]) });
    expect(complaint('it:\n  size: x\n', either)).toBe(
      'file.yaml:2:3: it.size: Invalid input: expected number, received string',
    );
    expect(complaint('it:\n  size: 1\n  sise: 2\n', either)).toBe(
      "file.yaml:3:3: it.sise: unknown key 'sise'; did you mean 'size'? Known: size",
    );
  });
});

it.each([
  { what: 'lists in lists', text: `${'['.repeat(2000)}${']'.repeat(2000)}`, at: '1:65' },
  { what: 'maps in maps', text: `${'{a: '.repeat(2000)}1${'}'.repeat(2000)}`, at: '1:254' },
  { what: 'lists in lists without brackets', text: '- '.repeat(2000), at: '1:128' },
  { what: 'maps for keys', text: '? '.repeat(2000), at: '1:128' },
])('thousands of $what are refused before they are read', ({ text, at }) => {
  expect(complaint(text)).toBe(`file.yaml:${at}: lists and maps lie too deep in each other`);
});
