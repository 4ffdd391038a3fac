import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hyperputer } from '../cli/run.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url));
/** Studies of which one is simulated. */
const MIXED = fileURLToPath(new URL('../../scenarios/studies/obietnica-edenu', import.meta.url));
const folder = temporaryFolder();

/** Every file under a folder with a hash of its content. */
function contentOf(path: string): Record<string, string> {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(path, name)))
        .digest('hex'),
    ]),
  );
}

describe('report', () => {
  it('makes the committed reports to the byte', { timeout: 240_000 }, () => {
    const out = join(folder, 'all');
    const { code, out: said } = hyperputer(['report', '--out', out]);
    expect(code).toBe(0);
    expect(said).toContain(join(out, 'index.html'));
    expect(contentOf(out)).toEqual(contentOf(REPORTS));
  });

  it('makes the same bytes with 1, 2 and 8 workers, exact and simulated', { timeout: 240_000 }, () => {
    const made = [1, 2, 8].map((workers) => {
      const out = join(folder, `workers-${workers}`);
      expect(hyperputer(['report', '--out', out, '--workers', String(workers), '--studies', MIXED]).code).toBe(0);
      return contentOf(out);
    });
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
    const committed = Object.entries(contentOf(REPORTS)).filter(([name]) => name.startsWith(`${basename(MIXED)}/`));
    expect(made[0]).toMatchObject(Object.fromEntries(committed));
  });

  it('lists every file with its hash in the manifest', () => {
    const manifest = JSON.parse(readFileSync(join(REPORTS, 'manifest.json'), 'utf8'));
    const parts = [manifest, ...manifest.studies, ...manifest.battles, ...manifest.scenarios, ...manifest.worth];
    const listed = Object.assign({}, ...parts.map(({ files }: { files: object }) => files));
    const { 'manifest.json': _, ...others } = contentOf(REPORTS);
    expect(listed).toEqual(others);
  });

  it('removes what an earlier report left, and only that', () => {
    const out = join(folder, 'again');
    mkdirSync(out);
    const studies = join(folder, 'studies');
    mkdirSync(studies);
    const study = (id: string) => writeFileSync(join(studies, `${id}.yaml`), STUDY);
    study('first');
    study('second');
    writeFileSync(join(out, 'mine.txt'), 'kept');
    expect(hyperputer(['report', '--out', out, '--studies', studies]).code).toBe(0);
    expect(existsSync(join(out, 'teohiphip/second.csv'))).toBe(true);
    const one = hyperputer(['report', '--out', out, '--studies', join(studies, 'first.yaml')]);
    expect(one.code).toBe(0);
    expect(existsSync(join(out, 'teohiphip/first.csv'))).toBe(true);
    expect(existsSync(join(out, 'teohiphip/second.csv'))).toBe(false);
    expect(readFileSync(join(out, 'mine.txt'), 'utf8')).toBe('kept');
  });

  it('simulates less when asked to be quick', () => {
    const out = join(folder, 'quick');
    const path = join(folder, 'simulated.yaml');
    writeFileSync(path, `${STUDY}method: mc\nsamples: 500000\n`);
    expect(hyperputer(['report', '--quick', '--out', out, '--studies', path]).code).toBe(0);
    expect(readFileSync(join(out, 'teohiphip/simulated.csv'), 'utf8')).toContain(',10000,mc\n');
    expect(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))).toMatchObject({ quick: true });
  });

  it('writes nothing when one study is wrong', () => {
    const out = join(folder, 'nothing');
    const path = join(folder, 'wrong.yaml');
    writeFileSync(path, STUDY.replace('standard', 'standrd'));
    const { code, err } = hyperputer(['report', '--out', out, '--studies', path]);
    expect(code).toBe(2);
    expect(err).toContain(`${path}:7:3: grid.dice: `);
    expect(existsSync(out)).toBe(false);
  });
});

const STUDY = `system: teohiphip
test: test
title:
  pl: Próba
  en: A try
grid:
  dice: standard
`;
