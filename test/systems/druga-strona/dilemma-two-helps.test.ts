import { describe } from 'vitest';
import { dilemmaTwo } from '../../../src/systems/druga-strona/dilemma-two.ts';
import { expectHands, type HandRow } from './expect-hands.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** ♥ and ♦ are tested, ♠ is what style IV converts. All but the cards that helps bring are drawn for the first power. */
const two = (styles: string, cards: number, breaks: number, second: number, more: Parameters = {}) => ({
  styles,
  cards,
  'second-cards': 0,
  breaks,
  'second-breaks': second,
  ...more,
});
const bare = { recolour: false };
const success = 'success';
const failure = 'failure';

describe('style I: the highest card, of either suit, gains from the lowest', () => {
  const suit = { 'style-i.scope': 'suit' };
  const each = { ...suit, 'style-i.two-suits': 'each' };
  expectHands(dilemmaTwo, [
    { hand: '7♥ 8♦ 3♣', parameters: two('I', 3, 2, 2), is: success },
    { hand: '7♥ 8♦ 2♣', parameters: two('I', 3, 2, 2), is: failure },
    // Of two that are the highest one gains, whichever serves.
    { hand: '10♥ 10♦ 2♣', parameters: two('I', 3, 2, 3, { ...bare, premium: 3 }), is: success },
    { hand: '10♥ 10♦ 2♣', parameters: two('I', 3, 3, 2, { ...bare, premium: 3 }), is: success },
    { hand: '10♥ 10♦ 2♣', parameters: two('I', 3, 3, 3, { ...bare, premium: 3 }), is: failure },
    // A joker that becomes no higher than the ♦ leaves the bonus there.
    { hand: '9♦ 4♣ JOKER', parameters: two('I', 3, 1, 3, { ...bare, 'second-premium': 2 }), is: success },
    // Among the cards of a suit tested.
    { hand: '7♥ 3♥ 8♦ 2♦', parameters: two('I', 4, 3, 2, { ...bare, premium: 2 }), is: failure },
    { hand: '7♥ 3♥ 8♦ 2♦', parameters: two('I', 4, 3, 2, { ...bare, premium: 2 }), rulings: suit, is: success },
    {
      hand: '7♥ 3♥ 8♦ 2♦',
      parameters: two('I', 4, 3, 3, { ...bare, premium: 2, 'second-premium': 3 }),
      rulings: suit,
      is: failure,
    },
    {
      hand: '7♥ 3♥ 8♦ 2♦',
      parameters: two('I', 4, 3, 3, { ...bare, premium: 2, 'second-premium': 3 }),
      rulings: each,
      is: success,
    },
  ]);
});

describe('style II: both suits gain for what is missing', () => {
  const once = { 'style-ii.count': 'once' };
  const after = { 'style-ii.timing': 'after-recolour' };
  expectHands(dilemmaTwo, [
    { hand: '2♥ 3♥ A♥ 2♦ 3♦', parameters: two('II', 5, 3, 3, bare), is: success },
    { hand: '2♥ 3♥ A♥ 2♦ 3♦', parameters: two('II', 5, 3, 3, bare), rulings: once, is: failure },
    { hand: '2♥ 3♥ A♥ 2♦ 3♦', parameters: two('II', 5, 2, 2, bare), rulings: once, is: success },
    { hand: '2♥ 3♥ 2♦ 3♦', parameters: two('II', 4, 2, 1, bare), is: failure },
    { hand: '4♥ 3♥ 2♦ 3♦ 5♣', parameters: two('II', 5, 4, 3), is: failure },
    { hand: '4♥ 3♥ 2♦ 3♦ 5♣', parameters: two('II', 5, 4, 3), rulings: after, is: success },
  ]);
});

describe('styles III and IV: a card seen, a suit converted to the first or the second', () => {
  expectHands(dilemmaTwo, [
    { hand: '5♥ 10♦', parameters: two('III', 2, 1, 2), is: success },
    { hand: '4♥ 10♦', parameters: two('III', 2, 1, 2), is: failure },
    { hand: '3♠ 2♥ 5♦', parameters: two('IV', 3, 1, 1, bare), is: success },
    { hand: '3♠ 2♥ 5♦', parameters: two('IV', 3, 1, 1, { ...bare, converted: 'second' }), is: failure },
    { hand: '5♥ 3♠ 2♦', parameters: two('IV', 3, 1, 1, { ...bare, converted: 'second' }), is: success },
    { hand: '5♥ 3♠ 2♦', parameters: two('IV', 3, 1, 1, bare), is: failure },
    { hand: '5♥ 3♠ 2♦', parameters: two('none', 3, 1, 1, bare), is: failure },
    // The one recolour may also undo it.
    { hand: '5♥ 3♠ 2♦', parameters: two('IV', 3, 1, 1), is: success },
  ]);
});

describe('styles V and VI bring cards', () => {
  expectHands(dilemmaTwo, [
    // V: until each suit has five.
    { hand: '5♥ 2♦ / 3♦', parameters: two('V', 2, 1, 1, bare), is: success },
    { hand: 'K♣ 2♦ / 4♥ A♣ 3♦ A♥', parameters: two('V', 2, 1, 1, bare), is: success },
    { hand: '5♥ 5♦', parameters: two('V', 2, 1, 2, bare), is: failure },
    { hand: '5♦ 3♠ / 2♥', parameters: two('IV+V', 2, 1, 1, bare), is: success },
    { hand: '5♥ 3♠ / 2♦', parameters: two('IV+V', 2, 1, 1, { ...bare, converted: 'second' }), is: success },
    // VI: one for every suit with 15, whether it is tested or not.
    { hand: 'K♥ 5♥ / 5♦', parameters: two('VI', 2, 3, 1, bare), is: success },
    { hand: 'K♥ 4♥', parameters: two('VI', 2, 2, 1, bare), is: failure },
    { hand: 'K♥ 5♥ K♣ 5♣ / 2♦ 3♦', parameters: two('VI', 4, 3, 1, bare), is: success },
    { hand: 'K♦ 5♠ / 5♥', parameters: two('IV+VI', 2, 1, 3, { ...bare, converted: 'second' }), is: success },
  ]);
});

describe('styles VII, VIII and IX change what cards are worth', () => {
  expectHands(dilemmaTwo, [
    { hand: 'A♥ A♦', parameters: two('VII', 2, 2, 2), is: success },
    { hand: 'A♥ A♦', parameters: two('none', 2, 2, 2), is: failure },
    { hand: 'K♥ Q♦', parameters: two('VIII', 2, 3, 3, { ...bare, premium: 3 }), is: success },
    { hand: 'K♥ J♦', parameters: two('VIII', 2, 3, 3, { ...bare, premium: 3 }), is: failure },
    { hand: 'JOKER Q♦', parameters: two('VIII', 2, 3, 3, { ...bare, premium: 3 }), is: success },
    { hand: '6♥ 6♦', parameters: two('IX', 2, 2, 2, bare), is: success },
    { hand: '6♥ 5♦', parameters: two('IX', 2, 2, 2, bare), is: failure },
    { hand: 'K♥ K♦', parameters: two('IX', 2, 3, 2, bare), is: failure },
    // A joker copies the card that it pairs.
    { hand: 'JOKER 6♦', parameters: two('IX', 2, 2, 2, bare), is: success },
  ]);
});

describe('style X: figures reach the Breaks of each suit, or of both together', () => {
  const sum = { 'style-x.two-suits': 'sum' };
  expectHands(dilemmaTwo, [
    { hand: 'J♣ Q♣ K♠', parameters: two('X', 3, 3, 3), is: success },
    { hand: 'J♣ Q♣ K♠', parameters: two('X', 3, 3, 3), rulings: sum, is: failure },
    { hand: 'J♣ Q♣ K♠', parameters: two('X', 3, 2, 1), rulings: sum, is: success },
    { hand: 'J♣ Q♣ 4♦', parameters: two('X', 3, 2, 3), is: failure },
    // The figures meet one suit, points the other.
    { hand: 'J♦ Q♦ 5♦', parameters: two('X', 3, 2, 5), is: success },
    { hand: 'J♦ Q♦ 5♦', parameters: two('X', 3, 2, 5), rulings: sum, is: failure },
    { hand: 'J♣ Q♣ JOKER', parameters: two('X', 3, 3, 3), is: success },
  ]);
});

describe('style XI: runs lower both difficulties, or one', () => {
  const one = { 'style-xi.two-suits': 'one' };
  const breaks = { 'style-xi.unit': 'breaks' };
  expectHands(dilemmaTwo, [
    { hand: '4♥ 5♣ 6♦', parameters: two('XI', 3, 2, 2, { ...bare, premium: 3 }), is: success },
    { hand: '4♥ 5♣ 6♦', parameters: two('XI', 3, 2, 2, { ...bare, premium: 3 }), rulings: one, is: failure },
    { hand: '4♥ 5♣ 6♦', parameters: two('XI', 3, 1, 2, { ...bare, premium: 1 }), rulings: one, is: success },
    { hand: '4♥ 5♣ 6♦', parameters: two('XI', 3, 1, 2, bare), is: failure },
    { hand: '4♥ 5♣ 6♦', parameters: two('XI', 3, 3, 4, bare), rulings: breaks, is: success },
    { hand: '4♥ 5♣ 7♦', parameters: two('XI', 3, 2, 2, { ...bare, premium: 3 }), is: failure },
  ]);
});

describe('style XII: one more card in all', () => {
  expectHands(dilemmaTwo, [
    { hand: '5♥ / 10♦', parameters: two('XII', 1, 1, 2), is: success },
    { hand: '2♥ 3♥ / 10♦', parameters: { ...two('XII', 1, 1, 2), 'second-cards': 1 }, is: success },
    { hand: '5♥ / 9♦', parameters: two('XII', 1, 1, 2), is: failure },
  ]);
});

describe('Fate cards, drawn first', () => {
  const by = 'fate';
  const fate = (count: number, more: Parameters = {}) => two('none', 1, 1, 1, { fate: count, ...more });
  expectHands(dilemmaTwo, [
    { hand: '5♦ / 5♥', by, parameters: fate(1), is: 'spent-1' },
    { hand: '4♦ / 5♥', by, parameters: fate(1), is: failure },
    { hand: '3♦ 2♠ 2♦ / 5♥', by, parameters: fate(3, bare), is: 'spent-2' },
    { hand: 'A♦ 2♠ 2♦ / JOKER', by, parameters: fate(3), is: 'spent-3' },
    { hand: '3♦ 2♠ A♦ / 5♥', by, parameters: fate(3, bare), is: failure },
    { hand: '5♦ / 5♥', by, parameters: fate(1), rulings: { 'fate.policy': 'all' }, is: 'spent-0' },
    { hand: '5♥', by, parameters: fate(1), rulings: { 'fate.policy': 'never' }, is: failure },
    { hand: '5♥ / 5♥', by, parameters: fate(1), rulings: { 'fate.deck': 'fresh' }, is: 'spent-1' },
  ]);
});

describe('Przemiana: 11 points of a suit that is not tested buy a card', () => {
  const asked = two('none', 3, 1, 1, { ...bare, conversion: true });
  const all = { 'conversion.source': 'all-suits' };
  expectHands(dilemmaTwo, [
    { hand: 'K♣ A♣ 5♥ / 5♦', parameters: asked, is: success },
    { hand: 'K♣ A♣ 5♥ / 4♦', parameters: asked, is: failure },
    { hand: 'K♦ A♦ 4♥', parameters: asked, is: failure },
    { hand: 'K♣ A♠ 5♥', parameters: asked, is: failure },
    { hand: 'K♣ A♠ 5♥ / 5♦', parameters: asked, rulings: all, is: success },
  ]);
});
