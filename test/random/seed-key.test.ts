import { describe, expect, it } from 'vitest';
import { seedKey } from '../../src/random/seed-key.ts';

describe('the key of a seed and a study', () => {
  it('is four words of 32 bits, the same every time', () => {
    const key = seedKey('hyperputer', 'teohiphip/test');
    expect(key).toHaveLength(4);
    expect(key.filter((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toEqual(key);
    expect(seedKey('hyperputer', 'teohiphip/test')).toEqual(key);
  });

  it.each<{ difference: string; one: [string, string]; other: [string, string] }>([
    { difference: 'another seed', one: ['1', 'study'], other: ['2', 'study'] },
    { difference: 'another study', one: ['1', 'study'], other: ['1', 'studies'] },
    { difference: 'seed and study exchanged', one: ['a', 'b'], other: ['b', 'a'] },
    { difference: 'a letter moved from seed to study', one: ['ab', 'c'], other: ['a', 'bc'] },
    { difference: 'a letter repeated', one: ['a', ''], other: ['aa', ''] },
    { difference: 'a text repeated', one: ['abc', ''], other: ['abcabc', ''] },
    {
      difference: 'a letter beyond Latin-1 and the control character of its low byte',
      one: ['ą', ''],
      other: ['\x05', ''],
    },
    { difference: 'a letter beyond Latin-1 and the letter of its low byte', one: ['š', ''], other: ['a', ''] },
    { difference: 'an empty seed and a space', one: ['', ''], other: [' ', ''] },
    { difference: 'quotation marks and brackets', one: ['","', ''], other: ['', ','] },
    { difference: 'letters that look alike', one: ['\u00f3', ''], other: ['o\u0301', ''] },
    { difference: 'half a surrogate pair and the replacement character', one: ['\ud800', ''], other: ['\ufffd', ''] },
    { difference: 'a long seed and one letter more', one: ['a'.repeat(256), ''], other: ['a'.repeat(257), ''] },
    {
      difference: 'a long seed twice over',
      one: ['0123456789abcdef'.repeat(16), ''],
      other: ['0123456789abcdef'.repeat(32), ''],
    },
  ])('changes with $difference', ({ one, other }) => {
    expect(seedKey(...one)).not.toEqual(seedKey(...other));
  });

  it('changes with every one of the 600 letters of a long seed', () => {
    const letters = Array.from({ length: 600 }, (_, index) => String.fromCharCode(97 + (index % 26)));
    const keys = letters.map((_, changed) => seedKey(letters.with(changed, '!').join(''), 'study').join());
    expect(new Set([...keys, seedKey(letters.join(''), 'study').join()]).size).toBe(601);
  });
});
