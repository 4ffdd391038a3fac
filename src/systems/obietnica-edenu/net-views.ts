import type { View } from '../view.ts';
import { numberOutcomes } from '../view.ts';
import { DEGREE_OUTCOMES, degreeOf } from './degrees.ts';
import { type Pool, type PoolReadings, rangeOfNet } from './pool.ts';

/** The two ways to read a net result, for a test whose parameters come to a pool. */
export function netViews<P, R>(
  poolOf: (parameters: P, rulings: R) => Pool,
  readingsOf: (rulings: R) => PoolReadings,
): { readonly degree: View<P, R>; readonly successes: View<P, R> } {
  return {
    degree: {
      name: { pl: 'Stopień Wyniku', en: 'degree' },
      outcomes: () => DEGREE_OUTCOMES,
      outcomeOf: degreeOf,
      headline: 'success+',
    },
    successes: {
      name: { pl: 'liczba Sukcesów', en: 'net successes' },
      outcomes: (parameters, rulings) =>
        numberOutcomes(...rangeOfNet(poolOf(parameters, rulings), readingsOf(rulings))),
      outcomeOf: (net) => net,
      headline: '1+',
    },
  };
}
