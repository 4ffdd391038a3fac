import { notation } from '../parameter.ts';

/** The twelve styles of Zawziętość, numbered as the rulebook does (I. Mechanika gry, 1. Dylematy, testy). */
const STYLES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
export type Style = (typeof STYLES)[number];

/** At most so many styles help in one test (ruling styles.limit). */
const GREATEST_STYLES = 3;

/** The style that excludes all others: Zwierzchność. */
const ALONE: Style = 'XII';

const NO_STYLES = 'none';

/** The styles written as `I+V+XI` or `none`; undefined when they may not be used together. */
function parseStyles(text: string): readonly Style[] | undefined {
  if (text === NO_STYLES) return [];
  const named = text.split('+');
  const styles = STYLES.filter((style) => named.includes(style));
  if (styles.length !== named.length || styles.length > GREATEST_STYLES) return undefined;
  return styles.includes(ALONE) && styles.length > 1 ? undefined : styles;
}

/** The styles of a value that was checked when it was read. */
export function stylesOf(value: string): ReadonlySet<Style> {
  return new Set(parseStyles(value));
}

/** Whether no style brings cards that depend on those drawn before. */
export function drawsAtOnce(styles: ReadonlySet<Style>): boolean {
  return !styles.has('V') && !styles.has('VI');
}

export const stylesParameter = notation({
  name: { pl: 'style Zawziętości', en: 'styles of Zawziętość (tenacity)' },
  default: NO_STYLES,
  examples: [...STYLES, 'VII+VIII', 'I+IX+XI', 'II+IV+X', 'V+IX', 'VI+VIII', 'VI+XI'],
  allowed: 'none or up to three different styles from I to XII such as I+V+XI; XII only alone',
  normalise(text) {
    const styles = parseStyles(text);
    if (styles === undefined) return undefined;
    return styles.length === 0 ? NO_STYLES : styles.join('+');
  },
});
