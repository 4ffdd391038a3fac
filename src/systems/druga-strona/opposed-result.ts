import { GREATEST_FATE } from './result.ts';

/** How an opposed test ends for the first side. */
export interface Ending {
  /** Once all that may help has. */
  readonly lead: number;
  /** Whether it drew a joker, and then whether it wins without. */
  readonly joker: 'none' | 'joker' | 'bonus';
  /** The Fate cards spent. */
  readonly spent: number;
}

/** More than any lead. */
export const MOST_LEAD = 512;
const JOKER = ['none', 'joker', 'bonus'] as const;
export const FATE_COUNTS = GREATEST_FATE + 1;

export function packEnding({ lead, joker, spent }: Ending): number {
  return ((lead + MOST_LEAD) * JOKER.length + JOKER.indexOf(joker)) * FATE_COUNTS + spent;
}

export function unpackEnding(result: number): Ending {
  const rest = Math.floor(result / FATE_COUNTS);
  return {
    lead: Math.floor(rest / JOKER.length) - MOST_LEAD,
    joker: JOKER[rest % JOKER.length]!,
    spent: result % FATE_COUNTS,
  };
}
