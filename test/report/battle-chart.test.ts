import { describe, expect, it } from 'vitest';
import { axesOf } from '../../src/battles/battle-axes.ts';
import type { BattleGrid } from '../../src/battles/battle-grid.ts';
import { findBand } from '../../src/battles/load-band.ts';
import { battleChart, checkBattleChart } from '../../src/report/battle-chart.ts';
import { battleReportOf } from '../../src/report/battle-report.ts';
import { renderSvg } from '../../src/report/render.ts';
import { LANGUAGES } from '../../src/text/bilingual.ts';
import { DUEL_GRID, madeUpResults } from './battle-results.ts';

const BANDS = [findBand('pojedynkowicz'), findBand('samotny-wilk')];

const GRIDS: readonly (readonly [varying: string, grid: BattleGrid, texts: readonly string[]])[] = [
  ['nothing', DUEL_GRID, ['Pojedynek', 'szansa wygranej']],
  ['names', { ...DUEL_GRID, bands: BANDS }, ['Samotny wilk', 'banda']],
  [
    'algorithms',
    { ...DUEL_GRID, settings: { 'forces.zapasnik.algorithm': ['patrol', 'drapieznik'] } },
    ['Drapieżnik', 'Zapaśnik: algorytm'],
  ],
  ['numbers', { ...DUEL_GRID, settings: { rounds: [4, 5, 6] } }, ['rundy', '4', '6']],
  ['names and names', { ...DUEL_GRID, bands: BANDS, policies: ['never', 'maximise'] }, ['jak najwięcej']],
  [
    'numbers, names and names',
    { ...DUEL_GRID, bands: BANDS, policies: ['never', 'maximise'], settings: { rounds: [4, 6] } },
    ['Pojedynkowicz', 'nigdy'],
  ],
];

describe('the chart of battles over', () => {
  it.each(GRIDS)('%s is drawn with its texts, the same twice', async (_, grid, texts) => {
    const report = battleReportOf(grid, 200, madeUpResults(grid));
    for (const language of LANGUAGES) {
      const svg = await renderSvg(battleChart(report, language));
      expect(await renderSvg(battleChart(report, language))).toBe(svg);
      if (language === 'pl') for (const text of texts) expect(svg).toContain(`${text}</text>`);
    }
  });

  it('more than three things is refused', () => {
    const grid = { ...GRIDS.at(-1)![1], scripts: ['objective', 'brawler'] };
    expect(() => checkBattleChart(axesOf(grid).filter(({ values }) => values.length > 1))).toThrow(
      'a chart shows at most 3 varying things, not 4: rounds, band, script, policy',
    );
  });
});

it('every point of a chart has its interval', () => {
  const grid = { ...DUEL_GRID, bands: BANDS };
  const { data } = battleChart(battleReportOf(grid, 200, madeUpResults(grid)), 'en') as {
    data: { values: { x: string; value: number; low: number; high: number }[] };
  };
  expect(data.values.map(({ x, value }) => [x, value])).toEqual([
    ['Duellist', 0.5],
    ['Lone wolf', 0.6],
  ]);
  for (const { low, value, high } of data.values) expect([low, value, high]).toEqual([low, value, high].sort());
});
