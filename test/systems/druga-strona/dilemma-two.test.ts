import { describe, expect, it } from 'vitest';
import { dilemma } from '../../../src/systems/druga-strona/dilemma.ts';
import { dilemmaTwo } from '../../../src/systems/druga-strona/dilemma-two.ts';
import { hasExact, readRulings } from '../../../src/systems/settings.ts';
import { exactOutcomes, exactResults, outcomeOfRoll } from '../asked.ts';
import type { HandRow } from './expect-hands.ts';
import { namedCards } from './named-cards.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** The first suit tested is ♥, the second ♦; the cards are dealt as named, all to the common hand. */
function expectTwo(rows: readonly HandRow[]): void {
  it.each(rows)(
    '$hand $parameters $rulings $by: $is',
    ({ hand, is, parameters = {}, rulings = {}, by = 'outcome' }) => {
      const cards = namedCards(hand);
      const sizes = { cards: 1, 'second-cards': cards.length - 1 };
      expect(outcomeOfRoll(dilemmaTwo, cards, { parameters: { ...sizes, ...parameters }, rulings, by })).toBe(is);
    },
  );
}

const needs = (breaks: number, second: number, more: Parameters = {}) => ({ breaks, 'second-breaks': second, ...more });
const success = 'success';
const failure = 'failure';

describe('each suit meets its own Breaks, from one hand', () => {
  expectTwo([
    { hand: '5♥ K♦', parameters: needs(1, 2), is: success },
    { hand: '4♥ K♦', parameters: needs(1, 2), is: failure },
    { hand: '5♥ 9♦', parameters: needs(1, 2), is: failure },
    { hand: 'K♥ Q♥', parameters: needs(2, 1), is: success },
    { hand: 'K♥ Q♥', parameters: needs(2, 1, { recolour: false }), is: failure },
    { hand: 'K♥ A♦', parameters: needs(2, 0), is: success },
  ]);
});

describe('one premium is taken off both, or one off each', () => {
  expectTwo([
    { hand: '2♥ 7♦', parameters: needs(1, 2, { premium: 3 }), is: success },
    { hand: '2♥ 7♦', parameters: needs(1, 2, { premium: 2 }), is: failure },
    { hand: '2♥ 9♦', parameters: needs(1, 2, { premium: 3, 'second-premium': 1 }), is: success },
    { hand: '2♥ 8♦', parameters: needs(1, 2, { premium: 3, 'second-premium': 1 }), is: failure },
    { hand: '5♥ 7♦', parameters: needs(1, 2, { premium: 0, 'second-premium': 3 }), is: success },
  ]);
});

describe('one card of the whole test is given another suit', () => {
  expectTwo([
    { hand: '5♠ 10♦', parameters: needs(1, 2), is: success },
    { hand: '5♠ 10♣', parameters: needs(1, 2), is: failure },
    // From one suit tested to the other, if it can be spared; not the best card but one that can go.
    { hand: '5♥ 5♦ 10♦', parameters: needs(2, 2), is: success },
    { hand: '5♥ 10♦ 6♦', parameters: needs(2, 2), is: success },
    { hand: '5♥ 10♦ 4♦', parameters: needs(2, 2), is: failure },
    { hand: '5♥ 9♦ 6♦', parameters: needs(2, 2), is: failure },
    // The other way.
    { hand: '10♥ 5♥ 5♦', parameters: needs(2, 2), is: success },
  ]);
});

describe('a joker of a failed test is a ten of one of the suits', () => {
  const by = 'joker';
  expectTwo([
    { hand: 'JOKER 10♦', parameters: needs(2, 2), is: success },
    { hand: 'JOKER 5♥ 10♦', parameters: needs(3, 2), is: success },
    { hand: 'JOKER 5♥ 5♦', parameters: needs(3, 2), is: failure },
    { hand: 'JOKER 5♥ 5♠', parameters: needs(3, 1), is: success },
    { hand: 'JOKER joker 5♥', parameters: needs(3, 2), is: success },
    { hand: 'JOKER joker 5♥', parameters: needs(3, 2), by, is: 'joker' },
    { hand: 'JOKER K♥ K♦', parameters: needs(2, 2), by, is: 'bonus' },
    { hand: 'JOKER K♥ K♦', parameters: { ...needs(2, 2), cards: 3, 'second-cards': 0 }, by, is: 'bonus' },
    { hand: 'JOKER K♥ K♦ A♠ A♣ A♥', parameters: { ...needs(2, 2), cards: 3, 'second-cards': 3 }, by, is: 'passed' },
    { hand: 'K♥ K♦', parameters: needs(2, 2), by, is: 'none' },
    { hand: 'JOKER 10♦', parameters: needs(2, 2), by: 'without-jokers', is: failure },
  ]);
});

describe('a Break of 4.5', () => {
  const parameters = needs(1, 1, { 'break-value': '4.5' });
  const down = { 'threshold.rounding': 'down' };
  expectTwo([
    { hand: '5♥ 5♦', parameters, is: success },
    { hand: '4♥ 5♦', parameters, is: failure },
    { hand: '4♥ 4♦', parameters, rulings: down, is: success },
    // Each is rounded for itself: 4.5 and 4.5.
    { hand: '4♥ 5♦', parameters: needs(1, 1, { 'break-value': '4' }), is: success },
  ]);
});

describe('laws', () => {
  const asked = (parameters: Parameters, rulings = {}) => ({
    parameters: { cards: 2, 'second-cards': 2, breaks: 2, 'second-breaks': 1, ...parameters },
    rulings,
  });
  const chance = (parameters: Parameters, rulings = {}) =>
    exactOutcomes(dilemmaTwo, asked(parameters, rulings)).probability(success);
  const isNoWorse = (better: Parameters, worse: Parameters) =>
    expect(chance(better).compare(chance(worse)), JSON.stringify([better, worse])).toBeGreaterThanOrEqual(0);

  it('counts what every pair of cards comes to', () => {
    for (const parameters of [{}, { recolour: false }, { jokers: false, premium: 1, 'second-premium': 0 }]) {
      const size = 'jokers' in parameters ? 52 : 54;
      for (const breaks of [0, 1, 2]) {
        const sizes = { cards: 1, 'second-cards': 1, breaks, 'second-breaks': 1, ...parameters };
        let passed = 0;
        for (let first = 0; first < size; first++) {
          for (let second = 0; second < first; second++) {
            if (outcomeOfRoll(dilemmaTwo, [first, second], { parameters: sizes }) === success) passed++;
          }
        }
        expect(chance(sizes).toNumber()).toBeCloseTo((2 * passed) / (size * (size - 1)), 12);
      }
    }
  });

  it('it is all the same which suit is called the first', () => {
    for (const [breaks, second] of [
      [3, 1],
      [2, 0],
      [4, 2],
    ] as const) {
      const other = { breaks: second, 'second-breaks': breaks, cards: 3, 'second-cards': 2 };
      expect(chance({ breaks, 'second-breaks': second, cards: 2, 'second-cards': 3 })).toEqual(chance(other));
    }
  });

  it('only the sum of the cards matters, and a suit that asks for nothing leaves a Dilemma of one', () => {
    expect(chance({ cards: 1, 'second-cards': 3 })).toEqual(chance({ cards: 4, 'second-cards': 0 }));
    const ofOne = exactOutcomes(dilemma, { parameters: { cards: 4, breaks: 3, fate: 0 } }).probability(success);
    expect(chance({ breaks: 3, 'second-breaks': 0 })).toEqual(ofOne);
  });

  it('cards, a premium, fewer and cheaper Breaks, a recolour and jokers never hurt', () => {
    for (let cards = 0; cards < 4; cards++) isNoWorse({ cards: cards + 1 }, { cards });
    for (let breaks = 0; breaks < 5; breaks++) {
      isNoWorse({ breaks }, { breaks: breaks + 1 });
      isNoWorse({ 'second-breaks': breaks }, { 'second-breaks': breaks + 1 });
      isNoWorse({ premium: breaks + 1 }, { premium: breaks });
      isNoWorse({ 'second-premium': breaks + 1 }, { 'second-premium': breaks });
    }
    isNoWorse({ 'break-value': '4' }, { 'break-value': '4.5' });
    isNoWorse({ 'break-value': '4.5' }, {});
    isNoWorse({}, { recolour: false });
    isNoWorse({}, { jokers: false });
    expect(
      chance({ 'break-value': '4.5' }, { 'threshold.rounding': 'down' }).compare(chance({ 'break-value': '4.5' })),
    ).toBe(1);
  });

  it('two suits are harder than either of them alone', () => {
    isNoWorse({ 'second-breaks': 0 }, {});
    isNoWorse({ breaks: 0 }, {});
    expect(chance({ premium: 20 }).toString()).toBe('1/1');
    expect(chance({ breaks: 15, cards: 1, 'second-cards': 1 }).toString()).toBe('0/1');
  });

  it('is an estimate with many cards', () => {
    const defaults = Object.fromEntries(Object.entries(dilemmaTwo.parameters).map(([id, each]) => [id, each.default]));
    const has = (cards: number) => hasExact(dilemmaTwo, { ...defaults, cards }, readRulings(dilemmaTwo, {}));
    expect(has(5)).toBe(true);
    expect(has(6)).toBe(false);
    expect(exactResults(dilemmaTwo, asked({ cards: 4, 'second-cards': 4 })).outcomes().length).toBeGreaterThan(3);
  });
});
