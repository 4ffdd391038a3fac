/** Writes scenarios/studies/study.schema.json from the registered tests, so that editors complete study files. */
import { writeFileSync } from 'node:fs';
import { studyJsonSchema } from '../src/studies/study-schema.ts';

const target = new URL('../scenarios/studies/study.schema.json', import.meta.url);

writeFileSync(target, `${JSON.stringify(studyJsonSchema(), null, 2)}\n`);
