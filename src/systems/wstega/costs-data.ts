/**
 * What is bought with points at creation and with pedeki in play. Tworzenie postaci gracza; Pedeki i awans.
 * Edit the numbers here.
 */

export const GREATEST_LEVEL = 4;

interface Price {
  /** What a level costs, as a multiple of the level. */
  readonly perLevel: number;
  /** What is added for a level above the attribute. */
  readonly aboveAttribute: number;
}

/** Points for each thing when the character is made: the level bought has one price, whatever is below it. */
export const CREATION = {
  attribute: { perLevel: 2, aboveAttribute: 0 },
  control: { perLevel: 1, aboveAttribute: 0 },
  skill: { perLevel: 1, aboveAttribute: 1 },
} as const satisfies Record<string, Price>;

/** Pedeki for each thing when it is raised by one level: the price of the new level. */
export const ADVANCEMENT = {
  attribute: { perLevel: 4, aboveAttribute: 0 },
  control: { perLevel: 2, aboveAttribute: 2 },
  skill: { perLevel: 2, aboveAttribute: 2 },
} as const satisfies Record<string, Price>;

/** The points a new character has: for attributes with their controls, and for skills with magic items. */
export const CREATION_POINTS = { attributes: 40, skills: 24 } as const;

/** The dice of the largest artefact that is reckoned with; the rulebook sets no limit, its largest example adds 3. Assumed. */
export const GREATEST_ARTEFACT = { value: 4, assumed: true } as const;
