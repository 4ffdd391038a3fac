import type { BattleResult } from '../battles/run-battles.ts';
import { csvText } from './csv.ts';
import { listLines } from './list-lines.ts';

const COLUMNS = ['list', 'line', 'name', 'reached', 'fired', 'failed'];

/** The lines of each list in use as tidy CSV, one row a line, over all battles; lines are counted from 1. */
export function lineCsv(results: readonly BattleResult[]): string {
  const rows = listLines(results).flatMap(({ id, lines }) =>
    lines.map(({ line, reached, fired, failed }, index) => [id, index + 1, line.id, reached, fired, failed]),
  );
  return csvText([COLUMNS, ...rows]);
}
