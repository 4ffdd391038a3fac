import type { Verdict } from './verdict.ts';

/** The fewest Fate cards that turn a failed test, jokers completed, into a success; undefined when none do. */
export function fewestThatTurn(hand: readonly number[], fate: readonly number[], verdict: Verdict): number | undefined {
  for (let spent = 1; spent <= fate.length; spent++) {
    if (choicesOf(fate, spent).some((chosen) => verdict.passesWithJokers([...hand, ...chosen]))) return spent;
  }
  return undefined;
}

/** Every choice of so many of the cards. */
function choicesOf(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => choicesOf(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]));
}
