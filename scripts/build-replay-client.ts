/**
 * Bundles the scripts of src/report/replay/client: main.ts to client-script.ts, and the script of the page with two
 * replays to side-by-side-script.ts. `REPLAY_SCRIPTS` and `bundleScript` are also what the tests compare with.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

interface ReplayScript {
  /** In src/report/replay/client. */
  readonly entry: string;
  /** In src/report/replay, with the name of what it exports. */
  readonly target: string;
  readonly name: string;
}

export const REPLAY_SCRIPTS: readonly ReplayScript[] = [
  { entry: 'main.ts', target: 'client-script.ts', name: 'REPLAY_CLIENT' },
  { entry: 'side-by-side.ts', target: 'side-by-side-script.ts', name: 'SIDE_BY_SIDE_CLIENT' },
];

const inReplay = (path: string) => new URL(`../src/report/replay/${path}`, import.meta.url);

/** The text of the target as the client's sources make it. */
export async function bundleScript({ entry, name }: ReplayScript): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(inReplay(`client/${entry}`))],
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
  for (const script of REPLAY_SCRIPTS) writeFileSync(inReplay(script.target), await bundleScript(script));
}
