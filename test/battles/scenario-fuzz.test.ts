import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { InputError } from '../../src/text/input-error.ts';
import { runs } from '../fixed-seed.ts';
import { write } from './written.ts';

const TEXT = readFileSync(new URL('../../scenarios/teohiphip/scenarios/detronizacja.yaml', import.meta.url), 'utf8');
const LINES = TEXT.split('\n');

/** What may stand where a value stood. */
const VALUES = [
  '-1',
  '0',
  '0.5',
  '1e9',
  '1e-9',
  '.nan',
  '.inf',
  '-.inf',
  '0x10',
  '99999999999999999999',
  "''",
  '~',
  'true',
  'skaly',
  'klopotek',
  'npcs',
  '[]',
  '{}',
  '[[]]',
  '[1, 2]',
  '[[0, 0], [1, 1], [2, 2]]',
  '[0, 0, 96, 96]',
  '{ toString: 1 }',
  '{ constructor: 1 }',
  '{ __proto__: { hp: 1 } }',
  '1..6',
  '6..1',
  '0..999',
  '8ft',
  '1000ft',
  '"\\u0000"',
  '!!set {}',
  '!!binary aGk=',
  '2001-01-01',
  '&a [*a]',
  '<<',
  '?',
  '|',
  '>',
  '%',
  '@',
  '`',
  '\t',
];
const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', 'kind', 'id', 'zones', 'hp'];

type Edit = (lines: readonly string[]) => readonly string[];

const place = fc.nat(LINES.length - 1);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  place.map(
    (at): Edit =>
      (lines) =>
        lines.filter((_, index) => index !== at),
  ),
  place.map(
    (at): Edit =>
      (lines) =>
        lines.flatMap((line, index) => (index === at ? [line, line] : [line])),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Edit =>
      (lines) =>
        lines.map((line, index) => (index === to ? lines[from]! : line)),
  ),
  fc
    .tuple(place, fc.constantFrom(...VALUES))
    .map(([at, value]) => onLine(at, (line) => line.replace(/:.*$/, `: ${value}`))),
  fc.tuple(place, fc.constantFrom(...VALUES), fc.nat(5)).map(([at, value, which]) =>
    onLine(at, (line) => {
      let left = which;
      return line.replace(/[\w-]+(?=[,\] }]|$)/g, (word) => (left-- === 0 ? value : word));
    }),
  ),
  fc
    .tuple(place, fc.constantFrom(...KEYS))
    .map(([at, key]) => onLine(at, (line) => line.replace(/[\w-]+:/, `${key}:`))),
  fc.tuple(place, fc.nat(8)).map(([at, indent]) => onLine(at, (line) => ' '.repeat(indent) + line.trim())),
  fc
    .tuple(place, fc.nat(40), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([at, column, text]) => onLine(at, (line) => line.slice(0, column) + text + line.slice(column + 1))),
);

function onLine(at: number, change: (line: string) => string): Edit {
  return (lines) => lines.map((line, index) => (index === at ? change(line) : line));
}

/** Whether it could be loaded; what goes wrong otherwise than with an InputError is thrown on. */
function loads(text: string): boolean {
  const path = write(text, 'mutated.yaml');
  try {
    loadScenario(path);
    return true;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.message).toMatch(/^.*mutated\.yaml(:\d+:\d+)?: [^\n]+$/);
    return false;
  }
}

it('a scenario file with slips loads or is refused with its place in one line, and nothing else', () => {
  let loaded = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const start = performance.now();
      const text = edits.reduce<readonly string[]>((lines, change) => change(lines), LINES).join('\n');
      if (loads(text)) loaded++;
      else refused++;
      expect(performance.now() - start).toBeLessThan(5_000);
    }),
    runs(300),
  );
  // Both happen often: otherwise the slips would be too coarse or too fine to tell anything.
  expect(loaded).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(100);
});
