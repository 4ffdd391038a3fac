import { type Conflict, traitConflicts } from '../../skirmish/traits/conflicts.ts';
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
import type { Bought } from '../load-band.ts';
import { meansOver, type RunVariants, variantOf, type WorthCell, won } from './cell.ts';
import { withHp } from './change.ts';
import { overCells, type WorthOptions } from './measure.ts';
import { CURRENCY_ERRORS, type Price, priceOf } from './price.ts';

/** Two traits on one figure. */
export type TraitPair = readonly [one: string, other: string];

/** What two traits win together beyond what each wins alone, over all cells of a design. */
export interface Synergy {
  readonly traits: TraitPair;
  /** Win rate gained by each alone and by both. */
  readonly alone: readonly [one: number, other: number];
  readonly both: number;
  /** Both, less each alone: above 0 the two help each other, below 0 one wastes some of the other. */
  readonly synergy: number;
  readonly interval: Interval;
  /** The same in PC; null where one PŻ wins nothing for sure. */
  readonly price: Price | null;
  /** Of the test that there is none, corrected by Holm for all pairs. */
  readonly p: number;
  readonly verdict: 'helps' | 'wastes' | 'undecided';
  /** What the rules say of the pair. */
  readonly conflicts: readonly Conflict[];
}

interface CellPairs {
  readonly weight: number;
  /** For each pair: synergy above, what one PŻ wins below. */
  readonly synergies: readonly PairOfMeans[];
  /** For each pair: win rate gained by one, the other, both. */
  readonly gains: readonly (readonly [number, number, number])[];
}

const SIGNIFICANT = 0.05;

/** Every two of some traits. */
export function pairsOf(traits: readonly string[]): TraitPair[] {
  return traits.flatMap((one, index) => traits.slice(index + 1).map((other) => [one, other] as const));
}

/**
 * Measures pairs of traits on the figure of each cell, without and with each and with both (a 2 × 2 design), all on the same
 * random numbers. @throws when a shard fails twice or the signal aborts
 */
export async function measureSynergies(
  traits: readonly string[],
  cells: readonly WorthCell[],
  options: WorthOptions,
): Promise<Synergy[]> {
  const pairs = pairsOf(traits);
  const size = figuresOf({ hp: 1, spd: 0, traits: [] }, traits, pairs).length;
  const measured = await overCells(
    cells,
    () => size,
    options,
    (cell, run) => measureCell(cell, traits, pairs, run),
  );
  return synergiesOf(pairs, measured);
}

/** Without any of the traits, the same with one PŻ more, with each, and with both of each pair. */
function figuresOf(own: Bought, traits: readonly string[], pairs: readonly TraitPair[]): Bought[] {
  const none = { ...own, traits: own.traits.filter((trait) => !traits.includes(trait)) };
  const having = (...more: readonly string[]) => ({ ...none, traits: [...none.traits, ...more] });
  return [none, withHp(none, 1), ...traits.map((trait) => having(trait)), ...pairs.map((pair) => having(...pair))];
}

async function measureCell(
  cell: WorthCell,
  traits: readonly string[],
  pairs: readonly TraitPair[],
  run: RunVariants,
): Promise<CellPairs> {
  const figures = figuresOf(cell.host.bought[cell.figure]!, traits, pairs);
  const results = await run(
    figures.map((figure) => variantOf(cell, figure)),
    cell.scenario.id,
  );
  const [none, richer] = [results[0]!, results[1]!];
  const battles = none.outcomes.results.length;
  const withOne = (trait: string) => results[2 + traits.indexOf(trait)]!;
  const withBoth = (pair: number) => results[2 + traits.length + pair]!;
  return {
    weight: cell.weight,
    synergies: pairs.map(([one, other], pair) =>
      meansOver(battles, (battle) => [
        won(withBoth(pair), battle) - won(withOne(one), battle) - won(withOne(other), battle) + won(none, battle),
        won(richer, battle) - won(none, battle),
      ]),
    ),
    gains: pairs.map(([one, other], pair) => [
      withOne(one).winRate - none.winRate,
      withOne(other).winRate - none.winRate,
      withBoth(pair).winRate - none.winRate,
    ]),
  };
}

function synergiesOf(pairs: readonly TraitPair[], cells: readonly CellPairs[]): Synergy[] {
  const known = traitConflicts();
  const all = cells.reduce((sum, { weight }) => sum + weight, 0);
  const pooled = pairs.map((_, pair) =>
    pooledMeans(cells.map(({ synergies, weight }) => ({ means: synergies[pair]!, weight }))),
  );
  const p = holm(pooled.map((means) => twoSided(scoreOfRatio(means, 0))));
  return pairs.map((traits, pair) => {
    const means = pooled[pair]!;
    const gain = (at: 0 | 1 | 2) =>
      cells.reduce((sum, { gains, weight }) => sum + (weight / all) * gains[pair]![at], 0);
    const isSure = p[pair]! < SIGNIFICANT;
    return {
      traits,
      alone: [gain(0), gain(1)],
      both: gain(2),
      synergy: means.above,
      interval: fiellerInterval({ ...means, below: 1, varianceBelow: 0, covariance: 0 })!,
      price: standardErrors(means) >= CURRENCY_ERRORS ? priceOf(means) : null,
      p: p[pair]!,
      verdict: isSure ? (means.above > 0 ? 'helps' : 'wastes') : 'undecided',
      conflicts: known.filter((conflict) => traits.every((trait) => conflict.traits.includes(trait))),
    };
  });
}
