import { describe, expect, it } from 'vitest';
import { opposed } from '../../../src/systems/druga-strona/opposed.ts';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { hasExact, readRulings } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactOutcomes, exactResults, resultOfRoll } from '../asked.ts';
import { expectHands, type HandRow } from './expect-hands.ts';
import { namedCards } from './named-cards.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** Two cards a side; spades are tested, clubs by the opponent. */
const TWO = { cards: 2, 'opponent-cards': 2 };
const PLAIN = { ...TWO, recolour: false, 'opponent-recolour': false };
const ignored = { 'opposed.jokers': 'ignore' };
const toOpponent = { 'opposed.tie': 'opponent' };
const shared = { 'opposed.deck': 'shared' };
const by = 'lead';

describe('the greater sum of the suits tested wins', () => {
  expectHands(opposed, [
    { hand: '5♠ 3♠ / 7♣ 2♥', parameters: PLAIN, is: 'win' },
    { hand: '5♠ 3♠ / 7♣ 2♣', parameters: PLAIN, is: 'lose' },
    { hand: '5♠ 3♠ / 7♣ 2♥', parameters: PLAIN, by, is: 1 },
    { hand: '5♠ 3♥ / 7♠ 2♥', parameters: PLAIN, by, is: 5 },
    { hand: '5♠ 3♥ / 7♠ 2♥', parameters: { ...PLAIN, suits: 'same' }, by, is: -2 },
    { hand: 'K♠ A♠ / Q♣ 10♥', parameters: PLAIN, by, is: 1 },
    // The best card of another suit is recoloured by each that may.
    { hand: '5♠ 3♥ / 7♣ 2♥', parameters: TWO, by, is: -1 },
    { hand: '5♠ 3♥ / 7♣ 2♥', parameters: { ...TWO, 'opponent-recolour': false }, by, is: 1 },
    { hand: '5♠ 3♥ / 7♣ 2♥', parameters: { ...TWO, recolour: false }, by, is: -4 },
    { hand: '9♥ 8♥ / 2♣ 3♣', parameters: TWO, by, is: 4 },
    // Premiums.
    { hand: '5♠ 3♥ / 7♣ 2♥', parameters: { ...TWO, premium: 2 }, is: 'win' },
    { hand: '5♠ 3♠ / 7♣ 2♥', parameters: { ...PLAIN, 'opponent-premium': 3 }, by, is: -2 },
    // Without cards there is the premium.
    { hand: 'A♠', parameters: { ...PLAIN, cards: 0, 'opponent-cards': 1, premium: 1 }, is: 'win' },
  ]);
});

describe('equal sums', () => {
  expectHands(opposed, [
    { hand: '5♠ 3♠ / 6♣ 2♣', parameters: PLAIN, is: 'tie' },
    { hand: '5♠ 3♠ / 6♣ 2♣', parameters: PLAIN, rulings: toOpponent, is: 'lose' },
    { hand: '5♠ 4♠ / 6♣ 2♣', parameters: PLAIN, rulings: toOpponent, is: 'win' },
  ]);
});

describe('jokers', () => {
  expectHands(opposed, [
    { hand: '5♠ JOKER / 7♣ 2♣', parameters: PLAIN, by, is: 6 },
    { hand: '5♠ JOKER / 7♣ 2♣', parameters: PLAIN, rulings: ignored, by, is: -4 },
    // The loser completes, then whoever loses then.
    { hand: '5♠ JOKER / 4♣ joker', parameters: PLAIN, by, is: 1 },
    { hand: '5♠ 4♠ / 8♣ joker', parameters: PLAIN, is: 'lose' },
    { hand: '5♠ 4♠ / 8♣ joker', parameters: PLAIN, rulings: ignored, is: 'win' },
    { hand: 'JOKER joker / 10♣ 9♣', parameters: PLAIN, is: 'win' },
    // The reward is of whoever wins without the joker.
    { hand: '9♠ JOKER / 7♣ A♣', parameters: PLAIN, by: 'joker', is: 'bonus' },
    { hand: '5♠ JOKER / 7♣ 2♣', parameters: PLAIN, by: 'joker', is: 'joker' },
    { hand: '9♠ JOKER / 7♣ joker', parameters: PLAIN, by: 'joker', is: 'joker' },
    { hand: '9♠ JOKER / 7♣ joker', parameters: PLAIN, rulings: ignored, by: 'joker', is: 'bonus' },
    { hand: '9♠ 2♠ / 7♣ joker', parameters: PLAIN, by: 'joker', is: 'none' },
  ]);
});

describe('decks', () => {
  expectHands(opposed, [{ hand: '5♠ 3♠ / 3♠ 7♣', parameters: PLAIN, is: 'win' }]);

  it('one deck does not deal the same card twice', () => {
    const hand = namedCards('5♠ 3♠ / 3♠ 7♣');
    expect(() => resultOfRoll(opposed, hand, { parameters: PLAIN, rulings: shared })).toThrow(/not in the deck/);
  });
});

describe('laws', () => {
  const asked = (parameters: Parameters, rulings = {}) => ({ parameters: { ...TWO, ...parameters }, rulings });
  const chance = (parameters: Parameters, rulings = {}) =>
    exactOutcomes(opposed, asked(parameters, rulings)).probability('win');
  const isNoWorse = (better: Parameters, worse: Parameters, rulings = {}) =>
    expect(chance(better, rulings).compare(chance(worse, rulings)), JSON.stringify(better)).toBeGreaterThanOrEqual(0);

  it.each([
    [{ cards: 1, 'opponent-cards': 1 }, {}],
    [{ cards: 1, 'opponent-cards': 1, suits: 'same' }, shared],
    [
      { cards: 2, 'opponent-cards': 1 },
      { ...shared, ...ignored },
    ],
    [{ cards: 2, 'opponent-cards': 1, suits: 'same', recolour: false }, shared],
    [{ cards: 1, 'opponent-cards': 1, 'opponent-recolour': false, jokers: false }, shared],
    [{ cards: 2, 'opponent-cards': 0, premium: 5 }, shared],
    [{ cards: 0, 'opponent-cards': 2, 'opponent-premium': 5 }, shared],
  ])('is what playing every course gives: %j %j', (parameters, rulings) => {
    const test: AnyTest = opposed;
    const defaults = Object.fromEntries(Object.entries(test.parameters).map(([id, each]) => [id, each.default]));
    const played = enumeratePlay(test.play({ ...defaults, ...parameters }, readRulings(test, rulings)), 200_000);
    expect(fractionsOf(exactResults(opposed, asked(parameters, rulings)))).toEqual(fractionsOf(played!));
  });

  it('is fair between equals, from one deck too', () => {
    for (const rulings of [{}, ignored, shared, { ...shared, ...ignored }]) {
      for (const suits of ['different', 'same']) {
        for (const cards of [1, 3, 6]) {
          const outcomes = exactOutcomes(opposed, asked({ cards, 'opponent-cards': cards, suits }, rulings));
          expect(outcomes.probability('win')).toEqual(outcomes.probability('lose'));
        }
      }
    }
  });

  it('what one side wins the other loses', () => {
    for (const rulings of [{}, shared]) {
      const own = exactOutcomes(opposed, asked({ cards: 4, 'opponent-cards': 2, premium: 3 }, rulings));
      const other = exactOutcomes(opposed, asked({ cards: 2, 'opponent-cards': 4, 'opponent-premium': 3 }, rulings));
      expect(own.probability('win')).toEqual(other.probability('lose'));
      expect(own.probability('tie')).toEqual(other.probability('tie'));
    }
  });

  it('a deck of one’s own does not know which suits are tested', () => {
    expect(exactResults(opposed, asked({ suits: 'same' }))).toEqual(
      exactResults(opposed, asked({ suits: 'different' })),
    );
  });

  it('cards, a premium and a recolour help, and those of the opponent do not', () => {
    for (const rulings of [{}, ignored, shared, toOpponent]) {
      for (let cards = 0; cards < 5; cards++) {
        isNoWorse({ cards: cards + 1 }, { cards }, rulings);
        isNoWorse({ 'opponent-cards': cards }, { 'opponent-cards': cards + 1 }, rulings);
        isNoWorse({ premium: cards + 1 }, { premium: cards }, rulings);
        isNoWorse({ 'opponent-premium': cards }, { 'opponent-premium': cards + 1 }, rulings);
      }
      isNoWorse({}, { recolour: false }, rulings);
      isNoWorse({ 'opponent-recolour': false }, {}, rulings);
    }
    expect(chance({ premium: 20 }).compare(chance({ premium: 20, 'opponent-premium': 20 }))).toBe(1);
  });

  it('is an estimate where a shared deck cannot be counted', () => {
    const defaults = Object.fromEntries(Object.entries(opposed.parameters).map(([id, each]) => [id, each.default]));
    const has = (cards: number, rulings: Record<string, string>) =>
      hasExact(opposed, { ...defaults, cards, 'opponent-cards': cards }, readRulings(opposed, rulings));
    expect(has(10, {})).toBe(true);
    expect(has(6, shared)).toBe(true);
    expect(has(10, shared)).toBe(false);
  });
});
