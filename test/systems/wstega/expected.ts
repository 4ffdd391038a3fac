import { Fraction } from '../../../src/probability/fraction.ts';
import type { ParameterValues } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { exactResults } from '../asked.ts';

/** The exact mean of an amount of the test. */
export function expected(test: AnyTest, amount: string, parameters: ParameterValues): Fraction {
  const defaults = Object.entries(test.parameters).map(([id, parameter]) => [id, parameter.default] as const);
  const asked = { ...Object.fromEntries(defaults), ...parameters };
  const results = exactResults(test, { parameters });
  return results
    .outcomes()
    .reduce(
      (sum, result) => sum.plus(results.probability(result).times(test.amounts![amount]!.of(result, asked, {}))),
      Fraction.ZERO,
    );
}
