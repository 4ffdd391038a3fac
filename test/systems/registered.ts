import fc from 'fast-check';
import type { Parameter, ParameterValue } from '../../src/systems/parameter.ts';
import { SYSTEMS } from '../../src/systems/register.ts';
import type { ParameterValues, RulingOptions } from '../../src/systems/settings.ts';
import type { AnyTest, System } from '../../src/systems/system.ts';
import { runs } from '../fixed-seed.ts';

/** One combination of parameters and of options of rulings. */
export interface Settings {
  readonly parameters: ParameterValues;
  readonly rulings: RulingOptions;
}

interface Registered {
  readonly name: string;
  readonly system: System;
  readonly test: AnyTest;
}

/** Every test of every system. */
export const REGISTERED: readonly Registered[] = SYSTEMS.flatMap((system) =>
  Object.entries(system.tests).map(([id, test]) => ({ name: `${system.id}/${id}`, system, test })),
);

/** The ends, the default, what is near the lower end (where pools are small) and anything between. */
function anyValue(parameter: Parameter): fc.Arbitrary<ParameterValue> {
  switch (parameter.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...Object.keys(parameter.options));
    case 'notation':
      return fc.constantFrom(parameter.default, ...parameter.examples);
    case 'integer':
    case 'optional-integer': {
      const { min, max } = parameter;
      return fc.oneof(
        fc.constantFrom<ParameterValue>(min, parameter.default, max),
        fc.integer({ min, max: Math.min(max, min + 3) }),
        fc.integer({ min, max: Math.min(max, min + 12) }),
        fc.integer({ min, max }),
      );
    }
  }
}

/** A spread of settings: the defaults, and a fixed choice of the rest. */
export function spreadOfSettings(test: AnyTest, count: number): Settings[] {
  const parameters = Object.entries(test.parameters).map(([id, parameter]) => [id, anyValue(parameter)] as const);
  const rulings = Object.entries(test.rulings).map(
    ([id, { options }]) => [id, fc.constantFrom(...Object.keys(options))] as const,
  );
  const anySettings = fc.record({
    parameters: fc.record(Object.fromEntries(parameters)),
    rulings: fc.record(Object.fromEntries(rulings)),
  });
  const different = new Map(fc.sample(anySettings, runs(count)).map((each) => [describeSettings(each), each]));
  return [...different.values()];
}

/** The settings in words, so that a failure says where. */
export function describeSettings({ parameters, rulings }: Settings): string {
  return JSON.stringify({ ...parameters, ...rulings });
}
