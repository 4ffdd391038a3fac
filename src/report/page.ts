import { createHash } from 'node:crypto';
import type { Sensitivity } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { SYSTEMS } from '../systems/register.ts';
import { type Bilingual, LANGUAGES, type Language } from '../text/bilingual.ts';
import { escapeHtml, htmlTable } from './markup.ts';
import { allOpenQuestions } from './open-questions.ts';
import { VERSION } from './package-facts.ts';
import type { Table } from './table.ts';

/** One study as the page shows it. */
export interface PageStudy {
  readonly study: Study;
  /** The path of its CSV beside the page. */
  readonly csv: string;
  readonly pl: PageContent;
  readonly en: PageContent;
}

interface PageContent {
  readonly svg: string;
  readonly tables: readonly Table[];
}

const TITLE: Bilingual = { pl: 'Szanse w testach', en: 'Odds of tests' };
const INTRO: Bilingual = {
  pl: 'Każda tabela jest policzona z zasad podręcznika. Liczby dokładne nie mają przedziału; liczby z symulacji zawsze go mają.',
  en: 'Every table is computed from the rules of the rulebook. Exact numbers have no interval; simulated ones always do.',
};
const CONTENTS: Bilingual = { pl: 'Spis treści', en: 'Contents' };
const TABLE: Bilingual = { pl: 'Tabela', en: 'Table' };
const DATA: Bilingual = { pl: 'Dane (CSV)', en: 'Data (CSV)' };
const OPEN_QUESTIONS: Bilingual = { pl: 'Otwarte pytania', en: 'Open questions' };
const OPEN_QUESTIONS_INTRO: Bilingual = {
  pl: 'Miejsca, które podręcznik pozwala czytać na kilka sposobów. Każde odczytanie można wybrać: --ruling pytanie=odczytanie; co znaczy, mówi „hyperputer list rulings”.',
  en: 'Places that a rulebook lets one read in several ways. Each reading can be chosen: --ruling question=reading; ‘hyperputer list rulings’ says what it means.',
};
const LANGUAGE_NAMES: Bilingual = { pl: 'Polski', en: 'English' };

const CSS = `
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fdfdfb; --line: #c9c9c4; --soft: #f0f0ea; --link: #00538a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --paper: #17181a; --line: #46484c; --soft: #232528; --link: #8cc4f0; }
}
body:has(#language-pl:checked) [lang=en].text, body:has(#language-en:checked) [lang=pl].text { display: none; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem 1.25rem 4rem; max-width: 64rem; font: 1rem/1.5 "DejaVu Sans", Verdana, sans-serif;
  color: var(--ink); background: var(--paper); }
a { color: var(--link); }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.35rem; margin: 3rem 0 .5rem; padding-top: .75rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 44rem; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 1rem; }
nav ul { margin: .25rem 0; padding-left: 1.25rem; }
figure { margin: 1rem 0; padding: .5rem; background: #fff; border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto;
  width: fit-content; max-width: 100%; }
figure img { display: block; max-width: 100%; height: auto; }
details { margin: .5rem 0; }
summary { cursor: pointer; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0 1.25rem; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding-bottom: .4rem; max-width: 44rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
thead th { background: var(--soft); }
tbody tr:nth-child(even) { background: var(--soft); }
footer { margin-top: 3rem; font-size: .85rem; }
@media print { fieldset, nav { display: none; } figure, table { break-inside: avoid; } details > * { display: block; } }
`;

/** The same text in both languages, of which the page shows one. */
function both(text: Bilingual, tag = 'span'): string {
  return LANGUAGES.map(
    (language) => `<${tag} class="text" lang="${language}">${escapeHtml(text[language])}</${tag}>`,
  ).join('');
}

function inBoth(content: (language: Language) => string): string {
  return LANGUAGES.map((language) => `<div class="text" lang="${language}">\n${content(language)}</div>`).join('\n');
}

function anchorOf({ study }: PageStudy): string {
  return `${study.system.id}-${study.id}`;
}

function studySection(page: PageStudy): string {
  const { title, note } = page.study;
  const anchor = anchorOf(page);
  const content = (language: Language) => {
    const { svg, tables } = page[language];
    return [
      figure(svg, tables[0]!.caption),
      `<details><summary>${TABLE[language]}</summary>`,
      scrollingTables(tables),
      '</details>',
      '',
    ].join('\n');
  };
  return [
    `<section aria-labelledby="${anchor}">`,
    `<h3 id="${anchor}">${both(title)}</h3>`,
    note === undefined ? '' : both(note, 'p'),
    inBoth(content),
    `<p><a href="${page.csv}">${both(DATA)}</a></p>`,
    '</section>',
  ].join('\n');
}

/** A head that lets the page load nothing from anywhere and run no script. */
function head(title: string): string[] {
  const styleHash = createHash('sha256').update(CSS).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${CSS}</style>`,
    '</head>',
  ];
}

function figure(svg: string, description: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure><img src="${source}" alt="${escapeHtml(description)}"></figure>`;
}

function scrollingTables(tables: readonly Table[]): string {
  return tables.map((table) => `<div class="scroll" tabindex="0">\n${htmlTable(table)}</div>`).join('\n');
}

/** One chart with its tables as a page of its own. */
export function chartPage(title: string, svg: string, tables: readonly Table[], language: Language): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    ...head(title),
    '<body>',
    `<h1>${escapeHtml(title)}</h1>`,
    figure(svg, tables[0]!.caption),
    scrollingTables(tables),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The page that lists every study with its chart and table: one file, no script, nothing loaded from anywhere. */
export function reportPage(studies: readonly PageStudy[], asked: readonly Sensitivity[]): string {
  const systems = SYSTEMS.map((system) => ({
    system,
    own: studies.filter(({ study }) => study.system.id === system.id),
  })).filter(({ own }) => own.length > 0);
  const contents = systems.flatMap(({ system, own }) => [
    `<li><a href="#system-${system.id}">${both(system.name)}</a><ul>`,
    ...own.map((each) => `<li><a href="#${anchorOf(each)}">${both(each.study.title)}</a></li>`),
    '</ul></li>',
  ]);
  return [
    '<!doctype html>',
    '<html lang="pl">',
    ...head('hyperputer'),
    '<body>',
    '<header>',
    '<fieldset aria-label="Język / Language">',
    ...LANGUAGES.map(
      (language) =>
        `<label lang="${language}"><input type="radio" name="language" id="language-${language}"${language === 'pl' ? ' checked' : ''}> ${LANGUAGE_NAMES[language]}</label>`,
    ),
    '</fieldset>',
    `<h1>${both(TITLE)}</h1>`,
    both(INTRO, 'p'),
    '</header>',
    '<nav>',
    `<h2>${both(CONTENTS)}</h2>`,
    '<ul>',
    ...contents,
    `<li><a href="#open-questions">${both(OPEN_QUESTIONS)}</a></li>`,
    '</ul>',
    '</nav>',
    '<main>',
    ...systems.flatMap(({ system, own }) => [
      `<h2 id="system-${system.id}">${both(system.name)}</h2>`,
      `<p>${escapeHtml(system.rulebook)}</p>`,
      ...own.map(studySection),
    ]),
    `<h2 id="open-questions">${both(OPEN_QUESTIONS)}</h2>`,
    both(OPEN_QUESTIONS_INTRO, 'p'),
    inBoth((language) => scrollingTables(allOpenQuestions(asked, language))),
    '</main>',
    `<footer>hyperputer ${VERSION}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
