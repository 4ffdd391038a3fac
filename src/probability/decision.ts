import { Distribution } from './distribution.ts';
import { Fraction } from './fraction.ts';

/**
 * A choice that a rule gives the player, in full: what the player knows (a state), what may be done, what chance makes
 * of it, and the result at the end. States must not come round again: every course ends.
 *
 * States are texts or numbers that hold everything that matters; equal states are one.
 */
export interface Decision<S extends number | string, A extends number | string> {
  /** What may be done in the state. None: the course is over. Of actions equally good the first is taken. */
  actions(state: S): readonly A[];
  /** What an action comes to. An action that leaves nothing to chance returns `Distribution.certain(…)`. */
  after(state: S, action: A): Distribution<S>;
  /** The result of a state that is over. */
  result(state: S): number;
}

/** What the player does in a state; one of its actions. */
export type Policy<S extends number | string, A extends number | string> = (state: S, actions: readonly A[]) => A;

/** The policy that gets the most, and what it gets. */
export interface Solution<S extends number | string, A extends number | string> {
  /** What can be expected from this state on. */
  valueOf(state: S): Fraction;
  /** What can be expected from doing this and going on as well as possible. */
  valueOfAction(state: S, action: A): Fraction;
  readonly policy: Policy<S, A>;
}

/**
 * The best that can be done, found backwards from the end with exact fractions. Each state is looked at once.
 * @param reward what the player values a result at; may be negative
 */
export function solve<S extends number | string, A extends number | string>(
  decision: Decision<S, A>,
  reward: (result: number) => Fraction,
): Solution<S, A> {
  const known = new Map<S, { readonly value: Fraction; readonly best: A | undefined }>();
  const solved = (state: S) => {
    let found = known.get(state);
    if (found === undefined) {
      let value: Fraction | undefined;
      let best: A | undefined;
      for (const action of decision.actions(state)) {
        const own = valueOfAction(state, action);
        if (value === undefined || own.compare(value) > 0) [value, best] = [own, action];
      }
      found = { value: value ?? reward(decision.result(state)), best };
      known.set(state, found);
    }
    return found;
  };
  const valueOfAction = (state: S, action: A) => meanOf(decision.after(state, action), (next) => solved(next).value);
  return {
    valueOf: (state) => solved(state).value,
    valueOfAction,
    policy: (state) => solved(state).best!,
  };
}

/** What a policy gets from this state on, whatever the policy is good for. */
export function valueUnder<S extends number | string, A extends number | string>(
  decision: Decision<S, A>,
  policy: Policy<S, A>,
  reward: (result: number) => Fraction,
): (state: S) => Fraction {
  const only: Decision<S, A> = {
    ...decision,
    actions: (state) => {
      const actions = decision.actions(state);
      return actions.length === 0 ? actions : [policy(state, actions)];
    },
  };
  return solve(only, reward).valueOf;
}

/** A state that a policy comes to and has to choose in. */
export interface Visited<S, A> {
  readonly state: S;
  readonly action: A;
  /** The chance to come to the state. */
  readonly chance: Fraction;
}

/** The results that a policy brings about, and every state in which it has to choose, in the order of coming to it. */
export function follow<S extends number | string, A extends number | string>(
  decision: Decision<S, A>,
  start: Distribution<S>,
  policy: Policy<S, A>,
): { readonly results: Distribution<number>; readonly visited: readonly Visited<S, A>[] } {
  const chances = new Map<S, Fraction>();
  for (const state of start.outcomes()) chances.set(state, start.probability(state));
  const results = new Map<number, Fraction>();
  const add = <K>(to: Map<K, Fraction>, key: K, chance: Fraction) => {
    const known = to.get(key);
    to.set(key, known === undefined ? chance : known.plus(chance));
  };
  const visited: Visited<S, A>[] = [];
  for (const state of inOrder(decision, start, policy)) {
    const chance = chances.get(state)!;
    const actions = decision.actions(state);
    if (actions.length === 0) {
      add(results, decision.result(state), chance);
      continue;
    }
    const action = policy(state, actions);
    if (actions.length > 1) visited.push({ state, action, chance });
    const after = decision.after(state, action);
    for (const [next, weight] of after.entries()) {
      // What is certain need not be multiplied and reduced.
      const isCertain = weight === after.total;
      const { numerator, denominator } = chance;
      add(chances, next, isCertain ? chance : new Fraction(numerator * weight, denominator * after.total));
    }
  }
  return { results: distributionOf(results), visited };
}

/** Every state that the policy comes to, each after all from which it is reached. */
function inOrder<S extends number | string, A extends number | string>(
  decision: Decision<S, A>,
  start: Distribution<S>,
  policy: Policy<S, A>,
): S[] {
  const seen = new Set<S>();
  const backwards: S[] = [];
  const visit = (state: S) => {
    if (seen.has(state)) return;
    seen.add(state);
    const actions = decision.actions(state);
    if (actions.length > 0) for (const next of decision.after(state, policy(state, actions)).outcomes()) visit(next);
    backwards.push(state);
  };
  for (const state of start.outcomes()) visit(state);
  return backwards.reverse();
}

/** The mean of a number that each outcome stands for. */
export function meanOf<K extends number | string>(
  distribution: Distribution<K>,
  amountOf: (outcome: K) => Fraction,
): Fraction {
  let numerator = 0n;
  let denominator = 1n;
  for (const [outcome, weight] of distribution.entries()) {
    const amount = amountOf(outcome);
    if (weight === distribution.total) return amount;
    if (amount.denominator === denominator) numerator += amount.numerator * weight;
    else {
      numerator = numerator * amount.denominator + amount.numerator * weight * denominator;
      denominator *= amount.denominator;
    }
  }
  return new Fraction(numerator, denominator * distribution.total);
}

/** A distribution from probabilities that add up to 1. @throws RangeError when they do not */
export function distributionOf<K extends number | string>(probabilities: ReadonlyMap<K, Fraction>): Distribution<K> {
  let common = 1n;
  for (const { denominator } of probabilities.values()) common = leastCommonMultiple(common, denominator);
  const entries = [...probabilities].map(
    ([outcome, { numerator, denominator }]) => [outcome, numerator * (common / denominator)] as const,
  );
  const distribution = Distribution.of(entries);
  if (distribution.total !== common) throw new RangeError(`probabilities add up to ${distribution.total}/${common}`);
  return distribution;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
