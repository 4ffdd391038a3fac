import { type ParameterValues, type RulingOptions, readRulings } from '../../../src/systems/settings.ts';
import type { AnyTest, Decided } from '../../../src/systems/system.ts';

/** The decision table of a test, parameters that are not given at their defaults. */
export function decisionsOf(
  test: AnyTest,
  parameters: ParameterValues,
  rulings: RulingOptions = {},
): readonly Decided[] {
  const defaults = Object.entries(test.parameters).map(([id, parameter]) => [id, parameter.default] as const);
  return test.decisions!({ ...Object.fromEntries(defaults), ...parameters }, readRulings(test, rulings));
}
