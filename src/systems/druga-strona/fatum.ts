import { distributionOf } from '../../probability/decision.ts';
import type { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { flag, integer } from '../parameter.ts';
import { CARDS_WITH_JOKERS, isJoker, STANDARD_CARDS } from '../playing-cards.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { plainHelps } from './helps.ts';
import { neededPoints, plainHands, TEN, unpackPlainHand } from './plain-test.ts';
import { PASSED_OR_NOT, passedOrNot } from './result.ts';
import { TEST_RULINGS, type TestReadings } from './rulings.ts';
import {
  breakValueParameter,
  GREATEST_CARDS,
  jokersParameter,
  premiumParameter,
  recolourParameter,
} from './test-parameters.ts';
import { Verdict } from './verdict.ts';

const DEATH = 'I. Mechanika gry, 2. Mechanika walki; Obrażenia, śmierć';
const GREATEST_RETURNS = 15;
/** What coming back at once takes off every power for some days. */
const AT_ONCE = 2;

interface Asked {
  readonly cards: number;
  readonly returns: number;
  readonly earlier: number;
  readonly 'break-value': string;
  readonly premium: number;
  readonly 'at-once': boolean;
  readonly jokers: boolean;
  readonly recolour: boolean;
}

type Readings = Pick<TestReadings, 'threshold.rounding'> & { readonly 'fatum.joker': 'raises' | 'nothing' };

/** The Fatum of one return: as many Breaks as there have been returns. */
function difficultyOf(asked: Asked, returned: number) {
  return { ...asked, breaks: asked.earlier + returned };
}

/** The cards drawn with the power as it is, weakened when the soul comes back at once. */
function cardsDrawn(power: number, asked: Asked): number {
  return Math.max(0, power - (asked['at-once'] ? AT_ONCE : 0));
}

/** The power after a Fatum that passed without its joker. No power can rise while it is weakened. */
function raised(power: number, breaks: number, asked: Asked, readings: Readings): number {
  const mayRise = readings['fatum.joker'] === 'raises' && !asked['at-once'];
  return mayRise && breaks >= power ? power + 1 : power;
}

export const fatum = defineTest({
  name: { pl: 'Fatum', en: 'Fatum' },
  place: DEATH,
  rule:
    'Every return to life asks for a Dilemma of ♣ with as many Breaks as there were returns before it, the first none. ' +
    'Who fails becomes a Zjawa. Who comes back at once has two cards fewer in every power, and none can rise meanwhile.',
  parameters: {
    cards: integer({ name: { pl: '♣ Intelekt [K]', en: '♣ Intelekt [K]' }, min: 1, max: GREATEST_CARDS, default: 4 }),
    returns: integer({ name: { pl: 'powroty', en: 'returns' }, min: 1, max: GREATEST_RETURNS, default: 3 }),
    earlier: integer({
      name: { pl: 'powroty dotychczas', en: 'returns so far' },
      min: 0,
      max: GREATEST_RETURNS,
      default: 0,
    }),
    'break-value': breakValueParameter,
    premium: premiumParameter,
    'at-once': flag({ name: { pl: 'powrót od razu', en: 'return at once' }, default: false }),
    jokers: jokersParameter,
    recolour: recolourParameter,
  },
  rulings: {
    ...TEST_RULINGS,
    'fatum.joker': ruling({
      options: {
        raises: 'a Fatum passed without its joker adds a card to the power, for the returns that follow',
        nothing: 'the power stays as it is',
      },
      place: `${DEATH}; 1. Dylematy, testy, Joker`,
      why: 'The joker raises a power once for a place or situation; whether a return is one is not said.',
      // The power that a Fatum raises counts in a later one.
      matters: ({ returns, jokers, 'at-once': atOnce }) => returns !== 1 && jokers === true && atOnce === false,
    }),
  },
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: () => PASSED_OR_NOT,
      outcomeOf: (survived, { returns }) => passedOrNot(survived === returns),
      headline: 'success',
    },
    returns: {
      name: { pl: 'udane powroty', en: 'returns survived' },
      outcomes: ({ returns }) => numberOutcomes(0, returns),
      outcomeOf: (survived) => survived,
      headline: '1+',
    },
  },
  table: { down: 'cards', across: 'returns' },
  amounts: {
    returns: {
      name: { pl: 'udane powroty', en: 'returns survived' },
      of: (survived) => new Fraction(BigInt(survived)),
    },
  },
  play(asked, readings) {
    const size = asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
    const verdicts = Array.from(
      { length: asked.returns },
      (_, returned) => new Verdict(plainHelps(difficultyOf(asked, returned), readings)),
    );
    return (chance) => {
      let power = asked.cards;
      for (const [returned, verdict] of verdicts.entries()) {
        const deck = chance.deck(size);
        const hand = Array.from({ length: cardsDrawn(power, asked) }, () => deck.draw());
        if (verdict.passesWithoutJokers(hand)) {
          if (hand.some(isJoker)) power = raised(power, asked.earlier + returned, asked, readings);
        } else if (!verdict.passesWithJokers(hand)) return returned;
      }
      return asked.returns;
    };
  },
  exact(asked, readings) {
    const survived = new Map<number, Fraction>();
    let byPower = new Map([[asked.cards, Fraction.ONE]]);
    for (let returned = 0; returned < asked.returns; returned++) {
      const next = new Map<number, Fraction>();
      let failing = Fraction.ZERO;
      for (const [power, chance] of byPower) {
        const steps = stepsOf(power, returned, asked, readings);
        for (const after of steps.outcomes()) {
          const share = chance.times(steps.probability(after));
          if (after === FAILED) failing = failing.plus(share);
          else next.set(after, (next.get(after) ?? Fraction.ZERO).plus(share));
        }
      }
      if (failing.numerator > 0n) survived.set(returned, failing);
      byPower = next;
    }
    const whole = [...byPower.values()].reduce((sum, chance) => sum.plus(chance), Fraction.ZERO);
    if (whole.numerator > 0n) survived.set(asked.returns, whole);
    return distributionOf(survived);
  },
  range: ({ returns }) => [0, returns],
});

const FAILED = 0;

/** The power after a Fatum, or FAILED. */
function stepsOf(power: number, returned: number, asked: Asked, readings: Readings): Distribution<number> {
  const difficulty = difficultyOf(asked, returned);
  const needed = neededPoints(difficulty, readings);
  const cards = cardsDrawn(power, asked);
  return plainHands(cards, { ...asked, enough: Math.max(0, needed) }).map((code) => {
    const { points, jokers } = unpackPlainHand(code);
    if (points >= needed) return jokers > 0 ? raised(power, difficulty.breaks, asked, readings) : power;
    return points + TEN * jokers >= needed ? power : FAILED;
  });
}
