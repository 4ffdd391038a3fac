import { ACE, BLACK_JOKER, cardOf, JACK, KING, QUEEN, RED_JOKER } from '../../../src/systems/playing-cards.ts';

const RANKS: Readonly<Record<string, number>> = { A: ACE, W: JACK, D: QUEEN, K: KING };
const SUITS = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' } as const;

/**
 * What is revealed, as a row writes it: `4♣ 10♥ D♠` are cards (A as, W walet, D dama, K król), `J+` and `J-` the red and
 * the black joker, and plain numbers are dice.
 */
export function revealed(text: string): number[] {
  return text.split(' ').map((word) => {
    if (word === 'J+') return RED_JOKER;
    if (word === 'J-') return BLACK_JOKER;
    const suit = SUITS[word.slice(-1) as keyof typeof SUITS];
    if (suit === undefined) return Number(word);
    const rank = word.slice(0, -1);
    return cardOf(suit, RANKS[rank] ?? Number(rank));
  });
}
