import { describe, expect, it } from 'vitest';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import { TrialChance } from '../../src/systems/chance.ts';
import { HandSampler } from '../../src/systems/hand-sampler.ts';

const KEY = seedKey('hands', 'dealt');

/** A number that tells any two hands apart. */
function nameOf(hand: Int32Array | readonly number[]): number {
  return [...hand].reduce((name, card) => (Math.imul(name, 61) + card + 1) | 0, 7);
}

function dealtOneByOne(deckSize: number, cards: number, trials: readonly number[]): number[] {
  const chance = new TrialChance(new TrialStreams(KEY));
  return trials.map((trial) => {
    chance.begin(trial);
    const deck = chance.deck(deckSize);
    return nameOf(Array.from({ length: cards }, () => deck.draw()));
  });
}

describe('a sampled hand', () => {
  it.each([
    { deckSize: 54, cards: 5, first: 0, trials: 3000 },
    { deckSize: 54, cards: 10, first: 1000, trials: 100 },
    { deckSize: 52, cards: 1, first: 5, trials: 1 },
    { deckSize: 4, cards: 4, first: 1020, trials: 2100 },
    { deckSize: 4, cards: 0, first: 0, trials: 5 },
  ])('of $cards of $deckSize is what drawing card by card deals', ({ deckSize, cards, first, trials }) => {
    const results = new Int32Array(trials);
    new HandSampler(new TrialStreams(KEY).for('test-cards'), deckSize, cards, nameOf).sample(first, results);
    const numbers = Array.from({ length: trials }, (_, index) => first + index);
    expect([...results]).toEqual(dealtOneByOne(deckSize, cards, numbers));
  });

  it('does not depend on how many trials are asked for at once', () => {
    const sampler = new HandSampler(new TrialStreams(KEY).for('test-cards'), 54, 5, nameOf);
    const together = new Int32Array(50);
    sampler.sample(1000, together);
    const apart = [20, 25, 5].flatMap((count, part) => {
      const results = new Int32Array(count);
      sampler.sample(1000 + [0, 20, 45][part]!, results);
      return [...results];
    });
    expect(apart).toEqual([...together]);
  });

  it('cannot have more cards than the deck', () => {
    const stream = new TrialStreams(KEY).for('test-cards');
    expect(() => new HandSampler(stream, 4, 5, nameOf)).toThrow(new RangeError('a hand of 5 cards from a deck of 4'));
  });
});
