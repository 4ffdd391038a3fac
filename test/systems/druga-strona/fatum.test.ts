import { describe, expect, it } from 'vitest';
import { dilemma } from '../../../src/systems/druga-strona/dilemma.ts';
import { fatum } from '../../../src/systems/druga-strona/fatum.ts';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { hasExact, readRulings } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactOutcomes, exactResults, isAtLeastAsGood } from '../asked.ts';
import { expectHands, type HandRow } from './expect-hands.ts';

type Parameters = NonNullable<HandRow['parameters']>;

const DEFAULTS = Object.fromEntries(Object.entries(fatum.parameters).map(([id, each]) => [id, each.default]));
const by = 'returns';
const nothing = { 'fatum.joker': 'nothing' };
const down = { 'threshold.rounding': 'down' };

describe('as many Breaks as there were returns before', () => {
  const parameters = { cards: 2, returns: 3 };
  expectHands(fatum, [
    // 0, 5 and 10 points. Spades stand for the suit tested.
    { hand: 'A♥ A♦ / 5♠ A♦ / 6♠ 4♥', parameters, is: 'success' },
    { hand: 'A♥ A♦ / 3♠ 2♦ / 6♠ 3♥', parameters, is: 'failure' },
    { hand: 'A♥ A♦ / 3♠ 2♦ / 6♠ 3♥', parameters, by, is: 2 },
    // Whoever fails does not come back to fail again.
    { hand: 'A♥ A♦ / 2♠ 2♦', parameters, by, is: 1 },
    // Each return shuffles the cards back.
    { hand: 'A♥ A♦ / 5♠ A♦ / 5♠ 5♥', parameters, is: 'success' },
    { hand: '10♠ 4♥', parameters: { ...parameters, returns: 1, earlier: 3 }, by, is: 0 },
    { hand: '10♠ 5♥', parameters: { ...parameters, returns: 1, earlier: 3 }, by, is: 1 },
    { hand: '10♠ 5♥', parameters: { ...parameters, returns: 1, earlier: 3, recolour: false }, by, is: 0 },
    { hand: '10♠ 4♥', parameters: { ...parameters, returns: 1, earlier: 3, premium: 1 }, by, is: 1 },
    // A Break of 4.5: three are 13.5.
    { hand: '9♠ 4♥', parameters: { ...parameters, returns: 1, earlier: 3, 'break-value': '4.5' }, by, is: 0 },
    {
      hand: '9♠ 4♥',
      parameters: { ...parameters, returns: 1, earlier: 3, 'break-value': '4.5' },
      rulings: down,
      by,
      is: 1,
    },
  ]);
});

describe('a return at once', () => {
  expectHands(fatum, [
    // Two cards fewer; with none only the first is passed.
    { hand: '10♠', parameters: { cards: 3, returns: 1, earlier: 2, 'at-once': true }, is: 'success' },
    { hand: '', parameters: { cards: 1, returns: 2, 'at-once': true }, by, is: 1 },
    { hand: '', parameters: { cards: 2, returns: 2, premium: 5, 'at-once': true }, by, is: 2 },
  ]);
});

describe('a joker', () => {
  const one = { cards: 1, returns: 1, earlier: 2, recolour: false };
  const two = { cards: 2, returns: 2, earlier: 2, recolour: false };
  expectHands(fatum, [
    // A failed Fatum is turned by it.
    { hand: 'JOKER', parameters: one, is: 'success' },
    { hand: 'JOKER', parameters: { ...one, earlier: 3 }, is: 'failure' },
    { hand: 'JOKER joker', parameters: { ...one, cards: 2, earlier: 4 }, is: 'success' },
    // Not needed, it adds a card for the next: as many Breaks as cards.
    { hand: 'K♠ JOKER / 9♠ 5♠ A♠', parameters: two, by, is: 2 },
    { hand: 'K♠ JOKER / 9♠ 5♠', parameters: two, rulings: nothing, by, is: 1 },
    // Needed, or at fewer Breaks than cards, it does not; nor while the power is weakened.
    { hand: '9♠ JOKER / 9♠ 5♠', parameters: two, by, is: 1 },
    { hand: '5♠ JOKER / 9♠ A♠', parameters: { ...two, earlier: 1 }, by, is: 2 },
    { hand: 'K♠ JOKER / 9♠ 5♠', parameters: { ...two, cards: 4, earlier: 4, premium: 10, 'at-once': true }, by, is: 1 },
  ]);
});

describe('laws', () => {
  const asked = (parameters: Parameters, rulings = {}) => ({ parameters, rulings });
  const chance = (parameters: Parameters, rulings = {}) =>
    exactOutcomes(fatum, asked(parameters, rulings)).probability('success');

  it.each([
    [{ cards: 1, returns: 2, earlier: 1 }, {}],
    [{ cards: 1, returns: 2, earlier: 1 }, nothing],
    [{ cards: 1, returns: 2, earlier: 1, 'break-value': '4.5', premium: 1 }, down],
    [{ cards: 3, returns: 2, earlier: 2, 'at-once': true }, {}],
    [{ cards: 1, returns: 2, earlier: 2, jokers: false, recolour: false }, {}],
    [{ cards: 2, returns: 1, earlier: 2 }, {}],
  ])('is what playing every course gives: %j %j', (parameters, rulings) => {
    const test: AnyTest = fatum;
    const play = test.play({ ...DEFAULTS, ...parameters }, readRulings(fatum, rulings));
    const played = enumeratePlay(play, 400_000);
    expect(played).toBeDefined();
    expect(fractionsOf(exactResults(fatum, asked(parameters, rulings)))).toEqual(fractionsOf(played!));
  });

  it('one return is a Dilemma of so many Breaks, several are one after another', () => {
    const ofDilemma = (breaks: number) =>
      exactOutcomes(dilemma, { parameters: { cards: 4, breaks, fate: 0 } }).probability('success');
    let product = chance({ cards: 4, returns: 1 });
    expect(product.toString()).toBe('1/1');
    for (let breaks = 1; breaks < 7; breaks++) {
      expect(chance({ cards: 4, returns: 1, earlier: breaks })).toEqual(ofDilemma(breaks));
      product = product.times(ofDilemma(breaks));
      expect(chance({ cards: 4, returns: breaks + 1 }, nothing)).toEqual(product);
    }
  });

  it('returns survived are those of a longer life cut short', () => {
    const long = exactResults(fatum, asked({ returns: 6 }));
    const short = exactResults(fatum, asked({ returns: 3 }));
    for (let least = 0; least <= 3; least++) {
      const reaches = (survived: number) => survived >= least;
      expect(short.probabilityOf(reaches)).toEqual(long.probabilityOf(reaches));
    }
  });

  it('cards, a premium, cheap Breaks, jokers and a recolour help; earlier returns and haste do not', () => {
    const isBetter = (better: Parameters, worse: Parameters) =>
      expect(
        isAtLeastAsGood(fatum, asked({ returns: 5, ...better }), asked({ returns: 5, ...worse })),
        JSON.stringify(better),
      ).toBe(true);
    for (let cards = 1; cards < 10; cards++) isBetter({ cards: cards + 1 }, { cards });
    for (let earlier = 0; earlier < 10; earlier++) isBetter({ earlier }, { earlier: earlier + 1 });
    isBetter({ premium: 3 }, { premium: 2 });
    isBetter({ 'break-value': '4' }, { 'break-value': '4.5' });
    isBetter({ 'break-value': '4.5' }, {});
    isBetter({}, { jokers: false });
    isBetter({}, { recolour: false });
    isBetter({}, { 'at-once': true });
    expect(isAtLeastAsGood(fatum, asked({ returns: 8 }), asked({ returns: 8 }, nothing))).toBe(true);
    expect(chance({ returns: 8 }).compare(chance({ returns: 8 }, nothing))).toBe(1);
  });

  it('has exact odds everywhere', () => {
    const most = { ...DEFAULTS, cards: 10, returns: 15, earlier: 15 };
    expect(hasExact(fatum, most, readRulings(fatum, {}))).toBe(true);
    expect(exactResults(fatum, asked({ cards: 10, returns: 15, earlier: 15 })).outcomes().length).toBeGreaterThan(1);
  });
});
