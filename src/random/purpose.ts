/**
 * What a random number is for. Each purpose has its own stream in every trial, so that one more draw for one purpose
 * moves nothing that is drawn for another. The order is part of the numbers: append, never reorder.
 */
export const PURPOSES = [
  'test-dice',
  'opponent-dice',
  'test-cards',
  'opponent-cards',
  'ally-cards',
  'fate-cards',
  'pool-dice',
  'damage-dice',
  'location-dice',
  'reroll-dice',
  'initiative-dice',
  'deployment',
  'complication-dice',
] as const;

export type Purpose = (typeof PURPOSES)[number];
