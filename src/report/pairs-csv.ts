import type { BattleGrid } from '../battles/battle-grid.ts';
import type { CasePair, CasePairs, PairFacts, PairsMean } from '../battles/case-pairs.ts';
import { csvText } from './csv.ts';

const LEADING = ['scenario', 'band', 'script', 'policy'];
const TRAILING = [
  'rulings',
  'paired_by',
  'reference',
  'cells',
  'battles',
  'both_win',
  'only_reference_wins',
  'only_own_wins',
  'neither_wins',
  'win_rate_reference',
  'win_rate',
  'difference',
  'difference_low',
  'difference_high',
  'mcnemar_exact_p',
  'mcnemar_holm_p',
  'in_step',
  'hp_paid_mean_reference',
  'hp_paid_mean',
  'swaps_mean_reference',
  'swaps_mean',
];

/**
 * Pairs as tidy CSV: a row for each case but the references, with 1 in `cells`; then one for each value over all its cases,
 * with their number in `cells` and empty where they differ. Settings have columns named by their paths.
 */
export function pairsCsv({ settings }: BattleGrid, { axis, pairs, means }: CasePairs): string {
  const paths = Object.keys(settings);
  const about = [axis.id, axis.values[0]!];
  return csvText([
    [...LEADING, ...paths, ...TRAILING],
    ...pairs.map((pair) => [...caseTexts(pair, paths), ...about, 1, ...factsOf(pair, pair.p, pair.correctedP)]),
    ...means.map((mean) => [...meanTexts(mean, axis.id, paths), ...about, mean.cells, ...factsOf(mean, '', '')]),
  ]);
}

function caseTexts({ fought }: CasePair, paths: readonly string[]): (string | number)[] {
  const { scenario, band, script, policy, settings, rulings } = fought;
  return [
    ...[scenario.id, band.id, script, policy],
    ...paths.map((path) => settings[path]!),
    Object.entries(rulings)
      .map(([id, option]) => `${id}=${option}`)
      .join(';'),
  ];
}

function meanTexts({ value }: PairsMean, axis: string, paths: readonly string[]): (string | number)[] {
  return [...LEADING.map((column) => (column === axis ? value : '')), ...paths.map(() => ''), ''];
}

function factsOf(facts: PairFacts, p: number | '', correctedP: number | ''): (string | number)[] {
  const { battles, counts, winRates, difference, interval, inStep, hpPaid, swaps } = facts;
  return [
    battles,
    ...[counts.both, counts.onlyFirst, counts.onlySecond, counts.neither],
    ...winRates,
    ...[difference, interval.low, interval.high],
    ...[p, correctedP, inStep / battles],
    ...hpPaid,
    ...swaps,
  ];
}
