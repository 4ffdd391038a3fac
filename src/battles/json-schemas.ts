import { z } from 'zod';
import { battleLogJsonSchema } from '../skirmish/log/event.ts';
import { battleStudySchema } from './battle-study.ts';
import { bandSchema, profileSchema, weaponsSchema } from './figure-schema.ts';
import { scenarioSchema } from './scenario-schema.ts';
import { worthSchema } from './worth/design.ts';

/** The JSON Schemas under scenarios/teohiphip, by file name: what editors check files against, and the battle log's. */
export function battleJsonSchemas(): Readonly<Record<string, unknown>> {
  return {
    'scenario.schema.json': ofFile('A scenario of hyperputer', scenarioSchema),
    'band.schema.json': ofFile('A band of hyperputer', bandSchema),
    'profile.schema.json': ofFile('A profile of hyperputer', profileSchema),
    'weapons.schema.json': ofFile('The weapons of hyperputer', weaponsSchema),
    'battle.schema.json': ofFile('Battles that the report of hyperputer shows', battleStudySchema),
    'worth.schema.json': ofFile('What prices of traits in hyperputer are held against', worthSchema),
    'battle-log.schema.json': battleLogJsonSchema(),
  };
}

function ofFile(title: string, schema: z.ZodType): unknown {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}
