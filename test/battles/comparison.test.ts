import { afterAll, describe, expect, it } from 'vitest';
import { type Comparison, compare, comparisonOf } from '../../src/battles/comparison.ts';
import { divergenceOf } from '../../src/battles/divergence.ts';
import type { NamedGrid } from '../../src/battles/named-grid.ts';
import { runBattles } from '../../src/battles/run-battles.ts';
import type { VariantResult } from '../../src/battles/run-variants.ts';
import { type Side, sidesOf } from '../../src/battles/sides.ts';
import { type ShardRunner, startRunner } from '../../src/montecarlo/shard-runner.ts';
import { RESULTS } from '../../src/skirmish/engine/course.ts';
import type { LogEvent } from '../../src/skirmish/log/event.ts';

const SEED = 'pairs';

/** A whole shard and a part of one. */
const BATTLES = 1024 + 76;

function named(names: Partial<NamedGrid> = {}): NamedGrid {
  return {
    scenarios: ['pojedynek'],
    bands: ['pojedynkowicz'],
    scripts: ['objective'],
    policies: ['first-success'],
    settings: {},
    rulings: {},
    ...names,
  };
}

function sides(b: Partial<NamedGrid>, both: Partial<NamedGrid> = {}): readonly [a: Side, b: Side] {
  return sidesOf(named(both), named({ ...both, ...b }));
}

const runner = startRunner(1);

function compared([a, b]: readonly [a: Side, b: Side], battles: number, by: ShardRunner = runner) {
  return compare(a.fought, b.fought, { seed: SEED, battles, runner: by });
}

describe('A against A', () => {
  it('differs in nothing and stays in step to the end', async () => {
    const { counts, difference, interval, test, inStep, firstApart, firstOnlyA, firstOnlyB } = await compared(
      sides({}),
      300,
    );
    expect({ onlyFirst: counts.onlyFirst, onlySecond: counts.onlySecond }).toEqual({ onlyFirst: 0, onlySecond: 0 });
    expect({ difference, test, inStep }).toEqual({ difference: 0, test: { exact: 1, midP: 1 }, inStep: 300 });
    expect({ firstApart, firstOnlyA, firstOnlyB }).toEqual({ firstApart: null, firstOnlyA: null, firstOnlyB: null });
    expect(interval.low).toBe(0 - interval.high);
  });
});

describe('a change whose direction is known', () => {
  it.each<[what: string, sign: number, change: Partial<NamedGrid>]>([
    ['an opponent with fewer PŻ', 1, { settings: { 'forces.zapasnik.hp': [2] } }],
    ['an opponent with more PŻ', -1, { settings: { 'forces.zapasnik.hp': [8] } }],
    ['going second', -1, { rulings: { 'activation.first': ['npcs'] } }],
    ['never paying for a die', -1, { policies: ['never'] }],
  ])('%s: the sign is %i, and the interval is on its side of nothing', async (_, sign, change) => {
    const both = 'rulings' in change ? { rulings: { 'activation.first': ['players'] } } : {};
    const { difference, interval, test } = await compared(sides(change, both), 400);
    expect(Math.sign(difference)).toBe(sign);
    expect(Math.sign(interval.low)).toBe(sign);
    expect(Math.sign(interval.high)).toBe(sign);
    expect(test.exact).toBeLessThan(0.01);
  });
});

describe('what is paired', () => {
  it('are the battles that play runs, also where the scenario of B has another name', async () => {
    const pair = sidesOf(
      named({ scenarios: ['lustro'], bands: ['lustro'] }),
      named({ scenarios: ['pojedynek'], bands: ['pojedynkowicz'] }),
    );
    const { a, b } = await compared(pair, 100);
    const alone = await runBattles([pair[0].fought], { seed: SEED, battles: 100, runner });
    expect(a.wins).toBe(alone[0]!.tally.wins);
    const ofItsOwn = await compared(sidesOf(named(), named()), 100);
    expect(b.outcomes.courses).not.toEqual(ofItsOwn.b.outcomes.courses);
  });

  it('is counted battle by battle', () => {
    const made = (results: string): VariantResult => ({
      fought: sides({})[0].fought,
      outcomes: {
        results: Uint8Array.from(results, (letter) => RESULTS.findIndex((result) => result.startsWith(letter))),
        courses: Int32Array.from(results, (letter, battle) => battle * 100 + letter.charCodeAt(0)),
        uses: 0,
      },
      wins: results.replaceAll(/[^w]/g, '').length,
      draws: results.replaceAll(/[^d]/g, '').length,
      winRate: 0,
      interval: { low: 0, high: 1 },
    });
    const { counts, difference, inStep, ...firsts } = comparisonOf(made('wwldwl'), made('wwldlw'));
    expect(counts).toEqual({ both: 2, onlyFirst: 1, onlySecond: 1, neither: 2 });
    expect({ difference, inStep }).toEqual({ difference: 0, inStep: 4 });
    expect(firsts).toMatchObject({ firstApart: 4, firstOnlyA: 4, firstOnlyB: 5 });
  });
});

describe('whoever does the work', () => {
  const runners = [1, 2, 8].map((workers) => ({ workers, by: startRunner(workers) }));
  afterAll(() => Promise.all(runners.map(({ by }) => by.close())));
  const pair = sides({ policies: ['never'] });

  let expected: Comparison | undefined;

  it.each(runners)('$workers workers give the same outcomes of the same battles', async ({ by }) => {
    const found = await compared(pair, BATTLES, by);
    expected ??= found;
    expect(found).toEqual(expected);
  });
});

/** An event without the PŻ that are left: who had more before has more now. */
function told(event: LogEvent): string {
  return JSON.stringify(event, (key, value) => (key === 'hp' ? undefined : value));
}

describe('in step', () => {
  const battles = 20;

  it.each<[what: string, change: Partial<NamedGrid>]>([
    ['more PŻ', { settings: { 'forces.agenci.hp': [4] } }],
    ['another reading of cover', { rulings: { 'cover.hunker-stacks': ['yes'] } }],
    ['one round less', { settings: { rounds: [5] } }],
    ['another policy', { policies: ['never'] }],
    ['one more opponent', { settings: { 'forces.agenci.count': [4] } }],
  ])('means equal event by event, and the point tells where that ends: %s', async (_, change) => {
    const pair = sides(change, { scenarios: ['lustro'], bands: ['lustro'] });
    const { a, b } = await compared(pair, battles);
    for (let battle = 0; battle < battles; battle++) {
      const { logs, point } = divergenceOf(pair[0].fought, pair[1].fought, battle, SEED);
      const [one, other] = logs.map(({ events }) => events.map(told)) as [string[], string[]];
      const inStep = a.outcomes.courses[battle] === b.outcomes.courses[battle];
      expect(inStep, `battle ${battle}`).toBe(String(one) === String(other));
      expect(point === null, `battle ${battle}`).toBe(inStep);
      if (point === null) continue;
      const [atA, atB] = point.events;
      expect(one[atA], `battle ${battle}`).not.toBe(other[atB]);
      expect(one.slice(0, atA), `battle ${battle}`).toEqual(other.slice(0, atB));
    }
  });
});

describe('the sides', () => {
  it('have the settings and rulings of both, each at what it is there', () => {
    const [a, b] = sides({ settings: { 'forces.zapasnik.hp': [8] }, rulings: { 'activation.first': ['npcs'] } });
    expect(a.grid).toMatchObject({
      settings: { 'forces.zapasnik.hp': [4] },
      rulings: { 'activation.first': ['roll'] },
    });
    expect(b.grid).toMatchObject({
      settings: { 'forces.zapasnik.hp': [8] },
      rulings: { 'activation.first': ['npcs'] },
    });
  });
});
