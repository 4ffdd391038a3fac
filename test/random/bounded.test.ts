import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertDrawable, drawBelow, GREATEST_BOUND } from '../../src/random/bounded.ts';
import { runs } from '../fixed-seed.ts';

/** What the first word gives, or undefined when it is drawn again. */
function fromFirstWord(word: number, bound: number, words: number): number | undefined {
  let draws = 0;
  // The highest word is never one too many, so that a second draw ends.
  const value = drawBelow({ next: () => (draws++ === 0 ? word : words - 1) }, bound, words);
  return draws === 1 ? value : undefined;
}

describe('over all words of 8 bits', () => {
  const bounds = Array.from({ length: 256 }, (_, index) => index + 1);

  it.each(bounds)('a draw below %i accepts equally many words for every integer', (bound) => {
    const counts = new Map<number, number>();
    for (let word = 0; word < 256; word++) {
      const value = fromFirstWord(word, bound, 256);
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const each = Math.floor(256 / bound);
    const sorted = [...counts].sort(([a], [b]) => a - b);
    expect(sorted).toEqual(Array.from({ length: bound }, (_, value) => [value, each]));
  });
});

describe('over words of 32 bits', () => {
  const WORDS = 2 ** 32;

  it.each([
    { what: 'the highest word as an unsigned integer', word: WORDS - 1, bound: 20, value: 19 },
    { what: 'the highest word as a signed integer', word: -1, bound: 20, value: 19 },
    { what: 'the highest word and the greatest bound', word: -1, bound: GREATEST_BOUND, value: GREATEST_BOUND - 1 },
    { what: 'the lowest word of a bound that divides', word: 0, bound: 16, value: 0 },
    { what: 'the lowest word of a bound that does not', word: 0, bound: 20, value: undefined },
    { what: 'the second word of a bound that does not divide', word: 1, bound: 20, value: 0 },
    { what: 'the word above the middle', word: 2 ** 31 + 1, bound: 6, value: 3 },
    { what: 'the middle word, one too many for six', word: 2 ** 31, bound: 6, value: undefined },
    { what: 'the word below the middle', word: 2 ** 31 - 1, bound: 6, value: 2 },
  ])('$what draws $value below $bound', ({ word, bound, value }) => {
    expect(fromFirstWord(word, bound, WORDS)).toBe(value);
  });

  it('the draw is the upper half of the product, and again where the lower half is one too many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        fc.integer({ min: 1, max: GREATEST_BOUND }),
        (word, bound) => {
          const product = BigInt(word >>> 0) * BigInt(bound);
          const accepted = product % BigInt(WORDS) >= BigInt(WORDS) % BigInt(bound);
          expect(fromFirstWord(word, bound, WORDS)).toBe(accepted ? Number(product / BigInt(WORDS)) : undefined);
        },
      ),
      runs(2000),
    );
  });
});

describe('what can be drawn without bias', () => {
  it.each([1, 2, 6, 10_000, GREATEST_BOUND])('%d can', (bound) => {
    expect(() => assertDrawable(bound)).not.toThrow();
  });

  it.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, GREATEST_BOUND + 1])('%d cannot', (bound) => {
    expect(() => assertDrawable(bound)).toThrow(
      new RangeError(`a bounded draw needs an integer from 1 to 2097152, not ${bound}`),
    );
  });
});
