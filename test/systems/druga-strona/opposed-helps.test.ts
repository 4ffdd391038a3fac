import { describe } from 'vitest';
import { opposed } from '../../../src/systems/druga-strona/opposed.ts';
import { expectHands, type HandRow } from './expect-hands.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** Spades against clubs, hearts are converted; so many cards against one. Unless said otherwise each has its own deck. */
const sides = (styles: string, cards: number, more: Parameters = {}) => ({
  styles,
  cards,
  'opponent-cards': 1,
  ...more,
});
const against = (styles: string, cards: number, opponentCards: number, more: Parameters = {}) => ({
  cards,
  'opponent-cards': opponentCards,
  'opponent-styles': styles,
  ...more,
});
const bare = { recolour: false };
const by = 'lead';
const ignored = { 'opposed.jokers': 'ignore' };

describe('styles raise the sum', () => {
  expectHands(opposed, [
    { hand: '7♠ 5♦ / 9♣', by, parameters: sides('I', 2), is: 8 },
    { hand: '7♠ 5♦ 2♥ / 9♣', by, parameters: sides('I', 3), is: 5 },
    { hand: '7♠ 5♦ 2♥ / 9♣', by, parameters: sides('I', 3), rulings: { 'style-i.scope': 'suit' }, is: 8 },
    { hand: '2♠ 3♠ A♠ 2♦ A♦ / 9♣', by, parameters: sides('II', 5), is: 9 },
    { hand: '2♠ 3♠ A♠ 2♦ A♦ / 9♣', by, parameters: sides('II', 5), rulings: { 'style-ii.count': 'once' }, is: 4 },
    { hand: '5♠ 4♦ / 9♣', by, parameters: sides('III', 2), is: 0 },
    { hand: '5♠ 8♥ / 9♣', by, parameters: sides('IV', 2, bare), is: 4 },
    { hand: '5♠ 8♥ / 9♣', by, parameters: sides('none', 2, bare), is: -4 },
    { hand: '2♣ / 3♣ 5♠ / 9♣', by, parameters: sides('V', 1), is: -1 },
    { hand: 'K♠ 5♠ / 4♠ / 9♣', by, parameters: sides('VI', 2), is: 10 },
    { hand: 'A♠ 2♦ / 9♣', by, parameters: sides('VII', 2), is: 3 },
    { hand: 'K♠ Q♦ / 9♣', by, parameters: sides('VIII', 2), is: 16 },
    { hand: '6♠ 6♥ / 9♣', by, parameters: sides('IX', 2), is: 15 },
    // X: there are no Breaks that figures could reach.
    { hand: 'K♥ Q♦ / 9♣', by, parameters: sides('X', 2), is: 1 },
    { hand: '4♠ 5♦ / 9♣', by, parameters: sides('XI', 2), is: 2 },
    { hand: '4♠ 5♦ / 9♣', by, parameters: sides('XI', 2), rulings: { 'style-xi.opposed': 'nothing' }, is: 0 },
    { hand: '4♠ / 5♦ / 9♣', by, parameters: sides('XII', 1), is: 0 },
    { hand: '4♠ / 5♦ / 9♣', parameters: sides('XII', 1), is: 'tie' },
  ]);
});

describe('styles of the opponent', () => {
  const plain = { 'opponent-recolour': false };
  expectHands(opposed, [
    { hand: '7♠ / 9♣ 2♦', by, parameters: against('I', 1, 2), is: -6 },
    { hand: '7♠ / 8♥ 2♦', by, parameters: against('IV', 1, 2, plain), is: -1 },
    { hand: '7♠ / 8♥ 2♦', by, parameters: against('none', 1, 2, plain), is: 7 },
    // V draws until their own suit has five: ♣, or ♠ where both test the same.
    { hand: '5♠ / 2♠ / 3♦ 6♣', by, parameters: against('V', 1, 1), is: -4 },
    { hand: '5♠ / 2♠ / 3♠', by, parameters: against('V', 1, 1, { suits: 'same' }), is: 0 },
    { hand: '5♠ / K♣ 5♣ / 4♦', by, parameters: against('VI', 1, 2), is: -14 },
    { hand: '5♠ / A♣', by, parameters: against('VII', 1, 1), is: -5 },
    { hand: '5♠ / 6♣ 6♦', by, parameters: against('IX', 1, 2), is: -19 },
    { hand: '5♠ / 6♣ / 6♦', by, parameters: against('XII', 1, 1), is: -7 },
  ]);
});

describe('a joker becomes what serves best under the styles', () => {
  expectHands(opposed, [
    { hand: '2♠ JOKER / 9♣', by, parameters: sides('VIII', 2), is: 6 },
    { hand: '2♠ JOKER / 9♣', by, parameters: sides('VIII', 2), rulings: ignored, is: -7 },
    { hand: '6♠ JOKER / 9♣', by, parameters: sides('IX', 2), is: 15 },
    { hand: '6♠ 6♥ JOKER / 9♣', by: 'joker', parameters: sides('IX', 3), is: 'bonus' },
    { hand: '6♠ JOKER / 9♣', by: 'joker', parameters: sides('IX', 2), is: 'joker' },
    { hand: '6♠ 6♥ / JOKER', by, parameters: sides('IX', 2, { 'opponent-styles': 'VIII' }), is: 11 },
  ]);
});

describe('Fate cards, drawn first', () => {
  const fate = (count: number) => sides('none', 2, { fate: count });
  const tie = { 'opposed.fate': 'win-or-tie' };
  const toOpponent = { ...tie, 'opposed.tie': 'opponent' };
  expectHands(opposed, [
    { hand: '8♠ / 2♠ 3♦ / 9♣', by, parameters: fate(1), is: 4 },
    { hand: '8♠ / 2♠ 3♦ / 9♣', by: 'fate', parameters: fate(1), is: 'spent-1' },
    { hand: '3♠ 8♠ / 2♠ 3♦ / 9♣', by: 'fate', parameters: fate(2), is: 'spent-1' },
    { hand: '3♠ 8♠ / 2♠ 3♦ / 9♣', by, parameters: fate(2), is: 4 },
    { hand: '3♠ 2♦ 2♥ / 2♠ 3♦ / 7♣', by: 'fate', parameters: fate(3), is: 'spent-1' },
    { hand: '3♠ 4♠ 2♥ / 2♠ 3♦ / 9♣ ', by: 'fate', parameters: fate(3), is: 'spent-2' },
    { hand: '8♠ / 10♠ 3♦ / 9♣', by: 'fate', parameters: fate(1), is: 'spent-0' },
    // A tie is no win: it is worth a card, but a loss that can only be tied is not.
    { hand: '2♠ / 5♠ 4♦ / 9♣', by: 'fate', parameters: fate(1), is: 'spent-1' },
    { hand: '4♠ / 2♠ 3♦ / 9♣', by: 'fate', parameters: fate(1), is: 'lose' },
    { hand: '4♠ / 2♠ 3♦ / 9♣', by: 'fate', parameters: fate(1), rulings: tie, is: 'tie' },
    { hand: '4♠ / 2♠ 3♦ / 9♣', by, parameters: fate(1), rulings: tie, is: 0 },
    { hand: '4♠ / 2♠ 3♦ / 9♣', by, parameters: fate(1), rulings: toOpponent, is: -4 },
    { hand: '4♠ / 5♠ 3♦ / 9♣', by, parameters: fate(1), rulings: { 'fate.policy': 'all' }, is: 3 },
    { hand: '5♠ 3♦ / 9♣', by, parameters: fate(1), rulings: { 'fate.policy': 'never' }, is: -1 },
    { hand: '5♠ / 5♠ 3♦ / 9♣', by, parameters: fate(1), rulings: { 'fate.deck': 'fresh' }, is: 4 },
    { hand: 'JOKER / 2♠ 3♦ / 9♣', by, parameters: fate(1), is: 6 },
    { hand: 'JOKER / 2♠ 3♦ / 9♣', by, parameters: fate(1), rulings: ignored, is: -4 },
  ]);
});

describe('Przemiana, once both sides have drawn', () => {
  const asked = sides('none', 2, { ...bare, conversion: true });
  expectHands(opposed, [
    { hand: 'K♣ A♣ / 9♣ / 10♠', by, parameters: asked, is: 1 },
    { hand: 'K♣ A♣ / 9♣ / 8♦', by, parameters: asked, is: -9 },
    { hand: 'K♠ A♣ / 9♣', by, parameters: asked, is: 1 },
    { hand: 'K♣ A♦ / 9♣ / 10♠', by, parameters: asked, rulings: { 'conversion.source': 'all-suits' }, is: 1 },
  ]);
});
