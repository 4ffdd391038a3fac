/** Philox4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw (SC 2011), as in Random123. */

const ROUNDS = 10;
const MULTIPLIER_0 = 0xd2511f53;
const MULTIPLIER_1 = 0xcd9e8d57;
const KEY_STEP_0 = 0x9e3779b9;
const KEY_STEP_1 = 0xbb67ae85;

export type Words2 = readonly [number, number];
export type Words4 = readonly [number, number, number, number];

/** The upper 32 bits of the 64-bit product of two unsigned words, from 16-bit halves. */
function multiplyHigh(a: number, b: number): number {
  const aLow = a & 0xffff;
  const aHigh = a >>> 16;
  const bLow = b & 0xffff;
  const bHigh = b >>> 16;
  const middle = (Math.imul(aHigh, bLow) + (Math.imul(aLow, bLow) >>> 16)) | 0;
  const carry = ((middle & 0xffff) + Math.imul(aLow, bHigh)) | 0;
  return (Math.imul(aHigh, bHigh) + (middle >>> 16) + (carry >>> 16)) >>> 0;
}

/**
 * The block of four 32-bit words for a counter and a key. Readable reference: the simulations use the same function
 * as WebAssembly (`streams.wat`), and the tests hold the two together.
 */
export function philox4x32(counter: Words4, key: Words2): Words4 {
  let [c0, c1, c2, c3] = counter;
  let [k0, k1] = key;
  for (let round = 0; round < ROUNDS; round++) {
    const low0 = Math.imul(c0, MULTIPLIER_0) >>> 0;
    const low1 = Math.imul(c2, MULTIPLIER_1) >>> 0;
    const high0 = multiplyHigh(c0, MULTIPLIER_0);
    const high1 = multiplyHigh(c2, MULTIPLIER_1);
    c0 = (high1 ^ c1 ^ k0) >>> 0;
    c1 = low1;
    c2 = (high0 ^ c3 ^ k1) >>> 0;
    c3 = low0;
    k0 = (k0 + KEY_STEP_0) >>> 0;
    k1 = (k1 + KEY_STEP_1) >>> 0;
  }
  return [c0, c1, c2, c3];
}
