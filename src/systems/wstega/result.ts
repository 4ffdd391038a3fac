import type { Figure } from './figures.ts';

/** What a test came to. */
export interface Facts {
  readonly success: boolean;
  /** Negative figures revealed, whether the test was won or not. */
  readonly negative: Readonly<Record<Figure, number>>;
  /** Whether a king that works for the player was revealed. */
  readonly positiveKing: boolean;
  /** Przebicie of the side that won: values that reached the difficulty beyond the first. */
  readonly przebicie: number;
}

/** The radix of each fact in a packed result, the first the most significant. A kept king may be the fifth. */
const RADIX = { success: 2, positiveKing: 2, king: 6, queen: 5, jack: 5, joker: 3, przebicie: 32 } as const;

const GREATEST_PRZEBICIE = RADIX.przebicie - 1;
export const GREATEST_RESULT = Object.values(RADIX).reduce((product, radix) => product * radix, 1) - 1;

export function pack({ success, negative, positiveKing, przebicie }: Facts): number {
  let packed = Number(success);
  packed = packed * RADIX.positiveKing + Number(positiveKing);
  packed = packed * RADIX.king + negative.king;
  packed = packed * RADIX.queen + negative.queen;
  packed = packed * RADIX.jack + negative.jack;
  packed = packed * RADIX.joker + negative.joker;
  return packed * RADIX.przebicie + Math.min(przebicie, GREATEST_PRZEBICIE);
}

export function unpack(result: number): Facts {
  let rest = result;
  const digit = (radix: number) => {
    const found = rest % radix;
    rest = (rest - found) / radix;
    return found;
  };
  const przebicie = digit(RADIX.przebicie);
  const joker = digit(RADIX.joker);
  const jack = digit(RADIX.jack);
  const queen = digit(RADIX.queen);
  const king = digit(RADIX.king);
  const positiveKing = digit(RADIX.positiveKing) === 1;
  return { success: rest === 1, negative: { jack, queen, king, joker }, positiveKing, przebicie };
}

export function negativeFigures({ negative }: Facts): number {
  return negative.jack + negative.queen + negative.king + negative.joker;
}

/** A lost test leaves a positive king with the character. Klątwy i błogosławieństwa. */
export function isBlessing(facts: Facts): boolean {
  return !facts.success && facts.positiveKing;
}

/** A won test leaves a negative king with the character. */
export function isCurse(facts: Facts): boolean {
  return facts.success && facts.negative.king > 0;
}
