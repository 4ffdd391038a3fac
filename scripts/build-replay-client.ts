/**
 * Bundles the scripts of src/report/replay/client: main.ts to client-script.ts, and the script of the page with two
 * replays to side-by-side-script.ts. `REPLAY_SCRIPTS` and `bundleScript` are also what the tests compare with.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

interface ReplayScript {
  readonly entry: URL;
  readonly target: URL;
  /** What the target exports. */
  readonly name: string;
}

export const REPLAY_SCRIPTS: readonly ReplayScript[] = [
  {
    entry: new URL('../src/report/replay/client/main.ts', import.meta.url),
    target: new URL('../src/report/replay/client-script.ts', import.meta.url),
    name: 'REPLAY_CLIENT',
  },
  {
    entry: new URL('../src/report/replay/client/side-by-side.ts', import.meta.url),
    target: new URL('../src/report/replay/side-by-side-script.ts', import.meta.url),
    name: 'SIDE_BY_SIDE_CLIENT',
  },
];

/** The text of the target as the client's sources make it. */
export async function bundleScript({ entry, name }: ReplayScript): Promise<string> {
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
    `export const ${name} = ${JSON.stringify(outputFiles[0]!.text)};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const script of REPLAY_SCRIPTS) writeFileSync(script.target, await bundleScript(script));
}
