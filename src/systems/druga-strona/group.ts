import { Distribution } from '../../probability/distribution.ts';
import { integer, type ValuesOf } from '../parameter.ts';
import type { Play } from '../play.ts';
import { ACE, CARDS_WITH_JOKERS, isJoker, KING, rankOf, STANDARD_CARDS } from '../playing-cards.ts';
import { type OptionsOf, ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { convertCards } from './conversion.ts';
import { drawFate, fateInPlay, settle } from './fate.ts';
import { canCountFate, groupWithFate } from './group-fate-odds.ts';
import { groupWithOneDeck, groupWithOwnDecks } from './group-odds.ts';
import { drawExtra, drawFirst } from './hand.ts';
import { helpsOf, looksAtPoints } from './helps.ts';
import { JOKERS, neededPoints } from './plain-test.ts';
import { fateViewOf, GREATEST_RESULT, pack, spentAmountOf, type TestResult, testViews, unpack } from './result.ts';
import { CONVERSION_RULINGS, FATE_RULINGS, STYLE_RULINGS, TEST_RULINGS, withStyle } from './rulings.ts';
import { drawsAtOnce, stylesOf, stylesParameter } from './styles.ts';
import {
  breaksParameter,
  breakValueParameter,
  conversionParameter,
  fateParameter,
  jokersParameter,
  premiumParameter,
  recolourParameter,
} from './test-parameters.ts';
import { Verdict } from './verdict.ts';

const GROUP = 'I. Mechanika gry, 1. Dylematy, testy, Wspólne pokonywanie Dylematu';

const PARAMETERS = {
  cards: integer({ name: { pl: 'karty [K] kapitana', en: "captain's cards [K]" }, min: 0, max: 10, default: 4 }),
  allies: integer({ name: { pl: 'sojusznicy', en: 'allies' }, min: 0, max: 6, default: 2 }),
  breaks: breaksParameter,
  'break-value': breakValueParameter,
  premium: premiumParameter,
  fate: fateParameter,
  styles: stylesParameter,
  jokers: jokersParameter,
  recolour: recolourParameter,
  conversion: conversionParameter,
} as const;

const RULINGS = {
  ...TEST_RULINGS,
  ...FATE_RULINGS,
  ...STYLE_RULINGS,
  ...CONVERSION_RULINGS,
  'group.deck': ruling({
    options: { shared: 'allies draw from the captain’s deck', own: 'each ally draws from a deck of their own' },
    place: GROUP,
    why: 'Players may use one deck or each their own; here that changes the odds.',
  }),
  'group.ace': ruling({
    options: { fails: "an ally's ace fails the test; neither a joker nor a recolour nor Fate saves it" },
    place: GROUP,
    why: 'The ace fails it automatically; that nothing saves it, and that the captain’s own aces are harmless, is our reading.',
  }),
  'group.most-allies': ruling({
    options: { breaks: 'allies beyond the number of Breaks draw nothing' },
    place: GROUP,
    why: 'At most as many as there are Breaks draw: of a test of no Breaks, none.',
  }),
  'group.helps': ruling({
    options: { captain: 'the captain’s styles, Fate cards and Przemiana help, and look at the cards of allies too' },
    place: GROUP,
    why: 'Allies’ cards count as drawn by the captain, who takes the test; what allies could add of their own is silent.',
    matters: ({ styles, fate, conversion }) => styles !== 'none' || fate !== 0 || conversion === true,
  }),
  'group.extra-cards': ruling({
    options: {
      'after-allies': 'styles V and VI draw once the allies have drawn, and look at their cards',
      'before-allies': 'styles V and VI draw before the allies do, and do not know their cards',
    },
    place: GROUP,
    why: 'Allies’ cards count as drawn by the captain; whether they come before the extra cards is silent.',
    matters: ({ styles }) => withStyle('V')({ styles: styles! }) || withStyle('VI')({ styles: styles! }),
  }),
} as const;

type Group = ValuesOf<typeof PARAMETERS>;
type Readings = OptionsOf<typeof RULINGS>;

/** Above the facts of the test as it would be without the allies' aces. */
const ALLY_ACE = GREATEST_RESULT + 1;

function packGroup(facts: TestResult, ace: boolean): number {
  return pack(facts) + (ace ? ALLY_ACE : 0);
}

const hasAllyAce = (result: number) => result >= ALLY_ACE;
const withoutAce = (result: number) => unpack(result % ALLY_ACE);

function readGroup(result: number): TestResult {
  const facts = withoutAce(result);
  return hasAllyAce(result) ? { ...facts, passed: false, withoutJokers: false } : facts;
}

function alliesOf({ allies, breaks }: Group): number {
  return Math.min(allies, breaks);
}

function playGroup(asked: Group, readings: Readings): Play {
  const helps = helpsOf(asked, readings);
  const verdict = new Verdict(helps);
  const styles = stylesOf(asked.styles);
  const size = asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
  const allies = alliesOf(asked);
  const fateCards = fateInPlay(asked.fate, readings);
  const drawsBefore = readings['group.extra-cards'] === 'before-allies';
  const policy = readings['fate.policy'];
  return (chance) => {
    const deck = chance.deck(size);
    const fate = drawFate(chance, deck, size, fateCards, readings);
    const first = drawFirst(deck, [], asked.cards, styles);
    const ofCaptain = drawsBefore ? drawExtra(deck, first, styles, helps) : first;
    const ofAllies: number[] = [];
    for (let ally = 0; ally < allies; ally++) {
      const allyDeck = readings['group.deck'] === 'own' ? chance.deck(size, 'ally-cards') : deck;
      if (allyDeck.left > 0) ofAllies.push(allyDeck.draw());
    }
    const ace = ofAllies.some((card) => !isJoker(card) && rankOf(card) === ACE);
    const together = [...ofCaptain, ...ofAllies];
    const drawn = drawsBefore ? together : drawExtra(deck, together, styles, helps);
    // Of a test that an ace has failed nothing is spent.
    const hand =
      asked.conversion && !ace ? convertCards(drawn, deck, helps, verdict, readings['conversion.source']) : drawn;
    return packGroup(settle(hand, ace && policy === 'minimal' ? [] : fate, verdict, policy), ace);
  };
}

function cardsOfCaptain({ cards, styles }: Group): number {
  return cards + (stylesOf(styles).has('XII') ? 1 : 0);
}

/** Whether Fate cards are as cards that the captain draws. */
function areFateCardsDrawn(readings: Readings): boolean {
  return readings['fate.policy'] === 'all' && readings['fate.deck'] === 'out-of-deck';
}

export const group = defineTest({
  name: { pl: 'Wspólny Dylemat', en: 'Group Dilemma' },
  place: GROUP,
  rule:
    'The captain takes the test; each ally, at most as many as there are Breaks, draws one card, which counts as drawn by ' +
    'the captain. An ace drawn by any ally fails the test whatever else is drawn. Styles, Fate cards and Przemiana are ' +
    'those of the captain.',
  parameters: PARAMETERS,
  rulings: RULINGS,
  views: {
    ...testViews(({ cards, breaks }: Pick<Group, 'cards' | 'breaks'>) => breaks >= cards, readGroup),
    fate: fateViewOf(readGroup),
    'ally-ace': {
      name: { pl: 'as sojusznika', en: "ally's ace" },
      outcomes: () => [
        { id: 'failure', name: { pl: 'porażka bez asa sojusznika', en: "failure without an ally's ace" } },
        { id: 'ace', name: { pl: 'as sojusznika, i tak porażka', en: "ally's ace, a failure anyway" } },
        { id: 'spoiled', name: { pl: 'as sojusznika przekreślił sukces', en: "ally's ace spoiled a success" } },
        { id: 'success', name: { pl: 'sukces', en: 'success' } },
      ],
      outcomeOf(result) {
        const { passed } = withoutAce(result);
        if (hasAllyAce(result)) return passed ? 'spoiled' : 'ace';
        return passed ? 'success' : 'failure';
      },
      headline: 'success',
    },
  },
  table: { down: 'allies', across: 'breaks' },
  play: playGroup,
  exact(asked, readings) {
    const helps = helpsOf(asked, readings);
    const king = helps.points[KING]!;
    const fate = fateInPlay(asked.fate, readings);
    const captain = cardsOfCaptain(asked);
    const allies = alliesOf(asked);
    if (fate > 0 && !areFateCardsDrawn(readings)) {
      const jokers = asked.jokers ? JOKERS : 0;
      const fateIsFresh = readings['fate.deck'] === 'fresh';
      return Distribution.of(
        groupWithFate({ captain, allies, jokers, fate, fateIsFresh, helps }).map(
          ({ allyAce, ways, ...ending }) => [packGroup(ending, allyAce), ways] as const,
        ),
      );
    }
    const draws = {
      captain: captain + fate,
      allies,
      jokers: asked.jokers,
      recolour: asked.recolour,
      needed: neededPoints(asked, readings),
      helps,
    };
    const hands = readings['group.deck'] === 'own' ? groupWithOwnDecks(draws) : groupWithOneDeck(draws);
    return Distribution.of(
      hands.map(({ points, jokers, ace, ways }) => {
        const passed = points + king * jokers >= draws.needed;
        const withoutJokers = points >= draws.needed;
        return [packGroup({ passed, withoutJokers, joker: jokers > 0, spent: 0 }, ace), ways] as const;
      }),
    );
  },
  hasExact(asked, readings) {
    if (asked.conversion || !drawsAtOnce(stylesOf(asked.styles))) return false;
    const helps = helpsOf(asked, readings);
    if (!looksAtPoints(helps)) return false;
    const fate = fateInPlay(asked.fate, readings);
    if (fate === 0 || areFateCardsDrawn(readings)) return true;
    const isSpent = readings['fate.policy'] === 'minimal' && readings['group.deck'] === 'shared';
    return isSpent && canCountFate(cardsOfCaptain(asked) + alliesOf(asked), fate, helps);
  },
  range: () => [0, ALLY_ACE + GREATEST_RESULT],
  amounts: { spent: spentAmountOf(readGroup) },
});
