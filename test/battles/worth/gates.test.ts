import { afterAll, describe, expect, it } from 'vitest';
import { compare } from '../../../src/battles/comparison.ts';
import { type Bought, findCreatedBand } from '../../../src/battles/load-band.ts';
import { findScenario } from '../../../src/battles/load-scenario.ts';
import type { WorthCell } from '../../../src/battles/worth/cell.ts';
import { type Change, traitChange, withHp } from '../../../src/battles/worth/change.ts';
import { measureWorth } from '../../../src/battles/worth/measure.ts';
import { pricesOf, type Worth } from '../../../src/battles/worth/price.ts';
import { type ShardRunner, startRunner } from '../../../src/montecarlo/shard-runner.ts';
import { chanceWith, DUEL } from './duel.ts';

const SEED = 'worth';
const PC_OF_HP = 3;
const runner = startRunner(1);

/** A planted truth: so many PŻ under another name. */
function planted(id: string, hp: number, printed: number | null = null): Change {
  return { id, printed, without: (figure: Bought) => figure, with: (figure) => withHp(figure, hp) };
}

const FIGHT: WorthCell = {
  scenario: findScenario('detronizacja'),
  host: findCreatedBand('trzech-rekrutow'),
  figure: 0,
  script: 'objective',
  policy: 'first-success',
  rulings: {},
  weight: 1,
};

async function worthsOf(
  changes: readonly Change[],
  cells: readonly WorthCell[],
  battles: number,
  by: ShardRunner = runner,
): Promise<Worth[]> {
  return pricesOf(await measureWorth(changes, cells, { seed: SEED, battles, runner: by }));
}

describe('a duel whose worths have a closed form', () => {
  const BATTLES = 40_000;
  const own = DUEL.host.bought[0]!.hp;

  it.each([1, 2, -1])('%i PŻ: win rate gained, and fair price', async (hp) => {
    const [worth] = await worthsOf([planted('planted', hp, PC_OF_HP * hp)], [DUEL], BATTLES);
    const gain = chanceWith(own + hp) - chanceWith(own);
    const currency = hp > 0 ? chanceWith(own + 1) - chanceWith(own) : chanceWith(own) - chanceWith(own - 1);
    // The errors of paired battles are at most those of independent ones.
    const sigma = Math.sqrt(0.5 / BATTLES);
    expect(Math.abs(worth!.gain - gain)).toBeLessThan(6 * sigma);
    expect(Math.abs(worth!.hpGain! - currency)).toBeLessThan(6 * sigma);
    const price = (PC_OF_HP * gain) / currency;
    const { low, high } = worth!.price!.interval;
    const slack = high - low + 1e-9;
    expect(low - slack).toBeLessThan(price);
    expect(high + slack).toBeGreaterThan(price);
    expect(slack).toBeLessThan(Math.abs(price) / 4);
  });
});

describe('planted truths', () => {
  it('two PŻ under another name play even with two PŻ, battle by battle', async () => {
    const [two, same] = await worthsOf([planted('two', 2), planted('same', 2)], [FIGHT], 600);
    expect(two!.even!.pc).toBeCloseTo(2 * PC_OF_HP, 12);
    expect(two!.even).toEqual({ pc: two!.even!.pc, low: two!.even!.pc, high: two!.even!.pc });
    // A duplicate has the price of what it doubles.
    expect(same!.price).toEqual(two!.price);
    // A second PŻ brings no more than the first.
    expect(two!.price!.pc).toBeGreaterThan(PC_OF_HP);
    expect(two!.price!.pc).toBeLessThan(2 * PC_OF_HP + 1);
  });

  it.each([1, -1])('%i PŻ is worth 3 PC either way', async (hp) => {
    const [worth] = await worthsOf([planted('one', hp, PC_OF_HP * hp)], [FIGHT], 600);
    expect(worth!.price!.pc).toBe(PC_OF_HP * hp);
    expect(worth!.even!.pc).toBe(PC_OF_HP * hp);
    expect(worth!.verdict).toBe('fair');
  });

  it('a change that does nothing is worth nothing, with the interval over nothing', async () => {
    const [idle] = await worthsOf([planted('idle', 0, 2)], [FIGHT], 700);
    expect(idle).toMatchObject({ verdict: 'unused', gain: 0, inStep: 1 });
    expect(idle!.price).toEqual({ pc: 0, interval: { low: expect.closeTo(0), high: expect.closeTo(0) } });
    expect(idle!.gainInterval.low).toBeLessThan(0);
    expect(idle!.gainInterval.high).toBeGreaterThan(0);
  });

  it('the same PŻ printed at different prices gets different verdicts', async () => {
    const printed = [3, 9, 1].map((pc) => planted(`printed ${pc}`, 1, pc));
    const worths = await worthsOf(printed, [DUEL], 4000);
    const verdicts = worths.map(({ verdict, settledBy }) => ({ verdict, settledBy }));
    expect(verdicts, JSON.stringify(worths[0]!.price)).toEqual([
      { verdict: 'fair', settledBy: null },
      { verdict: 'overpriced', settledBy: null },
      { verdict: 'underpriced', settledBy: null },
    ]);
  });

  it('too few battles leave it open, and say how many would do', async () => {
    const [worth] = await worthsOf([{ ...traitChange('celne-oko'), printed: 3 }], [FIGHT], 700);
    expect(worth!.verdict).toBe('undecided');
    expect(worth!.settledBy).toBeGreaterThan(700);
  });

  it('a trait of PŻ is priced like the PŻ it gives', async () => {
    const [trait, hp] = await worthsOf([traitChange('krzepki'), planted('one', 1)], [FIGHT], 400);
    expect(trait!.price).toEqual(hp!.price);
    expect(trait!.change.printed).toBe(2);
  });
});

describe('what is measured', () => {
  it('are the battles of compare', async () => {
    const [worth] = await worthsOf([traitChange('celne-oko')], [FIGHT], 200);
    const { a, b } = worth!.cells[0]!.comparison;
    const alone = await compare(a.fought, b.fought, { seed: SEED, battles: 200, runner });
    expect(worth!.cells[0]!.comparison.counts).toEqual(alone.counts);
    expect(b.fought.band.figures.map(({ traits }) => traits)).toEqual([['celne-oko'], [], []]);
  });

  it('of a figure that has the trait is what it loses without it', async () => {
    const host = findCreatedBand('duet');
    const [worth] = await worthsOf([traitChange('niezdarny')], [{ ...FIGHT, host }], 60);
    const { a, b } = worth!.cells[0]!.comparison;
    expect(a.fought.band.figures[0]!.traits).toEqual(['celne-oko']);
    expect(b.fought.band.figures[0]!.traits).toEqual(['celne-oko', 'niezdarny']);
  });

  it('is the same with one worker and two, and on a second run', async () => {
    const two = startRunner(2);
    try {
      const changes = [traitChange('celne-oko'), traitChange('otyly')];
      const cells = [DUEL, { ...DUEL, rulings: {} }];
      const first = await worthsOf(changes, cells, 1030);
      expect(await worthsOf(changes, cells, 1030, two)).toEqual(first);
      expect(await worthsOf(changes, cells, 1030)).toEqual(first);
    } finally {
      await two.close();
    }
  });

  it('tells no price where a PŻ changes nothing, and leaves that cell out of the price', async () => {
    const forces = DUEL.scenario.forces.map((force) => ({ ...force, profile: { ...force.profile, hp: 60 } }));
    const hopeless = { ...DUEL, scenario: { ...DUEL.scenario, forces } };
    const [alone, both] = [
      await worthsOf([planted('one', 1, 3)], [hopeless], 400),
      await worthsOf([planted('one', 1, 3)], [DUEL, hopeless], 1500),
    ];
    expect(alone[0]).toMatchObject({ price: null, even: null, spread: null, priced: [] });
    expect(both[0]!.priced.map(({ cell }) => cell)).toEqual([DUEL]);
    expect(both[0]!.gain).toBeCloseTo(both[0]!.priced[0]!.gains.above / 2, 12);
  });
});

afterAll(() => runner.close());
