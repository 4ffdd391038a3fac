import type { Synergy } from '../battles/worth/synergy.ts';
import { csvText } from './csv.ts';

const HEADINGS = [
  'trait_a',
  'trait_b',
  'delta_a',
  'delta_b',
  'delta_both',
  'synergy',
  'synergy_low',
  'synergy_high',
  'p_holm',
  'verdict',
  'synergy_pc',
  'pc_low',
  'pc_high',
  'conflicts',
];

/** A row for each pair, in the order in which the traits were asked for; `conflicts` are the kinds that the rules tell. */
export function combosCsv(synergies: readonly Synergy[]): string {
  const rows = synergies.map(({ traits, alone, both, synergy, interval, p, verdict, price, conflicts }) => [
    ...[...traits, ...alone, both, synergy, interval.low, interval.high, p, verdict],
    ...(price === null ? ['', '', ''] : [price.pc, price.interval.low, price.interval.high]),
    conflicts.map(({ kind }) => kind).join(';'),
  ]);
  return csvText([HEADINGS, ...rows]);
}
