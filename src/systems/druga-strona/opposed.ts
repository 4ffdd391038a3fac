import { Fraction } from '../../probability/fraction.ts';
import { choice, flag, integer } from '../parameter.ts';
import { CARDS_WITH_JOKERS, isJoker, STANDARD_CARDS, suitOf } from '../playing-cards.ts';
import { type OptionsOf, ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { canShareDeck, type Draws, opposedWithOneDeck, opposedWithOwnDecks } from './opposed-odds.ts';
import { JOKERS, pointsOf, TEN } from './plain-test.ts';
import { TEST_RULINGS } from './rulings.ts';
import { jokersParameter, premiumParameter, recolourParameter } from './test-parameters.ts';

const OPPOSED = 'I. Mechanika gry, 1. Dylematy, testy, Testy przeciwstawne';

const RULINGS = {
  'recolour.count': TEST_RULINGS['recolour.count'],
  'opposed.jokers': ruling({
    options: {
      complete: 'the loser completes a joker, then whoever loses then: all jokers of both sides become tens',
      ignore: 'a joker is worth nothing here',
    },
    place: OPPOSED,
    why: 'The reward of a joker is mentioned; whether it also becomes a card of the side that loses is silent.',
  }),
  'opposed.tie': ruling({
    options: { nobody: 'equal sums are a tie', opponent: 'equal sums are won by the opponent' },
    place: OPPOSED,
    why: 'The higher sum wins; equal sums are not mentioned.',
  }),
  'opposed.deck': ruling({
    options: { own: 'each side has a deck of its own', shared: 'both sides draw from one deck' },
    place: `${OPPOSED}; I. Mechanika gry`,
    why: 'Players may use one deck or each their own; here that changes the odds.',
  }),
} as const;

type Readings = OptionsOf<typeof RULINGS>;

interface Opposed {
  readonly cards: number;
  readonly premium: number;
  readonly recolour: boolean;
  readonly 'opponent-cards': number;
  readonly 'opponent-premium': number;
  readonly 'opponent-recolour': boolean;
}

/** More than any lead, and the counts of jokers. */
const MOST_LEAD = 128;
const JOKER_COUNTS = JOKERS + 1;

/** The lead in points with the premiums, jokers ignored, and who drew jokers. */
function packDraws({ lead, jokers, opponentJokers }: Draws): number {
  return ((lead + MOST_LEAD) * JOKER_COUNTS + jokers) * JOKER_COUNTS + opponentJokers;
}

function unpackDraws(result: number): Draws {
  const rest = Math.floor(result / JOKER_COUNTS);
  return {
    lead: Math.floor(rest / JOKER_COUNTS) - MOST_LEAD,
    jokers: rest % JOKER_COUNTS,
    opponentJokers: result % JOKER_COUNTS,
  };
}

/** The lead once jokers have become tens, if they may. */
function finalLead(result: number, readings: Readings): number {
  const { lead, jokers, opponentJokers } = unpackDraws(result);
  return readings['opposed.jokers'] === 'complete' ? lead + TEN * (jokers - opponentJokers) : lead;
}

function outcomeOfLead(lead: number, readings: Readings): 'win' | 'tie' | 'lose' {
  if (lead > 0) return 'win';
  return lead < 0 || readings['opposed.tie'] === 'opponent' ? 'lose' : 'tie';
}

const LOSE = { id: 'lose', name: { pl: 'przegrana', en: 'lose' } };
const TIE = { id: 'tie', name: { pl: 'remis', en: 'tie' } };
const WIN = { id: 'win', name: { pl: 'wygrana', en: 'win' } };

/** No hand of ten with two completed jokers comes to more. */
const MOST_OF_HAND = 100;

const POWER = { min: 0, max: 10 } as const;

function sidesOf(asked: Opposed) {
  return {
    own: { cards: asked.cards, recolour: asked.recolour },
    other: { cards: asked['opponent-cards'], recolour: asked['opponent-recolour'] },
    lead: asked.premium - asked['opponent-premium'],
  };
}

/** Two suits that differ, or one for both: by symmetry it does not matter which. */
const OWN_SUIT = 3;
const OTHER_SUIT = 2;

/** The sum of one side, jokers ignored. */
function sumOf(hand: readonly number[], suit: number, recolour: boolean): number {
  const natural = hand.filter((card) => !isJoker(card));
  const tested = natural.filter((card) => suitOf(card) === suit);
  const best = Math.max(0, ...natural.filter((card) => suitOf(card) !== suit).map(pointsOf));
  return tested.reduce((sum, card) => sum + pointsOf(card), 0) + (recolour ? best : 0);
}

export const opposed = defineTest({
  name: { pl: 'Test przeciwstawny', en: 'Opposed test' },
  place: OPPOSED,
  rule:
    'Both sides draw the cards of their powers and add up the suit that each tests, with one card recoloured and the ' +
    'premium. The greater sum wins. A joker becomes a ten for the side that loses.',
  parameters: {
    cards: integer({ name: { pl: 'karty [K]', en: 'cards [K]' }, ...POWER, default: 4 }),
    premium: premiumParameter,
    recolour: recolourParameter,
    'opponent-cards': integer({
      name: { pl: 'karty [K] przeciwnika', en: "opponent's cards [K]" },
      ...POWER,
      default: 4,
    }),
    'opponent-premium': integer({
      name: { pl: 'premia przeciwnika', en: "opponent's premium" },
      min: 0,
      max: 20,
      default: 0,
    }),
    'opponent-recolour': flag({
      name: { pl: 'zamiana atutu przez przeciwnika', en: 'recolour by the opponent' },
      default: true,
    }),
    suits: choice({
      name: { pl: 'atuty obu stron (przy wspólnej talii)', en: 'suits of both sides (with one deck)' },
      options: {
        different: { pl: 'różne', en: 'different' },
        same: { pl: 'ten sam', en: 'the same' },
      },
      default: 'different',
    }),
    jokers: jokersParameter,
  },
  rulings: RULINGS,
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: (_, readings) => (readings['opposed.tie'] === 'nobody' ? [LOSE, TIE, WIN] : [LOSE, WIN]),
      outcomeOf: (result, _, readings) => outcomeOfLead(finalLead(result, readings), readings),
      headline: 'win',
    },
    lead: {
      name: { pl: 'przewaga w punktach', en: 'lead in points' },
      outcomes: ({ premium, 'opponent-premium': other }) =>
        numberOutcomes(premium - other - MOST_OF_HAND, premium - other + MOST_OF_HAND),
      outcomeOf: (result, _, readings) => finalLead(result, readings),
      headline: '1+',
    },
    joker: {
      name: { pl: 'joker', en: 'joker' },
      outcomes: () => [
        { id: 'none', name: { pl: 'bez jokera', en: 'no joker' } },
        { id: 'joker', name: { pl: 'joker, bez niego nie wygrana', en: 'joker, no win without it' } },
        { id: 'bonus', name: { pl: 'wygrana bez jokera: premia', en: 'won without the joker: its reward' } },
      ],
      outcomeOf(result, _, readings) {
        const { jokers, lead, opponentJokers } = unpackDraws(result);
        if (jokers === 0) return 'none';
        const completed = readings['opposed.jokers'] === 'complete' ? TEN * opponentJokers : 0;
        return lead - completed > 0 ? 'bonus' : 'joker';
      },
      headline: 'bonus',
    },
  },
  table: { down: 'cards', across: 'opponent-cards' },
  amounts: {
    lead: {
      name: { pl: 'przewaga w punktach', en: 'lead in points' },
      of: (result, _, readings) => new Fraction(BigInt(finalLead(result, readings))),
    },
  },
  play(asked, readings) {
    const { own, other, lead } = sidesOf(asked);
    const size = asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
    const otherSuit = asked.suits === 'same' ? OWN_SUIT : OTHER_SUIT;
    return (chance) => {
      const deck = chance.deck(size);
      const hand = Array.from({ length: own.cards }, () => deck.draw());
      const otherDeck = readings['opposed.deck'] === 'own' ? chance.deck(size, 'opponent-cards') : deck;
      const otherHand = Array.from({ length: other.cards }, () => otherDeck.draw());
      return packDraws({
        lead: lead + sumOf(hand, OWN_SUIT, own.recolour) - sumOf(otherHand, otherSuit, other.recolour),
        jokers: hand.filter(isJoker).length,
        opponentJokers: otherHand.filter(isJoker).length,
      });
    };
  },
  exact(asked, readings) {
    const { own, other, lead } = sidesOf(asked);
    const resultOf = (draws: Draws) => packDraws({ ...draws, lead: draws.lead + lead });
    return readings['opposed.deck'] === 'own'
      ? opposedWithOwnDecks(own, other, asked.jokers, resultOf)
      : opposedWithOneDeck(own, other, { jokers: asked.jokers, sameSuit: asked.suits === 'same' }, resultOf);
  },
  hasExact: (asked, readings) =>
    readings['opposed.deck'] === 'own' || canShareDeck(asked.cards, asked['opponent-cards']),
  range: () => [0, 2 * MOST_LEAD * JOKER_COUNTS ** 2],
});
