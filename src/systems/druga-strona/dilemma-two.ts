import { Distribution } from '../../probability/distribution.ts';
import { choice, integer, optionalInteger, type ValuesOf } from '../parameter.ts';
import type { Play } from '../play.ts';
import { CARDS_WITH_JOKERS, STANDARD_CARDS } from '../playing-cards.ts';
import type { OptionsOf } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { convertCards } from './conversion.ts';
import { drawFate, fateInPlay, settle } from './fate.ts';
import { drawExtra, drawFirst } from './hand.ts';
import { HEARTS, type Helps, helpsOf, looksAtPoints, neededHalves, SECOND, TESTED } from './helps.ts';
import { relabelledDeck, type SwapOfSuits, withSwappedSuit } from './relabelled-deck.ts';
import { fateViewOf, GREATEST_RESULT, pack, spentAmountOf, testViews, unpack } from './result.ts';
import { CONVERSION_RULINGS, FATE_RULINGS, STYLE_RULINGS, TEST_RULINGS, TESTS } from './rulings.ts';
import { drawsAtOnce, stylesOf, stylesParameter } from './styles.ts';
import {
  breakValueParameter,
  conversionParameter,
  fateParameter,
  jokersParameter,
  premiumParameter,
  recolourParameter,
} from './test-parameters.ts';
import { countTwoSuits } from './two-suits.ts';
import { TWO_SUITS_RULINGS } from './two-suits-rulings.ts';
import { Verdict } from './verdict.ts';

const POWER = { min: 0, max: 10 } as const;
const BREAKS = { min: 0, max: 15 } as const;

const PARAMETERS = {
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
  fate: fateParameter,
  styles: stylesParameter,
  converted: choice({
    name: { pl: 'atut, na który zamienia styl IV', en: 'the suit that style IV converts to' },
    options: {
      first: { pl: 'pierwszy', en: 'the first' },
      second: { pl: 'drugi', en: 'the second' },
    },
    default: 'first',
  }),
  jokers: jokersParameter,
  recolour: recolourParameter,
  conversion: conversionParameter,
} as const;

const RULINGS = { ...TEST_RULINGS, ...FATE_RULINGS, ...STYLE_RULINGS, ...CONVERSION_RULINGS, ...TWO_SUITS_RULINGS };

type Parameters = ValuesOf<typeof PARAMETERS>;
type Readings = OptionsOf<typeof RULINGS>;

function helpsOfBoth(asked: Parameters, readings: Readings): Helps {
  const second = {
    breaks: asked['second-breaks'],
    premium: asked['second-premium'] ?? asked.premium,
    'break-value': asked['break-value'],
  };
  return {
    ...helpsOf(asked, readings),
    second: {
      needed: neededHalves(second, readings),
      breaks: second.breaks,
      takesHearts: asked.converted === 'second',
      support: readings['style-i.two-suits'],
      figures: readings['style-x.two-suits'],
      runs: readings['style-xi.two-suits'],
    },
  };
}

/** ♥ and ♦ are tested, and ♠ is what style IV converts. */
const HEARTS_AND_DIAMONDS: SwapOfSuits = [TESTED, SECOND, 1, HEARTS];

function playTwo(asked: Parameters, readings: Readings): Play {
  const helps = helpsOfBoth(asked, readings);
  const verdict = new Verdict(helps);
  const styles = stylesOf(asked.styles);
  const size = asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
  const fateCards = fateInPlay(asked.fate, readings);
  return (chance) => {
    const dealt = chance.deck(size);
    const fate = drawFate(chance, dealt, size, fateCards, readings).map((card) =>
      withSwappedSuit(card, HEARTS_AND_DIAMONDS),
    );
    const deck = relabelledDeck(dealt, HEARTS_AND_DIAMONDS);
    const first = drawFirst(deck, [], asked.cards + asked['second-cards'], styles);
    const drawn = drawExtra(deck, first, styles, helps);
    const hand = asked.conversion ? convertCards(drawn, deck, helps, verdict, readings['conversion.source']) : drawn;
    return pack(settle(hand, fate, verdict, readings['fate.policy']));
  };
}

/** The cards in play, Fate cards that all join as if drawn included. */
function cardsInPlay(asked: Parameters, readings: Readings): number {
  const extra = stylesOf(asked.styles).has('XII') ? 1 : 0;
  return asked.cards + asked['second-cards'] + extra + fateInPlay(asked.fate, readings);
}

/** Pairs of holdings grow with the cards: with more of them counting takes longer than two seconds. */
const MOST_COUNTED = 8;
/** Where cards of more kinds or suits count. */
const MOST_COUNTED_WITH_STYLES = 5;

export const dilemmaTwo = defineTest({
  name: { pl: 'Dylemat dwóch atutów', en: 'Dilemma of two suits' },
  place: `${TESTS}, test więcej niż jednej Mocy`,
  rule:
    'The cards of both powers are drawn together. Each suit has its own number of Breaks and must be met by the cards of ' +
    'that suit, less the premium: one for both or one each. One card of the whole test may be given either suit, and a ' +
    'joker of a failed test becomes a card of one of them. Styles, Fate cards and the 11 points of the fourth Circle help ' +
    'as in a Dilemma of one suit.',
  parameters: PARAMETERS,
  rulings: RULINGS,
  views: {
    ...testViews(
      (asked: Pick<Parameters, 'cards' | 'breaks' | 'second-cards' | 'second-breaks'>) =>
        asked.breaks >= asked.cards || asked['second-breaks'] >= asked['second-cards'],
    ),
    fate: fateViewOf(unpack),
  },
  table: { down: 'breaks', across: 'second-breaks' },
  play: playTwo,
  exact(asked, readings) {
    const helps = helpsOfBoth(asked, readings);
    const counted = countTwoSuits({
      cards: cardsInPlay(asked, readings),
      jokers: asked.jokers,
      recolour: asked.recolour,
      needed: [Math.ceil(helps.needed / 2), Math.ceil(helps.second!.needed / 2)],
      helps,
      converted: helps.heartsConverted ? asked.converted : null,
    });
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
  hasExact(asked, readings) {
    const styles = stylesOf(asked.styles);
    if (asked.conversion || !drawsAtOnce(styles) || !looksAtPoints(helpsOf(asked, readings))) return false;
    const fate = fateInPlay(asked.fate, readings);
    if (fate > 0 && (readings['fate.policy'] !== 'all' || readings['fate.deck'] === 'fresh')) return false;
    const most = styles.has('IV') || styles.has('VIII') ? MOST_COUNTED_WITH_STYLES : MOST_COUNTED;
    return cardsInPlay(asked, readings) <= most;
  },
  range: () => [0, GREATEST_RESULT],
  amounts: { spent: spentAmountOf(unpack) },
});
