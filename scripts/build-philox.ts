/** Compiles src/random/philox.wat to src/random/philox-wasm.ts. `compilePhilox` is also what the test compares with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const source = new URL('../src/random/philox.wat', import.meta.url);
const target = new URL('../src/random/philox-wasm.ts', import.meta.url);

/** The text of philox-wasm.ts as philox.wat makes it. */
export async function compilePhilox(): Promise<string> {
  const { parseWat } = await wabt();
  const { buffer } = parseWat('philox.wat', readFileSync(source, 'utf8'), { simd: true }).toBinary({});
  return [
    '/** Generated from philox.wat by `npm run build:philox`. */',
    `export const PHILOX_WASM =\n  '${Buffer.from(buffer).toString('base64')}';`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await compilePhilox());
