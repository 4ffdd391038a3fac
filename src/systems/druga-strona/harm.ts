import type { Exchange } from './exchange.ts';

export interface HarmReadings {
  readonly 'critical.bonus': 'sum-half' | 'own-half';
  readonly 'protection.rounding': 'total' | 'per-fifth';
}

const FIFTHS = 5;
/** Half of a figure. */
const OWN_HALF = 5;

/** The damage cards of a hit, added up, and the figures that count. */
export interface Harm {
  readonly sum: number;
  readonly figuresInDamage: number;
  readonly figuresInAttack: number;
  readonly isCritical: boolean;
}

/** The damage of a hit: a critical adds half of it for every figure, then each fifth of protection takes a fifth. */
export function damageOf(harm: Harm, exchange: Exchange, readings: HarmReadings): number {
  const { sum, figuresInDamage: figures, isCritical } = harm;
  const half = readings['critical.bonus'] === 'sum-half' ? sum / 2 : OWN_HALF;
  const damage = isCritical ? sum + figures * half : sum;
  const piercing = exchange.piercing + (exchange.piercesByFigures ? harm.figuresInAttack : 0);
  const fifths = Math.min(FIFTHS, Math.max(0, exchange.protection - piercing));
  if (readings['protection.rounding'] === 'total') return roundHalfUp(damage * (FIFTHS - fifths), FIFTHS);
  const whole = roundHalfUp(damage, 1);
  return Math.max(0, whole - fifths * roundHalfUp(whole, FIFTHS));
}

/** Numbers here are halves at most, so that nothing is lost before the division. */
function roundHalfUp(number: number, by: number): number {
  return Math.floor((2 * number + by) / (2 * by));
}

/** Packs a hit: its damage and whether it is critical; 0 is a miss. */
export function packHit(damage: number, isCritical: boolean): number {
  return 1 + 2 * damage + (isCritical ? 1 : 0);
}

export const isHit = (result: number) => result > 0;
export const isCriticalHit = (result: number) => result > 0 && result % 2 === 0;
export const damageIn = (result: number) => (result === 0 ? 0 : Math.floor((result - 1) / 2));
