import { afterAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/montecarlo/cell.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { ExactOdds } from '../../src/studies/exact-odds.ts';
import { findSystem, findTest } from '../../src/systems/register.ts';

const test = findTest(findSystem('pierwsze-kroki'), 'opposed');
const CELLS: readonly Cell[] = [0, 3, 7].map((modifier) => ({
  system: 'pierwsze-kroki',
  test: 'opposed',
  parameters: { modifier, opponent: 2 },
  rulings: { 'opposed.tie': 'nobody', 'opposed.natural': 'active' },
}));

describe('exact odds that studies share', () => {
  const runner = startRunner(2);
  afterAll(() => runner.close());

  it.each([
    { how: 'computed when needed', ahead: [] },
    { how: 'partly computed ahead', ahead: CELLS.slice(1) },
    { how: 'computed ahead twice', ahead: [...CELLS, ...CELLS] },
  ])('$how, are the same and computed once', async ({ ahead }) => {
    const odds = new ExactOdds();
    odds.askAhead(ahead, runner);
    odds.askAhead(ahead, runner);
    for (const cell of CELLS) {
      const results = await odds.of(cell);
      const expected = test.exact(cell.parameters, cell.rulings);
      expect([...results.entries()]).toEqual([...expected.entries()]);
      expect(await odds.of({ ...cell })).toBe(results);
    }
  });

  it('pass a fault on to whoever asks for them', async () => {
    const odds = new ExactOdds();
    const broken = { ...CELLS[0]!, test: 'missing' };
    odds.askAhead([broken], runner);
    await expect(odds.of(broken)).rejects.toThrow("unknown test of pierwsze-kroki 'missing'");
  });
});
