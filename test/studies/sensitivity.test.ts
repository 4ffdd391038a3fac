import { describe, expect, it } from 'vitest';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { sensitivityCsv } from '../../src/report/csv.ts';
import { sensitivityTable } from '../../src/report/sensitivity-table.ts';
import { sensitivityOf, sizeOf } from '../../src/studies/sensitivity.ts';
import { readStudy, type StudyRequest } from '../../src/studies/study.ts';
import { POOLS, REQUEST } from './requests.ts';

const inline = { runner: async () => startRunner(1) };

const OPPOSED: StudyRequest = {
  ...REQUEST,
  test: 'opposed',
  grid: { modifier: [0], opponent: [0, 7] },
};

function sensitivity(request: StudyRequest) {
  return sensitivityOf(readStudy(request), inline);
}

describe('the sensitivity of a study', () => {
  it('has every other option of every ruling, the largest shift first', async () => {
    const { readings } = await sensitivity(OPPOSED);
    const shifts = readings.map(({ ruling, option, shift }) => ({
      reading: `${ruling}=${option}`,
      size: sizeOf(shift).toFixed(4),
      outcome: shift?.outcome?.id,
      opponent: shift?.parameters.opponent,
    }));
    // k20 against k20: 1 in 20 ties. Against + 7 the acting side wins 78 of 400 rolls, with naturals 86.
    expect(shifts).toEqual([
      { reading: 'opposed.tie=nobody', size: '0.0500', outcome: 'lose', opponent: 0 },
      { reading: 'opposed.natural=active', size: '0.0200', outcome: 'lose', opponent: 7 },
    ]);
  });

  it('looks only at what a two-way table shows', async () => {
    const { readings } = await sensitivity({ ...OPPOSED, grid: { modifier: [0, 1], opponent: [0, 8] } });
    expect(readings.map(({ ruling, shift }) => [ruling, shift?.outcome])).toEqual([
      ['opposed.natural', undefined],
      ['opposed.tie', undefined],
    ]);
    expect(readings[1]!.shift).toBeUndefined();
  });

  it('is measured from the reading that the study takes', async () => {
    const study = await sensitivity({ ...OPPOSED, rulings: { 'opposed.tie': 'nobody' } });
    expect(study.readings.map(({ ruling, option }) => `${ruling}=${option}`)).toEqual([
      'opposed.tie=defender',
      'opposed.natural=active',
    ]);
    expect(study.readings[1]!.study.rulings['opposed.tie']).toBe('nobody');
  });

  it('has a line for every reading in its table and rows for every reading in its CSV', async () => {
    const study = await sensitivity(OPPOSED);
    const table = sensitivityTable(study, 'pl');
    expect(table.rows.map(({ heading, cells }) => [heading, cells[0]])).toEqual([
      ['opposed.tie=nobody', '−5,0 p.p.'],
      ['opposed.natural=active', '−2,0 p.p.'],
    ]);
    const lines = (await sensitivityCsv(study)).trimEnd().split('\n');
    expect(lines[0]).toBe(
      'ruling,option,system,test,modifier,opponent,outcome,probability,ci_low,ci_high,samples,method',
    );
    // Two cells of two outcomes, three where ties are nobody's.
    expect(lines).toHaveLength(1 + 2 * 2 + 2 * 3 + 2 * 2);
  });

  it('says so when nothing moves', async () => {
    const { readings, study } = await sensitivity({ ...POOLS, grid: { pool: [3, 4], pt: [6, 7] } });
    expect(readings.every(({ shift }) => shift === undefined)).toBe(true);
    const table = sensitivityTable({ study, cells: [], readings }, 'en');
    expect(new Set(table.rows.map(({ cells }) => cells[0]))).toEqual(new Set(['no shift']));
  });
});
