import { Distribution } from '../../probability/distribution.ts';
import { integer, optionalInteger } from '../parameter.ts';
import { CARDS_WITH_JOKERS, isJoker, STANDARD_CARDS, suitOf } from '../playing-cards.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { neededPoints, pointsOf, TEN } from './plain-test.ts';
import { GREATEST_RESULT, pack, testViews } from './result.ts';
import { TEST_RULINGS, type TestReadings } from './rulings.ts';
import { breakValueParameter, jokersParameter, premiumParameter, recolourParameter } from './test-parameters.ts';
import { countTwoSuits, type Needed } from './two-suits.ts';

const TESTS = 'I. Mechanika gry, 1. Dylematy, testy';

interface TwoSuits {
  readonly cards: number;
  readonly 'second-cards': number;
  readonly breaks: number;
  readonly 'second-breaks': number;
  readonly 'break-value': string;
  readonly premium: number;
  readonly 'second-premium': number | null;
  readonly recolour: boolean;
}

function neededOf(asked: TwoSuits, readings: Pick<TestReadings, 'threshold.rounding'>): Needed {
  const second = { breaks: asked['second-breaks'], premium: asked['second-premium'] ?? asked.premium };
  return [neededPoints(asked, readings), neededPoints({ ...second, 'break-value': asked['break-value'] }, readings)];
}

/** A card on the table: its points and the suit it counts for, 0 and 1 being those tested. */
interface Laid {
  readonly points: number;
  readonly suit: number;
}

function isMet(cards: readonly Laid[], needed: Needed): boolean {
  return needed.every(
    (points, suit) => cards.reduce((sum, card) => sum + (card.suit === suit ? card.points : 0), 0) >= points,
  );
}

/** Whether the cards pass, one of them given either suit if that is allowed. */
function passes(cards: readonly Laid[], recolour: boolean, needed: Needed): boolean {
  if (isMet(cards, needed)) return true;
  if (!recolour) return false;
  return cards.some(({ points }, place) =>
    needed.some((_, suit) => isMet(cards.toSpliced(place, 1, { points, suit }), needed)),
  );
}

/** Whether they pass when each of so many jokers becomes the highest card of one of the suits. */
function passesWith(jokers: number, cards: readonly Laid[], recolour: boolean, needed: Needed): boolean {
  if (jokers === 0) return passes(cards, recolour, needed);
  return needed.some((_, suit) => passesWith(jokers - 1, [...cards, { points: TEN, suit }], recolour, needed));
}

/** Pairs of holdings grow with the cards: with more of them counting takes longer than two seconds. */
const MOST_COUNTED = 8;

const POWER = { min: 0, max: 10 } as const;
const BREAKS = { min: 0, max: 15 } as const;

export const dilemmaTwo = defineTest({
  name: { pl: 'Dylemat dwóch atutów', en: 'Dilemma of two suits' },
  place: `${TESTS}, test więcej niż jednej Mocy`,
  rule:
    'The cards of both powers are drawn together. Each suit has its own number of Breaks and must be met by the cards of ' +
    'that suit, less the premium: one for both or one each. One card of the whole test may be given either suit, and a ' +
    'joker of a failed test becomes a card of one of them.',
  parameters: {
    cards: integer({
      name: { pl: 'karty [K] pierwszego atutu', en: 'cards [K] of the first suit' },
      ...POWER,
      default: 4,
    }),
    'second-cards': integer({
      name: { pl: 'karty [K] drugiego atutu', en: 'cards [K] of the second suit' },
      ...POWER,
      default: 3,
    }),
    breaks: integer({ name: { pl: 'Przełamania pierwszego', en: 'Breaks of the first' }, ...BREAKS, default: 3 }),
    'second-breaks': integer({
      name: { pl: 'Przełamania drugiego', en: 'Breaks of the second' },
      ...BREAKS,
      default: 2,
    }),
    'break-value': breakValueParameter,
    premium: premiumParameter,
    'second-premium': optionalInteger({
      name: { pl: 'osobna premia drugiego', en: 'a premium of its own for the second' },
      min: 0,
      max: 20,
    }),
    jokers: jokersParameter,
    recolour: recolourParameter,
  },
  rulings: {
    ...TEST_RULINGS,
    'two-suits.premium': ruling({
      options: { each: 'a common premium is taken off the difficulty of each suit' },
      place: `${TESTS}, test więcej niż jednej Mocy`,
      why: 'The same value is taken off every difficulty; a premium for each suit is a parameter.',
    }),
    'two-suits.joker': ruling({
      options: { one: 'a completed joker serves one of the two suits' },
      place: `${TESTS}, Joker`,
      why: 'The joker stands for one card; that it may not serve both suits is our reading.',
    }),
  },
  views: testViews((asked: TwoSuits) => asked.breaks >= asked.cards || asked['second-breaks'] >= asked['second-cards']),
  table: { down: 'breaks', across: 'second-breaks' },
  play(asked, readings) {
    const needed = neededOf(asked, readings);
    return (chance) => {
      const deck = chance.deck(asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS);
      const hand = Array.from({ length: asked.cards + asked['second-cards'] }, () => deck.draw());
      const cards = hand
        .filter((card) => !isJoker(card))
        .map((card): Laid => ({ points: pointsOf(card), suit: suitOf(card) }));
      const jokers = hand.length - cards.length;
      return pack({
        passed: passesWith(jokers, cards, asked.recolour, needed),
        withoutJokers: passes(cards, asked.recolour, needed),
        joker: jokers > 0,
        spent: 0,
      });
    };
  },
  exact(asked, readings) {
    const cards = asked.cards + asked['second-cards'];
    const counted = countTwoSuits(cards, asked.jokers, asked.recolour, neededOf(asked, readings));
    return Distribution.of(
      counted.flatMap(({ jokers, passed, withoutJokers, all }) => {
        const result = (isPassed: boolean, isWithout: boolean) =>
          pack({ passed: isPassed, withoutJokers: isWithout, joker: jokers > 0, spent: 0 });
        return [
          [result(true, true), BigInt(withoutJokers)],
          [result(true, false), BigInt(passed - withoutJokers)],
          [result(false, false), BigInt(all - passed)],
        ] as const;
      }),
    );
  },
  hasExact: (asked) => asked.cards + asked['second-cards'] <= MOST_COUNTED,
  range: () => [0, GREATEST_RESULT],
});
