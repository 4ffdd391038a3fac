/** Compiles src/random/streams.wat to src/random/streams-wasm.ts. `compileStreams` is also what the test compares with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const source = new URL('../src/random/streams.wat', import.meta.url);
const target = new URL('../src/random/streams-wasm.ts', import.meta.url);

/** The text of streams-wasm.ts as streams.wat makes it. */
export async function compileStreams(): Promise<string> {
  const { parseWat } = await wabt();
  const { buffer } = parseWat('streams.wat', readFileSync(source, 'utf8'), { simd: true }).toBinary({});
  return [
    '/** Generated from streams.wat by `npm run build:streams`. */',
    `export const STREAMS_WASM =\n  '${Buffer.from(buffer).toString('base64')}';`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await compileStreams());
