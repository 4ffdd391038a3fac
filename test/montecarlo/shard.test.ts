import { describe, expect, it } from 'vitest';
import { describeShard, runShard, SHARD_TRIALS, shardCount, shardOf } from '../../src/montecarlo/shard.ts';
import { addTally, emptyTally, trialsOf } from '../../src/montecarlo/tally.ts';
import { CELLS, TABLE, TWO_STREAMS } from './cells.ts';

describe('the shards of a cell', () => {
  it.each([
    { trials: 1, shards: [[0, 1]] },
    { trials: 262_143, shards: [[0, 262_143]] },
    { trials: 262_144, shards: [[0, 262_144]] },
    {
      trials: 262_145,
      shards: [
        [0, 262_144],
        [262_144, 1],
      ],
    },
    {
      trials: 800_000,
      shards: [
        [0, 262_144],
        [262_144, 262_144],
        [524_288, 262_144],
        [786_432, 13_568],
      ],
    },
  ])('of $trials trials start and end at $shards', ({ trials, shards }) => {
    const indices = Array.from({ length: shardCount(trials) }, (_, index) => index);
    expect(indices.map((index) => shardOf(TABLE, 'seed', trials, index))).toEqual(
      shards.map(([firstTrial, count]) => ({ cell: TABLE, seed: 'seed', firstTrial, trials: count })),
    );
  });

  it('are said in words that are enough to run one again', () => {
    expect(describeShard(shardOf(TWO_STREAMS, 'kości', 300_000, 1))).toBe(
      'pierwsze-kroki opposed {"modifier":3,"opponent":1,"opposed.tie":"nobody","opposed.natural":"active"}, ' +
        "seed 'kości', trials 262144..299999",
    );
  });
});

describe.each(CELLS)('the trials of $system $test $parameters', (cell) => {
  const whole = { cell, seed: 'seed', firstTrial: 0, trials: 10_000 };

  it('are the same however they are cut', () => {
    const { least, counts } = runShard(whole);
    const sum = emptyTally([least, least + counts.length - 1]);
    const cuts = [0, 1, 1023, 1024, 5000, 10_000];
    const parts = cuts
      .slice(1)
      .map((end, index) => ({ ...whole, firstTrial: cuts[index]!, trials: end - cuts[index]! }));
    for (const part of parts.reverse()) addTally(sum, runShard(part));
    expect(sum).toEqual({ least, counts });
    expect(trialsOf(sum)).toBe(10_000);
  });

  it.each([
    { other: 'another seed', shard: { ...whole, seed: 'Seed' } },
    { other: 'other trials', shard: { ...whole, firstTrial: 10_000 } },
    { other: 'trials beyond 32 bits', shard: { ...whole, firstTrial: 2 ** 32 } },
  ])('are others with $other', ({ shard }) => {
    expect(runShard(shard)).not.toEqual(runShard(whole));
  });
});

it('a shard is as long as the strong ids of stored results say', () => {
  expect(SHARD_TRIALS).toBe(262_144);
});
