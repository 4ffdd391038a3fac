import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type BattleCell,
  battleStreams,
  describeBattleShard,
  runBattleShard,
  SHARD_BATTLES,
} from '../../src/montecarlo/battle-shard.ts';
import { addBattleTally, type BattleTally, emptyBattleTally } from '../../src/montecarlo/battle-tally.ts';
import { PrefixMerge } from '../../src/montecarlo/run-shards.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { BattleSimulator } from '../../src/skirmish/engine/simulator.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { runs } from '../fixed-seed.ts';
import { BATTLE_CELLS, DUEL, MIRROR, OTHER_DUEL } from './battle-cells.ts';

const BATTLES = 150;

function battles(cell: BattleCell, firstTrial = 0, trials = BATTLES, seed = 'seed'): BattleTally {
  return runBattleShard({ cell, seed, firstTrial, trials });
}

function sumOf(cell: BattleCell, parts: readonly BattleTally[]): BattleTally {
  const sum = emptyBattleTally(cell.request);
  for (const part of parts) addBattleTally(sum, part);
  return sum;
}

describe.each(BATTLE_CELLS)('the battles of $request.scenario.id by $request.script', (cell) => {
  const { scenario, band } = cell.request;
  const whole = battles(cell);

  it('are counted once each, whatever is asked of them', () => {
    expect(whole.battles).toBe(BATTLES);
    expect(whole.wins + whole.losses + whole.draws).toBe(BATTLES);
    expect(whole.endings.reduce((sum, count) => sum + count, 0)).toBe(BATTLES);
    const rounds = whole.endings.reduce((sum, count, place) => sum + count * ((place % scenario.rounds) + 1), 0);
    expect(whole.rounds).toBe(rounds);
    expect(whole.survivors).toBeLessThanOrEqual(BATTLES * band.figures.length);
    expect(whole.hpLeft).toBeGreaterThanOrEqual(whole.survivors);
    expect(whole.hpPaid).toBe(whole.swaps);
  });

  it('end as the battles of a replay do', () => {
    const streams = battleStreams(scenario.id, 'seed');
    const simulator = new BattleSimulator(cell.request, TableMap.from(cell.table), streams);
    const ends = Array.from({ length: BATTLES }, (_, battle) => {
      const end = simulator.runLogged(battle, 'seed').events.at(-1)!;
      if (end.type !== 'end') throw new Error(`the last event is ${end.type}`);
      return end;
    });
    const count = (result: string) => ends.filter((end) => end.result === result).length;
    expect([whole.wins, whole.losses, whole.draws]).toEqual(['win', 'loss', 'draw'].map(count));
    expect(whole.rounds).toBe(ends.reduce((sum, { round }) => sum + round, 0));
  });

  it('are the same however they are cut, and with other cells in between', () => {
    const cuts = [0, 1, 64, 65, BATTLES];
    const parts = cuts.slice(1).map((end, index) => {
      battles(cell === DUEL ? MIRROR : DUEL, 0, 1);
      return battles(cell, cuts[index]!, end - cuts[index]!);
    });
    expect(sumOf(cell, parts.reverse())).toEqual(whole);
  });

  it('act on no more lines than they read', () => {
    for (let place = 0; place < whole.lines.length; place += 3) {
      const [reached, fired, failed] = whole.lines.subarray(place, place + 3);
      expect(reached).toBeGreaterThanOrEqual(fired! + failed!);
    }
    expect(whole.lines.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(BATTLES);
  });

  it.each([
    { other: 'another seed', tally: () => battles(cell, 0, BATTLES, 'Seed') },
    { other: 'other battles', tally: () => battles(cell, BATTLES) },
  ])('are others with $other', ({ tally }) => {
    expect(tally()).not.toEqual(whole);
  });
});

describe('a merge of the shards of a cell', () => {
  const parts = Array.from({ length: 5 }, (_, index) => battles(DUEL, index * 10, 10));

  it('is the sum of the shards up to the first one missing, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 0, 3], { minLength: 7 }), (arrivals) => {
        const merge = new PrefixMerge(emptyBattleTally(DUEL.request), addBattleTally);
        for (const index of arrivals) {
          merge.add(index, parts[index]!);
          expect(merge.sum).toEqual(sumOf(DUEL, parts.slice(0, merge.merged)));
        }
        expect(merge.sum).toEqual(battles(DUEL, 0, 50));
      }),
      runs(50),
    );
  });

  it('refuses shards of other battles', () => {
    expect(() => sumOf(DUEL, [battles(MIRROR, 0, 1)])).toThrow(RangeError);
    expect(() => sumOf(DUEL, [battles(OTHER_DUEL, 0, 1)])).toThrow(RangeError);
  });
});

describe('a worker', () => {
  const runner = startRunner(2);
  afterAll(() => runner.close());

  it('counts the same as this thread, whichever cell it had before', async () => {
    const order = [DUEL, MIRROR, DUEL, OTHER_DUEL, MIRROR, DUEL];
    const shards = order.map((cell) => ({ cell, seed: 'seed', firstTrial: 0, trials: BATTLES }));
    const tallies = await Promise.all(shards.map((shard) => runner.battles(shard)));
    expect(tallies).toEqual(order.map((cell) => battles(cell)));
  });
});

describe('a shard', () => {
  it('is said in words that are enough to run it again', () => {
    expect(describeBattleShard({ cell: OTHER_DUEL, seed: 'kości', firstTrial: SHARD_BATTLES, trials: 10 })).toBe(
      'pojedynek (1 zapasnik of 4 PŻ, SPD 6, by atak-na-najblizszego-gracza) with pojedynkowicz, brawler, maximise, {"activation.first":"players"}, ' +
        "seed 'kości', battles 1024..1033",
    );
  });
});
