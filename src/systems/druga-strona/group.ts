import { Distribution } from '../../probability/distribution.ts';
import { integer } from '../parameter.ts';
import { ACE, CARDS_WITH_JOKERS, isJoker, rankOf, STANDARD_CARDS, suitOf } from '../playing-cards.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { type Draws, groupWithOneDeck, groupWithOwnDecks } from './group-odds.ts';
import { TESTED } from './helps.ts';
import { neededPoints, pointsOf, TEN } from './plain-test.ts';
import { GREATEST_RESULT, pack, type TestResult, testViews, unpack } from './result.ts';
import { TEST_RULINGS, type TestReadings } from './rulings.ts';
import {
  breaksParameter,
  breakValueParameter,
  jokersParameter,
  premiumParameter,
  recolourParameter,
} from './test-parameters.ts';

const GROUP = 'I. Mechanika gry, 1. Dylematy, testy, Wspólne pokonywanie Dylematu';

interface Group {
  readonly cards: number;
  readonly allies: number;
  readonly breaks: number;
  readonly 'break-value': string;
  readonly premium: number;
  readonly jokers: boolean;
  readonly recolour: boolean;
}

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

function drawsOf(asked: Group, readings: Pick<TestReadings, 'threshold.rounding'>): Draws {
  return {
    captain: asked.cards,
    allies: Math.min(asked.allies, asked.breaks),
    jokers: asked.jokers,
    recolour: asked.recolour,
    needed: neededPoints(asked, readings),
  };
}

/** The points of the suit tested when the best of the other cards is recoloured. */
function pointsIn(cards: readonly number[], recolour: boolean): number {
  let sum = 0;
  let best = 0;
  for (const card of cards) {
    if (isJoker(card)) continue;
    if (suitOf(card) === TESTED) sum += pointsOf(card);
    else best = Math.max(best, pointsOf(card));
  }
  return recolour ? sum + best : sum;
}

export const group = defineTest({
  name: { pl: 'Wspólny Dylemat', en: 'Group Dilemma' },
  place: GROUP,
  rule:
    'The captain takes the test; each ally, at most as many as there are Breaks, draws one card, which counts as drawn by ' +
    'the captain. An ace drawn by any ally fails the test whatever else is drawn.',
  parameters: {
    cards: integer({ name: { pl: 'karty [K] kapitana', en: "captain's cards [K]" }, min: 0, max: 10, default: 4 }),
    allies: integer({ name: { pl: 'sojusznicy', en: 'allies' }, min: 0, max: 6, default: 2 }),
    breaks: breaksParameter,
    'break-value': breakValueParameter,
    premium: premiumParameter,
    jokers: jokersParameter,
    recolour: recolourParameter,
  },
  rulings: {
    ...TEST_RULINGS,
    'group.deck': ruling({
      options: { shared: 'allies draw from the captain’s deck', own: 'each ally draws from a deck of their own' },
      place: GROUP,
      why: 'Players may use one deck or each their own; here that changes the odds.',
    }),
    'group.ace': ruling({
      options: { fails: "an ally's ace fails the test; neither a joker nor a recolour saves it" },
      place: GROUP,
      why: 'The ace fails it automatically; that nothing saves it, and that the captain’s own aces are harmless, is our reading.',
    }),
    'group.most-allies': ruling({
      options: { breaks: 'allies beyond the number of Breaks draw nothing' },
      place: GROUP,
      why: 'At most as many as there are Breaks draw: of a test of no Breaks, none.',
    }),
  },
  views: {
    ...testViews(({ cards, breaks }: Group) => breaks >= cards, readGroup),
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
  play(asked, readings) {
    const { captain, allies, needed } = drawsOf(asked, readings);
    const size = asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
    return (chance) => {
      const deck = chance.deck(size);
      const hand = Array.from({ length: captain }, () => deck.draw());
      const fromAllies = Array.from({ length: allies }, () =>
        (readings['group.deck'] === 'own' ? chance.deck(size, 'ally-cards') : deck).draw(),
      );
      const cards = [...hand, ...fromAllies];
      const points = pointsIn(cards, asked.recolour);
      const jokers = cards.filter(isJoker).length;
      const facts = {
        passed: points + TEN * jokers >= needed,
        withoutJokers: points >= needed,
        joker: jokers > 0,
        spent: 0,
      };
      return packGroup(
        facts,
        fromAllies.some((card) => !isJoker(card) && rankOf(card) === ACE),
      );
    };
  },
  exact(asked, readings) {
    const draws = drawsOf(asked, readings);
    const hands = readings['group.deck'] === 'own' ? groupWithOwnDecks(draws) : groupWithOneDeck(draws);
    return Distribution.of(
      hands.map(({ points, jokers, ace, ways }) => {
        const passed = points + TEN * jokers >= draws.needed;
        const withoutJokers = points >= draws.needed;
        return [packGroup({ passed, withoutJokers, joker: jokers > 0, spent: 0 }, ace), ways] as const;
      }),
    );
  },
  range: () => [0, ALLY_ACE + GREATEST_RESULT],
});
