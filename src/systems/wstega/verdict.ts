import { Fraction } from '../../probability/fraction.ts';
import { readFraction } from '../parameter.ts';
import type { Verdict } from './ends.ts';
import { type Facts, isBlessing, isCurse, negativeFigures } from './result.ts';
import type { Reveal, State } from './reveal.ts';
import type { Prices, Setting } from './setting.ts';

/** Whether the test is won as it stands, and the przebicie of the side that wins it. */
export function verdictOf(reveal: Reveal, state: State): Verdict {
  const success = reveal.status(state) === 'win';
  if (!success) return { success, przebicie: Math.max(0, opposedHits(state) - 1) };
  return { success, przebicie: przebicieOf(reveal.setting, reveal.hits(state), state.netAces) };
}

/** Each time beyond the first that the difficulty is reached. */
export function przebicieOf({ readings }: Setting, hits: number, netAces: number): number {
  const aces = readings['przebicie.ace'] === 'counts' ? Math.max(0, netAces) : 0;
  return Math.max(0, hits + aces - 1);
}

function opposedHits({ opposed, own }: State): number {
  return [...opposed].filter((value) => value.charCodeAt(0) > own).length;
}

export function pricesOf(prices: Prices) {
  return {
    negative: readFraction(prices['negative-price'])!,
    przebicie: readFraction(prices['przebicie-value'])!,
    king: readFraction(prices['king-value'])!,
  };
}

/** How often a result has what the player values: the opposition's przebicie and a curse count against. */
export function valuedIn(facts: Facts) {
  return {
    success: Number(facts.success),
    negative: negativeFigures(facts),
    przebicie: facts.success ? facts.przebicie : -facts.przebicie,
    king: Number(isBlessing(facts)) - Number(isCurse(facts)),
  };
}

/** What the player values the result at: a success is 1. */
export function worthOf(facts: Facts, prices: Prices): Fraction {
  const price = pricesOf(prices);
  const { success, negative, przebicie, king } = valuedIn(facts);
  const whole = (number: number) => new Fraction(BigInt(number));
  return whole(success)
    .minus(price.negative.times(whole(negative)))
    .plus(price.przebicie.times(whole(przebicie)))
    .plus(price.king.times(whole(king)));
}
