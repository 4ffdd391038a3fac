import seedrandom from 'seedrandom';
import type { Words4 } from './philox.ts';

/**
 * 128 bits of key material from a seed string and the name of the study that draws from it.
 *
 * Two studies with one seed get unrelated streams; variants that are to be compared on common random numbers use one
 * name. seedrandom only hashes here: its own generators are never drawn from in a simulation.
 */
export function seedKey(seed: string, study: string): Words4 {
  // seedrandom takes one byte of each character, and a text that repeats itself hashes like one copy of it: UTF-8
  // bytes in brackets keep different seeds different.
  const bytes = new TextEncoder().encode(JSON.stringify([seed, study]));
  const hash = seedrandom(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const word = () => hash.int32() >>> 0;
  return [word(), word(), word(), word()];
}
