import { describe, expect, it } from 'vitest';
import { casesOf } from '../../src/battles/battle-grid.ts';
import { runCasePairs } from '../../src/battles/case-pairs.ts';
import { runBattles } from '../../src/battles/run-battles.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { battleReportOf } from '../../src/report/battle-report.ts';
import { pairsCsv } from '../../src/report/pairs-csv.ts';
import { pairsTables } from '../../src/report/pairs-table.ts';
import type { Table } from '../../src/report/table.ts';
import { DUEL_GRID } from './battle-results.ts';

const GRID = { ...DUEL_GRID, policies: ['never', 'maximise', 'thrifty'], settings: { rounds: [5, 6] } };
const BATTLES = 100;

const options = { seed: 'pairs', battles: BATTLES, runner: startRunner(1) };
const results = await runBattles(casesOf(GRID).cases, options);
const found = await runCasePairs(GRID, 'policies', results, options);
const report = battleReportOf(GRID, BATTLES, results);

describe('the tables', () => {
  const [means, cases] = pairsTables(report, found, 'en') as [Table, Table];

  it('tell each value over all cases, and each case', () => {
    expect(means.caption).toBe('Duel (compared with: never · mean of 2 cells of equal weight · 95% intervals)');
    expect(means.rows.map(({ heading }) => heading)).toEqual(['maximise', 'thrifty']);
    expect(cases.caption).toBe(
      'Duel (compared with: never · 100 pairs of battles a cell · p corrected for 4 comparisons · 95% intervals)',
    );
    expect(cases.rows.map(({ heading }) => heading)).toEqual([
      '5 · maximise',
      '5 · thrifty',
      '6 · maximise',
      '6 · thrifty',
    ]);
  });

  it('have the reference before what is compared with it', () => {
    expect(cases.columns).toEqual([
      'win rate',
      'difference',
      "McNemar's p (Holm)",
      'in step to the end',
      'PŻ paid',
      'swaps',
    ]);
    for (const { cells } of cases.rows) {
      const [rates, difference, p, inStep, paid, swaps] = cells as [string, string, string, string, string, string];
      expect(rates).toMatch(/^\d+\.\d% → \d+\.\d%$/);
      expect(difference).toMatch(/^−?\d+\.\d \(−?\d+\.\d to −?\d+\.\d\) pp$/);
      expect(p).toMatch(/^<?\d\.\d{4}$/);
      expect(inStep).toMatch(/^\d+\.\d%$/);
      for (const each of [paid, swaps]) expect(each).toMatch(/^0\.00 → \d+\.\d\d$/);
    }
  });

  it('are in Polish too', () => {
    const [mean, each] = pairsTables(report, found, 'pl') as [Table, Table];
    expect(mean.caption).toBe(
      'Pojedynek (w porównaniu z: nigdy · średnia z 2 komórek o równej wadze · przedziały 95\u00a0%)',
    );
    expect(each.columns).toContain('bitwy równe do końca');
    expect(each.rows[0]!.cells[1]).toMatch(/ p\.p\.$/);
  });

  it('have no means where there is one case of each', () => {
    expect(pairsTables(report, { ...found, means: [] }, 'en')).toHaveLength(1);
  });
});

describe('the CSV', () => {
  const [head, ...rows] = pairsCsv(GRID, found).trimEnd().split('\n');
  const named = rows.map((row) =>
    Object.fromEntries(head!.split(',').map((name, index) => [name, row.split(',')[index]!])),
  );

  it('has a row for each case, and one for each value over all', () => {
    expect(head).toBe(
      'scenario,band,script,policy,rounds,rulings,paired_by,reference,cells,battles,' +
        'both_win,only_reference_wins,only_own_wins,neither_wins,win_rate_reference,win_rate,' +
        'difference,difference_low,difference_high,mcnemar_exact_p,mcnemar_holm_p,in_step,' +
        'hp_paid_mean_reference,hp_paid_mean,swaps_mean_reference,swaps_mean',
    );
    expect(rows.map((row) => row.split(',').slice(0, 10).join())).toEqual([
      'pojedynek,pojedynkowicz,objective,maximise,5,,policy,never,1,100',
      'pojedynek,pojedynkowicz,objective,thrifty,5,,policy,never,1,100',
      'pojedynek,pojedynkowicz,objective,maximise,6,,policy,never,1,100',
      'pojedynek,pojedynkowicz,objective,thrifty,6,,policy,never,1,100',
      ',,,maximise,,,policy,never,2,200',
      ',,,thrifty,,,policy,never,2,200',
    ]);
  });

  it('has the numbers as they are; no p of a mean', () => {
    const [first] = found.pairs;
    expect(Number(named[0]!.difference)).toBe(first!.difference);
    expect(Number(named[0]!.difference_low)).toBe(first!.interval.low);
    expect(Number(named[0]!.mcnemar_exact_p)).toBe(first!.p);
    expect(Number(named[0]!.mcnemar_holm_p)).toBe(first!.correctedP);
    expect(Number(named[0]!.in_step)).toBe(first!.inStep / BATTLES);
    expect(Number(named[4]!.difference_high)).toBe(found.means[0]!.interval.high);
    expect(named.slice(4).map((row) => row.mcnemar_exact_p! + row.mcnemar_holm_p!)).toEqual(['', '']);
  });

  it('has no cell that a spreadsheet takes for a formula', () => {
    const { pairs } = found;
    const fought = { ...pairs[0]!.fought, script: '=1+1' };
    const csv = pairsCsv(GRID, { ...found, pairs: [{ ...pairs[0]!, fought }] });
    expect(csv).toContain(`,"'=1+1",`);
  });
});
