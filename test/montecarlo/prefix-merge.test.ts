import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PrefixMerge } from '../../src/montecarlo/run-shards.ts';
import { addTally, emptyTally, type Tally } from '../../src/montecarlo/tally.ts';
import { runs } from '../fixed-seed.ts';

const SHARDS = 6;
const everyShard = Array.from({ length: SHARDS }, (_, index) => index);

/** The shard with one hit in its own place and its number elsewhere: any mistake in the sum shows. */
function shard(index: number): Tally {
  const counts = new Float64Array(SHARDS + 1);
  counts[index] = 1;
  counts[SHARDS] = index;
  return { least: 0, counts };
}

function sumOfFirst(count: number): number[] {
  const merged = everyShard.slice(0, count);
  return [...everyShard.map((index) => (index < count ? 1 : 0)), merged.reduce((sum, index) => sum + index, 0)];
}

const anyArrival = fc
  .array(fc.constantFrom(...everyShard), { maxLength: 10 })
  .chain((twice) => fc.shuffledSubarray([...everyShard, ...twice], { minLength: SHARDS + twice.length }));

it('at any moment the sum is that of the shards up to the first one missing', () => {
  fc.assert(
    fc.property(anyArrival, (arrivals) => {
      const merge = new PrefixMerge(emptyTally([0, SHARDS]), addTally);
      const arrived = new Set<number>();
      for (const index of arrivals) {
        merge.add(index, shard(index));
        arrived.add(index);
        const firstMissing = everyShard.find((each) => !arrived.has(each)) ?? SHARDS;
        expect(merge.merged).toBe(firstMissing);
        expect([...merge.sum.counts]).toEqual(sumOfFirst(firstMissing));
      }
      expect(merge.merged).toBe(SHARDS);
    }),
    runs(500),
  );
});
