import { solve } from '../../../probability/decision.ts';
import { choice } from '../../parameter.ts';
import { type Action, mostCounted, swapOf } from './choices.ts';
import type { RoundDecision } from './decision.ts';
import { gradesOf } from './grades.ts';
import { type Worth, worthOf } from './result.ts';
import { type Figure, priceOf, type Round } from './round.ts';

export const policyParameter = choice({
  name: { pl: 'postępowanie', en: 'policy' },
  options: {
    never: { pl: 'nigdy nie wymienia', en: 'never swaps' },
    'first-success': { pl: 'płaci za pierwszy sukces', en: 'pays for the first success' },
    maximise: { pl: 'płaci za każdy sukces', en: 'pays for every success' },
    thrifty: { pl: 'płaci za każdy sukces, póki zostaje próg PŻ', en: 'pays for every success down to a floor of PŻ' },
    optimal: { pl: 'najlepsze', en: 'optimal' },
  },
  default: 'optimal',
});

/** In a round of several tests it makes a difference whether the player looks beyond the test on the table. */
export const roundPolicyParameter = choice({
  name: policyParameter.name,
  options: {
    ...policyParameter.options,
    'each-test': { pl: 'najlepsze dla każdego testu z osobna', en: 'optimal for each test by itself' },
  },
  default: 'optimal',
});

export type PolicyId = keyof (typeof roundPolicyParameter)['options'];

/** What a player goes by. */
export interface Plan {
  readonly policy: PolicyId;
  /** The PŻ that the thrifty policy keeps at least. */
  readonly floor: number;
  readonly worth: Worth;
}

/** What the player does in a situation that leaves a choice. */
export type Choose = (round: Round, actions: readonly Action[]) => Action;

export function chooser(figure: Figure, plan: Plan, decision: () => RoundDecision): Choose {
  if (plan.policy !== 'optimal' && plan.policy !== 'each-test') {
    return (round, actions) => followRule(figure, plan, round, actions);
  }
  const rounds = decision();
  const reward = (result: number) => worthOf(result, plan.worth);
  if (plan.policy === 'optimal') {
    const best = solve(rounds, reward).policy;
    return (round, actions) => best(rounds.stateOf(round), actions);
  }
  const best = figure.tests.map((_, test) => solve(untilAfter(rounds, test), reward).policy);
  return (round, actions) => best[round.test]!(rounds.stateOf(round), actions);
}

/** The same round as if it were over after that test. */
function untilAfter(rounds: RoundDecision, test: number): RoundDecision {
  return { ...rounds, actions: (state) => (rounds.roundOf(state).test > test ? [] : rounds.actions(state)) };
}

/** A rule of thumb: no look ahead beyond the test on the table. */
function followRule(figure: Figure, plan: Plan, round: Round, actions: readonly Action[]): Action {
  const [first] = actions;
  if (first === 'roll')
    return plan.policy !== 'never' && actions.length > 1 && isOptionWise(figure, round) ? actions[1]! : first;
  // A forced swap: the best die that it may take stands first.
  if (first !== 'stop') return first!;
  if (round.successes >= successesWanted(figure, plan, round)) return first;
  const swaps = actions.slice(1).map((action) => ({ action, ...costOf(figure, round, swapOf(action)!.take) }));
  const affordable = swaps.filter(({ payments }) => round.hp - payments >= leastKept(figure, plan));
  return affordable.sort((a, b) => a.payments - b.payments)[0]?.action ?? first;
}

function successesWanted(figure: Figure, { policy }: Plan, round: Round): number {
  if (policy === 'never') return 0;
  if (policy === 'first-success') return 1;
  const isLiteral = figure.rulings['swaps.maximise-over-cap'] === 'literal';
  return isLiteral ? round.failures + round.successes : mostCounted(figure, round);
}

/** The PŻ that a success costs by way of this pool die: a bad die that must go first has a good one paid after it. */
function costOf(figure: Figure, round: Round, take: number): { readonly payments: number } {
  const grades = gradesOf(figure.effect);
  if (grades[take]!.success) return { payments: priceOf(figure, round, { give: 'failure', take })! };
  const isOneTooMany = figure.rulings['swaps.per-test'] === 'one' && figure.rulings['swaps.forced-counts'] === 'counts';
  const hasSuccess = grades.some(({ success }, grade) => success && round.pool[grade]! > 0);
  return { payments: isOneTooMany || !hasSuccess ? Number.POSITIVE_INFINITY : 2 };
}

/** The PŻ below which nothing is paid. */
function leastKept({ rulings }: Figure, { policy, floor }: Plan): number {
  const least = rulings['swaps.zero'] === 'allowed' ? 0 : 1;
  return policy === 'thrifty' ? Math.max(least, floor) : least;
}

/** Turns a die where it costs no test, gambles on a pool below the mean, burns what could not be paid for. */
function isOptionWise({ effect }: Figure, { pool, hp, tests }: Round): boolean {
  const dice = pool.reduce((sum, count) => sum + count, 0);
  const successes = pool.at(-1)!;
  switch (effect.option) {
    case 'flip':
      return tests === 1;
    case 'gamble':
      return 3 * successes < dice;
    case 'burn':
      return successes > hp - 1;
    default:
      return false;
  }
}
