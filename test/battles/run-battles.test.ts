import { afterAll, describe, expect, it } from 'vitest';
import { type BattleGrid, casesOf } from '../../src/battles/battle-grid.ts';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { type BattleResult, runBattles } from '../../src/battles/run-battles.ts';
import type { BattleTally } from '../../src/montecarlo/battle-tally.ts';
import type { SimulationProgress } from '../../src/montecarlo/run-shards.ts';
import { type ShardRunner, startRunner } from '../../src/montecarlo/shard-runner.ts';
import { battleCsv } from '../../src/report/battle-csv.ts';

/** A whole shard and a part of one for every case. */
const BATTLES = 1024 + 100;

const GRID: BattleGrid = {
  scenarios: [findScenario('pojedynek'), findScenario('lustro')],
  bands: [findBand('pojedynkowicz')],
  scripts: ['objective'],
  policies: ['never', 'maximise'],
  settings: {},
  rulings: {},
};
const { cases } = casesOf(GRID);

describe('whoever does the work', () => {
  const runners = [1, 2, 8].map((workers) => ({ workers, runner: startRunner(workers) }));
  afterAll(() => Promise.all(runners.map(({ runner }) => runner.close())));
  let expected: { results: BattleResult[]; csv: string } | undefined;

  it.each([...runners, ...runners])('$workers workers give the same numbers and the same bytes', async ({ runner }) => {
    const results = await runBattles(cases, { seed: 'seed', battles: BATTLES, runner });
    const csv = battleCsv(GRID, results);
    expected ??= { results, csv };
    expect(results).toEqual(expected.results);
    expect(csv).toBe(expected.csv);
  });
});

describe('battles', () => {
  const runner = startRunner(1);

  it.each([1, 1023, 1024, 1025])('are exactly the %i asked for every case', async (battles) => {
    const results = await runBattles(cases.slice(0, 2), { seed: 'seed', battles, runner });
    expect(results.map(({ tally }) => tally.battles)).toEqual([battles, battles]);
  });

  it('are the first ones of a longer run', async () => {
    const [few, many] = await Promise.all(
      [50, 100].map((battles) => runBattles(cases.slice(0, 1), { seed: 'seed', battles, runner })),
    );
    expect(few![0]!.tally.wins).toBeLessThanOrEqual(many![0]!.tally.wins);
    expect(few![0]!.tally.losses).toBeLessThanOrEqual(many![0]!.tally.losses);
  });

  it('have a win rate with an interval around it', async () => {
    const [{ tally, winRate, interval }] = (await runBattles(cases.slice(0, 1), {
      seed: 'seed',
      battles: 1000,
      runner,
    })) as [BattleResult];
    expect(winRate).toBe(tally.wins / 1000);
    expect(interval.low).toBeLessThan(winRate);
    expect(interval.high).toBeGreaterThan(winRate);
  });

  it('that fail twice end the run and say what is needed to repeat them', async () => {
    const failing: ShardRunner = {
      concurrency: 2,
      threads: 2,
      run: () => Promise.reject(new Error('not asked')),
      battles: (): Promise<BattleTally> => Promise.reject(new Error('the worker died')),
      outcomes: () => Promise.reject(new Error('not asked')),
      exact: () => Promise.reject(new Error('not asked')),
      close: async () => {},
    };
    await expect(runBattles(cases.slice(0, 1), { seed: 'kości', battles: 10, runner: failing })).rejects.toThrow(
      'a shard failed twice: pojedynek (1 zapasnik of 4 PŻ, SPD 6, by atak-na-najblizszego-gracza) with pojedynkowicz, ' +
        "objective, never, {}, seed 'kości', battles 0..9: the worker died",
    );
  });

  it('report their progress, and stop when they are told to', async () => {
    const interrupt = new AbortController();
    const seen: SimulationProgress[] = [];
    const run = runBattles(cases.slice(0, 1), {
      seed: 'seed',
      battles: 1e9,
      runner,
      signal: interrupt.signal,
      onProgress: (progress) => {
        seen.push(progress);
        interrupt.abort(new Error('interrupted'));
      },
    });
    await expect(run).rejects.toThrow(new Error('interrupted'));
    expect(seen).toEqual([{ cellsDone: 0, cells: 1, trialsDone: 1024, trials: 1e9 }]);
  });
});

describe('a duel of equals who act by the same list', () => {
  const mirror = {
    ...GRID,
    scenarios: [findScenario('pojedynek')],
    scripts: ['atak-na-najblizszego-gracza'],
    policies: ['never'],
  };
  const { cases: duels } = casesOf({ ...mirror, rulings: { 'activation.first': ['roll', 'players', 'npcs'] } });

  it('is as good for one side as for the other, and better for who acts first', async () => {
    const results = await runBattles(duels, { seed: 'mirror', battles: 4000, runner: startRunner(1) });
    const [roll, players, npcs] = results.map(({ tally }) => tally);
    const areAlike = (one: number, other: number) =>
      expect(Math.abs(one - other)).toBeLessThanOrEqual(6 * Math.sqrt(one + other));
    areAlike(roll!.wins, roll!.losses);
    areAlike(players!.wins, npcs!.losses);
    areAlike(players!.losses, npcs!.wins);
    expect(players!.wins).toBeGreaterThan(roll!.wins);
    expect(npcs!.losses).toBeGreaterThan(roll!.losses);
  });
});
