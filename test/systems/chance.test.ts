import { describe, expect, it } from 'vitest';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import { ShuffledDeck, TrialChance } from '../../src/systems/chance.ts';
import { enumeratePlay } from '../../src/systems/play.ts';
import { playSampler } from '../../src/systems/sampler.ts';
import { fractionsOf } from '../probability/fractions-of.ts';
import { disagreements } from './agreement.ts';

function freshChance(): TrialChance {
  return new TrialChance(new TrialStreams(seedKey('chance', 'decks')));
}

/** The cards of three trials, in the order given. */
function dealt(chance: TrialChance, trials: readonly number[], deal: (chance: TrialChance) => number[]) {
  return new Map(
    trials.map((trial) => {
      chance.begin(trial);
      return [trial, deal(chance)] as const;
    }),
  );
}

describe('a deck', () => {
  it('deals every card once and has none left', () => {
    const deck = freshChance().deck(54);
    const cards = Array.from({ length: 54 }, () => deck.draw());
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 54 }, (_, card) => card));
    expect(deck.left).toBe(0);
    expect(() => deck.draw()).toThrow(new RangeError('a deck of 54 cards has none left'));
  });

  it('does not deal a card that was taken out, and refuses to take it out twice', () => {
    const deck = freshChance().deck(5);
    deck.remove(3);
    expect(deck.left).toBe(4);
    expect(() => deck.remove(3)).toThrow(new RangeError('card 3 is not in the deck'));
    expect(Array.from({ length: 4 }, () => deck.draw()).sort()).toEqual([0, 1, 2, 4]);
  });

  it('is in order again when it is put back', () => {
    const picks = [3, 0, 2, 1, 0];
    const deck = new ShuffledDeck(5, () => picks.shift()!);
    const first = [deck.draw(), deck.draw(), deck.draw()];
    deck.restore();
    picks.unshift(3, 0, 2);
    expect([deck.draw(), deck.draw(), deck.draw()]).toEqual(first);
  });

  it('deals the same cards in a trial whatever was dealt before it', () => {
    const hand = (chance: TrialChance) => {
      const deck = chance.deck(52);
      return [deck.draw(), deck.draw(), deck.draw()];
    };
    const forwards = dealt(freshChance(), [0, 1, 2], hand);
    expect(dealt(freshChance(), [2, 0, 2, 1], hand)).toEqual(forwards);
    expect(new Set([...forwards.values()].map(String)).size).toBe(3);
  });

  it('does not move the cards of another purpose', () => {
    const both = (own: number) => (chance: TrialChance) => {
      const deck = chance.deck(52);
      for (let card = 0; card < own; card++) deck.draw();
      const other = chance.deck(52, 'opponent-cards');
      return [other.draw(), other.draw()];
    };
    expect(dealt(freshChance(), [0, 1, 2], both(5))).toEqual(dealt(freshChance(), [0, 1, 2], both(1)));
  });

  it('of another size can be asked for in the next trial', () => {
    const chance = freshChance();
    chance.begin(0);
    chance.deck(52).draw();
    chance.begin(1);
    expect(chance.deck(54).left).toBe(54);
  });

  it('is shuffled evenly', () => {
    const firstThree = (deck: { draw(): number }) => deck.draw() * 16 + deck.draw() * 4 + deck.draw();
    const exact = enumeratePlay((chance) => firstThree(chance.deck(4)), 100)!;
    expect(new Set(Object.values(fractionsOf(exact)))).toEqual(new Set(['1/24']));
    const play = (chance: { deck(cards: number): { draw(): number } }) => firstThree(chance.deck(4));
    const streams = new TrialStreams(seedKey('shuffled', 'decks'));
    const sampler = {
      sample(first: number, results: Int32Array) {
        const chance = new TrialChance(streams);
        for (let index = 0; index < results.length; index++) {
          chance.begin(first + index);
          results[index] = play(chance);
        }
      },
    };
    expect(disagreements(sampler, 200_000, exact)).toEqual([]);
  });
});

describe('playing every course', () => {
  it('weighs a course by all the draws on its way', () => {
    // A k2; on a 2 another k6.
    const exact = enumeratePlay((chance) => (chance.die(2) === 1 ? 0 : chance.die(6)), 100);
    expect(fractionsOf(exact!)).toEqual({
      0: '1/2',
      1: '1/12',
      2: '1/12',
      3: '1/12',
      4: '1/12',
      5: '1/12',
      6: '1/12',
    });
  });

  it('gives up after so many courses', () => {
    expect(enumeratePlay((chance) => chance.die(6), 6)).toBeDefined();
    expect(enumeratePlay((chance) => chance.die(6), 5)).toBeUndefined();
  });

  it('is certain of a rule without chance', () => {
    expect(fractionsOf(enumeratePlay(() => 3, 1)!)).toEqual({ 3: '1/1' });
  });
});

it('a trial that fails says which it was', () => {
  const streams = new TrialStreams(seedKey('failing', 'rule'));
  const sampler = playSampler((chance) => {
    if (chance.die(20_000) > 15_000) throw new Error('lost');
    return 0;
  }, streams);
  expect(() => sampler.sample(0, new Int32Array(100_000))).toThrow(/^trial \d+ failed: lost$/);
});
