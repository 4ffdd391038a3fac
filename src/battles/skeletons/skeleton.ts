import type { Language } from '../../text/bilingual.ts';
import { InputError } from '../../text/input-error.ts';
import { schemaPath, shippedNames } from '../shipped-files.ts';
import { SLUG } from '../yaml-values.ts';
import { bandSkeleton } from './band-skeleton.ts';
import { scenarioSkeleton } from './scenario-skeleton.ts';
import { schemaLine } from './schema-line.ts';

/** What can be begun from a skeleton. */
export const SKELETONS = ['scenario', 'band'] as const;
type SkeletonKind = (typeof SKELETONS)[number];

const FOLDERS = { scenario: 'scenarios', band: 'bands' } as const;
const WRITERS = { scenario: scenarioSkeleton, band: bandSkeleton } as const;

const ENDING = /\.ya?ml$/;

/**
 * The file that a new scenario or band goes to: as given, with `.yaml` where that is left out.
 * @throws InputError when it cannot be named so: what a file has is named by it, and not as something that is shipped
 */
export function skeletonPath(kind: SkeletonKind, nameOrPath: string): string {
  if (/[\\/]$/.test(nameOrPath)) throw new InputError(`${nameOrPath}: it is a folder; allowed: a name or a file`);
  const path = ENDING.test(nameOrPath) ? nameOrPath : `${nameOrPath}.yaml`;
  const id = idOfPath(path);
  if (!SLUG.test(id)) {
    const allowed = `a ${kind} is named by its file: lower-case ASCII letters, digits and hyphens`;
    const nearest = slugOf(id);
    throw new InputError(`${nameOrPath}: ${allowed}${SLUG.test(nearest) ? `, such as '${nearest}'` : ''}`);
  }
  if (shippedNames(FOLDERS[kind]).includes(id)) {
    throw new InputError(`${nameOrPath}: a ${kind} of the name '${id}' comes with the program; allowed: another name`);
  }
  return path;
}

/** The text of the file at a path of `skeletonPath`, with comments in the language. */
export function skeletonFor(kind: SkeletonKind, path: string, language: Language): string {
  const words = idOfPath(path).replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `${schemaLine(path, schemaPath(kind))}\n${WRITERS[kind](title, language)}`;
}

function idOfPath(path: string): string {
  return path.split(/[\\/]/).at(-1)!.replace(ENDING, '');
}

/** The nearest id to a name as people write it: `zasadzka-w-lodzi` for `Zasadzka w Łodzi`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}
