import { Fraction } from '../../probability/fraction.ts';
import { integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { CONTEST_NATURAL, type ContestReadings, exactContest, playContest } from './contest.ts';
import { DEGREE_VIEW, DEGREES, PLUS_FIVE, type PlusFive } from './degrees.ts';
import { MODIFIER_RANGE } from './k20.ts';

/** What each degree does to the price, in percent: Rozdział VIII, tabela targowania. */
const PRICE_CHANGES = [10, 0, -15, -40];

interface Readings {
  readonly 'check.plus-five': PlusFive;
  readonly 'haggle.tie': 'merchant' | 'hero';
  readonly 'haggle.natural': 'hero' | 'none';
}

function contestReadings(readings: Readings): ContestReadings {
  return {
    tie: readings['haggle.tie'] === 'merchant' ? 'opponent' : 'hero',
    natural: readings['haggle.natural'],
    plusFive: readings['check.plus-five'],
  };
}

/** `−40 %`, `+10 %`. */
function changeName(change: number): string {
  return `${change < 0 ? '−' : change > 0 ? '+' : ''}${Math.abs(change)} %`;
}

export const haggle = defineTest({
  name: { pl: 'Targowanie', en: 'Haggling' },
  place: 'Rozdział VIII, targowanie',
  rule:
    'An opposed test of Charyzma with the merchant. By the difference of the totals it is a critical success (−40 % ' +
    'of the price), a success (−15 %), a failure, or a critical failure (+10 %, and the merchant is offended).',
  parameters: {
    modifier: integer({ name: { pl: 'modyfikator', en: 'modifier' }, ...MODIFIER_RANGE, default: 0 }),
    opponent: integer({ name: { pl: 'modyfikator kupca', en: "merchant's modifier" }, ...MODIFIER_RANGE, default: 0 }),
  },
  rulings: {
    'check.plus-five': PLUS_FIVE,
    'haggle.margin': ruling({
      options: { difference: 'the margin is the difference of the two totals' },
      place: 'Rozdział VIII, targowanie; Rozdział I, margines',
      why: 'The table wants the four degrees of a test that has no PT to take a margin from.',
    }),
    'haggle.tie': ruling({
      options: { merchant: 'a tie is a failure', hero: 'a tie is a success, as meeting a PT is' },
      place: 'Rozdział VIII, targowanie; Rozdział IV, remis',
      why: 'In combat and flight the other side wins ties; haggling is silent.',
    }),
    'haggle.natural': ruling({
      options: CONTEST_NATURAL,
      place: 'Rozdział I, naturalna 20 i naturalna 1; Rozdział VIII, targowanie',
      why: 'Natural results are absolute, but an opposed test has two dice.',
    }),
    'haggle.sale': ruling({
      options: { 'purchase-only': 'the change is of the price of a purchase' },
      place: 'Rozdział VIII, targowanie',
      why: 'The discount is on the next transaction; what −40 % means for a sale is silent.',
    }),
  },
  views: {
    degree: DEGREE_VIEW,
    price: {
      name: { pl: 'zmiana ceny', en: 'change of the price' },
      outcomes: () => PRICE_CHANGES.map((id) => ({ id, name: { pl: changeName(id), en: changeName(id) } })),
      outcomeOf: (result) => PRICE_CHANGES[result]!,
      headline: '-15+',
    },
  },
  table: { down: 'modifier', across: 'opponent' },
  amounts: {
    price: {
      name: { pl: 'średnia zmiana ceny w %', en: 'mean change of the price in %' },
      of: (result) => new Fraction(BigInt(PRICE_CHANGES[result]!)),
    },
  },
  play: (sides, readings) => (chance) => playContest(chance, sides, contestReadings(readings)),
  exact: (sides, readings) => exactContest(sides, contestReadings(readings)),
  range: () => [0, DEGREES.length - 1],
});
