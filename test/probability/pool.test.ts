import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Distribution } from '../../src/probability/distribution.ts';
import { enumerateRolls } from '../../src/probability/enumerate.ts';
import { foldPool, sumOfHighest, sumOfPool } from '../../src/probability/pool.ts';
import { runs } from '../fixed-seed.ts';
import { fractionsOf } from './fractions-of.ts';
import { anyScores, distributionOf, type Scores } from './weighted.ts';

const anyDice = fc.integer({ min: 0, max: 4 });

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Every roll of the dice, resolved from the scores that they show. */
function everyRoll(dice: number, scores: Scores, resolve: (shown: readonly number[]) => number): Distribution<number> {
  return enumerateRolls(new Array<number>(dice).fill(scores.length), (faces) =>
    resolve(faces.map((face) => scores[face - 1]!)),
  );
}

function sumOfBest(shown: readonly number[], keep: number): number {
  return sum([...shown].sort((a, b) => b - a).slice(0, keep));
}

/** The faces of a weighted die for a fold, each score once, in the order wanted. */
function poolFaces(scores: Scores, order: (a: number, b: number) => number) {
  return [...new Set(scores)]
    .sort(order)
    .map((face) => ({ face, ways: BigInt(scores.filter((score) => score === face).length) }));
}

describe('fair dice, all of them', () => {
  const pools = [1, 2, 3, 4, 6].flatMap((sides) =>
    [0, 1, 2, 3, 4, 5].flatMap((dice) => [0, 1, 2, dice - 1, dice, dice + 1].map((keep) => ({ sides, dice, keep }))),
  );

  it.each(pools)('the $keep highest of $dice dice with $sides sides', ({ sides, dice, keep }) => {
    const scores = Array.from({ length: sides }, (_, index) => index + 1);
    expect(fractionsOf(sumOfHighest(dice, keep, Distribution.die(sides)))).toEqual(
      fractionsOf(everyRoll(dice, scores, (shown) => sumOfBest(shown, Math.max(0, keep)))),
    );
  });
});

describe('weighted dice', () => {
  it('sumOfPool is the sum of every roll', () => {
    fc.assert(
      fc.property(anyDice, anyScores, (dice, scores) => {
        expect(fractionsOf(sumOfPool(dice, distributionOf(scores)))).toEqual(fractionsOf(everyRoll(dice, scores, sum)));
      }),
      runs(300),
    );
  });

  it('sumOfHighest is the sum of the best dice of every roll', () => {
    fc.assert(
      fc.property(anyDice, fc.integer({ min: 0, max: 5 }), anyScores, (dice, keep, scores) => {
        expect(fractionsOf(sumOfHighest(dice, keep, distributionOf(scores)))).toEqual(
          fractionsOf(everyRoll(dice, scores, (shown) => sumOfBest(shown, keep))),
        );
      }),
      runs(300),
    );
  });

  it('foldPool knows how many dice were placed on earlier faces', () => {
    fc.assert(
      fc.property(anyDice, fc.integer({ min: 0, max: 5 }), anyScores, (dice, keep, scores) => {
        const faces = poolFaces(scores, (a, b) => b - a);
        const best = foldPool(dice, faces, 0, (total, face, count, placed) => {
          return total + face * Math.max(0, Math.min(count, keep - placed));
        });
        expect(fractionsOf(best)).toEqual(fractionsOf(everyRoll(dice, scores, (shown) => sumOfBest(shown, keep))));
      }),
      runs(300),
    );
  });

  it('foldPool calls back for faces that no die shows too, in the order given', () => {
    fc.assert(
      fc.property(anyDice, anyScores, (dice, scores) => {
        const faces = poolFaces(scores, (a, b) => a - b);
        const counts = foldPool(dice, faces, 0, (state, _, count) => state * 10 + count);
        const counted = everyRoll(dice, scores, (shown) =>
          Number(faces.map(({ face }) => shown.filter((score) => score === face).length).join('')),
        );
        expect(fractionsOf(counts)).toEqual(fractionsOf(counted));
      }),
      runs(300),
    );
  });
});

describe('pools too large to enumerate', () => {
  it.each([
    { dice: 20, keep: 20 },
    { dice: 20, keep: 1 },
    { dice: 20, keep: 7 },
    { dice: 60, keep: 3 },
  ])('the $keep highest of $dice k10: fold and sum agree', ({ dice, keep }) => {
    const faces = Array.from({ length: 10 }, (_, index) => ({ face: 10 - index, ways: 1n }));
    const folded = foldPool(dice, faces, 0, (total, face, count, placed) => {
      return total + face * Math.max(0, Math.min(count, keep - placed));
    });
    const summed = sumOfHighest(dice, keep, Distribution.die(10));
    expect(fractionsOf(summed)).toEqual(fractionsOf(folded));
    expect(summed.total).toBe(10n ** BigInt(dice));
  });

  it('the sum of 100 k10 has its mean in the middle and weighs every roll once', () => {
    const pool = sumOfPool(100, Distribution.die(10));
    expect(pool.total).toBe(10n ** 100n);
    expect(pool.weight(100)).toBe(1n);
    expect(pool.weight(102)).toBe(5050n);
    for (let above = 0; above <= 450; above++) expect(pool.weight(550 - above)).toBe(pool.weight(550 + above));
  });
});
