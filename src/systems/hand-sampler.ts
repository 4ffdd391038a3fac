import type { TrialStream } from '../random/trial-stream.ts';
import type { Sampler } from './sampler.ts';

/**
 * Deals a hand of the same size in every trial and resolves it: for tests that draw their cards all at once. The cards
 * are those that `chance.deck(…).draw()` would deal, many trials at a time.
 */
export class HandSampler implements Sampler {
  private readonly deck: Int32Array;
  private readonly hand: Int32Array;
  private readonly bounds: readonly number[];
  private picks = new Int32Array(0);

  /** @param resultOf is given the hand in the order of drawing; the array is reused */
  constructor(
    private readonly stream: TrialStream,
    deckSize: number,
    cards: number,
    private readonly resultOf: (hand: Int32Array) => number,
  ) {
    if (cards > deckSize) throw new RangeError(`a hand of ${cards} cards from a deck of ${deckSize}`);
    this.deck = Int32Array.from({ length: deckSize }, (_, card) => card);
    this.hand = new Int32Array(cards);
    this.bounds = Array.from({ length: cards }, (_, drawn) => deckSize - drawn);
  }

  sample(first: number, results: Int32Array): void {
    const { deck, hand, bounds, resultOf } = this;
    const trials = results.length;
    const cards = hand.length;
    if (this.picks.length < cards * trials) this.picks = new Int32Array(cards * trials);
    const picks = this.picks;
    this.stream.drawEach(first, trials, bounds, picks);
    for (let trial = 0; trial < trials; trial++) {
      // A partial Fisher-Yates shuffle, undone afterwards so that no trial depends on those before it.
      for (let drawn = 0, at = trial; drawn < cards; drawn++, at += trials) {
        const pick = drawn + picks[at]!;
        const card = deck[pick]!;
        deck[pick] = deck[drawn]!;
        deck[drawn] = card;
        hand[drawn] = card;
      }
      for (let drawn = cards - 1, at = trial + (cards - 1) * trials; drawn >= 0; drawn--, at -= trials) {
        const pick = drawn + picks[at]!;
        const card = deck[pick]!;
        deck[pick] = deck[drawn]!;
        deck[drawn] = card;
      }
      results[trial] = resultOf(hand);
    }
  }
}
