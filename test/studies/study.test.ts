import { describe, expect, it } from 'vitest';
import { readStudy, type StudyRequest } from '../../src/studies/study.ts';
import { complaintOf } from '../complaint.ts';
import { POOLS, REQUEST } from './requests.ts';

describe('a request', () => {
  it('is filled in with names, defaults and axes', () => {
    const study = readStudy(REQUEST);
    expect(study).toMatchObject({
      id: 'chance',
      title: { pl: 'Pierwsze Kroki: Test umiejętności', en: 'Pierwsze Kroki (First Steps): Skill check' },
      note: undefined,
      testId: 'check',
      rulings: { 'check.plus-five': 'chapter-i' },
      grid: REQUEST.grid,
      show: 'success+',
      axes: ['modifier', 'pt'],
    });
    expect(study.cells).toHaveLength(6);
    expect(study.view.headline).toBe('success+');
  });

  it.each<{ what: string; request: StudyRequest; axes: readonly string[] }>([
    { what: 'nothing varies', request: { ...REQUEST, grid: {} }, axes: [] },
    { what: 'one parameter varies', request: { ...REQUEST, grid: { pt: [8, 12] } }, axes: ['pt'] },
    {
      what: 'the table is asked the other way',
      request: { ...REQUEST, table: { down: 'pt', across: 'modifier' } },
      axes: ['pt', 'modifier'],
    },
    {
      what: 'three parameters vary',
      request: { ...POOLS, grid: { keep: [1, 2], pt: [6, 8], pool: [7, 8] } },
      axes: ['pool', 'pt', 'keep'],
    },
    {
      what: 'the table is over others than the usual',
      request: { ...POOLS, grid: { keep: [1, 2], pt: [6, 8], pool: [7, 8] }, table: { down: 'keep', across: 'pt' } },
      axes: ['keep', 'pt', 'pool'],
    },
    {
      what: 'the usual axes do not vary',
      request: { ...POOLS, grid: { specialisation: [true, false], cap: [1, 2] } },
      axes: ['specialisation', 'cap'],
    },
  ])('has the axes $axes when $what', ({ request, axes }) => {
    expect(readStudy(request).axes).toEqual(axes);
  });

  it.each<{ what: string; request: StudyRequest }>([
    { what: 'one outcome', request: { ...REQUEST, show: 'failure' } },
    { what: 'an outcome and all better', request: { ...REQUEST, show: 'critical-success+' } },
    { what: 'a number', request: { ...POOLS, by: 'successes', show: '3+' } },
    { what: 'a negative number', request: { ...POOLS, by: 'successes', show: '-2' } },
    {
      what: 'a number that only the larger pools can reach',
      request: { ...POOLS, grid: { pool: [1, 7] }, by: 'successes', show: '5+' },
    },
  ])('can show $what', ({ request }) => {
    expect(readStudy(request).show).toBe(request.show);
  });
});

describe('a request that cannot be answered', () => {
  it.each<{ request: Partial<StudyRequest>; message: string }>([
    {
      request: { system: 'pierwsze-krok' },
      message:
        "unknown system 'pierwsze-krok'; did you mean 'pierwsze-kroki'? Known: teohiphip, pierwsze-kroki, obietnica-edenu, druga-strona, wstega",
    },
    {
      request: { test: 'oposed' },
      message:
        "unknown test of pierwsze-kroki 'oposed'; did you mean 'opposed'? Known: check, opposed, flight, haggle, gamble, attack, death-save, journey, dread, treasure-dig, loot, loot-gold, advancement",
    },
    {
      request: { grid: { modifer: [1] } },
      message: "unknown parameter 'modifer'; did you mean 'modifier'? Known: modifier, pt, attribute, rank, health",
    },
    {
      request: { rulings: { 'check.plus-fife': 'example' } },
      message: "unknown ruling 'check.plus-fife'; did you mean 'check.plus-five'? Known: check.plus-five",
    },
    {
      request: { rulings: { 'check.plus-five': 'exmple' } },
      message: "unknown option of ruling check.plus-five 'exmple'; did you mean 'example'? Known: chapter-i, example",
    },
    {
      request: { by: 'degrees' },
      message: "unknown view (--by) 'degrees'; did you mean 'degree'? Known: degree",
    },
    {
      request: { show: 'sucess' },
      message:
        "unknown outcome 'sucess'; did you mean 'success'? Known: critical-failure, failure, success, critical-success",
    },
    {
      request: { show: 'sucess+' },
      message:
        "unknown outcome 'sucess'; did you mean 'success'? Known: critical-failure, failure, success, critical-success",
    },
    {
      request: { grid: { pt: [8, 12] }, table: { down: 'pt', across: 'modifier' } },
      message: "the table runs over 'modifier', which does not vary. Varying: pt",
    },
    {
      request: { grid: {}, table: { down: 'pt', across: 'modifier' } },
      message: "the table runs over 'pt', which does not vary. Varying: nothing",
    },
    {
      request: { table: { down: 'PT', across: 'modifier' } },
      message: "the table runs over 'PT', which does not vary. Varying: modifier, pt",
    },
  ])('$message', ({ request, message }) => {
    expect(complaintOf(() => readStudy({ ...REQUEST, ...request }))).toBe(message);
  });

  it('is one whose table runs over the same parameter twice', () => {
    expect(complaintOf(() => readStudy({ ...REQUEST, table: { down: 'pt', across: 'pt' } }))).toMatch(/\bpt\b/);
  });
});
