import { afterAll, describe, expect, it } from 'vitest';
import { compare } from '../../../src/battles/comparison.ts';
import { findCreatedBand } from '../../../src/battles/load-band.ts';
import { findScenario } from '../../../src/battles/load-scenario.ts';
import { bandWith, type WorthCell } from '../../../src/battles/worth/cell.ts';
import { refit } from '../../../src/battles/worth/refit.ts';
import { type FoughtRefit, measureRefits } from '../../../src/battles/worth/refit-effect.ts';
import { startRunner } from '../../../src/montecarlo/shard-runner.ts';
import { createdBand } from './made-up.ts';

const runner = startRunner(1);
afterAll(() => runner.close());

const BATTLES = 120;
const OPTIONS = { seed: 'refit', battles: BATTLES, runner };

function cellAt(scenario: string, weight: number, policy = 'thrifty'): WorthCell {
  const host = findCreatedBand('trzech-rekrutow');
  const rulings = { 'activation.first': 'players' } as const;
  return { scenario: findScenario(scenario), host, figure: 0, script: 'objective', policy, rulings, weight };
}

// Celne oko −4 and Krzepki −2 are 2 PK; at −12 they are 5, and 1 PŻ has to go.
const BAND = createdBand([8, 'celne-oko', 'krzepki']);
const POORER = refit(BAND, (trait) => (trait === 'celne-oko' ? -12 : -2));

async function foughtAt(cell: WorthCell): Promise<FoughtRefit> {
  const [effect] = await measureRefits([POORER], [cell], OPTIONS);
  return effect!.fought!;
}

describe('a band before and after', () => {
  it('meets the battles of compare, other than those of the prices', async () => {
    const cell = cellAt('pojedynek', 1);
    const [effect] = await measureRefits([POORER], [cell], OPTIONS);
    const { scenario, script, policy, rulings } = cell;
    const before = { scenario, settings: {}, band: BAND.band, script, policy, options: {}, rulings };
    const band = bandWith(BAND.band, 0, { ...BAND.bought[0]!, hp: 7 });
    const { a, b, difference, interval } = await compare(
      before,
      { ...before, band },
      { ...OPTIONS, seed: 'refit/bands' },
    );
    expect(band.figures[0]!.hp).toBe(8);
    expect(effect!.fought).toEqual({
      cells: 1,
      winRates: [a.winRate, b.winRate],
      change: { difference, interval: { low: expect.closeTo(interval.low), high: expect.closeTo(interval.high) } },
    });
    expect(difference).toBeLessThan(0);
  });

  it('weighs grounds as the design does, each once', async () => {
    const cells = [cellAt('pojedynek', 1), cellAt('pojedynek', 2), cellAt('lustro', 1)];
    const [both] = await measureRefits([POORER], cells, OPTIONS);
    const [duel, mirror] = [await foughtAt(cells[0]!), await foughtAt(cells[2]!)];
    const { cells: count, winRates, change } = both!.fought!;
    expect(count).toBe(2);
    expect(winRates[0]).toBeCloseTo(0.75 * duel.winRates[0] + 0.25 * mirror.winRates[0], 12);
    const [one, other] = [duel.change!, mirror.change!];
    const difference = 0.75 * one.difference + 0.25 * other.difference;
    expect(change!.difference).toBeCloseTo(difference, 12);
    // Two scenarios share no random numbers.
    const below = Math.hypot(
      0.75 * (one.difference - one.interval.low),
      0.25 * (other.difference - other.interval.low),
    );
    expect(change!.interval.low).toBeCloseTo(difference - below, 12);
  });

  it('that is the same band changes nothing, on two grounds of one scenario', async () => {
    const same = refit(BAND, () => -3);
    const cells = [cellAt('pojedynek', 1), cellAt('pojedynek', 1, 'never')];
    const [effect] = await measureRefits([same], cells, OPTIONS);
    const { cells: count, winRates, change } = effect!.fought!;
    expect({ count, change }).toEqual({ count: 2, change: null });
    expect(winRates[0]).toBe(winRates[1]);
  });

  it('that cannot be paid for does not fight', async () => {
    const tooDear = refit(createdBand([4, 'celne-oko'], [4]), () => -30);
    const effects = await measureRefits([tooDear, POORER], [cellAt('pojedynek', 1)], OPTIONS);
    expect(effects.map(({ fought }) => fought === null)).toEqual([true, false]);
  });
});
