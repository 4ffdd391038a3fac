import { type Bilingual, LANGUAGES } from '../../text/bilingual.ts';
import { escapeHtml } from '../markup.ts';

/** The same text in both languages, of which the page shows one. */
export function both(text: Bilingual, tag = 'span'): string {
  return LANGUAGES.map(
    (language) => `<${tag} class="text" lang="${language}">${escapeHtml(text[language])}</${tag}>`,
  ).join('');
}

/** A text for those who listen to the page. */
export function unseen(text: Bilingual): string {
  return `<span class="unseen">${both(text)}</span>`;
}
