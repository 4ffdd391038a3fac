import { priceOf, type Worth } from '../battles/worth/price.ts';
import { csvText } from './csv.ts';

const HEADINGS = [
  'trait',
  'printed_pc',
  'fair_pc',
  'ci_low',
  'ci_high',
  'verdict',
  'delta_win',
  'delta_low',
  'delta_high',
  'uses_per_battle',
  'in_step',
  'scenario',
  'script',
  'policy',
  'band',
  'figure',
  'battles',
  'hp_win',
  'p_holm',
  'settled_by',
  'even_pc',
  'even_low',
  'even_high',
  'spread_low',
  'spread_high',
  'cells',
  'cells_dropped',
];

const ALL = 'all';

/**
 * A row for each trait over the whole design (`all`), then one for each of its cells. Prices are what the trait costs: those
 * of traits that pay are below 0. `hp_win` is the win rate that one PŻ brings. Of a cell the verdict is `priced` or
 * `dropped`, where the scenario is won or lost anyway. `even_pc` is the second estimate; an end that lies beyond
 * the ladder of PŻ is empty.
 */
export function worthCsv(worths: readonly Worth[]): string {
  return csvText([HEADINGS, ...worths.map(summaryRow), ...worths.flatMap(cellRows)]);
}

function summaryRow(worth: Worth): (string | number)[] {
  const { change, price, verdict, gain, gainInterval, uses, inStep, cells, priced, p, settledBy, even, spread } = worth;
  return [
    ...[change.id, change.printed ?? '', ...priceFields(price), verdict],
    ...[gain, gainInterval.low, gainInterval.high, uses, inStep],
    ...[ALL, ALL, ALL, ALL, ALL, cells.reduce((sum, { comparison }) => sum + comparison.battles, 0)],
    worth.hpGain ?? '',
    ...[p ?? '', settledBy ?? '', even?.pc ?? '', even?.low ?? '', even?.high ?? ''],
    ...[spread?.low ?? '', spread?.high ?? '', cells.length, cells.length - priced.length],
  ];
}

function priceFields(price: Worth['price']): (string | number)[] {
  return price === null ? ['', '', ''] : [price.pc, price.interval.low, price.interval.high];
}

function cellRows({ change, cells, priced }: Worth): (string | number)[][] {
  return cells.map((worth) => {
    const { cell, comparison, gains, uses } = worth;
    const isPriced = priced.includes(worth);
    const { scenario, script, policy, host, figure } = cell;
    return [
      ...[change.id, change.printed ?? '', ...priceFields(isPriced ? priceOf(gains) : null)],
      isPriced ? 'priced' : 'dropped',
      ...[comparison.difference, comparison.interval.low, comparison.interval.high, uses],
      ...[comparison.inStep / comparison.battles, scenario.id, script, policy, host.band.id],
      ...[host.band.figures[figure]!.id, comparison.battles, gains.below],
      ...['', '', '', '', '', '', '', '', ''],
    ];
  });
}
