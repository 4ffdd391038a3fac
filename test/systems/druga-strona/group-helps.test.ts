import { describe } from 'vitest';
import { group } from '../../../src/systems/druga-strona/group.ts';
import { expectHands, type HandRow } from './expect-hands.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** Spades are tested, hearts are converted. The captain draws the cards, then one ally draws one. */
const led = (styles: string, cards: number, breaks: number, more: Parameters = {}) => ({
  styles,
  cards,
  allies: 1,
  breaks,
  ...more,
});
const bare = { recolour: false };
const own = { 'group.deck': 'own' };
const before = { 'group.extra-cards': 'before-allies' };
const success = 'success';
const failure = 'failure';

describe('the styles of the captain look at the cards of allies', () => {
  expectHands(group, [
    // I: the ally's card is the lowest.
    { hand: '7♠ 5♦ / 3♥', parameters: led('I', 2, 3), is: success },
    { hand: '7♠ 5♦ / 2♥', parameters: led('I', 2, 3), is: failure },
    // II: it is the fifth.
    { hand: '2♠ 3♠ 4♠ 2♦ / 3♦', parameters: led('II', 4, 4), is: success },
    { hand: '2♠ 3♠ 4♠ 2♦ / 3♦', parameters: led('II', 4, 4), rulings: own, is: success },
    { hand: '2♠ 3♠ 4♠ 2♦ / 3♥', parameters: led('II', 4, 4), is: failure },
    { hand: '2♠ 3♠ 4♠ 2♦', parameters: led('II', 4, 3, { allies: 0 }), is: failure },
    { hand: '5♠ 10♦ / 2♣', parameters: led('III', 2, 3), is: success },
    { hand: '5♠ 2♣ / 8♥', parameters: led('IV', 2, 2, bare), is: success },
    { hand: '5♠ 2♣ / 8♥', parameters: led('none', 2, 2, bare), is: failure },
    { hand: '10♠ A♠ / 2♣', parameters: led('VII', 2, 4), is: success },
    { hand: 'K♠ Q♠ / 2♣', parameters: led('VIII', 2, 5), is: success },
    { hand: 'K♠ J♠ / A♦ 9♠', parameters: led('VIII', 2, 4, { allies: 2 }), by: 'ally-ace', is: 'spoiled' },
    { hand: '6♠ 2♦ / 6♥', parameters: led('IX', 2, 4), is: success },
    { hand: '6♠ 2♦ / 7♥', parameters: led('IX', 2, 4), is: failure },
    { hand: 'J♣ 2♦ / K♥', parameters: led('X', 2, 2, bare), is: success },
    { hand: 'J♣ 2♦ / 10♥', parameters: led('X', 2, 2, bare), is: failure },
    { hand: '4♠ 5♦ / 6♥', parameters: led('XI', 2, 3, { premium: 2 }), is: success },
    { hand: '4♠ 5♦ / 6♥', parameters: led('XI', 2, 3, { premium: 1 }), is: failure },
    // XII: one card more for the captain, none for the ally.
    { hand: '5♠ 5♦ 10♠ / 2♣', parameters: led('XII', 2, 4), is: success },
    { hand: '5♠ 4♦ 10♠ / 2♣', parameters: led('XII', 2, 4), is: failure },
  ]);
});

describe('the extra cards of styles V and VI come after those of allies, or before', () => {
  expectHands(group, [
    { hand: '2♣ / 5♠', parameters: led('V', 1, 1), is: success },
    { hand: '2♣ / 4♦ / 3♣ 5♠', parameters: led('V', 1, 1, bare), is: success },
    { hand: '2♣ / 3♣ 5♠ / 4♦', parameters: led('V', 1, 1, bare), rulings: before, is: success },
    { hand: 'K♠ 2♣ / 5♠ / 5♥', parameters: led('VI', 2, 4), is: success },
    { hand: 'K♠ 2♣ / 5♠', parameters: led('VI', 2, 4), rulings: before, is: failure },
    { hand: 'K♠ 5♠ / 5♥ / 2♣', parameters: led('VI', 2, 4), rulings: { ...before, ...own }, is: success },
    // An ace that a style brings to the captain is harmless.
    { hand: 'K♠ 2♣ / 5♠ / A♥', parameters: led('VI', 2, 3), is: success },
    { hand: 'K♠ 5♠ / A♥ / 2♣', parameters: led('VI', 2, 3), is: failure },
  ]);
});

describe('Fate cards and Przemiana of the captain', () => {
  const fate = led('none', 2, 4, { fate: 1 });
  const converts = led('none', 2, 2, { ...bare, conversion: true });
  expectHands(group, [
    { hand: '10♠ / 5♠ 5♦ / 2♣', parameters: fate, by: 'fate', is: 'spent-1' },
    { hand: '10♠ / 5♠ 4♦ / 2♣', parameters: fate, by: 'fate', is: failure },
    { hand: '10♠ / 5♠ 5♦ / A♣', parameters: fate, by: 'fate', is: failure },
    // Nothing is spent on what an ace has failed, but cards that all join do join.
    { hand: '10♠ / 5♠ 5♦ / A♣', parameters: fate, by: 'ally-ace', is: 'ace' },
    { hand: '10♠ / 5♠ 5♦ / A♣', parameters: fate, rulings: { 'fate.policy': 'all' }, by: 'ally-ace', is: 'spoiled' },
    { hand: '5♠ 5♦ / 2♣', parameters: fate, rulings: { 'fate.policy': 'never' }, is: failure },
    { hand: 'K♣ 5♠ / 2♣ / 6♠', parameters: converts, is: success },
    { hand: 'K♣ 5♠ / 2♣ / 6♥', parameters: converts, is: failure },
    { hand: 'K♣ 5♠ / 2♥', parameters: converts, is: failure },
    { hand: 'K♣ 5♠ / A♣', parameters: converts, is: failure },
  ]);
});
