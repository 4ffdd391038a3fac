import { notation } from '../parameter.ts';
import { type Base, type Composition, changed } from './character-pool.ts';

/** How points of skill are spent: on the best pool, or on raising and turning into dice so many cards. */
export type Spending = 'best' | { readonly raised: number; readonly converted: number };

const GREATEST = 4;

/** `best`, `none`, or cards raised (MK) and turned into dice (k), as in `2MK+k`. */
export const spendingParameter = notation({
  name: { pl: 'wydanie punktów umiejętności', en: 'spending of skill points' },
  allowed: `best, none, or cards raised (MK) and cards turned into dice (k), up to ${GREATEST} of each, such as 2MK+k`,
  examples: ['none', 'MK', '2k', 'MK+k', '4MK', '4k'],
  default: 'best',
  normalise(text) {
    if (text === 'best' || text === 'none') return text;
    const counts = countsIn(text);
    return counts === undefined ? undefined : writeCounts(counts);
  },
});

export function readSpending(text: string): Spending {
  if (text === 'best') return 'best';
  return countsIn(text) ?? { raised: 0, converted: 0 };
}

function countsIn(text: string): { raised: number; converted: number } | undefined {
  const counts = { raised: 0, converted: 0 };
  const seen = new Set<string>();
  for (const part of text.split('+')) {
    const found = /^(?<count>[1-9]?)(?<letters>MK|k)$/.exec(part)?.groups;
    if (found === undefined || seen.has(found.letters!)) return undefined;
    seen.add(found.letters!);
    const count = found.count === '' ? 1 : Number(found.count);
    if (count > GREATEST) return undefined;
    if (found.letters === 'MK') counts.raised = count;
    else counts.converted = count;
  }
  return counts;
}

function writeCounts({ raised, converted }: { readonly raised: number; readonly converted: number }): string {
  const part = (count: number, letters: string) => (count === 0 ? [] : [`${count > 1 ? count : ''}${letters}`]);
  return [...part(raised, 'MK'), ...part(converted, 'k')].join('+');
}

/**
 * The pool when so many cards are raised, then turned into dice, as far as points and cards go: medium cards are raised
 * before weak ones, weak ones become dice before medium ones.
 */
export function spend(
  base: Base,
  { raised, converted }: { readonly raised: number; readonly converted: number },
): Composition {
  const toRaise = base.isRaisable ? Math.min(raised, base.points, base.weak + base.medium) : 0;
  const mediumRaised = Math.min(toRaise, base.medium);
  const weakRaised = toRaise - mediumRaised;
  const toConvert = Math.min(converted, base.points - toRaise, base.weak + base.medium - toRaise);
  const weakConverted = Math.min(toConvert, base.weak - weakRaised);
  return changed(base, { weakRaised, mediumRaised, weakConverted, mediumConverted: toConvert - weakConverted });
}
