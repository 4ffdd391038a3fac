import type { Deck } from '../chance.ts';
import { isJoker, RANKS, rankOf, suitOf } from '../playing-cards.ts';

/** Another suit for each suit; undoes itself. */
export type SwapOfSuits = readonly [number, number, number, number];

export function withSwappedSuit(card: number, swap: SwapOfSuits): number {
  return isJoker(card) ? card : swap[suitOf(card)]! * RANKS + rankOf(card) - 1;
}

/** A deck whose suits go by each other's names: by symmetry it does not matter which suits a test asks for. */
export function relabelledDeck(deck: Deck, swap: SwapOfSuits): Deck {
  return {
    get left() {
      return deck.left;
    },
    draw: () => withSwappedSuit(deck.draw(), swap),
    remove: (card) => deck.remove(withSwappedSuit(card, swap)),
  };
}
