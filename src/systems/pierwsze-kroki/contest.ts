import { Distribution } from '../../probability/distribution.ts';
import type { Chance } from '../chance.ts';
import type { Ruling } from '../ruling.ts';
import { degree, degreeOfMargin, type PlusFive } from './degrees.ts';
import { NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';

/**
 * An opposed test that is read by degrees: haggling with a merchant, gambling against a player. The book gives degrees
 * for margins against a PT only; here the margin is the difference of the two totals.
 */
export interface Contest {
  readonly modifier: number;
  readonly opponent: number;
}

export interface ContestReadings {
  readonly tie: 'opponent' | 'hero';
  readonly natural: 'hero' | 'none';
  readonly plusFive: PlusFive;
}

export const CONTEST_NATURAL = {
  hero: "the hero's natural 20 and natural 1 are absolute, the opponent's are not",
  none: 'only totals count',
} as const satisfies Ruling['options'];

function contestDegree(own: number, other: number, { modifier, opponent }: Contest, readings: ContestReadings): number {
  if (readings.natural === 'hero') {
    if (own === NATURAL_SUCCESS) return degree('critical-success');
    if (own === NATURAL_FAILURE) return degree('critical-failure');
  }
  return degreeOfDifference(own + modifier - (other + opponent), readings);
}

function degreeOfDifference(difference: number, { tie, plusFive }: ContestReadings): number {
  if (difference === 0 && tie === 'opponent') return degree('failure');
  return degreeOfMargin(difference, plusFive);
}

export function playContest(chance: Chance, contest: Contest, readings: ContestReadings): number {
  const own = chance.die(SIDES);
  return contestDegree(own, chance.die(SIDES, 'opponent-dice'), contest, readings);
}

/** Counts the ways to each difference of two dice: 20 to none, and one less for each point either way. */
export function exactContest({ modifier, opponent }: Contest, readings: ContestReadings): Distribution<number> {
  const ways: [number, bigint][] = [];
  const naturals = readings.natural === 'hero';
  const [least, greatest] = naturals ? [NATURAL_FAILURE + 1, NATURAL_SUCCESS - 1] : [1, SIDES];
  for (let difference = least - SIDES; difference <= greatest - 1; difference++) {
    const lowest = Math.max(least, difference + 1);
    const highest = Math.min(greatest, difference + SIDES);
    ways.push([degreeOfDifference(difference + modifier - opponent, readings), BigInt(highest - lowest + 1)]);
  }
  if (naturals) {
    ways.push([degree('critical-success'), BigInt(SIDES)], [degree('critical-failure'), BigInt(SIDES)]);
  }
  return Distribution.of(ways);
}
