import { entriesOf, type Tally, trialsOf } from '../montecarlo/tally.ts';
import { meanOf } from '../probability/decision.ts';
import type { Distribution } from '../probability/distribution.ts';
import type { Interval } from '../statistics/interval-method.ts';
import { standardScore } from '../statistics/standard-score.ts';
import type { AnyView, ParameterValues, RulingOptions } from '../systems/settings.ts';
import type { AnyTest } from '../systems/system.ts';
import type { Outcome, OutcomeId } from '../systems/view.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';

/** A probability that is known. */
export interface ExactOdds {
  readonly method: 'exact';
  readonly probability: number;
}

/** A probability that was measured; it never goes anywhere without its interval. */
export interface EstimatedOdds {
  readonly method: 'mc';
  readonly probability: number;
  readonly low: number;
  readonly high: number;
  readonly hits: number;
  readonly samples: number;
}

export type Odds = ExactOdds | EstimatedOdds;

/** The mean of an amount, such as PŻ paid; of an estimate with its 95 % interval. */
export interface Mean {
  readonly method: 'exact' | 'mc';
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A number to show: the probability of what is shown, or the mean of an amount. Its interval is the number itself when it is exact. */
export interface Shown {
  readonly method: 'exact' | 'mc';
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The ends of the interval of either kind: of an exact probability, itself. */
export function boundsOf(odds: Odds): { readonly low: number; readonly high: number } {
  return odds.method === 'exact' ? { low: odds.probability, high: odds.probability } : odds;
}

/** The outcomes that `success` or `success+` (it and all better) stands for. @throws InputError for an unknown one */
export function shownOutcomes(outcomes: readonly Outcome[], show: string): readonly Outcome[] {
  const andBetter = show.endsWith('+');
  const id = andBetter ? show.slice(0, -1) : show;
  const index = outcomes.findIndex((outcome) => String(outcome.id) === id);
  if (index < 0)
    throw new InputError(
      unknownName(
        'outcome',
        id,
        outcomes.map((outcome) => String(outcome.id)),
      ),
    );
  return andBetter ? outcomes.slice(index) : [outcomes[index]!];
}

type IntervalOf = (hits: number, samples: number) => Interval;

/** The counts of a cell's trials, and how an interval is drawn round a share of them. */
export interface Estimate {
  readonly tally: Tally;
  readonly intervalOf: IntervalOf;
  readonly meanIntervalOf: (mean: number, variance: number, samples: number) => Interval;
}

interface Counted {
  readonly hits: ReadonlyMap<OutcomeId, number>;
  readonly samples: number;
  readonly intervalOf: IntervalOf;
}

/** The amount that `mean:paid` stands for, undefined for outcomes. */
export function shownAmount(show: string): string | undefined {
  return show.startsWith('mean:') ? show.slice('mean:'.length) : undefined;
}

/** Whether the outcome of `success` or `success+` is among these; a mean can always be shown. */
export function hasShown(outcomes: readonly Outcome[], show: string): boolean {
  return shownAmount(show) !== undefined || outcomes.some(({ id }) => String(id) === show.replace(/\+$/, ''));
}

/** What is known of one cell: its exact distribution over the outcomes of a view, the counts of its trials, or both. */
export class CellOdds {
  readonly outcomes: readonly Outcome[];
  private readonly exactOutcomes: Distribution<OutcomeId> | undefined;
  private readonly counted: Counted | undefined;

  constructor(
    readonly parameters: ParameterValues,
    private readonly rulings: RulingOptions,
    view: AnyView,
    private readonly amounts: AnyTest['amounts'],
    private readonly exact: Distribution<number> | undefined,
    private readonly estimate: Estimate | undefined,
  ) {
    const outcomeOf = (result: number) => view.outcomeOf(result, parameters, rulings);
    this.outcomes = view.outcomes(parameters, rulings);
    this.exactOutcomes = exact?.map(outcomeOf);
    this.counted = estimate && {
      hits: countOutcomes(estimate.tally, outcomeOf),
      samples: trialsOf(estimate.tally),
      intervalOf: estimate.intervalOf,
    };
  }

  /** The odds of any of these outcomes: exact, estimated, or first exact and then estimated. */
  oddsOf(outcomes: readonly Outcome[]): Odds[] {
    const odds: Odds[] = [];
    const ids = new Set(outcomes.map(({ id }) => id));
    if (this.exactOutcomes !== undefined) {
      odds.push({ method: 'exact', probability: this.exactOutcomes.probabilityOf((id) => ids.has(id)).toNumber() });
    }
    if (this.counted !== undefined) {
      const { samples, intervalOf } = this.counted;
      let hits = 0;
      for (const id of ids) hits += this.counted.hits.get(id) ?? 0;
      odds.push({ method: 'mc', probability: hits / samples, ...intervalOf(hits, samples), hits, samples });
    }
    return odds;
  }

  /** The mean of an amount of the test: exact, estimated, or first exact and then estimated. */
  meansOf(amountId: string): Mean[] {
    const amount = this.amounts![amountId]!;
    const amountOf = (result: number) => amount.of(result, this.parameters, this.rulings);
    const means: Mean[] = [];
    if (this.exact !== undefined) {
      const mean = meanOf(this.exact, amountOf).toNumber();
      means.push({ method: 'exact', mean, low: mean, high: mean });
    }
    if (this.estimate !== undefined) {
      const { mean, variance, samples } = momentsOf(this.estimate.tally, (result) => amountOf(result).toNumber());
      means.push({ method: 'mc', mean, ...this.estimate.meanIntervalOf(mean, variance, samples) });
    }
    return means;
  }

  /** What a table or a chart shows of the cell; nothing when the cell has no such outcome. */
  shown(show: string): Shown[] {
    const amount = shownAmount(show);
    if (amount !== undefined) return this.meansOf(amount).map(({ mean, ...rest }) => ({ value: mean, ...rest }));
    if (!hasShown(this.outcomes, show)) return [];
    return this.oddsOf(shownOutcomes(this.outcomes, show)).map((odds) => ({
      method: odds.method,
      value: odds.probability,
      low: boundsOf(odds).low,
      high: boundsOf(odds).high,
    }));
  }
}

/** Mean and variance of an amount over the trials of a tally. */
function momentsOf(tally: Tally, amountOf: (result: number) => number) {
  const samples = trialsOf(tally);
  const entries = [...entriesOf(tally)].filter(([, count]) => count > 0);
  const amounts = entries.map(([result, count]) => [amountOf(result), count] as const);
  const mean = amounts.reduce((sum, [amount, count]) => sum + amount * count, 0) / samples;
  const squares = amounts.reduce((sum, [amount, count]) => sum + (amount - mean) ** 2 * count, 0);
  return { mean, variance: squares / Math.max(1, samples - 1), samples };
}

/** How many standard errors the estimate lies from the exact probability; undefined unless both are there. */
export function disagreement(odds: readonly Odds[]): number | undefined {
  const exact = odds.find((each) => each.method === 'exact');
  const estimate = odds.find((each) => each.method === 'mc');
  if (exact === undefined || estimate === undefined) return undefined;
  return standardScore(estimate.hits, estimate.samples, exact.probability);
}

function countOutcomes(tally: Tally, outcomeOf: (result: number) => OutcomeId): Map<OutcomeId, number> {
  const hits = new Map<OutcomeId, number>();
  for (const [result, count] of entriesOf(tally)) {
    // A joint result leaves gaps that stand for nothing.
    if (count === 0) continue;
    const outcome = outcomeOf(result);
    hits.set(outcome, (hits.get(outcome) ?? 0) + count);
  }
  return hits;
}
