import { join } from 'node:path';
import { LANGUAGES } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { readWord } from './options.ts';

export interface MapOptions {
  /** The folder for the maps. */
  readonly map?: string;
  readonly lang?: string;
}

/** What writes the maps that are asked for. @throws InputError when maps are asked for with anything but scenarios */
export function readMapOptions({ map, lang }: MapOptions, kind: string | undefined): () => Promise<void> {
  if (map === undefined) {
    if (lang !== undefined) throw new InputError('--lang is about maps; give --map a folder');
    return async () => {};
  }
  if (kind !== 'scenarios') throw new InputError("--map draws scenarios: 'list scenarios --map <folder>'");
  const language = readWord('--lang', lang ?? 'pl', LANGUAGES);
  return async () => {
    const { listScenarios } = await import('../battles/load-scenario.ts');
    const { tableSvg } = await import('../report/table-svg.ts');
    const { writeFiles } = await import('../report/output-file.ts');
    const maps = listScenarios().map(({ id, table }) => [join(map, `${id}.svg`), tableSvg(table, language)] as const);
    writeFiles(new Map(maps));
  };
}
