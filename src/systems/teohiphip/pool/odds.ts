import { follow, solve, valueUnder } from '../../../probability/decision.ts';
import type { Distribution } from '../../../probability/distribution.ts';
import { Fraction } from '../../../probability/fraction.ts';
import { fractionNotation, integer, readFraction } from '../../parameter.ts';
import type { Play } from '../../play.ts';
import type { Amount, Decided } from '../../system.ts';
import type { Action } from './choices.ts';
import { decisionOf, type RoundDecision } from './decision.ts';
import { RoundPlayer } from './playing.ts';
import { type Choose, chooser, type Plan, type PolicyId } from './policy.ts';
import { GREATEST_HP, unpack, type Worth, worthOf } from './result.ts';
import type { Figure } from './round.ts';
import { situationOf, wordsFor } from './words.ts';

/** What the tests from a pool have in common. */
export const poolParameters = {
  hp: integer({ name: { pl: 'PŻ', en: 'PŻ' }, min: 1, max: GREATEST_HP, default: 4 }),
  floor: integer({
    name: { pl: 'próg oszczędnego (PŻ)', en: 'floor of thrifty (PŻ)' },
    min: 1,
    max: GREATEST_HP,
    default: 1,
  }),
  'first-success-value': fractionNotation({
    name: { pl: 'wartość pierwszego sukcesu', en: 'value of the first success' },
    default: '1',
    examples: ['0', '1/2', '3'],
    min: 0,
    max: 100,
  }),
  'second-success-value': fractionNotation({
    name: { pl: 'wartość drugiego sukcesu', en: 'value of the second success' },
    default: '1',
    examples: ['0', '1/2', '3'],
    min: 0,
    max: 100,
  }),
  'hp-price': fractionNotation({
    name: { pl: 'wartość PŻ', en: 'price of a PŻ' },
    default: '1/4',
    examples: ['0', '2/3', '2'],
    min: 0,
    max: 100,
  }),
} as const;

interface PlanValues {
  readonly policy: PolicyId;
  readonly floor: number;
  readonly 'first-success-value': string;
  readonly 'second-success-value': string;
  readonly 'hp-price': string;
}

function worthIn(values: PlanValues): Worth {
  return {
    firstSuccess: readFraction(values['first-success-value'])!,
    secondSuccess: readFraction(values['second-success-value'])!,
    hp: readFraction(values['hp-price'])!,
  };
}

export function planOf(values: PlanValues): Plan {
  return { policy: values.policy, floor: values.floor, worth: worthIn(values) };
}

export function playOf(figure: Figure, plan: Plan): Play {
  const player = new RoundPlayer(
    figure,
    chooser(figure, plan, () => decisionOf(figure)),
  );
  return (chance) => player.play(chance);
}

function policyIn(decision: RoundDecision, choose: Choose) {
  return (state: number, actions: readonly Action[]) => choose(decision.roundOf(state), actions);
}

export function exactRound(figure: Figure, plan: Plan): Distribution<number> {
  const decision = decisionOf(figure);
  return follow(
    decision,
    decision.start,
    policyIn(
      decision,
      chooser(figure, plan, () => decision),
    ),
  ).results;
}

export function decidedIn(figure: Figure, plan: Plan): Decided[] {
  const decision = decisionOf(figure);
  const reward = (result: number) => worthOf(result, plan.worth);
  const policy = policyIn(
    decision,
    chooser(figure, plan, () => decision),
  );
  const best = solve(decision, reward);
  const valueFrom = valueUnder(decision, policy, reward);
  return follow(decision, decision.start, policy).visited.map(({ state, action, chance }) => ({
    situation: situationOf(figure, decision.roundOf(state)),
    action: wordsFor(figure, action),
    chance,
    value: valueFrom(state),
    bestValue: best.valueOf(state),
  }));
}

const whole = (number: number) => new Fraction(BigInt(number));

export const poolAmounts = {
  successes: {
    name: { pl: 'sukcesy', en: 'successes' },
    of: (result: number) => whole(unpack(result).first + unpack(result).second),
  },
  paid: { name: { pl: 'zapłacone PŻ', en: 'PŻ paid' }, of: (result: number) => whole(unpack(result).paid) },
  lost: {
    name: { pl: 'utracone PŻ', en: 'PŻ lost' },
    of: (result: number) => whole(unpack(result).paid - unpack(result).healed),
  },
  value: {
    name: { pl: 'wartość', en: 'value' },
    of: (result: number, parameters: PlanValues) => worthOf(result, worthIn(parameters)),
  },
} as const satisfies Readonly<Record<string, Amount<PlanValues, unknown>>>;
