import { ruling } from '../ruling.ts';
import { KEEP_RULINGS, type KeepReadings } from './keep.ts';
import type { Pool } from './pool.ts';

/** The dice of an auxiliary attribute, in a test of its own, in an opposed test and in resistance. 5A. */

/** The value that no auxiliary attribute may exceed. */
export const GREATEST_VALUE = 8;

const RESIST_RULE = ruling({
  options: {
    'half-keep': 'as many dice as the value, and at most half of them kept',
    'double-roll': 'twice as many dice as the value, and at most as many as the value kept',
    'double-roll-cap': 'twice as many dice as the value, and at most as many successes as the value kept',
  },
  place: '5A. Współczynniki Pomocnicze; 5G. przykład strażnika z Siłą Woli 5',
  why: 'The rule halves the dice kept; the older example rolls 10k10 for a value of 5 and keeps 5 successes.',
});

const SPECIALISATION_RULING = ruling({
  options: {
    none: 'a Specialisation does nothing in a test of an auxiliary attribute',
    applies: 'a Specialisation makes a 10 worth two successes here too',
  },
  place: '4. Specjalizacje; 5A. Współczynniki Pomocnicze',
  why: 'Auxiliary attributes are tested without a Skill; whether a Specialisation can cover such a test is not said.',
});

const VALUE_1_RULING = ruling({
  options: {
    'keeps-0': 'a value of 1 keeps no die, so that its result is never above 0',
    'keeps-1': 'at least one die is kept',
  },
  place: '5A. tabela wartości Współczynników Pomocniczych',
  why: 'Half of 1 rounded down is 0; the table starts at 2.',
});

/** What resistance with an auxiliary attribute depends on. */
export const RESISTANCE_RULINGS = {
  'resist.rule': RESIST_RULE,
  ...KEEP_RULINGS,
  'aux.value-1': VALUE_1_RULING,
} as const;

export const AUXILIARY_RULINGS = { ...RESISTANCE_RULINGS, 'aux.specialisation': SPECIALISATION_RULING } as const;

export interface ResistanceReadings extends KeepReadings {
  readonly 'resist.rule': 'half-keep' | 'double-roll' | 'double-roll-cap';
  readonly 'aux.value-1': 'keeps-0' | 'keeps-1';
}

export interface AuxiliaryReadings extends ResistanceReadings {
  readonly 'aux.specialisation': 'none' | 'applies';
}

/** The dice of resistance with an auxiliary attribute. */
export function resistancePool(value: number, pt: number, readings: ResistanceReadings): Pool {
  const rest = { pt, specialisation: false, cap: null, keep: null };
  switch (readings['resist.rule']) {
    case 'half-keep':
      return { ...rest, pool: value, keep: halfKept(value, readings) };
    case 'double-roll':
      return { ...rest, pool: 2 * value, keep: value };
    case 'double-roll-cap':
      return { ...rest, pool: 2 * value, cap: value };
  }
}

function halfKept(value: number, readings: ResistanceReadings): number {
  return value === 1 && readings['aux.value-1'] === 'keeps-1' ? 1 : Math.floor(value / 2);
}

/** The dice of a test of an auxiliary attribute. */
export function auxiliaryPool(
  tested: { readonly value: number; readonly pt: number; readonly specialisation: boolean },
  readings: AuxiliaryReadings,
): Pool {
  const specialisation = tested.specialisation && readings['aux.specialisation'] === 'applies';
  return { ...resistancePool(tested.value, tested.pt, readings), specialisation };
}
