import { Fraction } from '../../../probability/fraction.ts';
import type { Round } from './round.ts';

/** The most PŻ, and so pool dice, that a figure can start with here; above what any figure of the rulebook can have. */
export const GREATEST_HP = 12;

/** Places for 0, 1 and 2 successes of a test, and for the PŻ paid and won back: a result is one integer of them all. */
const SCORES = 3;
const PAID = 16;
const HEALED = 3;

/** What came of a round. */
export interface PoolResult {
  readonly first: number;
  readonly second: number;
  readonly paid: number;
  readonly healed: number;
}

export function pack({
  scores: [first = 0, second = 0],
  paid,
  healed,
}: Pick<Round, 'scores' | 'paid' | 'healed'>): number {
  return ((healed * PAID + paid) * SCORES + second) * SCORES + first;
}

export function unpack(result: number): PoolResult {
  const first = result % SCORES;
  const second = Math.trunc(result / SCORES) % SCORES;
  const paid = Math.trunc(result / SCORES ** 2) % PAID;
  return { first, second, paid, healed: Math.trunc(result / SCORES ** 2 / PAID) };
}

export const RESULT_RANGE = [0, HEALED * PAID * SCORES ** 2 - 1] as const;

/** What a player takes a success and a PŻ to be worth. */
export interface Worth {
  readonly firstSuccess: Fraction;
  readonly secondSuccess: Fraction;
  readonly hp: Fraction;
}

/** What the result is worth: the successes of each test less the PŻ paid, and with those won back. */
export function worthOf(result: number, worth: Worth): Fraction {
  const { first, second, paid, healed } = unpack(result);
  let sum = worth.hp.times(new Fraction(BigInt(healed - paid)));
  for (const successes of [first, second]) {
    if (successes >= 1) sum = sum.plus(worth.firstSuccess);
    if (successes >= 2) sum = sum.plus(worth.secondSuccess);
  }
  return sum;
}
