import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findSystem, findTest } from '../systems/register.ts';
import { InputError } from '../text/input-error.ts';
import { YamlFile } from '../text/yaml-file.ts';
import { type Grid, readGridValues } from './grid.ts';
import { DEFAULT_SAMPLES, DEFAULT_SEED, readStudy, type Study } from './study.ts';
import { anyStudySchema, studyFileSchema } from './study-schema.ts';

const EXTENSION = '.yaml';

/** The studies of a file, or of all YAML files in and under a folder. @throws InputError with file, line and key */
export function loadStudies(path: string): Study[] {
  const studies = new Map<string, Study>();
  for (const file of studyFiles(path)) {
    const study = loadStudy(file);
    const name = `${study.system.id}/${study.id}`;
    if (studies.has(name)) throw new InputError(`${file}: ${study.system.id} has another study '${study.id}'`);
    studies.set(name, study);
  }
  return [...studies.values()];
}

function studyFiles(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(EXTENSION));
    if (files.length > 0) return files.sort().map((name) => join(path, name));
  } catch (error) {
    throw new InputError(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  throw new InputError(`${path}: no study (*${EXTENSION}) in this folder`);
}

function loadStudy(path: string): Study {
  const file = YamlFile.read(path);
  const id = basename(path, EXTENSION);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new InputError(`${path}: a study is named by its file: lower-case ASCII letters, digits and hyphens`);
  }
  const { system: systemId, test: testId } = file.parse(anyStudySchema);
  const system = located(file, ['system'], () => findSystem(systemId));
  const test = located(file, ['test'], () => findTest(system, testId));
  const content = file.parse(studyFileSchema(system, testId, test));
  const grid: Grid = Object.fromEntries(
    Object.entries(content.grid).flatMap(([parameter, values]) => {
      if (values === undefined) return [];
      const text = [values].flat().join(',');
      const read = () => readGridValues(parameter, test.parameters[parameter]!, text);
      return [[parameter, located(file, ['grid', parameter], read)]];
    }),
  );
  return located(file, [], () =>
    readStudy({
      id,
      title: content.title,
      ...(content.note === undefined ? {} : { note: content.note }),
      system: systemId,
      test: testId,
      grid,
      rulings: chosen(content.rulings),
      by: content.by,
      show: content.show === undefined ? undefined : String(content.show),
      table: content.table,
      method: content.method ?? 'exact',
      seed: content.seed ?? DEFAULT_SEED,
      samples: content.samples ?? DEFAULT_SAMPLES,
      interval: content.interval ?? 'wilson',
    }),
  );
}

function chosen(rulings: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rulings).flatMap(([id, option]) => (option === undefined ? [] : [[id, option]])),
  );
}

/** Gives an error about a value the place where the value stands. */
function located<T>(file: YamlFile, keys: readonly string[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError)
      throw file.errorAt(error.about === undefined ? keys : [...keys, error.about], error.message);
    throw error;
  }
}
