import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { type Balance, balanceOf, findBalance, type Measure } from '../../src/battles/balance.ts';
import type { NamedGrid } from '../../src/battles/named-grid.ts';
import { runVariants, type VariantResult } from '../../src/battles/run-variants.ts';
import { sidesOf } from '../../src/battles/sides.ts';
import { variedOf } from '../../src/battles/varied.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { RESULTS } from '../../src/skirmish/engine/course.ts';
import { intervalOf } from '../../src/statistics/interval.ts';

const NAMES: NamedGrid = {
  scenarios: ['pojedynek'],
  bands: ['pojedynkowicz'],
  scripts: ['objective'],
  policies: ['first-success'],
  settings: {},
  rulings: {},
};
const { fought } = sidesOf(NAMES, NAMES)[0];

/** As even as can be: a chance of 0.3 wins 300 of these 1000 battles. */
const EVEN = Array.from({ length: 1000 }, (_, battle) => (battle + 0.5) / 1000);

/** Battles with made-up luck, the same for every chance: one is won where its luck is below the chance. */
function madeUp(chance: number, luck = EVEN): VariantResult {
  const results = Uint8Array.from(luck, (own) => RESULTS.indexOf(own < chance ? 'win' : 'loss'));
  const wins = luck.filter((own) => own < chance).length;
  return {
    fought,
    outcomes: { results, courses: new Int32Array(luck.length), uses: 0 },
    wins,
    draws: 0,
    winRate: wins / luck.length,
    interval: intervalOf(wins, luck.length, 'wilson'),
  };
}

/** The balance of a made-up curve over 1..n, and which values were measured in which turn. */
async function balanceOn(chances: readonly number[], target = 0.5): Promise<{ balance: Balance; turns: number[][] }> {
  const turns: number[][] = [];
  const measure: Measure = async (places) => {
    turns.push(places.map((place) => place + 1));
    return places.map((place) => madeUp(chances[place]!));
  };
  const values = chances.map((_, place) => place + 1);
  return { balance: await findBalance(values, target, measure), turns };
}

/** A line from 0.9 down to 0.1 over `count` values. */
const falling = (count: number) => Array.from({ length: count }, (_, place) => 0.9 - (0.8 * place) / (count - 1));

describe('the crossing', () => {
  it.each<[curve: string, chances: number[], crossing: number]>([
    ['falls through the target between two values', [0.9, 0.6, 0.4, 0.1], 2.5],
    ['falls nearer to one of them', [0.9, 0.6, 0.2, 0.1], 2.25],
    ['rises through the target', [0.1, 0.4, 0.8], 2.25],
    ['is at the target at one value', [0.2, 0.5, 0.9], 2],
    ['stays at the target for a while', [0.2, 0.5, 0.5, 0.9], 2.5],
    ['meets the target at the last value', [0.2, 0.3, 0.5], 3],
    ['goes the other way for a moment, within chance', [0.2, 0.44, 0.43, 0.7], 3 + (0.5 - 0.435) / (0.7 - 0.435)],
  ])('of a curve that %s', async (_, chances, crossing) => {
    const { balance } = await balanceOn(chances);
    expect(balance.reach).toBe('meets');
    expect(balance.crossing).toBeCloseTo(crossing, 10);
    if (!balance.openLow) expect(balance.interval!.low).toBeLessThan(crossing);
    if (!balance.openHigh) expect(balance.interval!.high).toBeGreaterThan(crossing);
  });

  it('has an interval that at a value ends where that of the win rate does', async () => {
    // 470 of 1000: the Wilson interval ends at 0.501.
    const { balance } = await balanceOn([0.3, 0.47, 0.6, 0.8]);
    expect(balance.points[1]!.result.interval.high).toBeCloseTo(0.501, 3);
    expect(balance.interval!.low).toBeCloseTo(2, 1);
    expect(balance.interval!.low).toBeLessThan(2);
    expect(balance.compatible).toEqual([2]);
  });

  it('is open where the range ends before the interval does', async () => {
    const { balance } = await balanceOn([0.51, 0.7, 0.9]);
    expect(balance).toMatchObject({ reach: 'above', crossing: null, compatible: [1], openLow: true, openHigh: false });
    expect(balance.interval!.low).toBe(1);
  });
});

describe('the interval of the crossing', () => {
  it.each<[curve: string, chances: number[]]>([
    ['steep', [0.9, 0.7, 0.2, 0.1]],
    ['flat', [0.6, 0.53, 0.46, 0.4]],
    ['at the target at a value', [0.8, 0.5, 0.3]],
  ])('holds the true one in about 95 of 100 runs where the curve is %s', (_, chances) => {
    const random = seedrandom('balance');
    const [runs, battles] = [400, 300];
    const after = chances.findIndex((chance) => chance < 0.5);
    const [high, low] = [chances[after - 1]!, chances[after]!];
    const truth = after + (high - 0.5) / (high - low);
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const luck = Array.from({ length: battles }, () => random());
      const points = chances.map((chance, place) => ({ value: place + 1, result: madeUp(chance, luck) }));
      const { interval, openLow, openHigh } = balanceOf(points, 0.5);
      if (interval === null) continue;
      if ((openLow || interval.low <= truth) && (openHigh || truth <= interval.high)) held++;
    }
    expect(held / runs).toBeGreaterThan(0.92);
    // Between two values it is a little wider than need be.
    expect(held / runs).toBeLessThan(1);
  });
});

describe('where nothing reaches the target', () => {
  it.each<[reach: string, chances: number[], nearest: number]>([
    ['above', [0.99, 0.9, 0.8, 0.7], 4],
    ['below', [0.01, 0.1, 0.2, 0.3], 4],
    ['below', [0.4, 0.2, 0.1], 1],
  ])('the curve is %s it', async (reach, chances, nearest) => {
    const { balance } = await balanceOn(chances);
    expect(balance).toMatchObject({ reach, crossing: null, interval: null, compatible: [] });
    expect(balance.nearest.value).toBe(nearest);
  });
});

describe('a curve that is not monotone', () => {
  it('is told, with the surest pair of values', async () => {
    const { balance } = await balanceOn([0.2, 0.6, 0.3, 0.55, 0.9]);
    expect(balance.reversal).toMatchObject({ from: 2, to: 3 });
    expect(balance.reversal!.difference).toBeCloseTo(-0.3, 10);
    expect(balance.reversal!.interval.high).toBeLessThan(0);
    expect(balance.reversal!.p).toBeLessThan(1e-6);
  });

  it.each<[curve: string, chances: number[]]>([
    ['rises all the way', [0.1, 0.4, 0.6, 0.9]],
    ['falls all the way', [0.9, 0.6, 0.4, 0.1]],
    // Five battles of a thousand, all to one side: p 0.06 for one pair, more by Holm.
    ['goes back by what may be chance', [0.1, 0.405, 0.4, 0.9]],
  ])('is not told of one that %s', async (_, chances) => {
    expect((await balanceOn(chances)).balance.reversal).toBeNull();
  });
});

describe('the search', () => {
  it('measures all of a few values at once', async () => {
    const { turns } = await balanceOn(falling(9));
    expect(turns).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  });

  it('halves where the curve meets the target, and goes out until values no longer go with it', async () => {
    const { balance, turns } = await balanceOn(falling(65), 0.32);
    expect(turns[0]).toEqual([1, 17, 33, 49, 65]);
    expect(turns[1]).toEqual([41]);
    const measured = turns.flat();
    expect(new Set(measured).size).toBe(measured.length);
    expect(measured.length).toBeLessThan(20);
    expect(balance.crossing).toBeCloseTo(1 + (64 * (0.9 - 0.32)) / 0.8, 0);
    const [first, last] = [balance.compatible[0]!, balance.compatible.at(-1)!];
    const values = balance.points.map(({ value }) => value);
    for (let value = first - 1; value <= last + 1; value++) expect(values).toContain(value);
  });

  it('ends where the target is nowhere', async () => {
    expect((await balanceOn(falling(65), 0.95)).turns).toEqual([[1, 17, 33, 49, 65]]);
  });
});

describe('battles of which one number varies', () => {
  it('are harder with more PŻ on the other side, and meet the target within the interval of a longer run', async () => {
    const { cases, values } = variedOf(NAMES, 'forces.zapasnik.hp', [1, 2, 3, 4, 5, 6]);
    const runner = startRunner(1);
    const measure: Measure = (places) =>
      runVariants(
        places.map((place) => cases[place]!),
        'pojedynek',
        { seed: 'balance', battles: 300, runner },
      );
    const balance = await findBalance(values, 0.5, measure);
    expect(balance).toMatchObject({ rises: false, reach: 'meets', reversal: null });
    const rates = balance.points.map(({ result }) => result.winRate);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect(balance.interval!.low).toBeLessThan(balance.crossing!);
    expect(balance.interval!.high).toBeGreaterThan(balance.crossing!);
  });
});
