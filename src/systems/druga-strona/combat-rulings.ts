import { type OptionsOf, ruling } from '../ruling.ts';

const COMBAT = 'I. Mechanika gry, 2. Mechanika walki';

/** How decks and jokers are read in combat. */
export const COMBAT_RULINGS = {
  'deck.combat': ruling({
    options: { own: 'each side has a deck of its own', shared: 'both sides draw from one deck' },
    place: `${COMBAT}, Trafienie krytyczne`,
    why: 'Each player may use a deck of their own; cards are shuffled back at the end of the fight.',
  }),
  'joker.in-combat': ruling({
    options: { ten: 'a joker is a card worth 10', ignore: 'a joker is worth nothing here' },
    place: COMBAT,
    why: 'A joker is a card worth 10, or a lasting +5 for whoever wins without it; it is never a figure.',
  }),
} as const;

export type CombatReadings = OptionsOf<typeof COMBAT_RULINGS>;
