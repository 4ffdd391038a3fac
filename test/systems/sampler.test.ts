import { describe, expect, it } from 'vitest';
import { Distribution } from '../../src/probability/distribution.ts';
import { foldPool, sumOfPool } from '../../src/probability/pool.ts';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import { poolCountSampler, poolSumSampler, samplerOf } from '../../src/systems/sampler.ts';
import { defineTest } from '../../src/systems/system.ts';
import { distributionOf } from '../probability/weighted.ts';
import { disagreements } from './agreement.ts';

const TRIALS = 400_000;

function freshStreams(): TrialStreams {
  return new TrialStreams(seedKey('samplers', 'pools'));
}

describe('a test without a sampler of its own', () => {
  // Up to 10,000 rolls come from a table; more are rolled die by die.
  it.each([
    { dice: [] },
    { dice: [1] },
    { dice: [2, 1, 3] },
    { dice: [10, 10, 10, 10] },
    { dice: [10, 10, 10, 11] },
    { dice: [4, 6, 8, 10, 12, 20] },
  ])('rolls $dice', ({ dice }) => {
    const lastTwice = defineTest({
      name: { pl: 'Suma', en: 'Sum' },
      place: 'nowhere',
      rule: 'Add the dice up, the last one twice.',
      parameters: {},
      rulings: {},
      views: {},
      play: () => (chance) => {
        const faces = dice.map((sides) => chance.die(sides));
        return faces.reduce((sum, face) => sum + face, faces.at(-1) ?? 0);
      },
      exact: () =>
        dice.reduce<Distribution<number>>(
          (sum, sides, index) =>
            sum.with(Distribution.die(sides), (a, b) => (index === dice.length - 1 ? a + 2 * b : a + b)),
          Distribution.certain(0),
        ),
      range: () => [0, 1000],
    });
    const streams = freshStreams();
    const sampler = samplerOf(lastTwice, {}, {}, streams);
    expect(disagreements(sampler, TRIALS, lastTwice.exact({}, {}))).toEqual([]);
  });

  it('cannot have a die too large to be drawn without bias', () => {
    const oneDie = (sides: number) =>
      defineTest({
        name: { pl: 'Kość', en: 'Die' },
        place: 'nowhere',
        rule: 'Roll one die.',
        parameters: {},
        rulings: {},
        views: {},
        play: () => (chance) => chance.die(sides),
        exact: () => Distribution.die(sides),
        range: () => [1, sides],
      });
    const roll = (sides: number) => samplerOf(oneDie(sides), {}, {}, freshStreams()).sample(0, new Int32Array(1));
    expect(() => roll(2 ** 21)).not.toThrow();
    expect(() => roll(2 ** 21 + 1)).toThrow('a bounded draw needs an integer');
  });
});

describe('the sum of a pool', () => {
  // Four k10, five k6 or thirteen k2 come from one table: pools below, at and over a whole number of tables.
  it.each([
    { dice: 0, scores: [0, 1] },
    { dice: 1, scores: [-1, 0, 0, 0, 0, 1, 1, 1, 1, 2] },
    { dice: 3, scores: [-1, 0, 0, 0, 0, 1, 1, 1, 1, 2] },
    { dice: 4, scores: [-1, 0, 0, 0, 0, 1, 1, 1, 1, 2] },
    { dice: 5, scores: [-1, 0, 0, 0, 0, 1, 1, 1, 1, 2] },
    { dice: 8, scores: [-1, 0, 0, 0, 0, 1, 1, 1, 1, 2] },
    { dice: 11, scores: [1, 2, 3, 4, 5, 6] },
    { dice: 13, scores: [-3, 5] },
    { dice: 27, scores: [0, 1] },
    { dice: 3, scores: [2] },
  ])('of $dice dice that score $scores', ({ dice, scores }) => {
    const streams = freshStreams();
    const sampler = poolSumSampler(streams, dice, scores, (sum) => sum * 2 + 1);
    const exact = sumOfPool(dice, distributionOf(scores)).map((sum) => sum * 2 + 1);
    expect(disagreements(sampler, TRIALS, exact)).toEqual([]);
  });
});

describe('the counts of a pool', () => {
  it.each([
    { dice: 1, groups: [0, 1, 1, 2, 2, 2, 3, 3, 3, 3], weights: [1n, 2n, 3n, 4n] },
    { dice: 6, groups: [3, 2, 2, 1, 1, 1, 0, 0, 0, 0], weights: [4n, 3n, 2n, 1n] },
    { dice: 9, groups: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1], weights: [4n, 6n] },
    { dice: 255, groups: [0, 1, 2, 3], weights: [1n, 1n, 1n, 1n] },
  ])('of $dice dice with faces in the groups $groups', ({ dice, groups, weights }) => {
    const last = weights.length - 1;
    const streams = freshStreams();
    const sampler = poolCountSampler(streams, dice, groups, (counts) => counts[0]! - counts[last]!);
    const faces = weights.map((ways, face) => ({ face, ways }));
    const exact = foldPool(dice, faces, 0, (state, face, count) => {
      if (face === 0) return state + count;
      return face === last ? state - count : state;
    });
    expect(disagreements(sampler, TRIALS, exact)).toEqual([]);
  });

  it('add up to the dice, however many fall into one group', () => {
    const results = new Int32Array(10);
    poolCountSampler(freshStreams(), 255, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], (counts) => counts[3]!).sample(0, results);
    expect([...results]).toEqual(new Array(10).fill(255));
  });

  it.each([
    { what: 'too many dice', dice: 256, groups: [0, 1], message: '256 dice in 2 groups' },
    { what: 'too many groups', dice: 5, groups: [0, 1, 2, 3, 4], message: '5 dice in 5 groups' },
  ])('cannot be of $what', ({ dice, groups, message }) => {
    expect(() => poolCountSampler(freshStreams(), dice, groups, () => 0)).toThrow(new RangeError(message));
  });
});
