import { describe, expect, it } from 'vitest';
import { dilemma } from '../../../src/systems/druga-strona/dilemma.ts';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { cardOf, RED_JOKER, type Suit } from '../../../src/systems/playing-cards.ts';
import { hasExact, type ParameterValues, type RulingOptions, readRulings } from '../../../src/systems/settings.ts';
import type { AnyTest } from '../../../src/systems/system.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactResults, outcomeOfRoll } from '../asked.ts';
import { probabilitiesOfTest } from './golden-dilemma.ts';

const SUITS: Readonly<Record<string, Suit>> = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' };
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Cards as a rulebook writes them; spades are tested. */
function cards(text: string): number[] {
  return text
    .split(' ')
    .map((card) => (card === 'JOKER' ? RED_JOKER : cardOf(SUITS[card.at(-1)!]!, RANKS.indexOf(card.slice(0, -1)) + 1)));
}

interface Row {
  readonly hand: string;
  readonly is: string;
  readonly parameters?: Readonly<Record<string, number | string | boolean>>;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly by?: string;
  /** The cards drawn before any that a style adds; without it, all. */
  readonly cards?: number;
}

function expectRows(rows: readonly Row[]): void {
  it.each(rows)('$hand $parameters $rulings: $is', ({ hand, is, parameters, rulings = {}, by, cards: drawn }) => {
    const script = cards(hand);
    const fate = Number(parameters?.fate ?? 0);
    const asked = { parameters: { cards: drawn ?? script.length - fate, ...parameters }, rulings };
    expect(outcomeOfRoll(dilemma, script, by === undefined ? asked : { ...asked, by })).toBe(is);
  });
}

const anyTest: AnyTest = dilemma;

function withDefaults(parameters: ParameterValues, rulings: RulingOptions) {
  const defaults = Object.fromEntries(Object.entries(dilemma.parameters).map(([id, each]) => [id, each.default]));
  return { parameters: { ...defaults, ...parameters }, rulings: readRulings(dilemma, rulings) };
}

const success = 'success';
const failure = 'failure';

describe('♠(Natura)~3 with Natura +3 and four cards', () => {
  const parameters = { breaks: 3, premium: 3 };
  expectRows([
    { hand: '2♣ 7♠ 5♦ 4♦', parameters, is: success },
    { hand: '2♣ 7♠ 5♦ 4♦', parameters: { ...parameters, recolour: false }, is: failure },
    { hand: '2♣ 7♠ 4♥ 4♦', parameters, is: failure },
    { hand: 'K♠ A♥ A♦ A♣', parameters, is: failure },
    { hand: 'K♠ 2♥ A♦ A♣', parameters, is: success },
  ]);
});

describe('a Break of 4.5', () => {
  const parameters = { breaks: 1, 'break-value': '4.5', recolour: false };
  expectRows([
    { hand: '4♠', parameters, is: failure },
    { hand: '4♠', parameters, rulings: { 'threshold.rounding': 'down' }, is: success },
    { hand: '5♠', parameters, is: success },
  ]);
});

describe('a joker', () => {
  const asked = { by: 'joker', parameters: { breaks: 3 } };
  expectRows([
    { hand: 'K♠ 5♦ JOKER', ...asked, is: 'bonus' },
    { hand: 'K♠ 5♦ 2♦ JOKER', ...asked, is: 'passed' },
    { hand: 'K♠ 4♦ JOKER', ...asked, is: 'joker' },
    { hand: 'K♠ 4♦ JOKER', parameters: { breaks: 3 }, is: success },
    { hand: '2♠ 2♦ JOKER', parameters: { breaks: 3 }, is: failure },
    { hand: 'K♠ 5♦ 2♦', ...asked, is: 'none' },
  ]);
});

describe('Fate cards, drawn first', () => {
  const by = 'fate';
  const parameters = { breaks: 4, fate: 3 };
  expectRows([
    { hand: '5♠ 2♠ A♥ 8♠ 7♦', by, parameters, is: 'spent-1' },
    { hand: '5♠ 2♠ A♥ 8♠ 5♦', by, parameters, is: 'spent-2' },
    { hand: '5♠ 2♠ A♠ 8♠ 4♦', by, parameters, is: 'spent-3' },
    { hand: '5♠ 2♠ A♥ 8♠ 4♦', by, parameters, is: failure },
    { hand: 'K♠ 2♠ A♥ K♠ 10♦', by, parameters, rulings: { 'fate.deck': 'fresh' }, is: 'spent-0' },
    { hand: '8♠ 7♦', by, parameters, rulings: { 'fate.policy': 'never' }, cards: 2, is: failure },
    { hand: '5♠ 2♠ A♥ 8♠ 7♦', by, parameters, rulings: { 'fate.policy': 'all' }, is: 'spent-0' },
  ]);

  it('do not come up again unless they come from a deck of their own', () => {
    const hand = cards('K♠ 2♠ A♥ K♠ 10♦');
    expect(() => outcomeOfRoll(dilemma, hand, { parameters: { ...parameters, cards: 2 } })).toThrow(/not in the deck/);
  });
});

describe('the styles of Zawziętość', () => {
  const breaks = (count: number, styles: string) => ({ breaks: count, styles });
  const suit = { 'style-i.scope': 'suit' };
  const once = { 'style-ii.count': 'once' };
  const after = { 'style-ii.timing': 'after-recolour' };
  expectRows([
    // I: the highest card gains the points of the lowest.
    { hand: '7♠ 5♦ 3♥', parameters: breaks(3, 'I'), is: success },
    { hand: '7♠ 5♦ 2♥', parameters: breaks(3, 'I'), is: failure },
    { hand: '7♠ 5♦ 2♥', parameters: breaks(3, 'I'), rulings: suit, is: success },
    { hand: '7♠ 9♦', parameters: { ...breaks(2, 'I'), recolour: false }, is: failure },
    // II: five cards, two suits are missing.
    { hand: '2♠ 3♠ A♠ 2♦ A♦', parameters: breaks(3, 'II'), is: success },
    { hand: '2♠ 3♠ A♠ 2♦ A♦', parameters: breaks(4, 'II'), is: failure },
    { hand: '2♠ 3♠ A♠ 2♦ A♦', parameters: breaks(3, 'II'), rulings: once, is: failure },
    { hand: '2♠ 3♠ A♠ 4♠ 2♦', parameters: breaks(5, 'II'), is: failure },
    { hand: '2♠ 3♠ A♠ 4♠ 2♦', parameters: breaks(5, 'II'), rulings: after, is: success },
    { hand: '2♠ 3♠ A♠ 2♦', parameters: breaks(2, 'II'), is: failure },
    // III: the card seen is the first of the test.
    { hand: '5♦', parameters: { ...breaks(3, 'III'), seen: 'suit-10' }, cards: 2, is: success },
    // IV: hearts are spades.
    { hand: '7♥ 5♦ 8♥', parameters: breaks(4, 'IV'), is: success },
    { hand: '7♥ 5♦ 8♥', parameters: breaks(2, 'none'), is: failure },
    // V: draws until spades have five.
    { hand: '4♠ K♦ K♥ A♠', parameters: breaks(3, 'V'), cards: 1, is: success },
    { hand: '5♠', parameters: breaks(2, 'V'), cards: 1, is: failure },
    // VI: fifteen in a suit are worth a card, also fifteen that such a card brings.
    { hand: '9♦ 6♦ 5♠', parameters: breaks(3, 'VI'), cards: 2, is: failure },
    { hand: '9♦ 6♦ 5♠ K♠ K♣', parameters: breaks(6, 'VI'), cards: 3, is: failure },
    { hand: '9♦ 6♦ 5♠ K♠ Q♠', parameters: breaks(6, 'VI'), cards: 3, is: success },
    // VII, VIII: aces are worth ten; figures more than ten.
    { hand: 'A♠ 5♦', parameters: breaks(3, 'VII'), is: success },
    { hand: 'A♠ 5♦', parameters: breaks(3, 'none'), is: failure },
    { hand: 'Q♠ K♦', parameters: breaks(5, 'VIII'), is: success },
    { hand: 'J♠ K♦', parameters: breaks(5, 'VIII'), is: failure },
    // IX: doubles, but not of figures, and a ten is none.
    { hand: '4♠ 4♦', parameters: breaks(3, 'IX'), is: success },
    { hand: '4♠ 4♦ 4♥', parameters: breaks(4, 'IX'), is: failure },
    { hand: 'J♠ J♦', parameters: breaks(5, 'IX'), is: failure },
    { hand: '10♠ J♦', parameters: breaks(5, 'IX'), is: failure },
    // X: as many figures as Breaks.
    { hand: 'J♥ Q♦ K♦ 2♣', parameters: breaks(3, 'X'), is: success },
    { hand: 'J♥ Q♦ 10♦ 2♣', parameters: breaks(3, 'X'), is: failure },
    // XI: cards of a run lower the difficulty.
    { hand: '4♠ 5♥ 6♦', parameters: breaks(2, 'XI'), is: success },
    { hand: '4♠ 5♥ 6♦', parameters: breaks(3, 'XI'), is: failure },
    { hand: '4♠ 5♥ 6♦', parameters: breaks(5, 'XI'), rulings: { 'style-xi.unit': 'breaks' }, is: success },
    { hand: '4♠ 6♥ 8♦', parameters: { ...breaks(3, 'XI'), recolour: false }, is: failure },
    // XII: a card more.
    { hand: '5♠ 5♦', parameters: breaks(2, 'XII'), cards: 1, is: success },
  ]);
});

describe('Przemiana', () => {
  const parameters = { breaks: 4, conversion: true };
  const allSuits = { 'conversion.source': 'all-suits' };
  expectRows([
    // 9♦ is kept for the recolour; 6♥ and 5♥ buy 7♠.
    { hand: '4♠ 9♦ 6♥ 5♥ 7♠', parameters, cards: 4, is: success },
    { hand: '4♠ 9♦ 6♥ 5♥ 6♠', parameters, cards: 4, is: failure },
    { hand: '4♠ 9♦ 6♥ 5♥', parameters: { ...parameters, conversion: false }, is: failure },
    { hand: '4♠ 9♦ 6♥ 5♣', parameters, is: failure },
    { hand: '4♠ 9♦ 6♥ 5♣ 7♠', parameters, rulings: allSuits, cards: 4, is: success },
    // Twice, and a passed test buys nothing.
    { hand: '4♠ 9♦ 6♥ 5♥ 8♣ 3♣ 3♠ 8♠', parameters, cards: 6, is: success },
    { hand: 'K♠ K♦ 6♥ 5♥', parameters, is: success },
    // Of two cards as good to recolour the one is kept that leaves a price: K♥ with 5♥ buys 6♠.
    { hand: '4♠ K♦ K♥ 5♥ 6♠', parameters, cards: 4, is: success },
    { hand: '4♠ K♦ K♥ A♥ 6♠', parameters: { ...parameters, recolour: false }, cards: 4, is: failure },
    // The fewest points: 7♣ and 4♣ go, and 8♥ with 4♥ buys another.
    { hand: 'A♠ 9♦ 8♥ 4♥ 7♣ 4♣ 2♠ 8♠', parameters, cards: 6, is: success },
    // A figure of style VIII is worth a card alone.
    { hand: '4♠ K♦ J♥ 3♠', parameters: { ...parameters, styles: 'VIII' }, cards: 3, is: success },
  ]);

  it.each([
    { cards: 2, breaks: 2, seen: 'other-5', recolour: false, source: 'one-suit' },
    { cards: 2, breaks: 3, seen: 'other-10', recolour: false, source: 'all-suits' },
    { cards: 3, breaks: 4, seen: 'other-K', recolour: true, source: 'one-suit' },
    { cards: 3, breaks: 4, seen: 'other-K', recolour: true, source: 'all-suits' },
  ])('has the odds that playing every course of it gives: $cards cards, $source', ({ source, ...parameters }) => {
    const settings = withDefaults({ ...parameters, conversion: true }, { 'conversion.source': source });
    const played = enumeratePlay(anyTest.play(settings.parameters, settings.rulings), 200_000);
    expect(fractionsOf(exactResults(dilemma, settings))).toEqual(fractionsOf(played!));
  });
});

describe('laws', () => {
  const asked = (parameters: Row['parameters']) => ({ parameters: { cards: 4, breaks: 4, ...parameters } });
  const chance = (parameters: Row['parameters']) =>
    probabilitiesOfTest(exactResults(dilemma, asked(parameters))).success!;
  const isNoWorse = (better: Row['parameters'], worse: Row['parameters']) =>
    expect(chance(better).compare(chance(worse)), JSON.stringify(better)).toBeGreaterThanOrEqual(0);

  it('more cards, fewer and cheaper Breaks, a premium, a recolour and jokers never hurt', () => {
    for (let cards = 1; cards < 10; cards++) {
      for (let breaks = 0; breaks < 15; breaks++) {
        isNoWorse({ cards: cards + 1, breaks }, { cards, breaks });
        isNoWorse({ cards, breaks }, { cards, breaks: breaks + 1 });
      }
      isNoWorse({ cards, 'break-value': '4.5' }, { cards });
      isNoWorse({ cards, 'break-value': '4' }, { cards, 'break-value': '4.5' });
      isNoWorse({ cards, premium: 1 }, { cards });
      isNoWorse({ cards }, { cards, recolour: false });
      isNoWorse({ cards }, { cards, jokers: false });
    }
  });

  it('no style hurts, alone or with another', () => {
    for (const style of ['I', 'II', 'IV', 'V', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']) {
      for (const cards of [2, 4, 6]) isNoWorse({ cards, styles: style }, { cards });
    }
    isNoWorse({ styles: 'VII+VIII' }, { styles: 'VII' });
    isNoWorse({ styles: 'V+VIII' }, { styles: 'V' });
    isNoWorse({ styles: 'I+IX+XI' }, { styles: 'I' });
    isNoWorse({ cards: 2, styles: 'VI' }, { cards: 2 });
    isNoWorse({ cards: 3, conversion: true }, { cards: 3 });
    isNoWorse({ styles: 'VI' }, {});
    isNoWorse({ cards: 8, styles: 'IV+VI' }, { cards: 8, styles: 'IV' });
  });

  it('a card seen blindly changes nothing, a good one helps', () => {
    isNoWorse({ styles: 'III' }, {});
    isNoWorse({}, { styles: 'III' });
    isNoWorse({ styles: 'III', seen: 'suit-10' }, {});
    isNoWorse({}, { styles: 'III', seen: 'other-A' });
  });

  it('each Fate card helps, and to spend all is as good as to spend the fewest', () => {
    for (let fate = 0; fate < 3; fate++) isNoWorse({ fate: fate + 1 }, { fate });
    const all = { ...asked({ fate: 3 }), rulings: { 'fate.policy': 'all' } };
    expect(probabilitiesOfTest(exactResults(dilemma, all)).success).toEqual(chance({ fate: 3 }));
  });

  it('five of 54 cards are counted in less than a tenth of a second', () => {
    exactResults(dilemma, asked({}));
    const start = performance.now();
    exactResults(dilemma, asked({ cards: 5, breaks: 5 }));
    expect(performance.now() - start).toBeLessThan(100);
  });

  it('says where it has no exact odds', () => {
    const has = (parameters: ParameterValues, rulings = {}) => {
      const all = withDefaults(parameters, rulings);
      return hasExact(dilemma, all.parameters, all.rulings);
    };
    expect(has({ cards: 6, fate: 3 })).toBe(true);
    expect(has({ cards: 10, fate: 3 })).toBe(false);
    expect(has({ cards: 8, styles: 'VI' })).toBe(true);
    expect(has({ cards: 4, styles: 'VI+XI' })).toBe(false);
    expect(has({ cards: 4, styles: 'VI', fate: 1 })).toBe(false);
    expect(has({ conversion: true })).toBe(false);
    expect(has({ conversion: true, cards: 3 })).toBe(true);
    expect(has({ conversion: true, cards: 2, styles: 'VIII' })).toBe(false);
    expect(has({ cards: 4, fate: 1, styles: 'IX' })).toBe(false);
    expect(has({ cards: 4, fate: 1, styles: 'IX' }, { 'fate.policy': 'never' })).toBe(true);
  });
});
