import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the package: the checkout, or where it is installed. */
const ROOT = new URL('../../', import.meta.url);

export const VERSION: string = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).version;

/** The studies that come with the program. */
export const DEFAULT_STUDIES = fileURLToPath(new URL('scenarios/studies', ROOT));
