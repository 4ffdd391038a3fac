import { defineTest } from '../system.ts';
import type { TraitId } from './pool/luck-traits.ts';
import { effectOf, traitParameter } from './pool/luck-traits.ts';
import { decidedIn, exactRound, planOf, playOf, poolAmounts, poolParameters } from './pool/odds.ts';
import { policyParameter } from './pool/policy.ts';
import { RESULT_RANGE } from './pool/result.ts';
import type { Figure } from './pool/round.ts';
import { POOL_RULINGS, type PoolRulings } from './pool/rulings.ts';
import { poolViews } from './pool/views.ts';
import { diceParameter, type TestDice } from './test-dice.ts';

interface Asked {
  readonly dice: TestDice;
  readonly hp: number;
  readonly trait: TraitId;
}

const figureOf = ({ dice, hp, trait }: Asked, rulings: PoolRulings): Figure => ({
  hp,
  tests: [dice],
  effect: effectOf(trait),
  rulings,
});

export const poolTest = defineTest({
  name: { pl: 'Test z pulą inicjatywy', en: 'Test with the initiative pool' },
  place: 'Podręcznik czasownika, Pula inicjatywy',
  rule:
    'At the start of the round roll as many k6 as the figure has PŻ: its pool. After the roll of a test a test die may ' +
    'be swapped for a pool die, each swap for 1 PŻ and never for the last one. The first test of a round is looked at.',
  parameters: {
    dice: diceParameter,
    hp: poolParameters.hp,
    policy: policyParameter,
    floor: poolParameters.floor,
    trait: traitParameter,
    'first-success-value': poolParameters['first-success-value'],
    'second-success-value': poolParameters['second-success-value'],
    'hp-price': poolParameters['hp-price'],
  },
  rulings: POOL_RULINGS,
  views: poolViews(1),
  table: { down: 'hp', across: 'policy' },
  play: (parameters, rulings) => playOf(figureOf(parameters, rulings), planOf(parameters)),
  exact: (parameters, rulings) => exactRound(figureOf(parameters, rulings), planOf(parameters)),
  range: () => RESULT_RANGE,
  amounts: poolAmounts,
  decisions: (parameters, rulings) => decidedIn(figureOf(parameters, rulings), planOf(parameters)),
});
