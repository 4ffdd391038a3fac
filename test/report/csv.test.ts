import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvChunks } from '../../src/report/csv.ts';
import { oddsOf, REQUESTS } from './requests.ts';

async function csvOf(name: string): Promise<string> {
  const { study, cells } = await oddsOf(REQUESTS[name]!);
  let csv = '';
  for await (const chunk of csvChunks(study, cells)) csv += chunk;
  return csv;
}

describe('CSV', () => {
  it.each(Object.keys(REQUESTS))('reads back as the same doubles when %s', async (name) => {
    const { cells } = await oddsOf(REQUESTS[name]!);
    const odds = cells.flatMap((cell) => cell.outcomes.flatMap((outcome) => cell.oddsOf([outcome])));
    const rows = Papa.parse<Record<string, string>>(await csvOf(name), { header: true, skipEmptyLines: true }).data;
    expect(rows.map(({ probability }) => Number(probability))).toEqual(odds.map(({ probability }) => probability));
    expect(rows.map(({ method }) => method)).toEqual(odds.map(({ method }) => method));
    expect(rows.map(({ ci_low }) => Number(ci_low))).toEqual(
      odds.map((each) => ('low' in each ? each.low : each.probability)),
    );
  });

  it('has one row an outcome, a line feed after each and nothing that a spreadsheet would run', async () => {
    const csv = await csvOf('nothing varies');
    expect(csv).toBe(
      [
        'system,test,modifier,pt,attribute,rank,health,outcome,probability,ci_low,ci_high,samples,method',
        'pierwsze-kroki,check,-2,12,none,none,none,critical-failure,0.45,0.45,0.45,,exact',
        'pierwsze-kroki,check,-2,12,none,none,none,failure,0.2,0.2,0.2,,exact',
        'pierwsze-kroki,check,-2,12,none,none,none,success,0.25,0.25,0.25,,exact',
        'pierwsze-kroki,check,-2,12,none,none,none,critical-success,0.1,0.1,0.1,,exact',
        '',
      ].join('\n'),
    );
    for (const name of Object.keys(REQUESTS)) {
      const fields = (await csvOf(name)).split(/[\n,]/);
      expect(fields.filter((field) => /^[=+@\t\r]|^-(?!\d)/.test(field))).toEqual([]);
    }
  });
});
