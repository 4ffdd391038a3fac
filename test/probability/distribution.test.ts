import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, Distribution } from '../../src/probability/distribution.ts';
import { enumerateRolls } from '../../src/probability/enumerate.ts';
import { runs } from '../fixed-seed.ts';
import { fractionsOf } from './fractions-of.ts';
import { anyScores, distributionOf } from './weighted.ts';

describe('a distribution', () => {
  it('adds up the weights of equal outcomes, drops zeros and keeps the order', () => {
    const distribution = Distribution.of([
      ['b', 2n],
      ['a', 1n],
      ['none', 0n],
      ['b', 3n],
    ]);
    expect([...distribution.entries()]).toEqual([
      ['b', 5n],
      ['a', 1n],
    ]);
    expect(distribution.total).toBe(6n);
    expect(distribution.outcomes()).toEqual(['b', 'a']);
    expect(distribution.weight('none')).toBe(0n);
    expect(distribution.probability('none').toString()).toBe('0/1');
    expect(distribution.probability('b').toString()).toBe('5/6');
  });

  it.each([
    { what: 'a fair die', distribution: Distribution.die(3), fractions: { 1: '1/3', 2: '1/3', 3: '1/3' } },
    { what: 'a certainty', distribution: Distribution.certain(7), fractions: { 7: '1/1' } },
  ])('is $what', ({ distribution, fractions }) => {
    expect(fractionsOf(distribution)).toEqual(fractions);
  });

  it.each([
    {
      what: 'no outcome',
      make: () => Distribution.of([]),
      message: 'a distribution needs at least one possible outcome',
    },
    {
      what: 'only impossible outcomes',
      make: () => Distribution.of([[1, 0n]]),
      message: 'a distribution needs at least one possible outcome',
    },
    { what: 'a negative weight', make: () => Distribution.of([[1, -1n]]), message: 'negative weight of 1: -1' },
    {
      what: 'an impossible condition',
      make: () => Distribution.die(6).given((face) => face > 6),
      message: 'a distribution needs at least one possible outcome',
    },
  ])('cannot have $what', ({ make, message }) => {
    expect(make).toThrow(new RangeError(message));
  });
});

describe('against every roll of small dice', () => {
  it('map merges the outcomes that get one label', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 1, max: 4 }), (scores, divisor) => {
        const label = (score: number) => `group ${Math.floor(score / divisor)}`;
        expect(fractionsOf(distributionOf(scores).map(label))).toEqual(
          fractionsOf(enumerateRolls([scores.length], ([face]) => label(scores[face! - 1]!))),
        );
      }),
      runs(200),
    );
  });

  it('with joins two independent distributions', () => {
    fc.assert(
      fc.property(anyScores, anyScores, (first, second) => {
        const join = (a: number, b: number) => 2 * a - b;
        expect(fractionsOf(distributionOf(first).with(distributionOf(second), join))).toEqual(
          fractionsOf(enumerateRolls([first.length, second.length], ([a, b]) => join(first[a! - 1]!, second[b! - 1]!))),
        );
      }),
      runs(200),
    );
  });

  it('given counts only the outcomes that are accepted', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: -3, max: 4 }), (scores, least) => {
        const accepted = scores.filter((score) => score >= least);
        fc.pre(accepted.length > 0);
        expect(fractionsOf(distributionOf(scores).given((score) => score >= least))).toEqual(
          fractionsOf(distributionOf(accepted)),
        );
      }),
      runs(200),
    );
  });

  it('probabilityOf adds up the outcomes that are accepted', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: -4, max: 5 }), (scores, least) => {
        const hits = scores.filter((score) => score >= least).length;
        const probability = distributionOf(scores).probabilityOf((score) => score >= least);
        expect(probability.numerator * BigInt(scores.length)).toBe(probability.denominator * BigInt(hits));
      }),
      runs(200),
    );
  });

  it('compare says how often the first is greater, equal or less', () => {
    fc.assert(
      fc.property(anyScores, anyScores, (first, second) => {
        expect(fractionsOf(compare(distributionOf(first), distributionOf(second)))).toEqual(
          fractionsOf(
            enumerateRolls([first.length, second.length], ([a, b]) => Math.sign(first[a! - 1]! - second[b! - 1]!) + 0),
          ),
        );
      }),
      runs(400),
    );
  });
});

it('compare does not mind the order in which outcomes were given', () => {
  const shuffled = Distribution.of([20, 3, 11, 7].map((value) => [value, 1n] as const));
  const sorted = Distribution.of([3, 7, 11, 20].map((value) => [value, 1n] as const));
  expect(fractionsOf(compare(shuffled, sorted))).toEqual({ '-1': '3/8', 0: '1/4', 1: '3/8' });
});
