/** The deck of 52 cards with a red and a black joker, numbered from 0: suit by suit from ace to king, then the jokers. */

export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = 13;
export const ACE = 1;
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;

export const STANDARD_CARDS = SUITS.length * RANKS;
export const [RED_JOKER, BLACK_JOKER] = [STANDARD_CARDS, STANDARD_CARDS + 1] as const;
export const CARDS_WITH_JOKERS = STANDARD_CARDS + 2;

/** @param rank 1 for the ace … 13 for the king */
export function cardOf(suit: Suit, rank: number): number {
  return SUITS.indexOf(suit) * RANKS + rank - 1;
}

export function isJoker(card: number): boolean {
  return card >= STANDARD_CARDS;
}

/** The place of the card's suit in SUITS; of no use for a joker. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

/** 1 for the ace … 13 for the king; of no use for a joker. */
export function rankOf(card: number): number {
  return (card % RANKS) + 1;
}

export function isRed(card: number): boolean {
  return isJoker(card) ? card === RED_JOKER : suitOf(card) < 2;
}
