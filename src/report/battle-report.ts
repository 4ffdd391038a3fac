import { axesOf, type BattleAxis } from '../battles/battle-axes.ts';
import type { BattleGrid } from '../battles/battle-grid.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import type { Bilingual } from '../text/bilingual.ts';

/** The battles of a grid, as tables and charts show them. */
export interface BattleReport {
  /** Without it, the name of the scenario. */
  readonly title?: Bilingual;
  readonly grid: BattleGrid;
  /** Battles for each case. */
  readonly battles: number;
  readonly results: readonly BattleResult[];
  /** What varies and what does not. */
  readonly varying: readonly BattleAxis[];
  readonly fixed: readonly BattleAxis[];
}

export function battleReportOf(grid: BattleGrid, battles: number, results: readonly BattleResult[]): BattleReport {
  const axes = axesOf(grid);
  return {
    grid,
    battles,
    results,
    varying: axes.filter(({ values }) => values.length > 1),
    fixed: axes.filter(({ values }) => values.length === 1),
  };
}
