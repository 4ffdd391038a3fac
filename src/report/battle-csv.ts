import type { BattleGrid } from '../battles/battle-grid.ts';
import type { BattleResult } from '../battles/run-battles.ts';
import { csvText } from './csv.ts';

const LEADING = ['scenario', 'band', 'script', 'policy'];
const TRAILING = [
  'rulings',
  'battles',
  'wins',
  'losses',
  'draws',
  'win_rate',
  'ci_low',
  'ci_high',
  'rounds_mean',
  'survivors_mean',
  'hp_left_mean',
  'hp_paid_mean',
  'swaps_mean',
];

/** Battles as tidy CSV, one row a case; settings have columns named by their paths, rulings stand as `id=option`. */
export function battleCsv(grid: BattleGrid, results: readonly BattleResult[]): string {
  const paths = Object.keys(grid.settings);
  return csvText([[...LEADING, ...paths, ...TRAILING], ...results.map((result) => rowOf(result, paths))]);
}

function rowOf({ fought, tally, winRate, interval }: BattleResult, paths: readonly string[]): (string | number)[] {
  const { scenario, band, script, policy, settings, rulings } = fought;
  const mean = (sum: number) => sum / tally.battles;
  return [
    scenario.id,
    band.id,
    script,
    policy,
    ...paths.map((path) => settings[path]!),
    Object.entries(rulings)
      .map(([id, option]) => `${id}=${option}`)
      .join(';'),
    tally.battles,
    tally.wins,
    tally.losses,
    tally.draws,
    winRate,
    interval.low,
    interval.high,
    mean(tally.rounds),
    mean(tally.survivors),
    mean(tally.hpLeft),
    mean(tally.hpPaid),
    mean(tally.swaps),
  ];
}
