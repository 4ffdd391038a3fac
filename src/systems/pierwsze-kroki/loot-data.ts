/**
 * The book gives no enemy's table of loot, only what a weight means: 30 is a chance of 30 %. These stand for one.
 * The first item is the most common, the last the rarest.
 */
export const SAMPLE_WEIGHTS = { value: '50+30+10', assumed: true } as const;

/** High Szczęście tilts the draw and the book gives no number: a point of its modifier adds this to every weight. */
export const WEIGHT_PER_LUCK = { value: 1, assumed: true } as const;

/** The range of an enemy's gold in the sample, in GP; the book gives none. */
export const SAMPLE_GOLD = { least: 2, greatest: 12, assumed: true } as const;
