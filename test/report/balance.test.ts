import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../src/battles/balance.ts';
import type { VariantResult } from '../../src/battles/run-variants.ts';
import { variedOf } from '../../src/battles/varied.ts';
import { balanceChart } from '../../src/report/balance-chart.ts';
import { balanceCsv } from '../../src/report/balance-csv.ts';
import { type BalanceReport, balanceReportOf } from '../../src/report/balance-report.ts';
import { balanceTables } from '../../src/report/balance-table.ts';
import { renderSvg } from '../../src/report/render.ts';
import { RESULTS } from '../../src/skirmish/engine/course.ts';
import { intervalOf } from '../../src/statistics/interval.ts';
import { A } from './compare-report.ts';

const BATTLES = 200;

/** The report of a curve that is made up: at PŻ 2, 3 and so on, so many battles of 200 are won. */
function reportOf(wins: readonly number[], target = 0.5): BalanceReport {
  const varied = variedOf(
    A,
    'forces.zapasnik.hp',
    wins.map((_, index) => index + 2),
  );
  const points = wins.map((won, index) => {
    const outcomes = {
      results: Uint8Array.from({ length: BATTLES }, (_, battle) => RESULTS.indexOf(battle < won ? 'win' : 'loss')),
      courses: new Int32Array(BATTLES),
      uses: 0,
    };
    const interval = intervalOf(won, BATTLES, 'wilson');
    const result: VariantResult = {
      fought: varied.cases[index]!,
      outcomes,
      wins: won,
      draws: 0,
      winRate: won / BATTLES,
      interval,
    };
    return { value: varied.values[index]!, result };
  });
  return balanceReportOf(varied, balanceOf(points, target), BATTLES);
}

const answersOf = (report: BalanceReport) =>
  balanceTables(report, 'en')[0]!.rows.map(({ heading, cells }) => `${heading}: ${cells[0]}`);

describe('the answer', () => {
  it.each<[what: string, wins: number[], answers: (string | RegExp)[]]>([
    [
      'where the target is met',
      [180, 120, 80, 20],
      [
        'where: 50.0% at 3.50; the nearest value is 3: 60.0%',
        /^95% interval: 3\.\d\d to 3\.\d\d \(none of the measured values\)$/,
      ],
    ],
    [
      'where a value goes with it',
      [180, 100, 20],
      [
        'where: 50.0% at 3.00; the nearest value is 3: 50.0%',
        /^95% interval: 2\.\d\d to 3\.\d\d \(of the values: 3\)$/,
      ],
    ],
    [
      'that nothing does',
      [20, 10, 4],
      ['where: nothing from 2 to 4 gives 50.0%: the rate is below it everywhere; the nearest value is 2: 10.0%'],
    ],
    [
      'that nothing does, though an end goes with it',
      [105, 150, 180],
      [
        'where: nothing from 2 to 4 gives 50.0%: the rate is above it everywhere; the nearest value is 2: 52.5%',
        /^95% interval: 2\.00 or beyond to 2\.\d\d \(of the values: 2\)$/,
      ],
    ],
    [
      'that the curve goes back',
      [20, 120, 60, 180],
      [
        /^where: 50\.0% at /,
        /^95% interval: /,
        /^but: the curve is not monotone: it rises over the range, yet from 3 to 4 it changes by −30\.0 \(.*\) pp \(McNemar, Holm: p <0\.0001\); the target may be met in several places$/,
      ],
    ],
  ])('says %s', (_, wins, answers) => {
    expect(answersOf(reportOf(wins))).toEqual(
      answers.map((answer) => (typeof answer === 'string' ? answer : expect.stringMatching(answer))),
    );
  });

  it('has below it every value with its change from the one before', () => {
    const [, measured] = balanceTables(reportOf([180, 100, 20]), 'pl');
    expect(measured!.corner).toBe('Zapaśnik: PŻ');
    expect(measured!.rows.map(({ heading, cells }) => [heading, cells[2]])).toEqual([
      ['2', 'nie'],
      ['3', 'tak'],
      ['4', 'nie'],
    ]);
    expect(measured!.rows.map(({ cells }) => cells[1]!.split(' ')[0])).toEqual(['', '−40,0', '−40,0']);
  });
});

describe('the CSV', () => {
  it('has a row for each value, and the answer on each', () => {
    const [head, ...rows] = balanceCsv(reportOf([180, 100, 20]))
      .trimEnd()
      .split('\n');
    expect(head).toBe(
      'scenario,band,script,policy,forces.zapasnik.hp,rulings,battles,wins,draws,win_rate,ci_low,ci_high,' +
        'change,change_low,change_high,compatible,target,reach,crossing,crossing_low,crossing_high,monotone',
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(
      /^pojedynek,pojedynkowicz,objective,never,2,,200,180,0,0\.9,0\.85\d+,0\.93\d+,,,,no,0\.5,meets,3,2\.\d+,3\.\d+,yes$/,
    );
    expect(rows[1]).toMatch(/,0\.5,0\.43\d+,0\.56\d+,-0\.4,-0\.\d+,-0\.\d+,yes,0\.5,meets,3,/);
  });

  it('leaves empty what is not there', () => {
    expect(balanceCsv(reportOf([20, 10, 4]))).toMatch(/,no,0\.5,below,,,,yes\n$/);
    expect(balanceCsv(reportOf([105, 150, 180]))).toMatch(/,no,0\.5,above,,,2\.\d+,yes\n$/);
  });
});

it('the chart shows the values and the target', async () => {
  const svg = await renderSvg(balanceChart(reportOf([180, 100, 20], 0.4), 'en'));
  expect(svg).toContain('target 40.0%');
  expect(svg).toContain('Wrestler: PŻ');
});
