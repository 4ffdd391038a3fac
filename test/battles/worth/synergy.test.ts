import { afterAll, describe, expect, it } from 'vitest';
import { findCreatedBand } from '../../../src/battles/load-band.ts';
import { measureSynergies, pairsOf, type Synergy } from '../../../src/battles/worth/synergy.ts';
import { startRunner } from '../../../src/montecarlo/shard-runner.ts';
import { chanceWith, DUEL } from './duel.ts';

const runner = startRunner(1);

function measured(traits: readonly string[], battles: number, cells = [DUEL]): Promise<Synergy[]> {
  return measureSynergies(traits, cells, { seed: 'synergy', battles, runner });
}

describe('two traits together', () => {
  it('of PŻ win what the exact chain of the duel says', async () => {
    const battles = 40_000;
    const [pair] = await measured(['krzepki', 'hartowany'], battles);
    const own = DUEL.host.bought[0]!.hp;
    const at = (more: number) => chanceWith(own + more);
    // Four battles that are at worst independent.
    const sigma = Math.sqrt(1 / battles);
    expect(Math.abs(pair!.synergy - (at(3) - at(2) - at(1) + at(0)))).toBeLessThan(6 * sigma);
    expect(Math.abs(pair!.both - (at(3) - at(0)))).toBeLessThan(6 * sigma);
    expect(pair!.synergy).toBeCloseTo(pair!.both - pair!.alone[0] - pair!.alone[1], 12);
    expect(pair!.verdict).toBe('wastes');
  });

  it('that take back what they give win nothing together', async () => {
    const [pair] = await measured(['krzepki', 'watle-zdrowie'], 500);
    expect(pair!.both).toBe(0);
    expect(pair!.alone[0]).toBeGreaterThan(0);
    expect(pair!.alone[1]).toBeLessThan(0);
    expect(pair!.conflicts.map(({ kind }) => kind)).toContain('cancels');
  });

  it('one of which does nothing have no synergy', async () => {
    const [pair] = await measured(['fechmistrz', 'cyklop'], 500);
    expect(pair).toMatchObject({ synergy: 0, p: 1, verdict: 'undecided' });
    expect(pair!.interval.low + pair!.interval.high).toBeCloseTo(0, 12);
  });

  it('are measured against a figure that has neither', async () => {
    const host = findCreatedBand('pojedynkowicz');
    const having = { ...host, bought: host.bought.map((figure) => ({ ...figure, traits: ['krzepki'] })) };
    const [plain, given] = [
      await measured(['krzepki', 'fechmistrz'], 300),
      await measured(['krzepki', 'fechmistrz'], 300, [{ ...DUEL, host: having }]),
    ];
    expect(given).toEqual(plain);
  });
});

it('every two of several, each once', () => {
  expect(pairsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});

afterAll(() => runner.close());
