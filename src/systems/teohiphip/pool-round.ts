import { choice } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { effectOf, type TraitId, traitParameter } from './pool/luck-traits.ts';
import { decidedIn, exactRound, planOf, playOf, poolAmounts, poolParameters } from './pool/odds.ts';
import { roundPolicyParameter } from './pool/policy.ts';
import { RESULT_RANGE } from './pool/result.ts';
import type { Figure } from './pool/round.ts';
import { POOL_RULINGS, type PoolRulings } from './pool/rulings.ts';
import { poolViews } from './pool/views.ts';
import { diceParameter, type TestDice } from './test-dice.ts';

interface Asked {
  readonly dice: TestDice;
  readonly 'second-dice': TestDice;
  readonly hp: number;
  readonly trait: TraitId;
}

const figureOf = ({ dice, 'second-dice': second, hp, trait }: Asked, rulings: PoolRulings): Figure => ({
  hp,
  tests: [dice, second],
  effect: effectOf(trait),
  rulings,
});

export const poolRound = defineTest({
  name: { pl: 'Runda z pulą inicjatywy', en: 'A round with the initiative pool' },
  place: 'Podręcznik czasownika, Pula inicjatywy',
  rule:
    'The pool of a round serves every test of it. A figure spends its 2 AP on two tests: what it swaps and pays in the ' +
    'first is gone in the second.',
  parameters: {
    dice: diceParameter,
    'second-dice': choice({
      name: { pl: 'kości drugiego testu', en: 'dice of the second test' },
      options: diceParameter.options,
      default: 'standard',
    }),
    hp: poolParameters.hp,
    policy: roundPolicyParameter,
    floor: poolParameters.floor,
    trait: traitParameter,
    'first-success-value': poolParameters['first-success-value'],
    'second-success-value': poolParameters['second-success-value'],
    'hp-price': poolParameters['hp-price'],
  },
  rulings: POOL_RULINGS,
  views: poolViews(2),
  table: { down: 'hp', across: 'policy' },
  play: (parameters, rulings) => playOf(figureOf(parameters, rulings), planOf(parameters)),
  exact: (parameters, rulings) => exactRound(figureOf(parameters, rulings), planOf(parameters)),
  range: () => RESULT_RANGE,
  amounts: poolAmounts,
  decisions: (parameters, rulings) => decidedIn(figureOf(parameters, rulings), planOf(parameters)),
});
