/** Up to here `word * bound` is exact in a double, so that the last division cannot round up. */
export const GREATEST_BOUND = 2 ** 21;

export interface WordSource {
  /** The next uniform word; its sign does not matter. */
  next(): number;
}

/**
 * A uniform integer in [0, bound) from uniform words (Lemire 2019, nearly divisionless).
 *
 * `words` is the number of values a word can have, a power of two: 2 ** 32 in use; the tests count every word of
 * 8 bits through this very code. Words whose low product falls below `words % bound` are one too many for some
 * integers and are drawn again, so that each integer is left with exactly floor(words / bound) of them.
 */
export function drawBelow(source: WordSource, bound: number, words: number): number {
  let word = source.next();
  let low = (Math.imul(word, bound) & (words - 1)) >>> 0;
  if (low < bound) {
    const excess = words % bound;
    while (low < excess) {
      word = source.next();
      low = (Math.imul(word, bound) & (words - 1)) >>> 0;
    }
  }
  return (((word >>> 0) * bound) / words) >>> 0;
}

/** A die or a table larger than this cannot be drawn without bias from one word. @throws RangeError */
export function assertDrawable(bound: number): void {
  if (!Number.isInteger(bound) || bound < 1 || bound > GREATEST_BOUND) {
    throw new RangeError(`a bounded draw needs an integer from 1 to ${GREATEST_BOUND}, not ${bound}`);
  }
}
