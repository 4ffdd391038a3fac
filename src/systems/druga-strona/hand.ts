import type { Deck } from '../chance.ts';
import { isJoker, rankOf, SUITS, suitOf } from '../playing-cards.ts';
import { countsAsTested, pointsByRank, TESTED } from './helps.ts';
import type { Style } from './styles.ts';

/** Style V draws until the suit tested has so many points; style VI rewards a suit with so many. */
export const OATH_POINTS = 5;
export const PERSEVERANCE_POINTS = 15;

/** The natural points of each suit: no recolour, no premium, jokers nothing; converted hearts lie with the suit tested. */
function naturalSums(cards: readonly number[], styles: ReadonlySet<Style>): number[] {
  const points = pointsByRank(styles);
  const sums = SUITS.map(() => 0);
  for (const card of cards) {
    if (isJoker(card)) continue;
    const suit = countsAsTested(suitOf(card), { heartsConverted: styles.has('IV') }) ? TESTED : suitOf(card);
    sums[suit]! += points[rankOf(card)]!;
  }
  return sums;
}

/** Draws the cards of a test, the known ones first, and all extra cards that styles bring. */
export function drawHand(deck: Deck, known: readonly number[], cards: number, styles: ReadonlySet<Style>): number[] {
  const hand = [...known];
  const wanted = cards + (styles.has('XII') ? 1 : 0);
  while (hand.length < wanted) hand.push(deck.draw());
  if (styles.has('V')) while (naturalSums(hand, styles)[TESTED]! < OATH_POINTS && deck.left > 0) hand.push(deck.draw());
  if (styles.has('VI')) {
    let extra = 0;
    while (extra < naturalSums(hand, styles).filter((sum) => sum >= PERSEVERANCE_POINTS).length && deck.left > 0) {
      hand.push(deck.draw());
      extra++;
    }
  }
  return hand;
}
