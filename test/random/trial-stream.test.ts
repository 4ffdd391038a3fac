import { describe, expect, it } from 'vitest';
import { philox4x32, type Words4 } from '../../src/random/philox.ts';
import { PURPOSES, type Purpose } from '../../src/random/purpose.ts';
import { TrialStream, TrialStreams } from '../../src/random/trial-stream.ts';
import { xoshiro128 } from './xoshiro128.ts';

const KEY: Words4 = [0x01234567, 0x89abcdef, 0xfedcba98, 0x76543210];
const WORDS = 2 ** 32;

function words(stream: TrialStream, trial: number, count: number): number[] {
  stream.begin(trial);
  return Array.from({ length: count }, () => stream.next() >>> 0);
}

/** What the counter layout says: trial (low), trial (high) and purpose, two words of the key; the other two are the key. */
function expectedWords(trial: number, purpose: Purpose, count: number): number[] {
  const high = Math.floor(trial / WORDS) + PURPOSES.indexOf(purpose) * 2 ** 24;
  return xoshiro128(philox4x32([trial % WORDS, high, KEY[2], KEY[3]], [KEY[0], KEY[1]]), count);
}

it('the plain xoshiro128** of these tests makes the reference sequence', () => {
  expect(xoshiro128([1, 2, 3, 4], 10)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

describe.each(PURPOSES.map((purpose) => ({ purpose })))('the stream of $purpose', ({ purpose }) => {
  it.each([
    0,
    1,
    2,
    3,
    4,
    1023,
    1024,
    65_535,
    65_536,
    2 ** 31 - 1,
    2 ** 31,
    WORDS - 1,
    WORDS,
    WORDS + 5,
    7 * WORDS + 1024,
    2 ** 53 - 1,
  ])('is xoshiro128** from the Philox block of trial %i', (trial) => {
    expect(words(new TrialStream(KEY, purpose), trial, 20)).toEqual(expectedWords(trial, purpose, 20));
  });
});

describe('a trial', () => {
  const trials = Array.from({ length: 300 }, (_, index) => index * 37);

  it.each([
    { order: 'backwards', visit: [...trials].reverse() },
    { order: 'in a scrambled order', visit: trials.map((_, index) => trials[(index * 113) % trials.length]!) },
    { order: 'each twice', visit: trials.flatMap((trial) => [trial, trial]) },
    { order: 'far and near by turns', visit: trials.flatMap((trial) => [trial + WORDS, trial]) },
  ])('draws the same numbers when trials are visited $order', ({ visit }) => {
    const forwards = new TrialStream(KEY, 'test-dice');
    const expected = new Map(trials.map((trial) => [trial, words(forwards, trial, 5)]));
    const stream = new TrialStream(KEY, 'test-dice');
    const drawn = new Map(visit.map((trial, index) => [trial, words(stream, trial, 5 + (index % 3)).slice(0, 5)]));
    for (const trial of trials) expect(drawn.get(trial)).toEqual(expected.get(trial));
  });

  it('shares no first word with any of a thousand others or with another purpose', () => {
    const streams = new TrialStreams(KEY);
    const first = PURPOSES.flatMap((purpose) =>
      Array.from({ length: 1000 }, (_, trial) => words(streams.for(purpose), trial, 2).join()),
    );
    expect(new Set(first).size).toBe(PURPOSES.length * 1000);
  });
});

describe('streams of several purposes', () => {
  it('are put at the start of a trial together', () => {
    const streams = new TrialStreams(KEY);
    const own = streams.for('test-dice');
    const other = streams.for('opponent-dice');
    streams.begin(41);
    expect([own.next() >>> 0, other.next() >>> 0]).toEqual([
      expectedWords(41, 'test-dice', 1)[0],
      expectedWords(41, 'opponent-dice', 1)[0],
    ]);
  });

  it('do not move when another purpose draws more', () => {
    const streams = new TrialStreams(KEY);
    const own = streams.for('test-dice');
    const other = streams.for('opponent-dice');
    streams.begin(7);
    for (let draw = 0; draw < 10; draw++) own.next();
    expect(other.next() >>> 0).toBe(expectedWords(7, 'opponent-dice', 1)[0]);
  });

  it('are one stream for one purpose', () => {
    const streams = new TrialStreams(KEY);
    expect(streams.for('test-dice')).toBe(streams.for('test-dice'));
  });
});

it.each([1, 2, 6, 10, 20, 10_000, 2 ** 21])('draws from 0 up to %i, that one left out', (bound) => {
  const stream = new TrialStream(KEY, 'test-dice');
  stream.begin(3);
  const drawn = Array.from({ length: 5000 }, () => stream.below(bound));
  expect(drawn.filter((value) => !Number.isInteger(value) || value < 0 || value >= bound)).toEqual([]);
  expect(Math.max(...drawn)).toBeGreaterThanOrEqual(Math.floor(bound * 0.99));
});

describe('draws of many trials at once', () => {
  const tableOf = (bound: number) => Int32Array.from({ length: bound }, (_, index) => index);

  // The last bounds refuse up to one word in two thousand.
  it.each([1, 2, 6, 10, 20, 1000, 10_000, 2 ** 20 + 1, 2 ** 21 - 1, 2 ** 21])(
    'are the single draws below %i',
    (bound) => {
      const sums = new Int32Array(20_000);
      const table = tableOf(bound);
      new TrialStream(KEY, 'test-dice').addDraws(0, [table, table, table], sums);
      const single = new TrialStream(KEY, 'test-dice');
      const expected = sums.map((_, trial) => {
        single.begin(trial);
        return single.below(bound) + single.below(bound) + single.below(bound);
      });
      expect(sums).toEqual(expected);
    },
  );

  it.each([
    { first: 0, count: 1 },
    { first: 5, count: 10 },
    { first: 1020, count: 3000 },
    { first: WORDS - 700, count: 1500 },
    { first: 2 ** 53 - 10, count: 10 },
  ])('begin at any trial: $count from $first', ({ first, count }) => {
    const stream = new TrialStream(KEY, 'opponent-dice');
    const sums = new Int32Array(count).fill(1000);
    stream.addDraws(first, [tableOf(20), tableOf(6)], sums);
    const expected = sums.map((_, index) => {
      stream.begin(first + index);
      return 1000 + stream.below(20) + stream.below(6);
    });
    expect(sums).toEqual(expected);
  });

  it('leave the draws of single trials as they were', () => {
    const stream = new TrialStream(KEY, 'test-dice');
    const before = words(stream, 3, 5);
    stream.addDraws(0, [tableOf(6)], new Int32Array(10));
    expect(words(stream, 3, 5)).toEqual(before);
  });
});
