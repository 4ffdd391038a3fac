import type { Deck } from '../chance.ts';
import { isJoker, rankOf, SUITS, suitOf } from '../playing-cards.ts';
import { countedSuit, type Helps, SECOND, TESTED } from './helps.ts';
import type { Style } from './styles.ts';

/** Style V draws until each suit tested has so many points; style VI rewards a suit with so many. */
export const OATH_POINTS = 5;
export const PERSEVERANCE_POINTS = 15;

type Counted = Pick<Helps, 'points' | 'heartsConverted' | 'second'>;

/** The natural points of each suit: no recolour, no premium, jokers nothing; converted hearts lie with their new suit. */
function naturalSums(cards: readonly number[], helps: Counted): number[] {
  const sums = SUITS.map(() => 0);
  for (const card of cards) {
    if (!isJoker(card)) sums[countedSuit(suitOf(card), helps)]! += helps.points[rankOf(card)]!;
  }
  return sums;
}

/** Draws the cards of a test, the known ones first; none that depend on what was drawn. */
export function drawFirst(deck: Deck, known: readonly number[], cards: number, styles: ReadonlySet<Style>): number[] {
  const hand = [...known];
  const wanted = cards + (styles.has('XII') ? 1 : 0);
  while (hand.length < wanted && deck.left > 0) hand.push(deck.draw());
  return hand;
}

/** Draws all extra cards that styles bring to the cards on the table. */
export function drawExtra(deck: Deck, table: readonly number[], styles: ReadonlySet<Style>, helps: Counted): number[] {
  const hand = [...table];
  const tested = helps.second === null ? [TESTED] : [TESTED, SECOND];
  const hasOath = () => {
    const sums = naturalSums(hand, helps);
    return tested.every((suit) => sums[suit]! >= OATH_POINTS);
  };
  if (styles.has('V')) while (!hasOath() && deck.left > 0) hand.push(deck.draw());
  if (styles.has('VI')) {
    let extra = 0;
    while (extra < naturalSums(hand, helps).filter((sum) => sum >= PERSEVERANCE_POINTS).length && deck.left > 0) {
      hand.push(deck.draw());
      extra++;
    }
  }
  return hand;
}
