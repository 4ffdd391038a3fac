import type { Outcome } from '../view.ts';

/** The degrees of a result (3, Sukcesy, jedynki i PT), worst to best, each with the least net result that reaches it. */
const DEGREES: readonly (Outcome & { readonly from: number })[] = [
  { id: 'critical-failure', from: -Infinity, name: { pl: 'Krytyczna Porażka', en: 'critical failure' } },
  { id: 'catastrophic-failure', from: -6, name: { pl: 'Katastrofalna Porażka', en: 'catastrophic failure' } },
  { id: 'serious-failure', from: -4, name: { pl: 'Poważna Porażka', en: 'serious failure' } },
  { id: 'clear-failure', from: -2, name: { pl: 'Wyraźna Porażka', en: 'clear failure' } },
  { id: 'failure', from: 0, name: { pl: 'Porażka', en: 'failure' } },
  { id: 'success', from: 1, name: { pl: 'Sukces', en: 'success' } },
  { id: 'exceptional', from: 3, name: { pl: 'Wyjątkowy Sukces', en: 'exceptional success' } },
  { id: 'remarkable', from: 5, name: { pl: 'Niezwykły Sukces', en: 'remarkable success' } },
  { id: 'critical-success', from: 7, name: { pl: 'Krytyczny Sukces', en: 'critical success' } },
];

export const DEGREE_OUTCOMES: readonly Outcome[] = DEGREES;

/** The degree of a net number of successes; below zero, of levels of failure. */
export function degreeOf(net: number): string {
  return String(DEGREES.findLast(({ from }) => net >= from)!.id);
}
