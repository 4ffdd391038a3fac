import { pairedWins } from '../battles/comparison.ts';
import { differenceOfPairs, tangoInterval } from '../statistics/paired.ts';
import type { BalanceReport } from './balance-report.ts';
import { csvText } from './csv.ts';

const LEADING = ['scenario', 'band', 'script', 'policy'];
const TRAILING = [
  'rulings',
  'battles',
  'wins',
  'draws',
  'win_rate',
  'ci_low',
  'ci_high',
  'change',
  'change_low',
  'change_high',
  'compatible',
  'target',
  'reach',
  'crossing',
  'crossing_low',
  'crossing_high',
  'monotone',
];

/**
 * A row for each value measured; settings have columns named by their paths. `change` is from the row before, with Tango's
 * interval. Of what is asked, every row says the same: `crossing` is empty where the target is not met, and an end of its
 * interval where that ends only because the range does.
 */
export function balanceCsv({ varied, balance }: BalanceReport): string {
  const { points, compatible, target, reach, crossing, interval, openLow, openHigh, reversal } = balance;
  const paths = Object.keys(varied.grid.settings);
  const low = interval === null || openLow ? '' : interval.low;
  const high = interval === null || openHigh ? '' : interval.high;
  const answer = [target, reach, crossing ?? '', low, high, reversal === null ? 'yes' : 'no'];
  const rows = points.map(({ value, result }, index) => {
    const { fought, outcomes, wins, draws, winRate, interval: own } = result;
    const { scenario, band, script, policy, settings, rulings } = fought;
    return [
      ...[scenario.id, band.id, script, policy],
      ...paths.map((path) => settings[path]!),
      Object.entries(rulings)
        .map(([id, option]) => `${id}=${option}`)
        .join(';'),
      ...[outcomes.results.length, wins, draws, winRate, own.low, own.high],
      ...changeFrom(points[index - 1]?.result, result),
      compatible.includes(value) ? 'yes' : 'no',
      ...answer,
    ];
  });
  return csvText([[...LEADING, ...paths, ...TRAILING], ...rows]);
}

type Result = BalanceReport['balance']['points'][number]['result'];

function changeFrom(before: Result | undefined, after: Result): (string | number)[] {
  if (before === undefined) return ['', '', ''];
  const counts = pairedWins(before, after);
  const { low, high } = tangoInterval(counts);
  return [differenceOfPairs(counts), low, high];
}
