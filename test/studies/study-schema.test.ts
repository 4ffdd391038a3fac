import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { studyJsonSchema } from '../../src/studies/study-schema.ts';

const committed: unknown = JSON.parse(
  readFileSync(new URL('../../scenarios/studies/study.schema.json', import.meta.url), 'utf8'),
);

const STUDY = {
  system: 'pierwsze-kroki',
  test: 'check',
  title: { pl: 'Szanse', en: 'Chances' },
  grid: { modifier: '-2..5', pt: [8, 12, '16..20'] },
};

it('the committed schema is the one of the registered tests', () => {
  expect(committed).toEqual(studyJsonSchema());
});

describe('an editor with the schema', () => {
  const isStudy = new Ajv2020({ strict: false }).compile(committed as object);

  it.each([
    { what: 'the least that a study has', study: STUDY },
    {
      what: 'a study with everything',
      study: {
        ...STUDY,
        note: STUDY.title,
        by: 'degree',
        show: 'success+',
        method: 'both',
        samples: 1000,
        seed: 'a',
        interval: 'wilson',
        rulings: { 'check.plus-five': 'example' },
        table: { down: 'pt', across: 'modifier' },
      },
    },
    {
      what: 'a parameter for which a rule does not apply',
      study: { ...STUDY, system: 'obietnica-edenu', grid: { cap: ['none', 3] } },
    },
  ])('accepts $what', ({ study }) => {
    expect(isStudy(study)).toBe(true);
  });

  it.each([
    { what: 'an unknown key', study: { ...STUDY, smaples: 3 } },
    { what: 'a parameter of another test', study: { ...STUDY, grid: { pool: 7 } } },
    { what: 'a value out of range', study: { ...STUDY, grid: { pt: 61 } } },
    { what: 'a title in one language', study: { ...STUDY, title: { pl: 'Szanse' } } },
    { what: 'a ruling of another system', study: { ...STUDY, rulings: { 'cap.ten': 'two' } } },
    { what: 'a test of another system', study: { ...STUDY, system: 'teohiphip' } },
  ])('marks $what', ({ study }) => {
    expect(isStudy(study)).toBe(false);
  });
});
