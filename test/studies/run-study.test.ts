import { describe, expect, it } from 'vitest';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { boundsOf, disagreement, shownOutcomes } from '../../src/studies/cell-odds.ts';
import { collectOdds, runStudy } from '../../src/studies/run-study.ts';
import { readStudy, type StudyRequest } from '../../src/studies/study.ts';
import { POOLS, REQUEST } from './requests.ts';

const inline = async () => startRunner(1);

async function oddsOf(request: StudyRequest, show: string) {
  const cells = await collectOdds(await runStudy(readStudy(request), { runner: inline }));
  return cells.map((cell) => cell.oddsOf(shownOutcomes(cell.outcomes, show)));
}

describe('an exact study', () => {
  it('has the odds of every cell in the order of the grid, and starts no workers', async () => {
    const study = readStudy(REQUEST);
    const never = () => Promise.reject(new Error('a runner was started'));
    const result = await runStudy(study, { runner: never });
    const cells = await collectOdds(result);
    expect(cells.map(({ parameters }) => parameters)).toEqual(study.cells);
    // Rozdział I: k20 + 0 or 3 against 8, 12 and 16.
    expect(cells.map((cell) => cell.oddsOf(shownOutcomes(cell.outcomes, 'success+')))).toEqual(
      [0.65, 0.45, 0.25, 0.8, 0.6, 0.4].map((probability) => [{ method: 'exact', probability }]),
    );
    expect(result.strongIds).toHaveLength(1);
  });

  it('can be read twice', async () => {
    const result = await runStudy(readStudy(REQUEST), { runner: inline });
    expect(await collectOdds(result)).toEqual(await collectOdds(result));
  });

  it('can be interrupted while its odds are computed', async () => {
    const interrupt = new AbortController();
    const pools = Array.from({ length: 100 }, (_, index) => index + 1);
    const study = readStudy({ ...POOLS, grid: { pool: pools, keep: pools } });
    const { odds } = await runStudy(study, { runner: inline, signal: interrupt.signal });
    let cells = 0;
    const read = async () => {
      for await (const _ of odds()) if (++cells === 10) interrupt.abort(new Error('interrupted'));
    };
    await expect(read()).rejects.toThrow(new Error('interrupted'));
    expect(cells).toBeLessThan(study.cells.length);
  });
});

describe('a simulated study', () => {
  it('has estimates with hits, samples and an interval round the share', async () => {
    const cells = await oddsOf({ ...REQUEST, method: 'mc' }, 'success+');
    expect(cells).toHaveLength(6);
    for (const [estimate] of cells) {
      if (estimate?.method !== 'mc') throw new Error('not an estimate');
      expect(estimate.samples).toBe(100_000);
      expect(estimate.probability).toBe(estimate.hits / estimate.samples);
      expect(estimate.low).toBeLessThan(estimate.probability);
      expect(estimate.high).toBeGreaterThan(estimate.probability);
      expect(estimate.high - estimate.low).toBeLessThan(0.01);
    }
  });

  it('counts every trial once over all outcomes', async () => {
    const cells = await oddsOf({ ...REQUEST, method: 'mc' }, 'critical-failure+');
    for (const [estimate] of cells) expect(estimate).toMatchObject({ hits: 100_000, samples: 100_000, probability: 1 });
  });

  it('gives the same estimates again, and others for another seed', async () => {
    const once = await oddsOf({ ...REQUEST, method: 'mc' }, 'success');
    expect(await oddsOf({ ...REQUEST, method: 'mc' }, 'success')).toEqual(once);
    expect(await oddsOf({ ...REQUEST, method: 'mc', seed: 'other' }, 'success')).not.toEqual(once);
  });

  it('is wider with Clopper-Pearson than with Wilson, about the same shares', async () => {
    const [score, exact] = await Promise.all(
      (['wilson', 'clopper-pearson'] as const).map((interval) =>
        oddsOf({ ...REQUEST, method: 'mc', interval }, 'success'),
      ),
    );
    score!.forEach(([estimate], cell) => {
      const [own, other] = [estimate!, exact![cell]![0]!];
      expect(own.probability).toBe(other.probability);
      const [narrow, wide] = [boundsOf(own), boundsOf(other)];
      expect(wide.high - wide.low).toBeGreaterThan(narrow.high - narrow.low);
    });
  });
});

describe('a study of both', () => {
  it('has first the exact odds and then estimates that agree', async () => {
    for (const odds of await oddsOf({ ...REQUEST, method: 'both' }, 'success+')) {
      expect(odds.map(({ method }) => method)).toEqual(['exact', 'mc']);
      expect(Math.abs(disagreement(odds)!)).toBeLessThan(6);
    }
  });

  it('has the strong ids of both', async () => {
    const [exact, simulated, both] = await Promise.all(
      (['exact', 'mc', 'both'] as const).map(async (method) => {
        const study = readStudy({ ...REQUEST, method, samples: 1000 });
        return (await runStudy(study, { runner: inline })).strongIds;
      }),
    );
    expect(both).toEqual([...exact!, ...simulated!]);
    expect(new Set(both).size).toBe(2);
  });
});
