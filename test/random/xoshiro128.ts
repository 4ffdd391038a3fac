import type { Words4 } from '../../src/random/philox.ts';

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** The first words of xoshiro128** from a state: the public-domain C of Blackman and Vigna, line by line. */
export function xoshiro128(state: Words4, count: number): number[] {
  const s = Int32Array.from(state);
  return Array.from({ length: count }, () => {
    const result = Math.imul(rotateLeft(Math.imul(s[1]!, 5), 7), 9);
    const t = s[1]! << 9;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = rotateLeft(s[3]!, 11);
    return result >>> 0;
  });
}
