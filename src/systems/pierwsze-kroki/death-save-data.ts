/** The threshold by how many times the hero has fallen in the same fight, the last for every later fall. Rozdział V. */
export const THRESHOLDS = [10, 13, 16, 19] as const;

/** So many marks kill; so many passed rolls stabilise where it takes more than one. */
export const FATAL_MARKS = 3;
export const STABLE_SUCCESSES = 3;

/** A natural 1 counts double. */
export const MARKS_OF_NATURAL_FAILURE = 2;

/**
 * A companion's test of Medycyna raises the fallen, and the book gives no PT for it; 16, the PT that stops a Krwotok,
 * is taken.
 */
export const MEDICINE_PT = { value: 16, assumed: true } as const;
