import { describe, expect, it } from 'vitest';
import { addTally, emptyTally, entriesOf, type Tally, trialsOf } from '../../src/montecarlo/tally.ts';

function tally(least: number, ...counts: number[]): Tally {
  return { least, counts: Float64Array.from(counts) };
}

describe('a tally', () => {
  it('starts with every result of its range at zero', () => {
    expect([...entriesOf(emptyTally([-1, 2]))]).toEqual([
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it('adds up result by result, and leaves what is added as it was', () => {
    const sum = tally(-1, 1, 2, 3);
    const part = tally(-1, 10, 0, 30);
    addTally(sum, part);
    expect([...entriesOf(sum)]).toEqual([
      [-1, 11],
      [0, 2],
      [1, 33],
    ]);
    expect(part).toEqual(tally(-1, 10, 0, 30));
    expect(trialsOf(sum)).toBe(46);
  });

  it('counts on exactly beyond 32 bits', () => {
    const sum = tally(0, 2 ** 40);
    addTally(sum, tally(0, 1));
    expect(trialsOf(sum)).toBe(2 ** 40 + 1);
  });

  it.each([
    { difference: 'another first result', part: tally(0, 1, 2, 3) },
    { difference: 'fewer results', part: tally(-1, 1, 2) },
    { difference: 'more results', part: tally(-1, 1, 2, 3, 4) },
  ])('cannot be added to one with $difference', ({ part }) => {
    expect(() => addTally(tally(-1, 1, 2, 3), part)).toThrow(
      new RangeError('tallies of different results cannot be added'),
    );
  });
});
