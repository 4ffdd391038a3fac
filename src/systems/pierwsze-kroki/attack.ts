import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import type { Chance } from '../chance.ts';
import { flag, integer } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import {
  type AttackParameters,
  type AttackReadings,
  type Blow,
  bonusOf,
  type DamageDice,
  damageDice,
  damageRule,
} from './attack-damage.ts';
import { attackModifier, blowOf, dodgeFaces, dodgeModifier } from './attack-hit.ts';
import { LOCATION_SIDES, LOCATIONS, locationOf, NO_LOCATION, pack, type Struck, unpack } from './attack-result.ts';
import { ATTACK_RULINGS } from './attack-rulings.ts';
import { MODIFIER_RANGE, NATURAL_SUCCESS, SIDES } from './k20.ts';
import { healthParameter } from './modifiers.ts';
import { sumOfDice, weaponParameter } from './weapon.ts';

const MISS: Struck = { damage: 0, bonus: 0, location: NO_LOCATION };

const HITS = [
  { id: 'miss', name: { pl: 'pudło', en: 'miss' } },
  { id: 'hit', name: { pl: 'trafienie', en: 'hit' } },
  { id: 'critical', name: { pl: 'trafienie krytyczne', en: 'critical hit' } },
] as const;

function rollDice(groups: readonly DamageDice[], chance: Chance): number {
  let sum = 0;
  for (const { dice, sides, times } of groups) {
    for (let die = 0; die < dice; die++) sum += times * chance.die(sides, 'damage-dice');
  }
  return sum;
}

/** What the dice of a blow come to, each group counted as often as it does. */
function sumOfBlow(critical: boolean, parameters: AttackParameters, readings: AttackReadings): Distribution<number> {
  return damageDice(critical, parameters, readings)
    .map(({ dice, sides, times }) => sumOfDice(dice, sides).map((sum) => times * sum))
    .reduce((all, group) => all.with(group, (a, b) => a + b));
}

function greatestBonus(parameters: AttackParameters, readings: AttackReadings): number {
  const lowestDodge = dodgeFaces(readings)[0]! + dodgeModifier(parameters, readings);
  return bonusOf(NATURAL_SUCCESS + attackModifier(parameters) - lowestDodge, readings);
}

/** All dice at their highest, with or without a natural 20. */
function greatestDamage(parameters: AttackParameters, readings: AttackReadings): number {
  const bonus = greatestBonus(parameters, readings);
  const damageOf = damageRule(parameters, readings);
  return Math.max(
    ...[false, true].map((critical) => {
      const groups = damageDice(critical, parameters, readings);
      const sum = groups.reduce((total, { dice, sides, times }) => total + dice * sides * times, 0);
      return damageOf(sum, { critical, bonus });
    }),
  );
}

export const attack = defineTest({
  name: { pl: 'Atak', en: 'Attack' },
  place: 'Rozdział IV, atak, obrażenia i trafienie krytyczne',
  rule:
    'The attack (k20, modifier, rank, proficiency) must beat the dodge (k20 and Zręczność). A hit deals the weapon’s ' +
    'dice and a modifier, less armour (AC − 10) but at least 1, and 1 more for every full 5 points over the dodge. A ' +
    'natural 20 hits, doubles the damage, ignores armour and strikes one place of the body; a natural 1 misses.',
  parameters: {
    attack: integer({ name: { pl: 'premia do ataku', en: 'attack bonus' }, ...MODIFIER_RANGE, default: 5 }),
    dodge: integer({ name: { pl: 'unik celu (modyfikator)', en: "target's dodge" }, ...MODIFIER_RANGE, default: 2 }),
    weapon: weaponParameter,
    'damage-modifier': integer({
      name: { pl: 'modyfikator obrażeń', en: 'damage modifier' },
      min: -10,
      max: 20,
      default: 3,
    }),
    ac: integer({ name: { pl: 'AC celu', en: "target's AC" }, min: 1, max: 30, default: 13 }),
    ambush: flag({ name: { pl: 'z ukrycia', en: 'from hiding' }, default: false }),
    health: healthParameter({ pl: 'pozostałe HP w %', en: 'HP left in %' }),
    'target-health': healthParameter({ pl: 'pozostałe HP celu w %', en: "target's HP left in %" }),
  },
  rulings: ATTACK_RULINGS,
  views: {
    damage: {
      name: { pl: 'obrażenia', en: 'damage' },
      outcomes: (parameters, readings) => numberOutcomes(0, greatestDamage(parameters, readings)),
      outcomeOf: (result) => unpack(result).damage,
      headline: '1+',
    },
    hit: {
      name: { pl: 'trafienie', en: 'hit' },
      outcomes: () => HITS,
      outcomeOf: (result) => {
        const { damage, location } = unpack(result);
        return damage === 0 ? 'miss' : location === NO_LOCATION ? 'hit' : 'critical';
      },
      headline: 'hit+',
    },
    location: {
      name: { pl: 'miejsce trafienia krytycznego', en: 'place of a critical hit' },
      outcomes: () => LOCATIONS,
      outcomeOf: (result) => LOCATIONS[unpack(result).location]!.id,
      headline: 'leg+',
    },
    margin: {
      name: { pl: 'premia z marginesu', en: 'bonus from the margin' },
      outcomes: (parameters, readings) => numberOutcomes(0, Math.max(1, greatestBonus(parameters, readings))),
      outcomeOf: (result) => unpack(result).bonus,
      headline: '1+',
    },
  },
  table: { down: 'attack', across: 'dodge' },
  amounts: {
    damage: {
      name: { pl: 'średnie obrażenia', en: 'mean damage' },
      of: (result) => new Fraction(BigInt(unpack(result).damage)),
    },
  },
  play(parameters, readings) {
    const [hitDice, criticalDice] = [false, true].map((critical) => damageDice(critical, parameters, readings));
    const damageOf = damageRule(parameters, readings);
    const [fixed, ...rolled] = dodgeFaces(readings);
    return (chance) => {
      const own = chance.die(SIDES);
      const dodge = rolled.length === 0 ? fixed! : chance.die(SIDES, 'opponent-dice');
      const blow = blowOf(own, dodge, parameters, readings);
      if (blow === undefined) return pack(MISS);
      const damage = damageOf(rollDice(blow.critical ? criticalDice! : hitDice!, chance), blow);
      const location = blow.critical ? locationOf(chance.die(LOCATION_SIDES, 'location-dice')) : NO_LOCATION;
      return pack({ damage, bonus: blow.bonus, location });
    };
  },
  exact(parameters, readings) {
    const [hit, critical] = [false, true].map((each) => sumOfBlow(each, parameters, readings));
    const faces = dodgeFaces(readings);
    const damageOf = damageRule(parameters, readings);
    const places = Distribution.die(LOCATION_SIDES).map(locationOf);
    const whole = hit!.total * critical!.total * places.total;
    const entries: [number, bigint][] = [];
    for (const [blow, ways] of countBlows(faces, parameters, readings)) {
      if (blow === undefined) {
        entries.push([pack(MISS), ways * whole]);
        continue;
      }
      const sums = blow.critical ? critical! : hit!;
      const struck = blow.critical ? places : Distribution.certain(NO_LOCATION);
      const scale = (ways * whole) / (sums.total * struck.total);
      for (const [sum, sumWays] of sums.entries()) {
        const damage = damageOf(sum, blow);
        for (const [location, placeWays] of struck.entries()) {
          entries.push([pack({ damage, bonus: blow.bonus, location }), scale * sumWays * placeWays]);
        }
      }
    }
    return Distribution.of(entries);
  },
  range: (parameters, readings) => [
    0,
    pack({
      damage: greatestDamage(parameters, readings),
      bonus: greatestBonus(parameters, readings),
      location: LOCATIONS.length - 1,
    }),
  ],
});

/** How many of all pairs of faces make each blow, or a miss. */
function countBlows(
  faces: readonly number[],
  parameters: AttackParameters,
  readings: AttackReadings,
): Iterable<readonly [Blow | undefined, bigint]> {
  const counts = new Map<string, { readonly blow: Blow | undefined; ways: bigint }>();
  for (let own = 1; own <= SIDES; own++) {
    for (const dodge of faces) {
      const blow = blowOf(own, dodge, parameters, readings);
      const key = blow === undefined ? 'miss' : `${blow.critical} ${blow.bonus}`;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { blow, ways: 1n });
      else known.ways++;
    }
  }
  return [...counts.values()].map(({ blow, ways }) => [blow, ways] as const);
}
