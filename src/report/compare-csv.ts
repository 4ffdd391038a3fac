import type { VariantResult } from '../battles/run-variants.ts';
import type { CompareReport } from './compare-report.ts';
import { csvText } from './csv.ts';

const SIDE_COLUMNS = ['scenario', 'band', 'script', 'policy', 'settings', 'rulings'];
const RATE_COLUMNS = ['wins', 'draws', 'win_rate', 'ci_low', 'ci_high'];
const PAIR_COLUMNS = [
  'both_win',
  'only_a_wins',
  'only_b_wins',
  'neither_wins',
  'difference',
  'difference_low',
  'difference_high',
  'mcnemar_exact_p',
  'mcnemar_mid_p',
  'in_step',
];
const PLACE_COLUMNS = ['first_apart_battle', 'first_apart_round', 'first_apart_activation'];

/** A comparison as tidy CSV: one row. Columns of a side end in `_a` and `_b`; settings and rulings stand as `id=value`. */
export function compareCsv(report: CompareReport): string {
  const { sides, comparison } = report;
  const { a, b, battles, counts, difference, interval, test, inStep, firstApart } = comparison;
  const of = (columns: readonly string[], side: string) => columns.map((column) => `${column}_${side}`);
  const divergence = report.divergence?.battle === firstApart ? report.divergence : null;
  const point = divergence?.point;
  return csvText([
    [
      ...of(SIDE_COLUMNS, 'a'),
      ...of(SIDE_COLUMNS, 'b'),
      'battles',
      ...of(RATE_COLUMNS, 'a'),
      ...of(RATE_COLUMNS, 'b'),
      ...PAIR_COLUMNS,
      ...PLACE_COLUMNS,
    ],
    [
      ...sides.flatMap(sideTexts),
      battles,
      ...rates(a),
      ...rates(b),
      ...[counts.both, counts.onlyFirst, counts.onlySecond, counts.neither],
      ...[difference, interval.low, interval.high, test.exact, test.midP, inStep / battles],
      ...[firstApart ?? '', point?.round ?? '', point?.activation ?? ''],
    ],
  ]);
}

function sideTexts({ fought, grid }: CompareReport['sides'][number]): string[] {
  const { scenario, band, script, policy, rulings } = fought;
  const assigned = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .map(([id, value]) => `${id}=${value}`)
      .join(';');
  return [scenario.id, band.id, script, policy, assigned(grid.settings), assigned(rulings)];
}

function rates({ wins, draws, winRate, interval }: VariantResult): number[] {
  return [wins, draws, winRate, interval.low, interval.high];
}
