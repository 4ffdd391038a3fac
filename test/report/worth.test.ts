import { afterAll, describe, expect, it } from 'vitest';
import { findCreatedBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { traitChange } from '../../src/battles/worth/change.ts';
import { measureWorth } from '../../src/battles/worth/measure.ts';
import { pricesOf } from '../../src/battles/worth/price.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { markdownTable } from '../../src/report/markup.ts';
import { worthChart } from '../../src/report/worth-chart.ts';
import { worthCsv } from '../../src/report/worth-csv.ts';
import { worthTables } from '../../src/report/worth-table.ts';
import { reasonWords, signedDecimal, verdictWords } from '../../src/report/worth-words.ts';
import { judged } from '../battles/worth/made-up.ts';

const runner = startRunner(1);
const CELL = {
  scenario: findScenario('pojedynek'),
  host: findCreatedBand('pojedynkowicz'),
  figure: 0,
  script: 'brawler',
  policy: 'never',
  rulings: {},
  weight: 1,
};
const IDS = ['krzepki', 'fechmistrz', 'watle-zdrowie', 'cyklop', 'pilot-chronocykla'];
const worths = pricesOf(
  await measureWorth(IDS.map(traitChange), [CELL, { ...CELL, script: 'cautious' }], {
    seed: 'worth',
    battles: 600,
    runner,
  }),
);
const of = (id: string) => worths.find(({ change }) => change.id === id)!;

afterAll(() => runner.close());

describe('the price list', () => {
  it('goes from the dearest to what pays most, and leaves open what no battle shows', () => {
    const [prices] = worthTables(worths, 'pl');
    expect(prices!.rows.map(({ heading }) => heading)).toEqual([
      'Fechmistrz',
      'Krzepki',
      'Cyklop',
      'Wątłe zdrowie',
      'Pilot chronocykla',
    ]);
    const row = (name: string) => prices!.rows.find(({ heading }) => heading === name)!.cells;
    expect(row('Krzepki').slice(0, 3)).toEqual(['+2', '+3,0 (+3,0 do +3,0)', '+3,0 (+3,0 do +3,0)']);
    expect(row('Krzepki')[4]).toBe('za tania');
    expect(row('Cyklop')[4]).toBe('skrypt jej nie używa');
    expect(row('Pilot chronocykla').slice(1)).toEqual(['–', '–', '–', 'poza bitwami', '–', '–', '–']);
  });

  it('says in words why', () => {
    expect(of('fechmistrz').uses).toBeGreaterThan(0);
    expect(reasonWords(of('fechmistrz'), 'en')).toMatch(/^\d+\.\d uses a battle; changes most: Duel \(\+\d+\.\d pp\)$/);
    expect(reasonWords(of('cyklop'), 'pl')).toBe('nic pewnego: Pojedynek');
  });

  it.each([
    [judged('a', 3, 5, 'underpriced'), 'underpriced', 'za tania'],
    [judged('a', -3, -1, 'underpriced'), 'pays too much', 'daje za dużo PC'],
    [judged('a', -3, -5, 'overpriced'), 'pays too little', 'daje za mało PC'],
    [judged('a', -3, -3, 'fair'), 'fair', 'w sam raz'],
  ] as const)('%# speaks of what costs and of what pays in their own words', (worth, en, pl) => {
    expect([verdictWords(worth, 'en'), verdictWords(worth, 'pl')]).toEqual([en, pl]);
  });

  it('is English where it is to be', () => {
    const text = worthTables(worths, 'en').map(markdownTable).join('\n');
    expect(text).toContain('| Sturdy');
    expect(text).not.toMatch(/ do |cecha|bitw/);
  });
});

describe('the chart', () => {
  it('shows what some battle felt, with decimal commas in Polish', () => {
    const { data } = worthChart(worths, 'pl') as { data: { values: { trait: string; printed: number }[] } };
    expect(data.values.map(({ trait }) => trait)).toEqual(['Fechmistrz', 'Krzepki', 'Wątłe zdrowie']);
    expect(JSON.stringify(worthChart(worths, 'pl'))).toContain("replace(datum.label, '.', ',')");
    expect(JSON.stringify(worthChart(worths, 'en'))).not.toContain('labelExpr');
  });
});

describe('the CSV', () => {
  it('has numbers that read back as the same doubles, and as many fields in every row', () => {
    const rows = worthCsv(worths)
      .trimEnd()
      .split('\n')
      .map((row) => row.split(','));
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows).toHaveLength(1 + 5 + 10);
    const field = (name: string) => rows[0]!.indexOf(name);
    const own = rows.find(([id]) => id === 'fechmistrz')!;
    expect(Number(own[field('fair_pc')])).toBe(of('fechmistrz').price!.pc);
    expect(Number(own[field('delta_win')])).toBe(of('fechmistrz').gain);
    expect(rows.find(([id]) => id === 'pilot-chronocykla')![field('fair_pc')]).toBe('');
  });
});

it.each([
  [1.25, 1, 'pl', '+1,3'],
  [-2, 0, 'en', '−2'],
  [-0.04, 1, 'en', '0.0'],
] as const)('%d with %i decimals in %s is %s', (value, digits, language, text) => {
  expect(signedDecimal(value, digits, language)).toBe(text);
});
