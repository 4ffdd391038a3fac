import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadStudies } from '../../src/studies/load-studies.ts';
import { complaintOf } from '../complaint.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const folder = temporaryFolder();

let files = 0;

/** Writes a file into a folder of its own. */
export function write(content: string | Uint8Array, name = 'study.yaml'): string {
  const path = join(folder, String(++files), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** Writes files into a folder of their own. */
export function writeFolder(contents: Readonly<Record<string, string>>): string {
  const path = join(folder, String(++files));
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return path;
}

/** What is wrong with the path, with its folder cut off so that a message reads `study.yaml:4:3: …`. */
export function complaintAbout(path: string): string {
  return complaintOf(() => loadStudies(path)).replaceAll(`${dirname(path)}/`, '');
}

export const STUDY = `system: pierwsze-kroki
test: check
title:
  pl: Szanse
  en: Chances
grid:
  modifier: 0..3
  pt: [8, 12, 16..17]
`;
