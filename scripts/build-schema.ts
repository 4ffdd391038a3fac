/**
 * Writes the JSON Schemas under scenarios/, so that editors complete the files there: of studies from the registered
 * tests, of scenarios, bands, profiles, weapons and battle logs from what reads and writes them.
 */
import { writeFileSync } from 'node:fs';
import { battleJsonSchemas } from '../src/battles/json-schemas.ts';
import { studyJsonSchema } from '../src/studies/study-schema.ts';

const SCENARIOS = new URL('../scenarios/', import.meta.url);

function write(path: string, schema: unknown): void {
  writeFileSync(new URL(path, SCENARIOS), `${JSON.stringify(schema, null, 2)}\n`);
}

write('studies/study.schema.json', studyJsonSchema());
for (const [name, schema] of Object.entries(battleJsonSchemas())) write(`teohiphip/${name}`, schema);
