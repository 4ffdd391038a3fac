import { defaultOption, type OptionsOf, ruling } from '../systems/ruling.ts';

const CREATION = 'Tworzenie bandy agentów chaosu, System band i punkty kreacji';

/** How the rules of making a band are read; they decide which bands are legal, and nothing in a battle. */
export const CREATION_RULINGS = {
  'creation.pc-cap': ruling({
    options: {
      none: 'no limit but the 12 PK',
      'at-most-24': 'no figure has more than 24 PC bought with PK',
    },
    place: CREATION,
    why: 'An option for the group. Who buys 4 PŻ has 8 PK left, which are 24 PC: it binds only who pays for fewer PŻ.',
  }),
  'cherlawy.pays': ruling({
    options: {
      minimum: 'the figure buys at least 4 PŻ like every other, and keeps 2 of them',
      actual: 'the figure buys the 2 PŻ that it can have',
    },
    place: `${CREATION}; Cechy postaci, Cechy żywotności, Cherlawy`,
    why: 'At least 4 PŻ are bought, and the trait leaves 2.',
  }),
} as const;

export type CreationOptions = OptionsOf<typeof CREATION_RULINGS>;

export const CREATION_DEFAULTS = Object.fromEntries(
  Object.entries(CREATION_RULINGS).map(([id, facts]) => [id, defaultOption(facts)]),
) as CreationOptions;
