import { describe, expect, it } from 'vitest';
import { initiative } from '../../../src/systems/druga-strona/initiative.ts';
import { exactOutcomes, exactResults, isAtLeastAsGood, resultOfRoll } from '../asked.ts';
import { expectHands } from './expect-hands.ts';
import { namedCards } from './named-cards.ts';

const sides = (powers: number, opponent: number) => ({ powers, 'opponent-powers': opponent });
const powersDecide = { 'initiative.tie': 'powers' };
const ignored = { 'joker.in-combat': 'ignore' };
const shared = { 'deck.combat': 'shared' };

describe('♦ + ♠ and a card', () => {
  expectHands(initiative, [
    { hand: '7♣ / 6♥', is: 'win' },
    { hand: '6♣ / 7♥', is: 'lose' },
    { hand: 'A♣ / 2♥', is: 'lose' },
    { hand: '6♣ / 7♥', parameters: sides(8, 6), is: 'win' },
    { hand: '6♣ / 7♥', parameters: sides(8, 6), by: 'lead', is: 1 },
    // A figure is 10.
    { hand: 'K♣ / 10♥', is: 'tie' },
    { hand: 'K♣ / J♥', parameters: sides(7, 6), is: 'win' },
    { hand: 'A♣ / K♥', by: 'lead', is: -9 },
  ]);
});

describe('equal sums', () => {
  expectHands(initiative, [
    { hand: '6♣ / 8♥', parameters: sides(8, 6), is: 'tie' },
    { hand: '6♣ / 8♥', parameters: sides(8, 6), rulings: powersDecide, is: 'win' },
    { hand: '8♣ / 6♥', parameters: sides(6, 8), rulings: powersDecide, is: 'lose' },
    { hand: '6♣ / 6♥', parameters: sides(6, 6), rulings: powersDecide, is: 'tie' },
    { hand: '6♣ / 8♥', parameters: sides(8, 6), rulings: powersDecide, by: 'lead', is: 0 },
    { hand: '8♣ / 6♥', parameters: sides(6, 8), rulings: powersDecide, by: 'lead', is: 0 },
  ]);
});

describe('jokers and decks', () => {
  expectHands(initiative, [
    { hand: 'JOKER / 9♥', is: 'win' },
    { hand: 'JOKER / 9♥', rulings: ignored, is: 'lose' },
    { hand: 'A♥ / joker', rulings: ignored, is: 'win' },
    { hand: '6♣ / 6♣', is: 'tie' },
    { hand: '6♣ / 6♥', rulings: shared, is: 'tie' },
  ]);

  it('one deck does not deal the same card twice', () => {
    expect(() => resultOfRoll(initiative, namedCards('6♣ / 6♣'), { rulings: shared })).toThrow(/not in the deck/);
  });
});

describe('laws', () => {
  it('is fair between equals, under every reading', () => {
    for (const rulings of [{}, powersDecide, ignored, shared, { ...shared, ...powersDecide, ...ignored }]) {
      const outcomes = exactOutcomes(initiative, { rulings });
      expect(outcomes.probability('win')).toEqual(outcomes.probability('lose'));
    }
  });

  it('equal powers tie as often as equal values are drawn', () => {
    const tie = (rulings: Record<string, string>) =>
      exactOutcomes(initiative, { rulings }).probability('tie').toString();
    // Nine values of four cards, and 18 cards worth ten (jokers: 16, and two worth nothing).
    expect(tie({})).toBe(`${(9 * 16 + 18 ** 2) / 36}/${54 ** 2 / 36}`);
    expect(tie({ ...ignored })).toBe(`${(9 * 16 + 16 ** 2 + 2 ** 2) / 4}/${54 ** 2 / 4}`);
    expect(tie({ ...shared })).toBe(`${(9 * 12 + 18 * 17) / 18}/${(54 * 53) / 18}`);
  });

  it('every power helps, and ten more than the other never lose to anyone', () => {
    for (let powers = 0; powers < 20; powers++) {
      const [more, less] = [{ parameters: sides(powers + 1, 6) }, { parameters: sides(powers, 6) }];
      expect(isAtLeastAsGood(initiative, more, less)).toBe(true);
    }
    expect(
      exactOutcomes(initiative, { parameters: sides(16, 6) })
        .probability('win')
        .toString(),
    ).toBe('1/1');
    expect(
      exactOutcomes(initiative, { parameters: sides(15, 6) })
        .probability('lose')
        .toString(),
    ).toBe('0/1');
  });

  it('what one side leads by the other is behind by', () => {
    for (const rulings of [{}, powersDecide, shared]) {
      const own = exactResults(initiative, { parameters: sides(9, 5), rulings });
      const other = exactResults(initiative, { parameters: sides(5, 9), rulings });
      for (const lead of own.outcomes()) expect(own.probability(lead)).toEqual(other.probability(-lead));
    }
  });
});
