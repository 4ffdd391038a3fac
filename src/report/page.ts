import { createHash } from 'node:crypto';
import type { Sensitivity } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { SYSTEMS } from '../systems/register.ts';
import { type Bilingual, LANGUAGES, type Language } from '../text/bilingual.ts';
import { escapeHtml, htmlTable } from './markup.ts';
import { allOpenQuestions } from './open-questions.ts';
import { VERSION } from './package-facts.ts';
import { PAGE_CSS } from './page-style.ts';
import type { Table } from './table.ts';

/** One chart with its tables as the page shows them. */
export interface PageSection {
  readonly anchor: string;
  readonly title: Bilingual;
  readonly note: Bilingual | undefined;
  /** The path of its CSV beside the page. */
  readonly csv: string;
  /** Of battles that show the lines of their priority lists, or the uses of traits: the paths of the CSV of those. */
  readonly linesCsv?: string | undefined;
  readonly traitsCsv?: string | undefined;
  readonly pl: PageContent;
  readonly en: PageContent;
}

/** One study as the page shows it. */
export interface PageStudy extends PageSection {
  readonly study: Study;
}

interface PageContent {
  readonly svg: string;
  readonly tables: readonly Table[];
  readonly lines?: readonly Table[];
  readonly traits?: readonly Table[];
}

const TITLE: Bilingual = { pl: 'Szanse w testach', en: 'Odds of tests' };
const INTRO: Bilingual = {
  pl: 'Każda tabela jest policzona z zasad podręcznika. Liczby dokładne nie mają przedziału; liczby z symulacji zawsze go mają.',
  en: 'Every table is computed from the rules of the rulebook. Exact numbers have no interval; simulated ones always do.',
};
const CONTENTS: Bilingual = { pl: 'Spis treści', en: 'Contents' };
const TABLE: Bilingual = { pl: 'Tabela', en: 'Table' };
const DATA: Bilingual = { pl: 'Dane (CSV)', en: 'Data (CSV)' };
const LINES: Bilingual = { pl: 'Linie list priorytetów', en: 'Lines of the priority lists' };
const LINES_DATA: Bilingual = { pl: 'Linie (CSV)', en: 'Lines (CSV)' };
const TRAITS: Bilingual = { pl: 'Użycia cech', en: 'Uses of traits' };
const TRAITS_DATA: Bilingual = { pl: 'Cechy (CSV)', en: 'Traits (CSV)' };
const BATTLES: Bilingual = { pl: 'Potyczki', en: 'Battles' };
const BATTLES_INTRO: Bilingual = {
  pl: 'Całe potyczki, rozegrane algorytmami z podręcznika. Bitew jest tu niewiele: przedziały mówią, co z tego wynika; więcej daje „hyperputer play”.',
  en: 'Whole skirmishes, played by the algorithms of the rulebook. The battles here are few: the intervals say what follows from them; ‘hyperputer play’ runs more.',
};
const OPEN_QUESTIONS: Bilingual = { pl: 'Otwarte pytania', en: 'Open questions' };
const OPEN_QUESTIONS_INTRO: Bilingual = {
  pl: 'Miejsca, które podręcznik pozwala czytać na kilka sposobów. Każde odczytanie można wybrać: --ruling pytanie=odczytanie; co znaczy, mówi „hyperputer list rulings”.',
  en: 'Places that a rulebook lets one read in several ways. Each reading can be chosen: --ruling question=reading; ‘hyperputer list rulings’ says what it means.',
};
const LANGUAGE_NAMES: Bilingual = { pl: 'Polski', en: 'English' };

/** The same text in both languages, of which the page shows one. */
function both(text: Bilingual, tag = 'span'): string {
  return LANGUAGES.map(
    (language) => `<${tag} class="text" lang="${language}">${escapeHtml(text[language])}</${tag}>`,
  ).join('');
}

function inBoth(content: (language: Language) => string): string {
  return LANGUAGES.map((language) => `<div class="text" lang="${language}">\n${content(language)}</div>`).join('\n');
}

function sectionOf(page: PageSection): string {
  const { anchor, title, note, csv, linesCsv, traitsCsv } = page;
  const content = (language: Language) => {
    const { svg, tables, lines = [], traits = [] } = page[language];
    return [
      figure(svg, tables[0]!.caption),
      folded(TABLE[language], tables),
      ...(lines.length === 0 ? [] : [folded(LINES[language], lines)]),
      ...(traits.length === 0 ? [] : [folded(TRAITS[language], traits)]),
      '',
    ].join('\n');
  };
  const links = [
    link(csv, DATA),
    ...(linesCsv === undefined ? [] : [link(linesCsv, LINES_DATA)]),
    ...(traitsCsv === undefined ? [] : [link(traitsCsv, TRAITS_DATA)]),
  ];
  return [
    `<section aria-labelledby="${anchor}">`,
    `<h3 id="${anchor}">${both(title)}</h3>`,
    note === undefined ? '' : both(note, 'p'),
    inBoth(content),
    `<p>${links.join(' ')}</p>`,
    '</section>',
  ].join('\n');
}

const link = (path: string, text: Bilingual) => `<a href="${path}">${both(text)}</a>`;

function folded(summary: string, tables: readonly Table[]): string {
  return [`<details><summary>${summary}</summary>`, scrollingTables(tables), '</details>'].join('\n');
}

/** A head that lets the page load nothing from anywhere and run no script. */
function head(title: string): string[] {
  const styleHash = createHash('sha256').update(PAGE_CSS).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${PAGE_CSS}</style>`,
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

function contentsOf(sections: readonly PageSection[]): string[] {
  return sections.map(({ anchor, title }) => `<li><a href="#${anchor}">${both(title)}</a></li>`);
}

/**
 * The page that lists every study, and every study of battles, with its chart and table: one file, no script, nothing
 * loaded from anywhere.
 */
export function reportPage(
  studies: readonly PageStudy[],
  battles: readonly PageSection[],
  asked: readonly Sensitivity[],
): string {
  const systems = SYSTEMS.map((system) => ({
    system,
    own: studies.filter(({ study }) => study.system.id === system.id),
  })).filter(({ own }) => own.length > 0);
  const contents = systems.flatMap(({ system, own }) => [
    `<li><a href="#system-${system.id}">${both(system.name)}</a><ul>`,
    ...contentsOf(own),
    '</ul></li>',
  ]);
  const fought = battles.length > 0;
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
    ...(fought ? [`<li><a href="#battles">${both(BATTLES)}</a><ul>`, ...contentsOf(battles), '</ul></li>'] : []),
    `<li><a href="#open-questions">${both(OPEN_QUESTIONS)}</a></li>`,
    '</ul>',
    '</nav>',
    '<main>',
    ...systems.flatMap(({ system, own }) => [
      `<h2 id="system-${system.id}">${both(system.name)}</h2>`,
      `<p>${escapeHtml(system.rulebook)}</p>`,
      ...own.map(sectionOf),
    ]),
    ...(fought ? [`<h2 id="battles">${both(BATTLES)}</h2>`, both(BATTLES_INTRO, 'p'), ...battles.map(sectionOf)] : []),
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
