import type { Balance } from '../battles/balance.ts';
import type { Varied } from '../battles/varied.ts';
import { type BattleReport, battleReportOf } from './battle-report.ts';

/** Where a win rate meets a target, as tables and charts show it. */
export interface BalanceReport {
  readonly varied: Varied;
  readonly balance: Balance;
  /** What varies and what does not, with the words for it. */
  readonly about: BattleReport;
}

export function balanceReportOf(varied: Varied, balance: Balance, battles: number): BalanceReport {
  return { varied, balance, about: battleReportOf(varied.grid, battles, []) };
}
