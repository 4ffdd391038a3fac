import type { Chance, Deck } from '../chance.ts';
import { isJoker } from '../playing-cards.ts';
import type { OptionsOf } from '../ruling.ts';
import type { TestResult } from './result.ts';
import type { FATE_RULINGS } from './rulings.ts';
import type { Verdict } from './verdict.ts';

export type FateReadings = OptionsOf<typeof FATE_RULINGS>;

/** The Fate cards that can come into a test. */
export function fateInPlay(fate: number, readings: Pick<FateReadings, 'fate.policy'>): number {
  return readings['fate.policy'] === 'never' ? 0 : fate;
}

/**
 * Draws so many Fate cards before the test, and keeps them out of its deck unless they have one of their own.
 * @param seen a card that is known to come in the test
 */
export function drawFate(
  chance: Chance,
  deck: Deck,
  size: number,
  count: number,
  readings: Pick<FateReadings, 'fate.deck'>,
  seen?: number,
): number[] {
  if (count === 0) return [];
  const fateDeck = chance.deck(size, 'fate-cards');
  const isOutOfDeck = readings['fate.deck'] === 'out-of-deck';
  if (seen !== undefined && isOutOfDeck) fateDeck.remove(seen);
  const fate = Array.from({ length: count }, () => fateDeck.draw());
  if (isOutOfDeck) for (const card of fate) deck.remove(card);
  return fate;
}

/** What comes of the cards on the table: jokers and Fate cards are of use once the test has failed without them. */
export function settle(
  table: readonly number[],
  fate: readonly number[],
  verdict: Verdict,
  policy: FateReadings['fate.policy'],
): TestResult {
  const hand = policy === 'all' ? [...table, ...fate] : table;
  const withoutJokers = verdict.passesWithoutJokers(hand);
  const joker = hand.some(isJoker);
  if (withoutJokers || verdict.passesWithJokers(hand)) return { passed: true, withoutJokers, joker, spent: 0 };
  const spent = policy === 'minimal' ? fewestThatTurn(hand, fate, verdict) : undefined;
  return { passed: spent !== undefined, withoutJokers, joker, spent: spent ?? 0 };
}

/** The fewest Fate cards that turn a failed test, jokers completed, into a success; undefined when none do. */
function fewestThatTurn(hand: readonly number[], fate: readonly number[], verdict: Verdict): number | undefined {
  for (let spent = 1; spent <= fate.length; spent++) {
    if (choicesOf(fate, spent).some((chosen) => verdict.passesWithJokers([...hand, ...chosen]))) return spent;
  }
  return undefined;
}

/** Every choice of so many of the cards. */
export function choicesOf(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => choicesOf(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]));
}
