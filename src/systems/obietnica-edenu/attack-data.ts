/**
 * The weapon of an attack when none is given. The draft of the rulebook has no weapons, so these numbers are our own:
 * `assumed` marks them. Edit them here, or set them as parameters.
 */
export const WEAPON = { damage: 3, pen: 0, assumed: true } as const;

/** What successes buy. 9. Sukcesy w Walce, the table of costs. */
export const PRICES = { damage: 2, pen: 3 } as const;
