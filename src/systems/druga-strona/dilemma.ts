import { Distribution } from '../../probability/distribution.ts';
import type { ValuesOf } from '../parameter.ts';
import type { Play } from '../play.ts';
import { CARDS_WITH_JOKERS, STANDARD_CARDS } from '../playing-cards.ts';
import type { OptionsOf } from '../ruling.ts';
import { playSampler } from '../sampler.ts';
import { defineTest } from '../system.ts';
import { convertCards } from './conversion.ts';
import { countedOdds, oathOdds } from './counted-odds.ts';
import { dealHands } from './draws.ts';
import { extraCardOdds, GREATEST_WITH_EXTRA_CARDS } from './extra-card-odds.ts';
import { drawFate, fateInPlay, settle } from './fate.ts';
import { drawExtra, drawFirst } from './hand.ts';
import { type Helps, helpsOf, looksAtPoints } from './helps.ts';
import { EXTRA_CARD, perseveranceOdds } from './perseverance-odds.ts';
import { plainHandSampler } from './plain-hand.ts';
import { Possibilities } from './possibilities.ts';
import { fateViewOf, GREATEST_FATE, GREATEST_RESULT, pack, spentAmountOf, testViews, unpack } from './result.ts';
import { CONVERSION_RULINGS, FATE_RULINGS, STYLE_RULINGS, TEST_RULINGS } from './rulings.ts';
import { seenCard, seenParameter } from './seen.ts';
import { stylesOf, stylesParameter } from './styles.ts';
import {
  breaksParameter,
  breakValueParameter,
  cardsParameter,
  conversionParameter,
  fateParameter,
  GREATEST_CARDS,
  jokersParameter,
  premiumParameter,
  recolourParameter,
} from './test-parameters.ts';
import { CONCENTRATION_CARDS, Verdict } from './verdict.ts';

const PARAMETERS = {
  cards: cardsParameter,
  breaks: breaksParameter,
  'break-value': breakValueParameter,
  premium: premiumParameter,
  fate: fateParameter,
  styles: stylesParameter,
  seen: seenParameter,
  jokers: jokersParameter,
  recolour: recolourParameter,
  conversion: conversionParameter,
} as const;

const RULINGS = { ...TEST_RULINGS, ...FATE_RULINGS, ...STYLE_RULINGS, ...CONVERSION_RULINGS };

type Parameters = ValuesOf<typeof PARAMETERS>;
type Readings = OptionsOf<typeof RULINGS>;

function deckSize(jokers: boolean): number {
  return jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
}

function playDilemma(parameters: Parameters, readings: Readings): Play {
  const helps = helpsOf(parameters, readings);
  const verdict = new Verdict(helps);
  const styles = stylesOf(parameters.styles);
  const size = deckSize(parameters.jokers);
  const seen = seenCard(parameters.seen);
  const fateCards = fateInPlay(parameters.fate, readings);
  return (chance) => {
    const deck = chance.deck(size);
    if (seen !== undefined) deck.remove(seen);
    const fate = drawFate(chance, deck, size, fateCards, readings, seen);
    const first = drawFirst(deck, seen === undefined ? [] : [seen], parameters.cards, styles);
    const drawn = drawExtra(deck, first, styles, helps);
    const hand = parameters.conversion
      ? convertCards(drawn, deck, helps, verdict, readings['conversion.source'])
      : drawn;
    return pack(settle(hand, fate, verdict, readings['fate.policy']));
  };
}

/** Up to so many cards, three Fate cards to spend are counted in time. */
const GREATEST_CARDS_WITH_FATE = 6;

/** Styles with which Przemiana can go on for long; with VIII a figure alone buys a card, so that hands do not shrink. */
const SLOW_WITH_CONVERSION = ['V', 'VI', 'VIII'] as const;

/** Whether the helps look at nothing but points, suits and figures, which can be counted; Fate to spend at points alone. */
function isCounted(helps: Helps, fate: number, spendsAll: boolean): boolean {
  if (helps.reflection || helps.run > 0) return false;
  return fate === 0 || spendsAll || looksAtPoints(helps);
}

export const dilemma = defineTest({
  name: { pl: 'Dylemat', en: 'Dilemma' },
  place: 'I. Mechanika gry, 1. Dylematy, testy',
  rule:
    'Draw as many cards as the power has [K]. The cards of the suit tested must add up to the Breaks times their value, ' +
    'less the premium; one card may be given that suit. Figures are worth 10, an ace 1. A joker that was not needed may ' +
    'raise the power; in a failed test it becomes any card. Fate cards may join a failed test, and styles help. From the ' +
    'fourth Circle 11 points of an unneeded suit buy a card.',
  parameters: PARAMETERS,
  rulings: RULINGS,
  views: {
    ...testViews(({ cards, breaks }: { readonly cards: number; readonly breaks: number }) => breaks >= cards),
    fate: fateViewOf(unpack),
  },
  table: { down: 'cards', across: 'breaks' },
  play: playDilemma,
  exact(parameters, readings) {
    const helps = helpsOf(parameters, readings);
    const styles = stylesOf(parameters.styles);
    const spendsAll = readings['fate.policy'] === 'all';
    const draw = {
      cards: parameters.cards + (styles.has('XII') ? 1 : 0),
      fate: fateInPlay(parameters.fate, readings),
      fateIsFresh: readings['fate.deck'] === 'fresh',
      jokers: parameters.jokers ? CARDS_WITH_JOKERS - STANDARD_CARDS : 0,
      seen: seenCard(parameters.seen),
    };
    if (styles.has('VI') && !parameters.conversion && looksAtPoints(helps)) {
      return perseveranceOdds(helps, draw).map((result) => result % EXTRA_CARD);
    }
    if (styles.has('VI') || parameters.conversion) {
      return extraCardOdds(helps, draw, {
        perseverance: styles.has('VI'),
        conversion: parameters.conversion ? readings['conversion.source'] : undefined,
      });
    }
    if (styles.has('V')) return oathOdds(helps, draw);
    if (isCounted(helps, draw.fate, spendsAll)) {
      // Fate cards of the same deck that all join are as good as drawn.
      const asDrawn = spendsAll && !draw.fateIsFresh ? { ...draw, cards: draw.cards + draw.fate, fate: 0 } : draw;
      return countedOdds(helps, asDrawn, spendsAll);
    }
    // Style II asks for more cards than these tests draw.
    const looked = draw.cards + draw.fate < CONCENTRATION_CARDS ? { ...helps, concentration: null } : helps;
    const possibilities = new Possibilities(looked, draw.fate > 0, spendsAll);
    const cards = draw.cards + (spendsAll ? draw.fate : 0);
    return Distribution.of(
      dealHands(looked, possibilities, draw).map(({ state, jokers, fateJokers, ways }) => {
        const { withoutJokers, spent } = possibilities.ending(state, cards);
        const joker = jokers + (spendsAll ? fateJokers : 0) > 0;
        return [pack({ passed: spent !== undefined, withoutJokers, joker, spent: spent ?? 0 }), ways] as const;
      }),
    );
  },
  hasExact(parameters, readings) {
    const styles = stylesOf(parameters.styles);
    const helps = helpsOf(parameters, readings);
    const fate = fateInPlay(parameters.fate, readings);
    const looksAtMore = helps.support !== null || helps.concentration !== null || helps.reflection || helps.run > 0;
    if (parameters.conversion) {
      if (fate > 0 || SLOW_WITH_CONVERSION.some((style) => styles.has(style))) return false;
      const drawn = parameters.cards + (styles.has('XII') ? 1 : 0);
      return drawn + (parameters.recolour ? 0 : 1) + (looksAtMore ? 1 : 0) <= GREATEST_WITH_EXTRA_CARDS;
    }
    if (styles.has('VI')) {
      if (fate > 0 || styles.has('V')) return false;
      return looksAtPoints(helps) || parameters.cards <= GREATEST_WITH_EXTRA_CARDS - (looksAtMore ? 1 : 0);
    }
    if (styles.has('V'))
      return fate === 0 && isCounted(helps, 0, false) && (helps.concentration === null || styles.size === 2);
    if (isCounted(helps, fate, readings['fate.policy'] === 'all')) {
      const drawn = parameters.cards + (styles.has('XII') ? 1 : 0);
      return readings['fate.policy'] !== 'minimal' || fate < GREATEST_FATE || drawn <= GREATEST_CARDS_WITH_FATE;
    }
    if (fate > 0) return false;
    if (styles.size === 1) return parameters.cards <= (styles.has('XI') ? 6 : GREATEST_CARDS);
    return parameters.cards <= 4;
  },
  range: () => [0, GREATEST_RESULT],
  sampler(parameters, readings, streams) {
    const isPlain =
      !parameters.conversion &&
      stylesOf(parameters.styles).size === 0 &&
      seenCard(parameters.seen) === undefined &&
      (parameters.fate === 0 || readings['fate.policy'] === 'never');
    if (!isPlain) return playSampler(playDilemma(parameters, readings), streams);
    return plainHandSampler(streams, deckSize(parameters.jokers), parameters.cards, helpsOf(parameters, readings));
  },
  amounts: { spent: spentAmountOf(unpack) },
});
