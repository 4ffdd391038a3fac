import { Fraction } from '../../probability/fraction.ts';
import { choice, flag, integer } from '../parameter.ts';
import { type Decided, defineTest } from '../system.ts';
import { numberOutcomes, type View } from '../view.ts';
import { WEAPON } from './attack-data.ts';
import { ATTACK_RULINGS } from './attack-rulings.ts';
import { type Attack, type Bought, dealt, hitsOf, type SpendingReadings, spend } from './attack-spending.ts';
import { DIE_RULINGS, type DieReadings, rollPool, SIDES } from './die.ts';
import { netViews } from './net-views.ts';
import { ALL_KEPT, exactNet, netOf, netSampler, type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

const GREATEST_POOL = 40;

interface Attacker extends Attack {
  readonly pool: number;
  readonly pt: number;
  readonly specialisation: boolean;
}

type Readings = DieReadings & SpendingReadings;

const poolOf = ({ pool, pt, specialisation }: Attacker): Pool => ({ pool, pt, specialisation, cap: null, keep: null });
const readingsOf = (readings: DieReadings): PoolReadings => ({ ...readings, ...ALL_KEPT });

/** A number that follows from the net result, since nothing is left to chance after the roll. */
function countView(
  names: { readonly pl: string; readonly en: string },
  count: (net: number, attacker: Attacker, readings: Readings) => number,
): View<Attacker, Readings> {
  return {
    name: names,
    outcomes(attacker, readings) {
      const greatestNet = Math.max(0, rangeOfNet(poolOf(attacker), readingsOf(readings))[1]);
      const counts = Array.from({ length: greatestNet + 1 }, (_, net) => count(net, attacker, readings));
      return numberOutcomes(0, Math.max(1, ...counts));
    },
    outcomeOf: count,
    headline: '1+',
  };
}

function successesInPolish(count: number): string {
  if (count === 1) return '1 Sukces';
  const isFew = [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100);
  return `${count} ${isFew ? 'Sukcesy' : 'Sukcesów'}`;
}

function inWords({ damage, pen, hits }: Bought, words: Readonly<Record<keyof Bought | 'nothing', string>>): string {
  const parts = [
    { count: damage, what: words.damage },
    { count: pen, what: words.pen },
    { count: hits, what: words.hits },
  ].filter(({ count }) => count > 0);
  return parts.length === 0 ? words.nothing : parts.map(({ count, what }) => `${count} × ${what}`).join(', ');
}

function decide(net: number, chance: Fraction, attacker: Attacker, readings: Readings): Decided {
  const bought = spend(net, attacker, readings);
  return {
    situation: { pl: successesInPolish(net), en: net === 1 ? '1 success' : `${net} successes` },
    action: {
      pl: inWords(bought, { damage: '+1 Obrażenie', pen: '+1 PEN', hits: 'dodatkowe trafienie', nothing: 'nic' }),
      en: inWords(bought, { damage: '+1 damage', pen: '+1 PEN', hits: 'further hit', nothing: 'nothing' }),
    },
    chance,
    value: new Fraction(BigInt(dealt(net, attacker, readings))),
    bestValue: new Fraction(BigInt(dealt(net, { ...attacker, policy: 'optimal' }, readings))),
  };
}

export const attack = defineTest({
  name: { pl: 'Atak', en: 'Attack' },
  place: '9. Sukcesy w Walce; 10. Strzelanie; 12. przykład Edwarda',
  rule:
    'An attack hits with a success. Its degree is set before successes are spent: two buy a point of damage, three a ' +
    'point of PEN, and a Multiatak further hits.',
  parameters: {
    pool: integer({ name: { pl: 'pula', en: 'pool' }, min: 1, max: GREATEST_POOL, default: 7 }),
    pt: integer({ name: { pl: 'PT', en: 'PT' }, min: 1, max: SIDES, default: 6 }),
    specialisation: flag({ name: { pl: 'specjalizacja', en: 'specialisation' }, default: false }),
    damage: integer({ name: { pl: 'Obrażenia broni', en: 'weapon damage' }, min: 0, max: 50, default: WEAPON.damage }),
    pen: integer({ name: { pl: 'PEN broni', en: 'weapon PEN' }, min: 0, max: 20, default: WEAPON.pen }),
    armour: integer({ name: { pl: 'pancerz celu', en: 'armour of the target' }, min: 0, max: 20, default: 0 }),
    policy: choice({
      name: { pl: 'wydawanie Sukcesów', en: 'spending' },
      options: {
        optimal: { pl: 'najwięcej Obrażeń', en: 'most damage dealt' },
        'damage-first': { pl: 'najpierw Obrażenia', en: 'damage first' },
        'pen-first': { pl: 'najpierw PEN', en: 'PEN first' },
        'hits-first': { pl: 'najpierw trafienia', en: 'further hits first' },
      },
      default: 'optimal',
    }),
  },
  rulings: { ...DIE_RULINGS, ...ATTACK_RULINGS },
  views: {
    ...netViews<Attacker, Readings>(poolOf, readingsOf),
    dealt: countView({ pl: 'zadane Obrażenia', en: 'damage dealt' }, dealt),
    'damage-bought': countView(
      { pl: 'kupione Obrażenia', en: 'damage bought' },
      (net, attacker, readings) => spend(net, attacker, readings).damage,
    ),
    'pen-bought': countView(
      { pl: 'kupiony PEN', en: 'PEN bought' },
      (net, attacker, readings) => spend(net, attacker, readings).pen,
    ),
    hits: countView({ pl: 'trafienia', en: 'hits' }, hitsOf),
  },
  table: { down: 'pool', across: 'armour' },
  play(attacker, readings) {
    const pool = poolOf(attacker);
    const all = readingsOf(readings);
    return (chance) => netOf(rollPool(pool.pool, chance), pool, all);
  },
  exact: (attacker, readings) => exactNet(poolOf(attacker), readingsOf(readings)),
  range: (attacker, readings) => rangeOfNet(poolOf(attacker), readingsOf(readings)),
  sampler: (attacker, readings, streams) => netSampler(poolOf(attacker), readingsOf(readings), streams),
  amounts: {
    value: {
      name: { pl: 'zadane Obrażenia', en: 'damage dealt' },
      of: (net, attacker, readings) => new Fraction(BigInt(dealt(net, attacker, readings))),
    },
    'damage-bought': {
      name: { pl: 'kupione Obrażenia', en: 'damage bought' },
      of: (net, attacker, readings) => new Fraction(BigInt(spend(net, attacker, readings).damage)),
    },
    'pen-bought': {
      name: { pl: 'kupiony PEN', en: 'PEN bought' },
      of: (net, attacker, readings) => new Fraction(BigInt(spend(net, attacker, readings).pen)),
    },
  },
  decisions(attacker, readings) {
    const nets = exactNet(poolOf(attacker), readingsOf(readings));
    return nets
      .outcomes()
      .filter((net) => net > 0)
      .sort((a, b) => a - b)
      .map((net) => decide(net, nets.probability(net), attacker, readings));
  },
});
