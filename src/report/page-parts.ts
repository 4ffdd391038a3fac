import { createHash } from 'node:crypto';
import { type Bilingual, LANGUAGES, type Language } from '../text/bilingual.ts';
import { escapeHtml, htmlTable } from './markup.ts';
import { both } from './replay/draw-text.ts';
import type { Table } from './table.ts';

/** The parts of which the pages of a report are made. They load nothing from anywhere and run no script. */

const LANGUAGE_NAMES: Bilingual = { pl: 'Polski', en: 'English' };

/** What the pages call their parts. */
export const CONTENTS: Bilingual = { pl: 'Spis treści', en: 'Contents' };
export const TABLE: Bilingual = { pl: 'Tabela', en: 'Table' };
export const DATA: Bilingual = { pl: 'Dane (CSV)', en: 'Data (CSV)' };

/** A head that lets the page load nothing from anywhere and run no script. */
export function pageHead(title: string, css: string): string[] {
  const styleHash = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${css}</style>`,
    '</head>',
  ];
}

/** The choice of the language that the page shows. */
export function languageChoice(): string[] {
  return [
    '<fieldset aria-label="Język / Language">',
    ...LANGUAGES.map(
      (language) =>
        `<label lang="${language}"><input type="radio" name="language" value="${language}" id="language-${language}"${language === 'pl' ? ' checked' : ''}> ${LANGUAGE_NAMES[language]}</label>`,
    ),
    '</fieldset>',
  ];
}

/** What is made once for each language, of which the page shows one. */
export function inBoth(content: (language: Language) => string): string {
  return LANGUAGES.map((language) => `<div class="text" lang="${language}">\n${content(language)}</div>`).join('\n');
}

export function link(path: string, text: Bilingual): string {
  return `<a href="${path}">${both(text)}</a>`;
}

/** An image in the page itself. */
export function figure(svg: string, description: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure><img src="${source}" alt="${escapeHtml(description)}"></figure>`;
}

export function folded(summary: string, content: string): string {
  return [`<details><summary>${summary}</summary>`, content, '</details>'].join('\n');
}

export function scrollingTables(tables: readonly Table[]): string {
  return tables.map((table) => `<div class="scroll" tabindex="0">\n${htmlTable(table)}</div>`).join('\n');
}
