import { z } from 'zod';
import { INTERVAL_METHODS } from '../statistics/interval-method.ts';
import { allowedValues, type Parameter } from '../systems/parameter.ts';
import { SYSTEMS } from '../systems/register.ts';
import type { AnyTest, System } from '../systems/system.ts';
import { GREATEST_SAMPLES, METHODS } from './study.ts';

const bilingual = z.strictObject({ pl: z.string().min(1), en: z.string().min(1) });

/** One value of a parameter as YAML has it; `none` for a rule that does not apply. */
function valueSchema(parameter: Parameter): z.ZodType<number | boolean | string> {
  switch (parameter.kind) {
    case 'integer':
      return z.int().min(parameter.min).max(parameter.max);
    case 'optional-integer':
      return z.union([z.literal('none'), z.int().min(parameter.min).max(parameter.max)]);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(parameter.options));
    case 'notation':
      // A number such as a price may stand without quotes.
      return z.union([z.string(), z.number()]);
  }
}

/** A value, a range `from..to`, or a list of both. */
function valuesSchema(parameter: Parameter) {
  const value = valueSchema(parameter);
  const hasRanges = parameter.kind === 'integer' || parameter.kind === 'optional-integer';
  const item = hasRanges ? z.union([value, z.string().regex(/^[+-]?\d+\.\.[+-]?\d+$/, { abort: true })]) : value;
  return z.union([item, z.array(item).min(1)], {
    error: `allowed: ${allowedValues(parameter)}${hasRanges ? ', from..to' : ''}, or a list of them`,
  });
}

/** The schema of a study of one test: a file under scenarios/studies. */
export function studyFileSchema(system: System, testId: string, test: AnyTest) {
  const parameters = Object.keys(test.parameters);
  return z.strictObject({
    system: z.literal(system.id),
    test: z.literal(testId),
    title: bilingual.describe('the heading over the table and the chart'),
    note: bilingual.optional().describe('a sentence under the heading'),
    grid: z
      .strictObject(
        Object.fromEntries(
          Object.entries(test.parameters).map(([id, parameter]) => [id, valuesSchema(parameter).optional()]),
        ),
      )
      .describe('the values of each parameter that is not left at its default'),
    by: z.enum(Object.keys(test.views)).optional().describe('how the result is read; the default is the first'),
    show: z
      .union([z.string(), z.int()])
      .optional()
      .describe('the outcome in a two-way table; with a plus, it and all better'),
    table: z.strictObject({ down: z.enum(parameters), across: z.enum(parameters) }).optional(),
    rulings: z
      .strictObject(
        Object.fromEntries(
          Object.entries(test.rulings).map(([id, { options }]) => [id, z.enum(Object.keys(options)).optional()]),
        ),
      )
      .optional(),
    method: z.enum(METHODS).optional(),
    samples: z.int().min(1).max(GREATEST_SAMPLES).optional().describe('simulated trials a cell'),
    seed: z.string().optional(),
    interval: z.enum(INTERVAL_METHODS).optional(),
  });
}

/** What every study file has, whatever its test: enough to find the test's own schema. */
export const anyStudySchema = z.looseObject({ system: z.string(), test: z.string() });

/** The JSON Schema of all study files, for editors. */
export function studyJsonSchema(): unknown {
  const schemas = SYSTEMS.flatMap((system) =>
    Object.entries(system.tests).map(([testId, test]) => studyFileSchema(system, testId, test)),
  );
  return { title: 'A study of hyperputer', ...z.toJSONSchema(z.union(schemas), { io: 'input' }) };
}
