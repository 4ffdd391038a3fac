import type { CardKind } from '../../probability/hand.ts';
import { ACE, CARDS_WITH_JOKERS, isJoker, JACK, RANKS, rankOf, STANDARD_CARDS, SUITS } from '../playing-cards.ts';
import type { CombatReadings } from './combat-rulings.ts';

const TEN = 10;

/** What a card is in combat: suits do not matter there. */
export interface CombatCard {
  readonly value: number;
  readonly isFigure: boolean;
  /** An ace or a 2, which opens the one who drew it to a critical hit. */
  readonly isLow: boolean;
}

function jokerValue(readings: CombatReadings): number {
  return readings['joker.in-combat'] === 'ten' ? TEN : 0;
}

export function combatCard(card: number, readings: CombatReadings): CombatCard {
  if (isJoker(card)) return { value: jokerValue(readings), isFigure: false, isLow: false };
  const rank = rankOf(card);
  return { value: Math.min(rank, TEN), isFigure: rank >= JACK, isLow: rank <= ACE + 1 };
}

/** The kinds of cards in a deck, the best for damage first: figures, then by value. */
export function combatKinds(readings: CombatReadings): CardKind<CombatCard>[] {
  const figures = { value: TEN, isFigure: true, isLow: false };
  const jokers = { value: jokerValue(readings), isFigure: false, isLow: false };
  const kinds: CardKind<CombatCard>[] = [{ card: figures, copies: (RANKS - JACK + 1) * SUITS.length }];
  for (let rank = TEN; rank >= ACE; rank--) {
    kinds.push({ card: { value: rank, isFigure: false, isLow: rank <= ACE + 1 }, copies: SUITS.length });
  }
  kinds.push({ card: jokers, copies: CARDS_WITH_JOKERS - STANDARD_CARDS });
  return kinds.sort((a, b) => Number(b.card.isFigure) - Number(a.card.isFigure) || b.card.value - a.card.value);
}
