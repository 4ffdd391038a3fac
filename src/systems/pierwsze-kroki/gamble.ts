import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { integer, optionalInteger } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { CONTEST_NATURAL, type ContestReadings, exactContest, playContest } from './contest.ts';
import { DEGREE_VIEW, DEGREES, degree, degreeOf, PLUS_FIVE, type PlusFive } from './degrees.ts';
import { AMATEURS, CRITICAL_PAYS, SUCCESS_PAYS } from './gamble-data.ts';
import { MODIFIER_RANGE, SIDES } from './k20.ts';

interface Readings {
  readonly 'check.plus-five': PlusFive;
  readonly 'gamble.tie': 'player' | 'hero';
  readonly 'gamble.natural': 'hero' | 'none';
}

function contestReadings(readings: Readings): ContestReadings {
  return {
    tie: readings['gamble.tie'] === 'player' ? 'opponent' : 'hero',
    natural: readings['gamble.natural'],
    plusFive: readings['check.plus-five'],
  };
}

const PAYOUTS = [
  { id: 'lost', name: { pl: 'stawka przepada', en: 'the stake is lost' } },
  { id: 'doubled', name: { pl: 'podwojona stawka', en: 'the stake doubled' } },
  { id: 'critical', name: { pl: 'wygrana krytyczna', en: 'a critical win' } },
] as const;

function payoutOf(result: number): (typeof PAYOUTS)[number]['id'] {
  if (result === degree('critical-success')) return 'critical';
  return result === degree('success') ? 'doubled' : 'lost';
}

/** The gold that comes back for each coin staked. */
function returned(result: number, criticalPays: number): number {
  return { lost: 0, doubled: SUCCESS_PAYS, critical: criticalPays }[payoutOf(result)];
}

export const gamble = defineTest({
  name: { pl: 'Hazard', en: 'Gambling' },
  place: 'Rozdział VIII, hazard',
  rule:
    'Stake gold and test against 12 among amateurs or 20 among professionals, or against one player with Charyzma. A ' +
    'success returns the stake doubled, a critical one more; a failure loses it, a critical one is accused of cheating.',
  parameters: {
    modifier: integer({ name: { pl: 'modyfikator', en: 'modifier' }, ...MODIFIER_RANGE, default: 0 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: 60, default: AMATEURS }),
    opponent: optionalInteger({
      name: { pl: 'modyfikator gracza, zamiast PT', en: "player's modifier, instead of PT" },
      ...MODIFIER_RANGE,
    }),
    stake: integer({ name: { pl: 'stawka w GP', en: 'stake in GP' }, min: 1, max: 10_000, default: 10 }),
    'critical-pays': integer({
      name: { pl: 'krotność wypłaty przy krytyku', en: 'a critical win returns, times the stake' },
      min: SUCCESS_PAYS,
      max: 10,
      default: CRITICAL_PAYS.value,
    }),
  },
  rulings: {
    'check.plus-five': PLUS_FIVE,
    'gamble.critical': ruling({
      options: { parameter: 'a critical win returns three times the stake unless the parameter says otherwise' },
      place: 'Rozdział VIII, hazard',
      why: 'The book says more generously and gives no number: 3 is assumed.',
    }),
    'gamble.tie': ruling({
      options: { player: 'a tie with a player is a failure', hero: 'a tie with a player is a success' },
      place: 'Rozdział VIII, hazard; Rozdział IV, remis',
      why: 'In combat and flight the other side wins ties; gambling is silent.',
    }),
    'gamble.natural': ruling({
      options: CONTEST_NATURAL,
      place: 'Rozdział I, naturalna 20 i naturalna 1; Rozdział VIII, hazard',
      why: 'Natural results are absolute, but a game against a player has two dice.',
    }),
  },
  views: {
    degree: DEGREE_VIEW,
    payout: {
      name: { pl: 'wypłata', en: 'payout' },
      outcomes: () => PAYOUTS,
      outcomeOf: payoutOf,
      headline: 'doubled+',
    },
  },
  table: { down: 'modifier', across: 'pt' },
  amounts: {
    returned: {
      name: { pl: 'średnio wraca GP', en: 'mean GP returned' },
      of: (result, { stake, 'critical-pays': criticalPays }) =>
        new Fraction(BigInt(stake * returned(result, criticalPays))),
    },
    gain: {
      name: { pl: 'średni zysk w GP', en: 'mean gain in GP' },
      of: (result, { stake, 'critical-pays': criticalPays }) =>
        new Fraction(BigInt(stake * (returned(result, criticalPays) - 1))),
    },
  },
  play:
    ({ modifier, pt, opponent }, readings) =>
    (chance) =>
      opponent === null
        ? degreeOf(chance.die(SIDES), modifier, pt, readings['check.plus-five'])
        : playContest(chance, { modifier, opponent }, contestReadings(readings)),
  exact: ({ modifier, pt, opponent }, readings) =>
    opponent === null
      ? Distribution.die(SIDES).map((face) => degreeOf(face, modifier, pt, readings['check.plus-five']))
      : exactContest({ modifier, opponent }, contestReadings(readings)),
  range: () => [0, DEGREES.length - 1],
});
