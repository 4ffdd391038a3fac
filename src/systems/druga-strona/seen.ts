import { notation } from '../parameter.ts';
import { cardOf, SUITS } from '../playing-cards.ts';
import { TESTED } from './helps.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const NOTHING = 'none';

/** A suit that is neither the one tested nor the one that style IV converts. */
const OTHER_SUIT = 1;

/** Style III: the first card of the test, if it is known. */
export const seenParameter = notation({
  name: { pl: 'podejrzana karta', en: 'card seen' },
  default: NOTHING,
  examples: ['suit-10', 'suit-A', 'other-5', 'other-K'],
  allowed: 'none, or the suit tested or another with a rank such as suit-10 or other-K (A, 2 to 10, J, Q, K)',
  normalise: (text) => (text === NOTHING || /^(suit|other)-([AJQK2-9]|10)$/.test(text) ? text : undefined),
});

/** The card that a value names; undefined when none was seen. */
export function seenCard(value: string): number | undefined {
  if (value === NOTHING) return undefined;
  const [suit, rank] = value.split('-');
  return cardOf(SUITS[suit === 'suit' ? TESTED : OTHER_SUIT]!, RANKS.indexOf(rank!) + 1);
}
