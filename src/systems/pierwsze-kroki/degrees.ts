import { ruling } from '../ruling.ts';
import type { View } from '../view.ts';
import { NATURAL_FAILURE, NATURAL_SUCCESS } from './k20.ts';

/** The margin (total minus PT) from which a success is critical, and down to which a failure is. */
const CRITICAL_MARGIN = 5;

/** The four degrees of a test, worst to best; a result is a position in this list. Rozdział I. */
export const DEGREES = [
  { id: 'critical-failure', name: { pl: 'porażka krytyczna', en: 'critical failure' } },
  { id: 'failure', name: { pl: 'porażka', en: 'failure' } },
  { id: 'success', name: { pl: 'sukces', en: 'success' } },
  { id: 'critical-success', name: { pl: 'sukces krytyczny', en: 'critical success' } },
] as const;

export const degree = (id: (typeof DEGREES)[number]['id']) => DEGREES.findIndex((each) => each.id === id);

export const PLUS_FIVE = ruling({
  options: {
    'chapter-i': 'a margin of exactly 5 is a critical success',
    example: 'a margin of exactly 5 is a plain success, critical from 6',
  },
  place: 'Rozdział I, margines; Rozdział XIII, przykład skrytki',
  why: 'The example of chapter XIII calls 17 against 12 a success; chapter I makes a margin of 5 critical.',
});

export type PlusFive = keyof typeof PLUS_FIVE.options;

/** The degree of a margin where no natural result decides. */
export function degreeOfMargin(margin: number, plusFive: PlusFive): number {
  if (margin > CRITICAL_MARGIN) return degree('critical-success');
  if (margin === CRITICAL_MARGIN) return degree(plusFive === 'chapter-i' ? 'critical-success' : 'success');
  if (margin >= 0) return degree('success');
  if (margin > -CRITICAL_MARGIN) return degree('failure');
  return degree('critical-failure');
}

/** The degree of a test in which the die shows `face`. */
export function degreeOf(face: number, modifier: number, pt: number, plusFive: PlusFive): number {
  if (face === NATURAL_SUCCESS) return degree('critical-success');
  if (face === NATURAL_FAILURE) return degree('critical-failure');
  return degreeOfMargin(face + modifier - pt, plusFive);
}

/** A result that is a position in the list of degrees. */
export const DEGREE_VIEW = {
  name: { pl: 'stopień wyniku', en: 'degree' },
  outcomes: () => DEGREES,
  outcomeOf: (result: number) => DEGREES[result]!.id,
  headline: 'success+',
} as const satisfies View<unknown, unknown>;
