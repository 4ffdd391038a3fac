import { type Bilingual, LANGUAGES, type Language } from '../../text/bilingual.ts';
import { decimal } from '../../text/numbers.ts';

/** A text in both languages from one that is told the language. */
export function inBoth(write: (language: Language) => string): Bilingual {
  const [pl, en] = LANGUAGES.map(write);
  return { pl: pl!, en: en! };
}

/** The Polish form that goes with a number: `1 sukces`, `2 sukcesy`, `5 sukcesów`. */
function polishForm(count: number, [one, few, many]: readonly [string, string, string]): string {
  if (count === 1) return one;
  const [tens, units] = [Math.floor(count / 10) % 10, count % 10];
  return tens !== 1 && units >= 2 && units <= 4 ? few : many;
}

/** `bez sukcesu`, `1 sukces`, `2 sukcesy`. */
export function successes(count: number): Bilingual {
  if (count === 0) return { pl: 'bez sukcesu', en: 'no success' };
  return {
    pl: `${count} ${polishForm(count, ['sukces', 'sukcesy', 'sukcesów'])}`,
    en: `${count} ${count === 1 ? 'success' : 'successes'}`,
  };
}

/** `osłona: 1 z 2 sukcesów pominięty`: why fewer PŻ are lost than there were successes. */
export function ignoredSuccesses(by: Bilingual, count: number, of: number): Bilingual {
  return {
    pl: `${by.pl}: ${count} z ${of} ${of === 1 ? 'sukcesu' : 'sukcesów'} ${polishForm(count, ['pominięty', 'pominięte', 'pominiętych'])}`,
    en: `${by.en} ignored ${count} of ${of} ${of === 1 ? 'success' : 'successes'}`,
  };
}

/** A length to the tenth of an inch: `5,2″`. */
export function inchesText(length: number, language: Language): string {
  const rounded = Math.round(length * 10) / 10;
  return `${decimal(rounded, Number.isInteger(rounded) ? 0 : 1, language)}″`;
}
