import type { TrialStreams } from '../../random/trial-stream.ts';
import { HandSampler } from '../hand-sampler.ts';
import { CARDS_WITH_JOKERS, isJoker, KING, rankOf, suitOf } from '../playing-cards.ts';
import type { Sampler } from '../sampler.ts';
import { type Helps, TESTED } from './helps.ts';
import { pack } from './result.ts';

/** What a card of the deck brings: points in the suit tested, or points once it is given that suit, or a joker. */
function tables({ points, recolour }: Helps) {
  const inSuit = new Int32Array(CARDS_WITH_JOKERS);
  const elsewhere = new Int32Array(CARDS_WITH_JOKERS);
  const jokers = new Int32Array(CARDS_WITH_JOKERS);
  for (let card = 0; card < CARDS_WITH_JOKERS; card++) {
    if (isJoker(card)) jokers[card] = 1;
    else if (suitOf(card) === TESTED) inSuit[card] = points[rankOf(card)]!;
    else if (recolour) elsewhere[card] = points[rankOf(card)]!;
  }
  return { inSuit, elsewhere, jokers };
}

/** Deals the hands of a test that neither styles nor Fate cards change, many trials at a time. */
export function plainHandSampler(streams: TrialStreams, deckSize: number, cards: number, helps: Helps): Sampler {
  const { inSuit, elsewhere, jokers } = tables(helps);
  const { needed } = helps;
  const jokerHalves = 2 * helps.points[KING]!;
  const results = Int32Array.from({ length: 8 }, (_, facts) =>
    pack({ passed: (facts & 1) !== 0, withoutJokers: (facts & 2) !== 0, joker: (facts & 4) !== 0, spent: 0 }),
  );
  return new HandSampler(streams.for('test-cards'), deckSize, cards, (hand) => {
    let sum = 0;
    let best = 0;
    let drawn = 0;
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index]!;
      const points = elsewhere[card]!;
      sum += inSuit[card]!;
      if (points > best) best = points;
      drawn += jokers[card]!;
    }
    const halves = 2 * (sum + best);
    const passed = halves + jokerHalves * drawn >= needed ? 1 : 0;
    const without = halves >= needed ? 2 : 0;
    return results[passed + without + (drawn > 0 ? 4 : 0)]!;
  });
}
