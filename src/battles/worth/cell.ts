import type { Band, Scenario } from '../../skirmish/spec.ts';
import { bodyWith } from '../../skirmish/traits/body.ts';
import { type PairOfMeans, PairSums } from '../../statistics/ratio.ts';
import type { ChosenRulings } from '../battle-rulings.ts';
import { type Comparison, comparisonOf } from '../comparison.ts';
import type { Bought, CreatedBand } from '../load-band.ts';
import { type CountedCase, isWin, type VariantResult } from '../run-variants.ts';
import { type Change, currencyOf, withHp } from './change.ts';

/** Where the worth of something is measured: on one figure of a band, in a scenario, by a script and a policy. */
export interface WorthCell {
  readonly scenario: Scenario;
  readonly host: CreatedBand;
  /** The place of the figure in its band. */
  readonly figure: number;
  readonly script: string;
  readonly policy: string;
  /** Those that are not at their defaults. */
  readonly rulings: ChosenRulings;
  readonly weight: number;
}

/** What a change does in a cell. */
export interface CellWorth {
  readonly cell: WorthCell;
  readonly change: Change;
  /** The same battles without it (A) and with it (B). */
  readonly comparison: Comparison;
  /** Of the trait that is counted, a battle. */
  readonly uses: number;
  /** Win rate gained by the change, above; by the one PŻ that it is held against, below: see `currencyOf`. */
  readonly gains: PairOfMeans;
  /** For each of `HP_STEPS`: what the change wins beyond so many PŻ more, above; nothing is below. */
  readonly beyond: readonly PairOfMeans[];
}

/** PŻ more than the figure has, from the fewest: what a change is held against to see how many PŻ play even with it. */
export const HP_STEPS = [-3, -2, -1, 0, 1, 2, 3, 4] as const;

/** Runs the battles of variants that meet the same random numbers. */
export type RunVariants = (variants: readonly CountedCase[], streams: string) => Promise<readonly VariantResult[]>;

/** Measures changes in a cell, all on the same random numbers. @throws when a shard fails twice or the signal aborts */
export async function measureCell(cell: WorthCell, changes: readonly Change[], run: RunVariants): Promise<CellWorth[]> {
  const { variants, places } = planOf(cell, changes);
  const results = await run(variants, cell.scenario.id);
  return changes.map((change, index) => {
    const { changed, ladder } = places[index]!;
    return worthOf(
      cell,
      change,
      results[changed]!,
      ladder.map((place) => results[place]!),
    );
  });
}

/** Whoever fights in a cell, each once. */
export function variantsOf(cell: WorthCell, changes: readonly Change[]): readonly CountedCase[] {
  return planOf(cell, changes).variants;
}

/** Where the results for a change are: with it, and without it along the ladder of PŻ. */
interface Places {
  readonly changed: number;
  readonly ladder: readonly number[];
}

/** Every figure that is fought with, each once however many changes ask for it. */
function planOf(cell: WorthCell, changes: readonly Change[]): { variants: CountedCase[]; places: Places[] } {
  const own = cell.host.bought[cell.figure]!;
  const variants: CountedCase[] = [];
  const known = new Map<string, number>();
  const placeOf = (figure: Bought, counted?: string) => {
    const key = JSON.stringify([figure, counted]);
    if (!known.has(key)) {
      known.set(key, variants.length);
      variants.push(variantOf(cell, figure, counted));
    }
    return known.get(key)!;
  };
  const places = changes.map((change) => ({
    changed: placeOf(change.with(own), change.counted),
    ladder: HP_STEPS.map((step) => placeOf(withHp(change.without(own), step))),
  }));
  return { variants, places };
}

function worthOf(cell: WorthCell, change: Change, changed: VariantResult, ladder: readonly VariantResult[]): CellWorth {
  const at = (step: (typeof HP_STEPS)[number]) => ladder[HP_STEPS.indexOf(step)]!;
  const comparison = comparisonOf(at(0), changed);
  const [poor, rich] = currencyOf(change) > 0 ? [at(0), at(1)] : [at(-1), at(0)];
  return {
    cell,
    change,
    comparison,
    uses: changed.outcomes.uses / comparison.battles,
    gains: meansOver(comparison.battles, (battle) => [
      won(changed, battle) - won(at(0), battle),
      won(rich, battle) - won(poor, battle),
    ]),
    beyond: ladder.map((rung) =>
      meansOver(comparison.battles, (battle) => [won(changed, battle) - won(rung, battle), 0]),
    ),
  };
}

/** 1 where the battle was won, else 0. */
export function won({ outcomes }: VariantResult, battle: number): number {
  return isWin(outcomes.results[battle]!) ? 1 : 0;
}

/** The means of two numbers of each battle. */
export function meansOver(
  battles: number,
  pairOf: (battle: number) => readonly [above: number, below: number],
): PairOfMeans {
  const sums = new PairSums();
  for (let battle = 0; battle < battles; battle++) sums.add(...pairOf(battle));
  return sums.means();
}

/** The battles of a cell by a figure that was bought otherwise. */
export function variantOf(
  { scenario, host, figure, script, policy, rulings }: WorthCell,
  bought: Bought,
  counted?: string,
): CountedCase {
  return {
    scenario,
    settings: {},
    band: bandWith(host.band, figure, bought),
    script,
    policy,
    options: {},
    rulings,
    ...(counted === undefined ? {} : { counted }),
  };
}

/** A band one figure of which was bought otherwise. */
export function bandWith(band: Band, figure: number, bought: Bought): Band {
  const changed = { ...band.figures[figure]!, ...bodyWith(bought.traits, bought), traits: bought.traits };
  return { ...band, figures: band.figures.map((own, index) => (index === figure ? changed : own)) };
}
