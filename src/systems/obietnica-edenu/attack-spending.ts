import { PRICES } from './attack-data.ts';

/** What the successes of an attack are spent on, and what comes of it. 9. Sukcesy w Walce. */

export interface Attack {
  readonly damage: number;
  readonly pen: number;
  readonly armour: number;
  readonly policy: 'optimal' | 'damage-first' | 'pen-first' | 'hits-first';
}

export interface SpendingReadings {
  readonly 'attack.spend': 'repeatable' | 'once';
  readonly 'attack.reserve': '0' | '1';
  readonly 'attack.armour': 'subtracts' | 'stops';
  readonly 'multiattack.price': 'open' | 'one' | 'two' | 'three';
  readonly 'multiattack.bonus': 'first-hit' | 'every-hit';
}

/** How often each effect is bought. */
export interface Bought {
  readonly damage: number;
  readonly pen: number;
  /** Hits beyond the first. */
  readonly hits: number;
}

type Effect = keyof Bought;

const HIT_PRICES = { open: undefined, one: 1, two: 2, three: 3 } as const;

/** How often the effect can be bought with so many successes. */
function affordable(effect: Effect, successes: number, readings: SpendingReadings): number {
  const price = effect === 'hits' ? HIT_PRICES[readings['multiattack.price']] : PRICES[effect];
  if (price === undefined) return 0;
  return Math.min(Math.floor(successes / price), readings['attack.spend'] === 'once' ? 1 : Infinity);
}

function costOf({ damage, pen, hits }: Bought, readings: SpendingReadings): number {
  return damage * PRICES.damage + pen * PRICES.pen + hits * (HIT_PRICES[readings['multiattack.price']] ?? 0);
}

/** The successes that may be spent. */
function spendable(net: number, readings: SpendingReadings): number {
  return Math.max(0, net - Number(readings['attack.reserve']));
}

/** What one hit does to the target. */
function throughArmour(damage: number, pen: number, armour: number, readings: SpendingReadings): number {
  const left = Math.max(0, armour - pen);
  if (readings['attack.armour'] === 'stops') return left > 0 ? 0 : damage;
  return Math.max(0, damage - left);
}

/** The damage dealt by a hit and what was bought for it. */
function dealtWith(bought: Bought, attack: Attack, readings: SpendingReadings): number {
  const { damage, pen, armour } = attack;
  const first = throughArmour(damage + bought.damage, pen + bought.pen, armour, readings);
  const plain = throughArmour(damage, pen, armour, readings);
  return first + bought.hits * (readings['multiattack.bonus'] === 'every-hit' ? first : plain);
}

/** As much as possible of the first effect, then of the second, then of the third. */
function inOrder(order: readonly Effect[], successes: number, readings: SpendingReadings): Bought {
  let bought: Bought = { damage: 0, pen: 0, hits: 0 };
  for (const effect of order) {
    const left = successes - costOf(bought, readings);
    bought = { ...bought, [effect]: affordable(effect, left, readings) };
  }
  return bought;
}

/** What deals the most damage; of what is equally good, the cheapest. Each further hit adds as much as the one before. */
function best(successes: number, attack: Attack, readings: SpendingReadings): Bought {
  let found: Bought = { damage: 0, pen: 0, hits: 0 };
  let foundDealt = dealtWith(found, attack, readings);
  for (let pen = affordable('pen', successes, readings); pen >= 0; pen--) {
    const afterPen = successes - pen * PRICES.pen;
    for (let damage = affordable('damage', afterPen, readings); damage >= 0; damage--) {
      const mostHits = affordable('hits', afterPen - damage * PRICES.damage, readings);
      for (const hits of mostHits === 0 ? [0] : [0, mostHits]) {
        const bought = { damage, pen, hits };
        const dealt = dealtWith(bought, attack, readings);
        const isCheaper = dealt === foundDealt && costOf(bought, readings) < costOf(found, readings);
        if (dealt > foundDealt || isCheaper) [found, foundDealt] = [bought, dealt];
      }
    }
  }
  return found;
}

const ORDERS: Readonly<Record<Exclude<Attack['policy'], 'optimal'>, readonly Effect[]>> = {
  'damage-first': ['damage', 'pen', 'hits'],
  'pen-first': ['pen', 'damage', 'hits'],
  'hits-first': ['hits', 'damage', 'pen'],
};

/** What the policy buys for this net result. */
export function spend(net: number, attack: Attack, readings: SpendingReadings): Bought {
  const successes = spendable(net, readings);
  return attack.policy === 'optimal'
    ? best(successes, attack, readings)
    : inOrder(ORDERS[attack.policy], successes, readings);
}

/** Every hit of the attack; none without a success. */
export function hitsOf(net: number, attack: Attack, readings: SpendingReadings): number {
  return net <= 0 ? 0 : 1 + spend(net, attack, readings).hits;
}

/** The damage that all hits do to the target. */
export function dealt(net: number, attack: Attack, readings: SpendingReadings): number {
  return net <= 0 ? 0 : dealtWith(spend(net, attack, readings), attack, readings);
}
