/** The one die of Pierwsze Kroki, and the two faces that decide whatever the totals say. Rozdział I. */
export const SIDES = 20;
export const NATURAL_SUCCESS = 20;
export const NATURAL_FAILURE = 1;

/** From a trait of 1 with penalties to a trait, rank and magic beyond any printed one. */
export const MODIFIER_RANGE = { min: -20, max: 40 } as const;
