import { describe, expect, it } from 'vitest';
import type { BattleGrid } from '../../src/battles/battle-grid.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { battleReportOf } from '../../src/report/battle-report.ts';
import { battleTables } from '../../src/report/battle-table.ts';
import { lineTables } from '../../src/report/line-table.ts';
import { markdownTable } from '../../src/report/markup.ts';
import type { Language } from '../../src/text/bilingual.ts';
import { DUEL_GRID, madeUpResults } from './battle-results.ts';

function tablesOf(grid: BattleGrid, language: Language): string {
  return battleTables(battleReportOf(grid, 200, madeUpResults(grid)), language)
    .map(markdownTable)
    .join('\n');
}

describe('the tables of battles', () => {
  it('of one case show what happened in it and how it ended', () => {
    expect(tablesOf({ ...DUEL_GRID, settings: { rounds: [5] } }, 'en')).toBe(
      `Duel (rounds: 5 · band: Duellist · script: Objective · swap policy: never · 200 battles a cell, 95% intervals)

| outcome   |          a battle |
| --------- | ----------------: |
| win rate  | 50.0% (43.1–56.9) |
| rounds    |              3.50 |
| survivors |              0.50 |
| PŻ left   |              1.25 |
| PŻ paid   |              0.15 |
| swaps     |              0.15 |

How it ended: Duel

| ending                          | together | round 1 | round 2 | round 3 | round 4 | round 5 |
| ------------------------------- | -------: | ------: | ------: | ------: | ------: | ------: |
| win: The opponent is eliminated |    50.0% |    0.0% |    0.0% |   50.0% |    0.0% |    0.0% |
| loss: The band is eliminated    |    50.0% |    0.0% |    0.0% |    0.0% |   50.0% |    0.0% |
| draw: the rounds are over       |     0.0% |    0.0% |    0.0% |    0.0% |    0.0% |    0.0% |
`,
    );
  });

  it('of several cases have a row for each, and of two things that vary a table of win rates', () => {
    const grid = { ...DUEL_GRID, policies: ['never', 'maximise'], settings: { rounds: [5, 6] } };
    const text = tablesOf(grid, 'pl');
    expect(text).toContain('| rundy ↓ wymiana kości → |              nigdy |      jak najwięcej |');
    expect(text).toContain('| 5                       | 50,0 % (43,1–56,9) | 60,0 % (53,1–66,5) |');
    expect(text).toContain('| 6                       | 70,0 % (63,3–75,9) | 80,0 % (73,9–85,0) |');
    expect(text).toContain(
      '| 6 · jak najwięcej     | 80,0 % (73,9–85,0) |  3,50 |    0,80 |         1,25 |         0,15 |    0,15 |',
    );
  });

  it('name the best script of a scenario, over all else that varies', () => {
    const grid = { ...DUEL_GRID, scripts: ['objective', 'cautious'], policies: ['never', 'maximise'] };
    // Win rates of 50, 60, 70 and 80 %, the policies fastest.
    const [best] = battleTables(battleReportOf(grid, 200, madeUpResults(grid)), 'en');
    expect(best!.rows).toEqual([{ heading: 'Duel', cells: ['Cautious', '75.0%', 'Objective', '55.0%'] }]);
    const alone = { ...DUEL_GRID, scripts: ['objective', 'cautious'] };
    expect(battleTables(battleReportOf(alone, 200, madeUpResults(alone)), 'en')[0]!.caption).not.toContain('best');
  });

  it('have a column for draws where there are any', () => {
    const grid = { ...DUEL_GRID, policies: ['never', 'maximise'] };
    const drawn = madeUpResults(grid).map(({ tally, ...result }) => {
      return { ...result, tally: { ...tally, losses: tally.losses - 30, draws: 30 } };
    });
    const columnsOf = (results: typeof drawn) => battleTables(battleReportOf(grid, 200, results), 'en')[0]!;
    expect(columnsOf(drawn).columns.slice(0, 3)).toEqual(['win rate', 'draw', 'rounds']);
    expect(columnsOf(drawn).rows.map(({ cells }) => cells[1])).toEqual(['15.0%', '15.0%']);
    expect(columnsOf(madeUpResults(grid)).columns.slice(0, 2)).toEqual(['win rate', 'rounds']);
  });

  it('name the algorithms that vary', () => {
    const grid = { ...DUEL_GRID, settings: { 'forces.zapasnik.algorithm': ['patrol', 'drapieznik'] } };
    expect(tablesOf(grid, 'pl')).toMatch(/^\| Zapaśnik: algorytm +\| +szansa wygranej \|/m);
    expect(tablesOf(grid, 'en')).toMatch(/^\| Predator +\| 60\.0% \(53\.1–66\.5\) \|/m);
  });

  it('of several scenarios tell the endings of each', () => {
    const grid = { ...DUEL_GRID, scenarios: [...DUEL_GRID.scenarios, findScenario('detronizacja')] };
    const captions = battleTables(battleReportOf(grid, 200, madeUpResults(grid)), 'pl').map(({ caption }) => caption);
    expect(captions.slice(-2)).toEqual([
      'Jak się skończyło: Pojedynek',
      'Jak się skończyło: Operacja: Detronizacja Króla Jaskiniowców',
    ]);
  });

  it('tell how often the effects of a scenario happened', () => {
    const grid = { ...DUEL_GRID, scenarios: [findScenario('detronizacja')] };
    expect(tablesOf(grid, 'pl')).toMatch(/\| Lokalna megafauna +\| +0,50 \|/);
  });
});

describe('the tables of lines', () => {
  it('sum the cases of a list and name the lines that never came up', () => {
    const grid = { ...DUEL_GRID, policies: ['never', 'maximise'] };
    const [script] = lineTables(madeUpResults(grid), 'en');
    expect(script!.rows.slice(0, 2).map(({ cells }) => cells)).toEqual([
      ['1,000', '800', '6'],
      ['200', '0', '0'],
    ]);
    expect(script!.caption).toMatch(/^Lines of the list Objective · never reached: 3 .+; 4 .+ · never fired: 2 [^;]+$/);
  });
});
