import type { Distribution } from '../../src/probability/distribution.ts';
import { type ParameterValues, type RulingOptions, readRulings, viewOf } from '../../src/systems/settings.ts';
import type { AnyTest } from '../../src/systems/system.ts';
import type { OutcomeId } from '../../src/systems/view.ts';
import { ScriptedChance } from './scripted-chance.ts';

/** A test asked as a table row asks it: parameters, rulings and view that are not given keep their defaults. */
export interface Asked {
  readonly parameters?: ParameterValues;
  readonly rulings?: RulingOptions;
  readonly by?: string;
}

function read(test: AnyTest, { parameters = {}, rulings = {}, by }: Asked) {
  const defaults = Object.entries(test.parameters).map(([id, parameter]) => [id, parameter.default] as const);
  return {
    parameters: { ...Object.fromEntries(defaults), ...parameters },
    rulings: readRulings(test, rulings),
    view: viewOf(test, by),
  };
}

/** The outcome when the dice and cards fall as scripted, in the order in which the rule asks for them. */
export function outcomeOfRoll(test: AnyTest, script: readonly number[], asked: Asked): OutcomeId {
  const { parameters, rulings, view } = read(test, asked);
  return view.outcomeOf(resultOfRoll(test, script, asked), parameters, rulings);
}

/** The result when the dice and cards fall as scripted. @throws when the rule asks for more or for fewer */
export function resultOfRoll(test: AnyTest, script: readonly number[], asked: Asked): number {
  const { parameters, rulings } = read(test, asked);
  const chance = new ScriptedChance(script);
  const result = test.play(parameters, rulings)(chance);
  if (chance.unused > 0) throw new Error(`${chance.unused} of the scripted dice and cards were not asked for`);
  return result;
}

/** How many dice are rolled and cards are drawn when all show the first face. */
export function diceRolled(test: AnyTest, asked: Asked): number {
  const { parameters, rulings } = read(test, asked);
  const chance = new ScriptedChance(new Array<number>(1000).fill(1));
  test.play(parameters, rulings)(chance);
  return 1000 - chance.unused;
}

/** The greatest result that can come up. */
export function greatestResult(test: AnyTest, asked: Asked): number {
  return Math.max(...exactResults(test, asked).outcomes());
}

export function exactResults(test: AnyTest, asked: Asked): Distribution<number> {
  const { parameters, rulings } = read(test, asked);
  return test.exact(parameters, rulings);
}

export function exactOutcomes(test: AnyTest, asked: Asked): Distribution<OutcomeId> {
  return outcomesOf(test, asked, exactResults(test, asked));
}

/** These results as outcomes of the view. */
export function outcomesOf(test: AnyTest, asked: Asked, results: Distribution<number>): Distribution<OutcomeId> {
  const { parameters, rulings, view } = read(test, asked);
  return results.map((result) => view.outcomeOf(result, parameters, rulings));
}

/** Whether the first reaches every result, or a greater one, at least as often as the second. */
export function isAtLeastAsGood(test: AnyTest, asked: Asked, other: Asked): boolean {
  const own = exactResults(test, asked);
  const others = exactResults(test, other);
  return [...own.outcomes(), ...others.outcomes()].every((least) => {
    const chance = own.probabilityOf((result) => result >= least);
    const otherChance = others.probabilityOf((result) => result >= least);
    return chance.numerator * otherChance.denominator >= otherChance.numerator * chance.denominator;
  });
}
