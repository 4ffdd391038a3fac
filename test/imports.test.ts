import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../src/systems/register.ts';

const ROOT = fileURLToPath(new URL('../src', import.meta.url));

/** What each layer may import besides itself; the folders of src and their order of dependence. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  cli: [
    'report',
    'battles',
    'studies',
    'montecarlo',
    'skirmish',
    'systems',
    'probability',
    'statistics',
    'random',
    'text',
  ],
  report: ['battles', 'studies', 'montecarlo', 'skirmish', 'systems', 'probability', 'statistics', 'random', 'text'],
  battles: ['montecarlo', 'skirmish', 'systems', 'statistics', 'random', 'text'],
  studies: ['montecarlo', 'systems', 'probability', 'statistics', 'random', 'text'],
  montecarlo: ['skirmish', 'systems', 'probability', 'statistics', 'random', 'text'],
  skirmish: ['systems', 'probability', 'random', 'text'],
  systems: ['probability', 'statistics', 'random', 'text'],
  probability: ['text'],
  statistics: ['text'],
  random: ['text'],
  text: [],
};

/** The library's entry stands above all layers but the command line. */
const ENTRY = 'index.ts';
const ENTRY_MAY_IMPORT = Object.keys(MAY_IMPORT).filter((layer) => layer !== 'cli');

interface SourceFile {
  /** From src, with slashes: `systems/register.ts`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** Static imports, re-exports, `import(…)` and files named for a worker, all relative and in single quotes. */
const RELATIVE = /\b(?:from|import|import\(|new URL\()\s*'(\.{1,2}\/[^']+\.ts)'/g;

function readSources(): SourceFile[] {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return names.map((name) => {
    const path = name.replaceAll('\\', '/');
    const text = readFileSync(join(ROOT, name), 'utf8');
    const imports = [...text.matchAll(RELATIVE)].map((match) => posix.join(dirname(path), match[1]!));
    return { path, text, imports };
  });
}

const SOURCES = readSources();
const EDGES = SOURCES.flatMap(({ path, imports }) => imports.map((imported) => ({ path, imported })));

function layerOf(path: string): string {
  return path.split('/')[0]!;
}

/** The system that a file belongs to: `teohiphip` for `systems/teohiphip/test.ts`, undefined for shared files. */
function systemOf(path: string): string | undefined {
  const [layer, folder, ...file] = path.split('/');
  return layer === 'systems' && file.length > 0 ? folder : undefined;
}

function inWords(edges: readonly { readonly path: string; readonly imported: string }[]): string[] {
  return edges.map(({ path, imported }) => `${path} imports ${imported}`);
}

describe('imports in src', () => {
  it('are found, and lead to files that are there', () => {
    expect(EDGES.length).toBeGreaterThan(50);
    const paths = new Set(SOURCES.map(({ path }) => path));
    const declarations = (path: string) => path.replace(/\.ts$/, '.d.ts');
    expect(inWords(EDGES.filter(({ imported }) => !paths.has(imported) && !paths.has(declarations(imported))))).toEqual(
      [],
    );
  });

  it('are all written in a way that this test reads', () => {
    const relative = SOURCES.map(({ path, text }) => ({
      path,
      // Biome keeps quotes single; every relative path to code ends with the extension.
      found: [...text.matchAll(/['"`]\.{1,2}\/[^'"`\n]*\.[tj]s['"`]/g)].length,
    }));
    expect(relative).toEqual(SOURCES.map(({ path, imports }) => ({ path, found: imports.length })));
  });

  it('point one way, from layer to layer', () => {
    const against = EDGES.filter(({ path, imported }) => {
      const allowed = path === ENTRY ? ENTRY_MAY_IMPORT : MAY_IMPORT[layerOf(path)];
      const layer = layerOf(imported);
      return layer !== layerOf(path) && !allowed?.includes(layer);
    });
    expect(inWords(against)).toEqual([]);
  });

  it('know every layer', () => {
    const layers = new Set(
      SOURCES.map(({ path }) => path)
        .filter((path) => path !== ENTRY)
        .map(layerOf),
    );
    expect([...layers].filter((layer) => !Object.hasOwn(MAY_IMPORT, layer))).toEqual([]);
  });

  it('never lead from one system to another', () => {
    const across = EDGES.filter(({ path, imported }) => {
      const [own, other] = [systemOf(path), systemOf(imported)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(inWords(across)).toEqual([]);
  });

  it('reach a system from outside only through the register, but for the rulings that a skirmish shares with tests', () => {
    const areShared = ({ path, imported }: (typeof EDGES)[number]) =>
      layerOf(path) === 'skirmish' && imported === 'systems/teohiphip/pool/rulings.ts';
    const entering = EDGES.filter(
      (edge) => systemOf(edge.imported) !== undefined && systemOf(edge.path) === undefined && !areShared(edge),
    );
    expect(new Set(entering.map(({ path }) => path))).toEqual(new Set(['systems/register.ts']));
    expect(entering.map(({ imported }) => imported).sort()).toEqual(
      SYSTEMS.map(({ id }) => `systems/${id}/system.ts`).sort(),
    );
  });
});

it.each(SYSTEMS.map(({ id }) => id))('only the folder of %s names it in code', (id) => {
  const naming = SOURCES.filter(({ text }) => new RegExp(`['"\`]${id}['"\`]`).test(text)).map(({ path }) => path);
  expect(naming).toEqual([`systems/${id}/system.ts`]);
});
