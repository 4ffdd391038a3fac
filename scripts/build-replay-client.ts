/**
 * Bundles src/report/replay/client to src/report/replay/client-script.ts. `bundleReplayClient` is also what the test
 * compares with.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = new URL('../src/report/replay/client/main.ts', import.meta.url);
const target = new URL('../src/report/replay/client-script.ts', import.meta.url);

/** The text of client-script.ts as the client's sources make it. */
export async function bundleReplayClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
  });
  return [
    '/** Generated from client/ by `npm run build:replay`. */',
    `export const REPLAY_CLIENT = ${JSON.stringify(outputFiles[0]!.text)};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await bundleReplayClient());
