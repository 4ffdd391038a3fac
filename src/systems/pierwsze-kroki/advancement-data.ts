/** The whole experience at which each level from the second begins: Rozdział IX, drabina progów. */
export const LEVELS = [100, 250, 450, 700, 1000, 1350, 1750, 2200, 2700] as const;

/** What the three ranks of a skill cost, one after the other: Rozdział IX, zakupy. */
export const SKILL_RANKS = [100, 75, 150] as const;

/** What a beaten enemy brings: Rozdział IX, źródła PD. */
export const ENEMIES = { weak: 3, ordinary: 8, elite: 30, boss: 70 } as const;

/** Tier T of spells asks for level 2T − 1: Rozdział VII. */
export const LEVELS_PER_TIER = 2;
