import type { TestKind } from '../spec.ts';
import type { Figure } from './roster.ts';

/** What gives an advantage and what a hindrance, by id. */
export interface Modifiers {
  readonly advantage: readonly string[];
  readonly hindrance: readonly string[];
}

interface TraitRow {
  readonly trait: string;
  readonly gives: keyof Modifiers;
  readonly on: readonly TestKind[];
}

/** Traits that help or hinder tests of some kinds whatever the occasion (Cechy postaci; Przykładowe profile BN). */
const ROWS: readonly TraitRow[] = [
  { trait: 'celne-oko', gives: 'advantage', on: ['attack-ranged'] },
  { trait: 'fechmistrz', gives: 'advantage', on: ['attack-melee'] },
  { trait: 'parabolik', gives: 'advantage', on: ['attack-thrown'] },
  { trait: 'zwinny', gives: 'advantage', on: ['agility', 'climbing', 'stealth'] },
  { trait: 'techniczny-fachowiec', gives: 'advantage', on: ['technical'] },
  { trait: 'krotkowidz', gives: 'hindrance', on: ['attack-ranged'] },
  { trait: 'niezdarny', gives: 'hindrance', on: ['attack-melee'] },
  { trait: 'cyklop', gives: 'hindrance', on: ['attack-thrown'] },
  { trait: 'technofobia', gives: 'hindrance', on: ['technical'] },
  { trait: 'spanikowany', gives: 'hindrance', on: ['will'] },
];

/** What a figure's traits give it in every test of the kind. */
export function traitModifiers({ traits }: Figure, kind: TestKind): Modifiers {
  const rows = ROWS.filter(({ trait, on }) => traits.has(trait) && on.includes(kind));
  return {
    advantage: rows.filter(({ gives }) => gives === 'advantage').map(({ trait }) => trait),
    hindrance: rows.filter(({ gives }) => gives === 'hindrance').map(({ trait }) => trait),
  };
}
