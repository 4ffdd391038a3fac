import { MOST_LINES } from '../skirmish/engine/line-counts.ts';
import type { BattleRequest } from '../skirmish/engine/simulator.ts';

/** What is summed over battles. Sums of integers are exact up to 2 ** 53. */
const SUMS = [
  'battles',
  'wins',
  'losses',
  'draws',
  /** The round in which each battle ended. */
  'rounds',
  /** Figures of the band that were not eliminated, on the table or off it. */
  'survivors',
  /** PŻ that the band had left. */
  'hpLeft',
  /** PŻ paid for swaps, and the swaps. */
  'hpPaid',
  'swaps',
  'activations',
] as const;
type Sum = (typeof SUMS)[number];

/** What happened in the battles of one cell: integers that add up. Plain data, so that it can travel from a worker. */
export interface BattleTally extends Record<Sum, number> {
  /**
   * Battles by ending and round, `ending * rounds + round - 1`: the wins and losses in the order of the scenario, and
   * last those that went to the limit.
   */
  readonly endings: Float64Array;
  /** How often each effect of the scenario happened: a complication that came, a wave, a trap that was sprung. */
  readonly effects: Float64Array;
  /** The traits of the band, each once, and how often each did something. */
  readonly traits: readonly string[];
  readonly uses: Float64Array;
  /** The ids of the priority lists in use. */
  readonly lists: readonly string[];
  /** Three numbers a line, `(list * MOST_LINES + line) * LINE_FACTS`: reached, fired, failed. */
  readonly lines: Float64Array;
  /** Figures eliminated by cell, the band's first, then the others'; empty where nobody asks for them. */
  readonly fallen: Float64Array;
}

/** Reached, fired, failed. */
export const LINE_FACTS = 3;

/** @param cells of the table, where it is counted what falls on each; 0 where it is not */
export function emptyBattleTally({ scenario, band, script }: BattleRequest, cells = 0): BattleTally {
  const { forces, wins, losses, rounds, effects } = scenario;
  const acting = forces.filter(({ count }) => count > 0).map(({ algorithm }) => algorithm);
  const lists = [...new Set([script, ...acting])];
  const traits = [...new Set(band.figures.flatMap((figure) => figure.traits))];
  return {
    ...(Object.fromEntries(SUMS.map((sum) => [sum, 0])) as Record<Sum, number>),
    endings: new Float64Array((wins.length + losses.length + 1) * rounds),
    effects: new Float64Array(effects.length),
    traits,
    uses: new Float64Array(traits.length),
    lists,
    lines: new Float64Array(lists.length * MOST_LINES * LINE_FACTS),
    fallen: new Float64Array(2 * cells),
  };
}

/** Adds the tally of other battles of the same cell. */
export function addBattleTally(sum: BattleTally, part: BattleTally): void {
  if (String(sum.lists) !== String(part.lists)) throw new RangeError('battles with different lists cannot be added');
  for (const each of SUMS) sum[each] += part[each];
  addCounts(sum.endings, part.endings);
  addCounts(sum.effects, part.effects);
  addCounts(sum.lines, part.lines);
  addCounts(sum.uses, part.uses);
  addCounts(sum.fallen, part.fallen);
}

function addCounts(sum: Float64Array, part: Float64Array): void {
  if (sum.length !== part.length) throw new RangeError('battles of different scenarios cannot be added');
  part.forEach((count, index) => {
    sum[index]! += count;
  });
}
