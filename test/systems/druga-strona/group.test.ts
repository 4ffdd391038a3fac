import { describe, expect, it } from 'vitest';
import { dilemma } from '../../../src/systems/druga-strona/dilemma.ts';
import { group } from '../../../src/systems/druga-strona/group.ts';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactOutcomes, exactResults, resultOfRoll } from '../asked.ts';
import { expectHands, type HandRow } from './expect-hands.ts';
import { namedCards } from './named-cards.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** Spades are tested. The captain draws two cards, then each ally one. */
const TWO = { cards: 2, allies: 2, breaks: 4 };
const own = { 'group.deck': 'own' };
const success = 'success';
const failure = 'failure';

describe("an ally's card counts as drawn by the captain", () => {
  expectHands(group, [
    { hand: '5♠ 4♦ / 8♠ 7♥', parameters: TWO, is: success },
    { hand: '5♠ 4♦ / 8♠ 6♥', parameters: TWO, is: failure },
    { hand: '5♠ 4♦', parameters: { ...TWO, allies: 0 }, is: failure },
    // One recolour in all, also of an ally's card.
    { hand: '5♠ 7♥ / 8♠ 7♦', parameters: TWO, is: success },
    { hand: '5♠ 5♥ / 5♣ 5♦', parameters: TWO, is: failure },
    { hand: '5♠ 4♦ / 8♠ 7♥', parameters: { ...TWO, recolour: false }, is: failure },
    { hand: '5♠ 4♦ / 8♠ 4♥', parameters: { ...TWO, premium: 3 }, is: success },
    // Nobody but allies.
    { hand: '10♠ 10♥', parameters: { ...TWO, cards: 0 }, is: success },
  ]);
});

describe("an ally's ace", () => {
  const by = 'ally-ace';
  expectHands(group, [
    { hand: '10♠ 10♦ / A♥ 2♦', parameters: TWO, is: failure },
    { hand: '10♠ 10♦ / 2♦ A♠', parameters: TWO, is: failure },
    { hand: '10♠ 10♦ / A♥ 2♦', parameters: TWO, by, is: 'spoiled' },
    { hand: '2♠ 3♦ / A♥ 2♦', parameters: TWO, by, is: 'ace' },
    { hand: '10♠ 10♦ / 3♥ 2♦', parameters: TWO, by, is: success },
    { hand: '2♠ 3♦ / 3♥ 2♦', parameters: TWO, by, is: failure },
    // Nothing saves it; the captain's own is harmless.
    { hand: '10♠ 10♦ / A♥ JOKER', parameters: TWO, is: failure },
    { hand: '10♠ A♦ / 10♥ JOKER', parameters: TWO, is: success },
    { hand: '10♠ 10♦ / A♥ 2♦', parameters: TWO, by: 'without-jokers', is: failure },
  ]);
});

describe('at most as many allies as there are Breaks', () => {
  expectHands(group, [
    { hand: 'A♠ A♦', parameters: { cards: 2, allies: 6, breaks: 0 }, is: success },
    { hand: '5♠ A♦ / 5♥', parameters: { cards: 2, allies: 6, breaks: 1 }, is: success },
    { hand: '5♠ A♦ / 2♥ 3♦ 10♣', parameters: { cards: 2, allies: 6, breaks: 3 }, is: success },
  ]);
});

describe('jokers, decks and a Break of 4.5', () => {
  const half = { cards: 1, allies: 0, breaks: 1, 'break-value': '4.5', recolour: false };
  expectHands(group, [
    { hand: '5♠ 4♦ / 8♠ JOKER', parameters: TWO, is: success },
    { hand: '5♠ 4♦ / 8♠ JOKER', parameters: TWO, by: 'joker', is: 'joker' },
    { hand: '10♠ 10♦ / 8♠ JOKER', parameters: TWO, by: 'joker', is: 'bonus' },
    { hand: '10♠ 10♦ 2♣ 3♣ 4♣ / 8♠ JOKER', parameters: { ...TWO, cards: 5 }, by: 'joker', is: 'passed' },
    { hand: '10♠ 10♦ / A♥ JOKER', parameters: TWO, by: 'joker', is: 'joker' },
    { hand: '10♠ 10♦ / 10♠ 10♠', parameters: TWO, rulings: own, is: success },
    { hand: '10♠ 2♦ / JOKER JOKER', parameters: { ...TWO, breaks: 6 }, rulings: own, is: success },
    { hand: '4♠', parameters: half, is: failure },
    { hand: '4♠', parameters: half, rulings: { 'threshold.rounding': 'down' }, is: success },
  ]);

  it('a card on the table does not come from the captain’s deck again', () => {
    const hand = namedCards('10♠ 10♦ / 10♠ 2♥');
    expect(() => resultOfRoll(group, hand, { parameters: TWO })).toThrow(/not in the deck/);
  });
});

describe('laws', () => {
  const asked = (parameters: Parameters, rulings = {}) => ({ parameters, rulings });
  const chance = (parameters: Parameters, rulings = {}) =>
    exactOutcomes(group, asked(parameters, rulings)).probability(success);
  const isNoWorse = (better: Parameters, worse: Parameters, rulings = {}) =>
    expect(chance(better, rulings).compare(chance(worse, rulings)), JSON.stringify(better)).toBeGreaterThanOrEqual(0);

  it.each([
    [{ cards: 1, allies: 1, breaks: 2 }, {}],
    [{ cards: 1, allies: 1, breaks: 2 }, own],
    [{ cards: 0, allies: 2, breaks: 2 }, own],
    [{ cards: 0, allies: 2, breaks: 3, premium: 2 }, {}],
    [{ cards: 1, allies: 1, breaks: 1, recolour: false, jokers: false }, own],
    [{ cards: 1, allies: 1, breaks: 2, 'break-value': '4.5', premium: 1 }, own],
  ])('is what playing every course gives: %j %j', (parameters, rulings) => {
    const test: AnyTest = group;
    const defaults = Object.fromEntries(Object.entries(test.parameters).map(([id, each]) => [id, each.default]));
    const played = enumeratePlay(test.play({ ...defaults, ...parameters }, readRulings(test, rulings)), 200_000);
    expect(fractionsOf(exactResults(group, asked(parameters, rulings)))).toEqual(fractionsOf(played!));
  });

  it('without allies is a Dilemma', () => {
    for (const breaks of [0, 2, 5, 8]) {
      const alone = exactOutcomes(dilemma, { parameters: { cards: 4, breaks, fate: 0 } }).probability(success);
      for (const rulings of [{}, own]) expect(chance({ allies: 0, breaks }, rulings)).toEqual(alone);
    }
  });

  it('an ally hurts an easy test and helps a hard one', () => {
    for (const rulings of [{}, own]) {
      expect(chance({ allies: 1, breaks: 1 }, rulings).compare(chance({ allies: 0, breaks: 1 }, rulings))).toBe(-1);
      expect(chance({ allies: 1, breaks: 6 }, rulings).compare(chance({ allies: 0, breaks: 6 }, rulings))).toBe(1);
    }
  });

  it('no ally draws an ace as often as no card of so many is one', () => {
    const ace = (rulings: Record<string, string>) =>
      exactOutcomes(group, { ...asked({ allies: 2, breaks: 4 }, rulings), by: 'ally-ace' });
    const none = (rulings: Record<string, string>) =>
      ace(rulings).probability('failure').plus(ace(rulings).probability(success)).toNumber();
    expect(none({})).toBeCloseTo((50 * 49) / (54 * 53), 12);
    expect(none(own)).toBeCloseTo((50 / 54) ** 2, 12);
  });

  it('captain’s cards, a premium, fewer and cheaper Breaks, a recolour and jokers never hurt', () => {
    for (const rulings of [{}, own]) {
      for (let cards = 0; cards < 8; cards++) isNoWorse({ cards: cards + 1 }, { cards }, rulings);
      // Where as many allies draw.
      for (let breaks = 2; breaks < 8; breaks++) isNoWorse({ breaks }, { breaks: breaks + 1 }, rulings);
      isNoWorse({ premium: 2 }, { premium: 1 }, rulings);
      isNoWorse({ 'break-value': '4' }, { 'break-value': '4.5' }, rulings);
      isNoWorse({ 'break-value': '4.5' }, {}, rulings);
      isNoWorse({}, { recolour: false }, rulings);
    }
  });

  it('allies beyond the Breaks change nothing', () => {
    expect(chance({ allies: 6, breaks: 2 })).toEqual(chance({ allies: 2, breaks: 2 }));
  });
});
