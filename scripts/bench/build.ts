import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const BUILT = new URL('node_modules/.cache/bench/', ROOT);

/**
 * Compiles the project to plain JavaScript, as it is shipped: under the loader that runs a checkout from source the
 * same loops are a quarter slower. Packages are found from where it goes (tsconfig.json).
 */
export function build(): void {
  const compiler = fileURLToPath(new URL('node_modules/.bin/tsc', ROOT));
  execFileSync(compiler, ['-p', fileURLToPath(new URL('.', import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(new URL('package.json', BUILT), '{ "type": "module" }\n');
  // Scenarios are found beside the code that reads them.
  cpSync(new URL('scenarios', ROOT), new URL('scenarios', BUILT), { recursive: true });
}

/** The compiled twin of a file of the project. */
export function builtTwin(source: URL): string {
  return fileURLToPath(new URL(source.href.slice(ROOT.href.length).replace(/\.ts$/, '.js'), BUILT));
}
