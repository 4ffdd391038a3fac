import { ACE, isJoker, JACK, KING, QUEEN, rankOf } from '../playing-cards.ts';

/** Karta mocna, średnia, słaba: it decides what figures mean. Działanie kart. */
export const STRENGTHS = ['strong', 'medium', 'weak'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The figures that have effects of their own; numbers and aces are counted apart. */
export const FIGURES = ['jack', 'queen', 'king', 'joker'] as const;
export type Figure = (typeof FIGURES)[number];

/** A negative jack still scores 11. */
export const JACK_VALUE = 11;
export const GREATEST_NUMBER = 10;

/** Cards of one colour in the deck; the jokers are one red and one black. */
export const COPIES_OF_COLOUR = { jack: 2, queen: 2, king: 2, joker: 1 } as const;

/** Aces of one colour in the deck. */
export const ACE_COPIES = 2;

/** All figures of a strong card work for the player, all of a weak one against; of a medium one the red ones work for. */
export function isPositive(strength: Strength, red: boolean): boolean {
  return strength === 'medium' ? red : strength === 'strong';
}

/** The figure on a card; undefined for a number and an ace. */
export function figureOf(card: number): Figure | undefined {
  if (isJoker(card)) return 'joker';
  switch (rankOf(card)) {
    case JACK:
      return 'jack';
    case QUEEN:
      return 'queen';
    case KING:
      return 'king';
    default:
      return undefined;
  }
}

export function isAce(card: number): boolean {
  return !isJoker(card) && rankOf(card) === ACE;
}

/** What the card scores: queens, kings and jokers are worth nothing, aces have no number. */
export function scoreOf(card: number): number {
  const figure = figureOf(card);
  if (figure === 'jack') return JACK_VALUE;
  return figure !== undefined || isAce(card) ? 0 : rankOf(card);
}
