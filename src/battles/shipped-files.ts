import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { SLUG } from './yaml-values.ts';

const EXTENSION = '.yaml';

/** Where the files of battles are: in the checkout, or where the package is installed. */
const SHIPPED = fileURLToPath(new URL('../../scenarios/teohiphip', import.meta.url));

export const WEAPONS_FILE = join(SHIPPED, `weapons${EXTENSION}`);

/** The JSON Schema of a kind of file. */
export function schemaPath(kind: 'scenario' | 'band'): string {
  return join(SHIPPED, `${kind}.schema.json`);
}

/** The folders of files that have one thing each. */
type Folder = 'scenarios' | 'bands' | 'profiles' | 'worth';

const THING: Readonly<Record<Folder, string>> = {
  scenarios: 'scenario',
  bands: 'band',
  profiles: 'profile',
  worth: 'design',
};

/** The names of the files that come with the program, in alphabetical order. */
export function shippedNames(folder: Folder): string[] {
  return readdirSync(join(SHIPPED, folder))
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => basename(name, EXTENSION))
    .sort();
}

/** The path of the file of this name that comes with the program. @throws InputError for an unknown name */
export function shippedPath(folder: Folder, name: string): string {
  const known = shippedNames(folder);
  if (!known.includes(name)) throw new InputError(unknownName(THING[folder], name, known));
  return join(SHIPPED, folder, `${name}${EXTENSION}`);
}

/** The path of a file: as given when it has a folder or an ending, else that of the file which comes with the program. */
export function pathOf(folder: Folder, nameOrPath: string): string {
  return /[\\/]|\.ya?ml$/.test(nameOrPath) ? nameOrPath : shippedPath(folder, nameOrPath);
}

/** What a file has is named by the file. @throws InputError when the name cannot be used as an id */
export function idOf(folder: Folder, path: string): string {
  const id = basename(path).replace(/\.ya?ml$/, '');
  if (SLUG.test(id)) return id;
  throw new InputError(
    `${path}: a ${THING[folder]} is named by its file: lower-case ASCII letters, digits and hyphens`,
  );
}
