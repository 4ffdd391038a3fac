import type { Bilingual } from '../../text/bilingual.ts';
import { optionalInteger } from '../parameter.ts';
import { PROFICIENCY, WOUND_LADDER } from './modifiers-data.ts';

/** What a test adds to its die beyond a number already summed up: Rozdział I, trzy liczby; Rozdział III, ranga. */
export const SKILL_PARAMETERS = {
  attribute: optionalInteger({ name: { pl: 'cecha', en: 'attribute' }, min: 1, max: 30 }),
  rank: optionalInteger({ name: { pl: 'ranga umiejętności', en: 'skill rank' }, min: 1, max: 5 }),
};

/** How many percent of the hit points are left; without it, all of them. */
export const healthParameter = (name: Bilingual) => optionalInteger({ name, min: 1, max: 100 });

/** 14 is +2, 10 is 0, 8 is −1; nothing where the attribute is part of the modifier. */
function attributeModifier(attribute: number | null): number {
  return attribute === null ? 0 : Math.floor((attribute - 10) / 2);
}

/** The rank itself, and from rank 3 the proficiency; nothing for the untrained. */
function rankBonus(rank: number | null): number {
  if (rank === null) return 0;
  return rank >= PROFICIENCY.fromRank ? rank + PROFICIENCY.bonus : rank;
}

/** Attribute, rank and proficiency, as the three tables add them up. */
export function skillBonus(attribute: number | null, rank: number | null): number {
  return attributeModifier(attribute) + rankBonus(rank);
}

/** The wounds' penalty, zero or less, with so many percent of the hit points left; none for the unhurt. Rozdział V. */
export function woundPenalty(health: number | null): number {
  return health === null ? 0 : WOUND_LADDER.find(({ above }) => health > above)!.penalty;
}
