import { entriesOf, type Tally, trialsOf } from '../montecarlo/tally.ts';
import type { Distribution } from '../probability/distribution.ts';
import type { Interval } from '../statistics/interval-method.ts';
import { standardScore } from '../statistics/standard-score.ts';
import type { AnyView, ParameterValues, RulingOptions } from '../systems/settings.ts';
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
}

interface Counted {
  readonly hits: ReadonlyMap<OutcomeId, number>;
  readonly samples: number;
  readonly intervalOf: IntervalOf;
}

/** Whether the outcome of `success` or `success+` is among these. */
export function hasShown(outcomes: readonly Outcome[], show: string): boolean {
  return outcomes.some(({ id }) => String(id) === show.replace(/\+$/, ''));
}

/** What is known of one cell: its exact distribution over the outcomes of a view, the counts of its trials, or both. */
export class CellOdds {
  readonly outcomes: readonly Outcome[];
  private readonly exact: Distribution<OutcomeId> | undefined;
  private readonly estimate: Counted | undefined;

  constructor(
    readonly parameters: ParameterValues,
    rulings: RulingOptions,
    view: AnyView,
    exact: Distribution<number> | undefined,
    estimate: Estimate | undefined,
  ) {
    const outcomeOf = (result: number) => view.outcomeOf(result, parameters, rulings);
    this.outcomes = view.outcomes(parameters, rulings);
    this.exact = exact?.map(outcomeOf);
    this.estimate = estimate && {
      hits: countOutcomes(estimate.tally, outcomeOf),
      samples: trialsOf(estimate.tally),
      intervalOf: estimate.intervalOf,
    };
  }

  /** The odds of any of these outcomes: exact, estimated, or first exact and then estimated. */
  oddsOf(outcomes: readonly Outcome[]): Odds[] {
    const odds: Odds[] = [];
    const ids = new Set(outcomes.map(({ id }) => id));
    if (this.exact !== undefined) {
      odds.push({ method: 'exact', probability: this.exact.probabilityOf((id) => ids.has(id)).toNumber() });
    }
    if (this.estimate !== undefined) {
      const { samples, intervalOf } = this.estimate;
      let hits = 0;
      for (const id of ids) hits += this.estimate.hits.get(id) ?? 0;
      odds.push({ method: 'mc', probability: hits / samples, ...intervalOf(hits, samples), hits, samples });
    }
    return odds;
  }
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
    const outcome = outcomeOf(result);
    hits.set(outcome, (hits.get(outcome) ?? 0) + count);
  }
  return hits;
}
