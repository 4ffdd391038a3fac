import type { Language } from './bilingual.ts';

/** A number with a fixed count of decimals and the language's decimal mark. */
export function decimal(value: number, digits: number, language: Language): string {
  // Not -0: what is shown as nothing has no sign.
  const text = (Number(value.toFixed(digits)) + 0).toFixed(digits);
  return language === 'pl' ? text.replace('.', ',') : text;
}

/**
 * A probability as whole or decimal percent: `68 %` in Polish, `68%` in English.
 * What is possible is never shown as 0, and what can fail never as 100: those read `<1 %` and `>99 %`.
 */
export function percent(probability: number, language: Language, digits = 0): string {
  const unit = language === 'pl' ? ' %' : '%';
  const step = 10 ** -digits;
  const shown = Number((probability * 100).toFixed(digits));
  if (shown === 0 && probability > 0) return `<${decimal(step, digits, language)}${unit}`;
  if (shown === 100 && probability < 1) return `>${decimal(100 - step, digits, language)}${unit}`;
  return `${decimal(probability * 100, digits, language)}${unit}`;
}

/** A whole number with its digits in groups of three: `1 000 000` in Polish, `1,000,000` in English. */
export function grouped(value: number, language: Language): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, language === 'pl' ? '\u00a0' : ',');
}
