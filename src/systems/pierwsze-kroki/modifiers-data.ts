/** The premium of mastery: Rozdział I i III, premia z biegłości. */
export const PROFICIENCY = { fromRank: 3, bonus: 2 } as const;

/**
 * The ladder of wounds, Rozdział V: the state holds while more than `above` percent of the hit points are left. The
 * book's rows share their ends ("75–50%", "50–25%"); read as (50, 75], (25, 50], [10, 25] and below 10, which are the
 * same here because the last two have the same penalty.
 */
export const WOUND_LADDER: readonly { readonly above: number; readonly penalty: number }[] = [
  { above: 75, penalty: 0 },
  { above: 50, penalty: -1 },
  { above: 25, penalty: -2 },
  { above: 0, penalty: -4 },
];
