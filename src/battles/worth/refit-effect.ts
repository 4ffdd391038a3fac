import { PartsProgress } from '../../montecarlo/parts-progress.ts';
import type { Band } from '../../skirmish/spec.ts';
import type { Interval } from '../../statistics/interval-method.ts';
import { correlationOf, meanInterval } from '../../statistics/mean-interval.ts';
import { type BattleCase, casesOf } from '../battle-grid.ts';
import { type Comparison, changesOf, comparisonOf } from '../comparison.ts';
import { runVariants } from '../run-variants.ts';
import { bandWith, type WorthCell } from './cell.ts';
import type { WorthOptions } from './measure.ts';
import { isSame, type Refit } from './refit.ts';

/** What a band wins with what it buys by the printed prices, and with what it buys by others. */
export interface RefitEffect {
  readonly refit: Refit;
  /** Null where the band breaks the rules by the other prices, or finds no room in any scenario. */
  readonly fought: FoughtRefit | null;
}

export interface FoughtRefit {
  readonly cells: number;
  /** Weighted means over cells. */
  readonly winRates: readonly [before: number, after: number];
  /** Null where the band is the same. */
  readonly change: { readonly difference: number; readonly interval: Interval } | null;
}

/** Where a band fights, and how much it counts: what the cells of a design have besides their figures. */
type Ground = Pick<WorthCell, 'scenario' | 'script' | 'policy' | 'rulings' | 'weight'>;

/** A band before and after on one ground, by their places among the variants of its scenario. */
interface Meeting {
  readonly refit: Refit;
  readonly ground: Ground;
  readonly before: number;
  readonly after: number;
}

interface Met {
  readonly meeting: Meeting;
  readonly comparison: Comparison;
}

/**
 * Fights the battles of every band before and after, on the same random numbers, wherever the cells of a design are. They are
 * other battles than those that the prices were found in: luck that moved a price is not met again.
 * @throws when a shard fails twice or the signal aborts
 */
export async function measureRefits(
  refits: readonly Refit[],
  cells: readonly WorthCell[],
  { seed, battles, runner, signal, onProgress }: WorthOptions,
): Promise<RefitEffect[]> {
  const plans = planOf(
    refits.filter(({ isLegal }) => isLegal),
    groundsOf(cells),
  );
  const variants = plans.reduce((sum, plan) => sum + plan.variants.length, 0);
  const progress = new PartsProgress({ cells: variants, trials: variants * battles }, onProgress);
  const met: Met[] = [];
  for (const { streams, variants: own, meetings } of plans) {
    const results = await runVariants(own, streams, {
      seed: `${seed}/bands`,
      battles,
      runner,
      ...(signal === undefined ? {} : { signal }),
      onProgress: progress.next(),
    });
    met.push(
      ...meetings.map((meeting) => ({
        meeting,
        comparison: comparisonOf(results[meeting.before]!, results[meeting.after]!),
      })),
    );
  }
  return refits.map((refit) => ({ refit, fought: foughtOf(met.filter(({ meeting }) => meeting.refit === refit)) }));
}

/** Each place once, however many figures of the design stand there: their weights add up. */
function groundsOf(cells: readonly WorthCell[]): Ground[] {
  const grounds = new Map<string, Ground>();
  for (const { scenario, script, policy, rulings, weight } of cells) {
    const key = JSON.stringify([scenario.id, script, policy, rulings]);
    const known = grounds.get(key)?.weight ?? 0;
    grounds.set(key, { scenario, script, policy, rulings, weight: known + weight });
  }
  return [...grounds.values()];
}

/** For each scenario, whose random numbers all share: who fights there, and who is compared. */
function planOf(refits: readonly Refit[], grounds: readonly Ground[]) {
  return [...new Set(grounds.map(({ scenario }) => scenario.id))].map((streams) => {
    const variants: BattleCase[] = [];
    const meetings: Meeting[] = [];
    for (const ground of grounds.filter(({ scenario }) => scenario.id === streams)) {
      for (const refit of refits) {
        const fought = casesAt(ground, isSame(refit) ? [refit.created.band] : [refit.created.band, refitted(refit)]);
        if (fought.length === 0) continue;
        const before = variants.length;
        variants.push(...fought);
        meetings.push({ refit, ground, before, after: variants.length - 1 });
      }
    }
    return { streams, variants, meetings };
  });
}

/** None of a band that the scenario has no room for. */
function casesAt({ scenario, script, policy, rulings }: Ground, bands: readonly Band[]): BattleCase[] {
  const grid = { scenarios: [scenario], bands, scripts: [script], policies: [policy], settings: {}, rulings: {} };
  return casesOf(grid, true).cases.map((fought) => ({ ...fought, rulings }));
}

function refitted({ created, after }: Refit): Band {
  return created.bought.reduce(
    (band, bought, figure) => bandWith(band, figure, { ...bought, hp: after.hp[figure]! }),
    created.band,
  );
}

function foughtOf(met: readonly Met[]): FoughtRefit | null {
  const [first] = met;
  if (first === undefined) return null;
  const all = met.reduce((sum, { meeting }) => sum + meeting.ground.weight, 0);
  const shares = met.map(({ meeting }) => meeting.ground.weight / all);
  const mean = (of: (comparison: Comparison) => number) =>
    met.reduce((sum, { comparison }, at) => sum + shares[at]! * of(comparison), 0);
  return {
    cells: met.length,
    winRates: [mean(({ a }) => a.winRate), mean(({ b }) => b.winRate)],
    change: isSame(first.meeting.refit)
      ? null
      : { difference: mean(({ difference }) => difference), interval: intervalOfMean(met, shares) },
  };
}

/** Scenarios draw random numbers of their own; grounds of one scenario share theirs, and what they have in common is measured. */
function intervalOfMean(met: readonly Met[], shares: readonly number[]): Interval {
  // Each times its share of the whole and the number of all: their plain mean is the weighted one.
  const scales = shares.map((share) => share * met.length);
  const changes = met.map(({ comparison }) => changesOf(comparison));
  const scenarioOf = (at: number) => met[at]!.meeting.ground.scenario.id;
  return meanInterval(
    met.map(({ comparison: { difference, interval } }, at) => ({
      value: scales[at]! * difference,
      interval: { low: scales[at]! * interval.low, high: scales[at]! * interval.high },
    })),
    (one, other) => (scenarioOf(one) === scenarioOf(other) ? correlationOf(changes[one]!, changes[other]!) : 0),
  );
}
