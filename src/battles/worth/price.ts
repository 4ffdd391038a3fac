import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { TRAITS } from '../../skirmish/traits/traits.ts';
import { holm } from '../../statistics/holm.ts';
import type { Interval } from '../../statistics/interval-method.ts';
import {
  fiellerInterval,
  type PairOfMeans,
  pooledMeans,
  scoreOfRatio,
  standardErrors,
  twoSided,
} from '../../statistics/ratio.ts';
import { CREATION } from '../creation.ts';
import { type CellWorth, HP_STEPS } from './cell.ts';
import type { Change } from './change.ts';

/** Whether the printed price is right: see `verdictOf`. */
const VERDICTS = ['underpriced', 'overpriced', 'fair', 'undecided', 'unused', 'unpriced', 'not-covered'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A price in PC with its interval. */
export interface Price {
  readonly pc: number;
  readonly interval: Interval;
}

/** What a change is worth over all cells of a design. */
export interface Worth {
  readonly change: Change;
  readonly cells: readonly CellWorth[];
  /** Of `cells`, those in which the scenario is not won or lost anyway: only they tell a price. */
  readonly priced: readonly CellWorth[];
  /** Weighted means over all cells, of win rate gained, with its interval. */
  readonly gain: number;
  readonly gainInterval: Interval;
  /** Win rate that one PŻ brings, over the cells that tell a price; null where none does. */
  readonly hpGain: number | null;
  /** Weighted mean of uses a battle, and share of battles in step to their end. */
  readonly uses: number;
  readonly inStep: number;
  /** Fair price; null where no cell tells one. */
  readonly price: Price | null;
  /** The price once more, from how many PŻ play even with it; an end is null where it lies beyond the ladder. */
  readonly even: EvenPrice | null;
  /** The lowest and highest fair price of a scenario: a price is a band. Null where no scenario tells one. */
  readonly spread: Interval | null;
  /** Of the test that the printed price is the fair one, corrected by Holm for all changes measured together. */
  readonly p: number | null;
  readonly verdict: Verdict;
  /** Battles a cell after which an undecided verdict would be likely to fall; null where none is open. */
  readonly settledBy: number | null;
}

interface EvenPrice {
  readonly pc: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Where fewer battles than this go the other way, the scenario is won or lost anyway and a cell tells no price. Chosen before
 * looking at any trait.
 */
const OTHER_WAY = 0.02;

/** A PŻ must be worth so many standard errors of win rate over all cells before there is a price. */
export const CURRENCY_ERRORS = 3;

/** Prices are whole PC: a fair price nearer than this to the printed one rounds to it. */
const HALF_PC = 0.5;

const SIGNIFICANT = 0.05;

/** Prices of changes, each measured in the same cells. */
export function pricesOf(measured: readonly (readonly CellWorth[])[]): Worth[] {
  const all = measured.map(unjudged);
  const tested = all.map(({ change, price, pooled }) =>
    price === null || change.printed === null
      ? null
      : twoSided(scoreOfRatio(pooled!, change.printed / CREATION.pcPerPk)),
  );
  const corrected = holm(tested.filter((p) => p !== null));
  let next = 0;
  return all.map(({ pooled: means, ...worth }, index) => {
    const p = tested[index] === null ? null : corrected[next++]!;
    const verdict = verdictOf(worth, p);
    return {
      ...worth,
      p,
      verdict,
      settledBy: verdict === 'undecided' ? settledBy(worth, means!, corrected.length) : null,
    };
  });
}

function unjudged(cells: readonly CellWorth[]) {
  const gain = pooled(cells, ({ gains }) => gains);
  const priced = cells.filter(({ comparison: { a } }) => a.winRate > OTHER_WAY && a.winRate < 1 - OTHER_WAY);
  const told = priced.length === 0 ? null : pooled(priced, ({ gains }) => gains);
  const isSure = told !== null && standardErrors(told) >= CURRENCY_ERRORS;
  // What no battle can show is not worth nothing: it is not known.
  const means = isSure && !isLeftOut(cells[0]!.change) ? told : null;
  const error = fiellerInterval({ ...gain, below: 1, varianceBelow: 0, covariance: 0 })!;
  return {
    change: cells[0]!.change,
    cells,
    priced,
    gain: gain.above,
    gainInterval: cells.length === 1 ? cells[0]!.comparison.interval : error,
    hpGain: means === null ? null : means.below,
    uses: weighted(cells, ({ uses }) => uses),
    inStep: weighted(cells, ({ comparison: { inStep, battles } }) => inStep / battles),
    price: means === null ? null : priceOf(means),
    pooled: means,
    even: means === null ? null : evenPriceOf(priced),
    spread: means === null ? null : spreadOf(priced),
  };
}

/** Whether no event of any battle could touch the trait. */
function isLeftOut({ id }: Change): boolean {
  return TRAITS[id]?.covered === 'none';
}

/** Fair price of what a cell or several tell: the PC of a PŻ times what the change gains in PŻ; null where a PŻ may be worth nothing. */
export function priceOf(means: PairOfMeans): Price | null {
  const interval = fiellerInterval(means);
  if (interval === null) return null;
  const { pcPerPk } = CREATION;
  return {
    pc: (pcPerPk * means.above) / means.below,
    interval: { low: pcPerPk * interval.low, high: pcPerPk * interval.high },
  };
}

/**
 * `fair`: the interval holds no price that rounds to another. `underpriced` and `overpriced`: the test says that the printed
 * price is not the fair one, and the PŻ that play even do not say the opposite, as they can where a second PŻ brings less
 * than the first. `undecided` otherwise. `unused`: no battle went another way; `unpriced`: no cell tells a price,
 * one PŻ wins nothing for sure, or no price is printed.
 */
function verdictOf(
  { change, cells, price, even }: Pick<Worth, 'change' | 'cells' | 'price' | 'even'>,
  p: number | null,
): Verdict {
  if (isLeftOut(change)) return 'not-covered';
  if (cells.every(({ comparison: { inStep, battles } }) => inStep === battles)) return 'unused';
  if (price === null || change.printed === null) return 'unpriced';
  const { low, high } = price.interval;
  if (change.printed - HALF_PC <= low && high <= change.printed + HALF_PC) return 'fair';
  if (p === null || p >= SIGNIFICANT) return 'undecided';
  const off = Math.sign(price.pc - change.printed);
  const offEven = Math.sign((even?.pc ?? price.pc) - change.printed);
  if (off * offEven < 0) return 'undecided';
  return off > 0 ? 'underpriced' : 'overpriced';
}

/**
 * As errors shrink with the root of the battles: until the test rejects the printed price, being the first of so many, or the
 * interval holds only what rounds to it; whichever is likely to come first.
 */
function settledBy(
  { change, price, priced }: Pick<Worth, 'change' | 'price' | 'priced'>,
  means: PairOfMeans,
  tests: number,
) {
  const { low, high } = price!.interval;
  const off = Math.abs(price!.pc - change.printed!);
  const score = Math.abs(scoreOfRatio(means, change.printed! / CREATION.pcPerPk));
  const toReject = normalQuantile(1 - SIGNIFICANT / 2 / tests, 0, 1) / score;
  const toHold = off < HALF_PC ? (high - low) / 2 / (HALF_PC - off) : Number.POSITIVE_INFINITY;
  return Math.ceil(priced[0]!.comparison.battles * Math.min(toReject, toHold) ** 2);
}

/** The fewest and most PC of a scenario, each scenario over all of its cells. */
function spreadOf(priced: readonly CellWorth[]): Interval | null {
  const scenarios = new Set(priced.map(({ cell }) => cell.scenario.id));
  const prices = [...scenarios].flatMap((id) => {
    const price = priceOf(
      pooled(
        priced.filter(({ cell }) => cell.scenario.id === id),
        ({ gains }) => gains,
      ),
    );
    return price === null ? [] : [price.pc];
  });
  return prices.length === 0 ? null : { low: Math.min(...prices), high: Math.max(...prices) };
}

/**
 * Where the ladder of PŻ plays even with the change, between two rungs as on a straight line; and the places where the
 * difference may be none.
 */
function evenPriceOf(cells: readonly CellWorth[]): EvenPrice {
  const rungs = HP_STEPS.map((_, index) => pooled(cells, ({ beyond }) => beyond[index]!));
  const bounds = rungs.map((rung) => fiellerInterval({ ...rung, below: 1 })!);
  const firstDown = (heights: readonly number[]) => {
    const index = heights.findIndex((height) => height <= 0);
    if (index <= 0) return null;
    const [before, after] = [heights[index - 1]!, heights[index]!];
    return CREATION.pcPerPk * (HP_STEPS[index - 1]! + before / (before - after));
  };
  return {
    pc: firstDown(rungs.map(({ above }) => above)),
    low: firstDown(bounds.map(({ low }) => low)),
    high: firstDown(bounds.map(({ high }) => high)),
  };
}

function pooled(cells: readonly CellWorth[], part: (worth: CellWorth) => PairOfMeans): PairOfMeans {
  return pooledMeans(cells.map((worth) => ({ means: part(worth), weight: worth.cell.weight })));
}

function weighted(cells: readonly CellWorth[], part: (worth: CellWorth) => number): number {
  const all = cells.reduce((sum, { cell }) => sum + cell.weight, 0);
  return cells.reduce((sum, worth) => sum + (worth.cell.weight / all) * part(worth), 0);
}
