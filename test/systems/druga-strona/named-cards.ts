import { BLACK_JOKER, cardOf, RED_JOKER, type Suit } from '../../../src/systems/playing-cards.ts';

const SUITS: Readonly<Record<string, Suit>> = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' };
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Cards as a rulebook writes them, a slash between hands; JOKER is the red one and joker the black one. */
export function namedCards(text: string): number[] {
  return text
    .split(/[ /]+/)
    .filter((name) => name !== '')
    .map((name) => {
      if (name === 'JOKER') return RED_JOKER;
      if (name === 'joker') return BLACK_JOKER;
      return cardOf(SUITS[name.at(-1)!]!, RANKS.indexOf(name.slice(0, -1)) + 1);
    });
}
