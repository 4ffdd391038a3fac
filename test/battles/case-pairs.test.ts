import { afterAll, describe, expect, it } from 'vitest';
import { type BattleGrid, casesOf } from '../../src/battles/battle-grid.ts';
import { type CasePairs, type PairedBy, runCasePairs } from '../../src/battles/case-pairs.ts';
import { compare } from '../../src/battles/comparison.ts';
import { gridOf } from '../../src/battles/named-grid.ts';
import { runBattles } from '../../src/battles/run-battles.ts';
import { type ShardRunner, startRunner } from '../../src/montecarlo/shard-runner.ts';
import { pairsCsv } from '../../src/report/pairs-csv.ts';
import { holm } from '../../src/statistics/holm.ts';

const SEED = 'pairs';

/** A whole shard and a part of one. */
const BATTLES = 1024 + 26;

const GRID = gridOf({
  scenarios: ['pojedynek', 'lustro'],
  bands: ['pojedynkowicz', 'samotny-wilk'],
  scripts: ['objective'],
  policies: ['thrifty', 'never', 'maximise'],
  settings: { rounds: [5, 6] },
  rulings: {},
});

const runners = [1, 2, 8].map((workers) => ({ workers, by: startRunner(workers) }));
afterAll(() => Promise.all(runners.map(({ by }) => by.close())));

async function paired(
  grid: BattleGrid,
  { by = 'policies', battles = 60, runner = runners[0]!.by }: { by?: PairedBy; battles?: number; runner?: ShardRunner },
): Promise<CasePairs> {
  const options = { seed: SEED, battles, runner };
  return runCasePairs(grid, by, await runBattles(casesOf(grid).cases, options), options);
}

describe('the pairs of a grid', async () => {
  const { pairs, means, axis } = await paired(GRID, {});
  const { cases } = casesOf(GRID);

  it('are every case but the references, in their order', () => {
    expect(axis.id).toBe('policy');
    expect(pairs.map(({ fought }) => fought.policy)).toEqual(new Array(8).fill(['never', 'maximise']).flat());
    const key = ({ scenario, settings, band, policy }: (typeof cases)[number]) =>
      JSON.stringify([scenario.id, settings, band.id, policy]);
    const others = cases.filter(({ policy }) => policy !== 'thrifty');
    expect(pairs.map(({ fought }) => key(fought))).toEqual(others.map(key));
  });

  it.each([0, 3, 9, 15])('are what compare finds on the same seed: row %i', async (row) => {
    const pair = pairs[row]!;
    const reference = { ...pair.fought, policy: 'thrifty' };
    const options = { seed: SEED, battles: 60, runner: runners[0]!.by };
    const { a, b, counts, difference, interval, inStep, test } = await compare(reference, pair.fought, options);
    expect(pair).toMatchObject({ counts, difference, interval, inStep, p: test.exact, battles: 60 });
    expect(pair.winRates).toEqual([a.winRate, b.winRate]);
    const [first, own] = await runBattles([reference, pair.fought], options);
    expect(pair.hpPaid).toEqual([first!.tally.hpPaid / 60, own!.tally.hpPaid / 60]);
    expect(pair.swaps).toEqual([first!.tally.swaps / 60, own!.tally.swaps / 60]);
  });

  it('have their p corrected for all of them', () => {
    expect(pairs.map(({ correctedP }) => correctedP)).toEqual(holm(pairs.map(({ p }) => p)));
  });

  it('have a mean for each value in which every case weighs the same', () => {
    expect(means.map(({ value, cells, battles }) => ({ value, cells, battles }))).toEqual([
      { value: 'never', cells: 8, battles: 480 },
      { value: 'maximise', cells: 8, battles: 480 },
    ]);
    const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const { value, difference, winRates, hpPaid, swaps, interval } of means) {
      const own = pairs.filter(({ fought }) => fought.policy === value);
      expect(difference).toBeCloseTo(average(own.map((pair) => pair.difference)), 12);
      expect(winRates[1] - winRates[0]).toBeCloseTo(difference, 12);
      expect(hpPaid[1]).toBeCloseTo(average(own.map((pair) => pair.hpPaid[1])), 12);
      expect(swaps[0]).toBeCloseTo(average(own.map((pair) => pair.swaps[0])), 12);
      const widths = own.map((pair) => pair.interval.high - pair.interval.low);
      expect(interval.high - interval.low).toBeLessThan(average(widths));
      expect(interval.low).toBeLessThan(difference);
    }
  });
});

describe('the reference', () => {
  const small = { ...GRID, scenarios: GRID.scenarios.slice(0, 1), bands: GRID.bands.slice(0, 1), settings: {} };

  it('is the first value that is listed; another one turns the difference round', async () => {
    const [one, other] = await Promise.all(
      [
        ['never', 'maximise'],
        ['maximise', 'never'],
      ].map((policies) => paired({ ...small, policies }, {})),
    );
    expect(other!.pairs[0]!.fought.policy).toBe('never');
    expect(one!.pairs[0]!.difference).toBe(0 - other!.pairs[0]!.difference);
    expect(one!.pairs[0]!.difference).not.toBe(0);
    expect(one!.means).toEqual([]);
  });

  it.each<[by: PairedBy, fought: string[]]>([
    ['bands', ['samotny-wilk never', 'samotny-wilk maximise']],
    ['policies', ['pojedynkowicz maximise', 'samotny-wilk maximise']],
  ])('is the first of the %s', async (by, fought) => {
    const { pairs } = await paired({ ...small, bands: GRID.bands, policies: ['never', 'maximise'] }, { by });
    expect(pairs.map((pair) => `${pair.fought.band.id} ${pair.fought.policy}`)).toEqual(fought);
  });
});

describe('whoever does the work', () => {
  const grid = { ...GRID, bands: GRID.bands.slice(0, 1), settings: {} };
  let expected: string | undefined;

  it.each(runners)('$workers workers give the same bytes', async ({ by }) => {
    const csv = pairsCsv(grid, await paired(grid, { battles: BATTLES, runner: by }));
    expected ??= csv;
    expect(csv).toBe(expected);
  });
});
