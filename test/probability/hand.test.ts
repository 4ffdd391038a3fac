import { describe, expect, it } from 'vitest';
import { type CardKind, choose, foldHand } from '../../src/probability/hand.ts';
import { fractionsOf } from './fractions-of.ts';

/** Every hand of so many cards, one by one. */
function* hands(deck: readonly string[], cards: number): IterableIterator<string[]> {
  if (cards === 0) yield [];
  else {
    for (const [index, card] of deck.entries()) {
      for (const rest of hands(deck.slice(index + 1), cards - 1)) yield [card, ...rest];
    }
  }
}

function handByHand(deck: readonly string[], cards: number): Record<string, string> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const hand of hands(deck, cards)) {
    const key = [...hand].sort().join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    total++;
  }
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return Object.fromEntries(
    [...counts].map(([key, count]) => [key, `${count / divisor(count, total)}/${total / divisor(count, total)}`]),
  );
}

describe('a hand counted by kinds', () => {
  it.each([
    { cards: 0, copies: { a: 1, b: 2 } },
    { cards: 1, copies: { a: 3 } },
    { cards: 2, copies: { a: 1, b: 1, c: 1 } },
    { cards: 3, copies: { a: 4, b: 2, c: 1 } },
    { cards: 4, copies: { a: 2, b: 5, c: 3 } },
    { cards: 7, copies: { a: 2, b: 3, c: 2 } },
  ])('$cards of $copies is what dealing every hand gives', ({ cards, copies }) => {
    const kinds: CardKind<string>[] = Object.entries(copies).map(([card, count]) => ({ card, copies: count }));
    const deck = kinds.flatMap(({ card, copies: count }) => new Array<string>(count).fill(card));
    const counted = foldHand(cards, kinds, '', (state, card, count) => state + card.repeat(count));
    expect(fractionsOf(counted)).toEqual(handByHand(deck, cards));
  });

  it('has four aces among five cards of 52 once in 54,145 hands', () => {
    const kinds = [
      { card: 'ace', copies: 4 },
      { card: 'other', copies: 48 },
    ];
    const aces = foldHand(5, kinds, 0, (state, card, count) => state + (card === 'ace' ? count : 0));
    expect(aces.probability(4).toString()).toBe('1/54145');
    expect(aces.total).toBe(2_598_960n);
  });

  it('cannot hold more cards than the deck', () => {
    expect(() => foldHand(3, [{ card: 'a', copies: 2 }], 0, () => 0)).toThrow(
      new RangeError('a hand of 3 cards from a deck of 2'),
    );
  });
});

it.each([
  [0, 0, 1n],
  [5, 0, 1n],
  [5, 2, 10n],
  [5, 5, 1n],
  [5, 6, 0n],
  [5, -1, 0n],
  [54, 5, 3_162_510n],
])('of %i there are %i in %i ways', (n, k, ways) => {
  expect(choose(n, k)).toBe(ways);
});
