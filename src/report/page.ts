import type { Sensitivity } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { SYSTEMS } from '../systems/register.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { escapeHtml } from './markup.ts';
import { allOpenQuestions } from './open-questions.ts';
import { VERSION } from './package-facts.ts';
import {
  CONTENTS,
  DATA,
  figure,
  folded,
  inBoth,
  languageChoice,
  link,
  pageHead,
  scrollingTables,
  TABLE,
} from './page-parts.ts';
import { PAGE_CSS } from './page-style.ts';
import { both } from './replay/draw-text.ts';
import type { ListedScenario } from './scenario-page/files.ts';
import type { Table } from './table.ts';
import { traitTables } from './trait-table.ts';

/** One chart with its tables as the page shows them. */
export interface PageSection {
  readonly anchor: string;
  readonly title: Bilingual;
  readonly note: Bilingual | undefined;
  /** The path of its CSV beside the page. */
  readonly csv: string;
  /** Of battles that show the lines of their priority lists, uses of traits, or pairs: the paths of the CSV of those. */
  readonly linesCsv?: string | undefined;
  readonly traitsCsv?: string | undefined;
  readonly pairsCsv?: string | undefined;
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
  readonly pairs?: readonly Table[];
}

const TITLE: Bilingual = { pl: 'Szanse w testach', en: 'Odds of tests' };
const INTRO: Bilingual = {
  pl: 'Każda tabela jest policzona z zasad podręcznika. Liczby dokładne nie mają przedziału; liczby z symulacji zawsze go mają.',
  en: 'Every table is computed from the rules of the rulebook. Exact numbers have no interval; simulated ones always do.',
};
const LINES: Bilingual = { pl: 'Linie list priorytetów', en: 'Lines of the priority lists' };
const LINES_DATA: Bilingual = { pl: 'Linie (CSV)', en: 'Lines (CSV)' };
const TRAIT_USES: Bilingual = { pl: 'Użycia cech', en: 'Uses of traits' };
const PRICES: Bilingual = { pl: 'Ceny cech', en: 'Prices of traits' };
const PRICES_INTRO: Bilingual = {
  pl: 'Ile PC warta jest cecha: te same bitwy z nią i bez niej, w porównaniu z jednym PŻ więcej lub mniej na tej samej figurze (1 PŻ to 3 PC). Bitew jest tu niewiele i przedziały mówią, co z nich wynika; „hyperputer worth” rozgrywa więcej.',
  en: 'How many PC a trait is worth: the same battles with it and without it, against one PŻ more or fewer on the same figure (1 PŻ is 3 PC). The battles here are few, and the intervals say what follows from them; ‘hyperputer worth’ runs more.',
};
const PAIRS: Bilingual = { pl: 'Różnice na tych samych bitwach', en: 'Differences in the same battles' };
const PAIRS_DATA: Bilingual = { pl: 'Różnice (CSV)', en: 'Differences (CSV)' };
const TRAITS: Bilingual = { pl: 'Cechy', en: 'Traits' };
const TRAITS_INTRO: Bilingual = {
  pl: 'Wszystkie cechy postaci w TEOHIPHIP: cena, co cecha robi, ile z niej widać w bitwach i jak się ją tu czyta.',
  en: 'All traits of TEOHIPHIP: their price, what each does, how much of it battles show, and how it is read here.',
};
const TRAITS_DATA: Bilingual = { pl: 'Cechy (CSV)', en: 'Traits (CSV)' };
const BATTLES: Bilingual = { pl: 'Potyczki', en: 'Battles' };
const BATTLES_INTRO: Bilingual = {
  pl: 'Całe potyczki, rozegrane algorytmami z podręcznika. Bitew jest tu niewiele: przedziały mówią, co z tego wynika; więcej daje „hyperputer play”.',
  en: 'Whole skirmishes, played by the algorithms of the rulebook. The battles here are few: the intervals say what follows from them; ‘hyperputer play’ runs more.',
};
const SCENARIOS: Bilingual = { pl: 'Scenariusze', en: 'Scenarios' };
const SCENARIOS_INTRO: Bilingual = {
  pl: 'Każdy scenariusz ma własną stronę: mapę, szanse wygranej według bandy, sposobu gry i siły przeciwnika, jak i kiedy się kończy, które komplikacje mają znaczenie, gdzie padają figurki i trzy bitwy do obejrzenia.',
  en: 'Every scenario has a page of its own: the map, win rates by band, script and force of the enemy, how it ends and when, which complications matter, where figures fall, and three battles to look at.',
};
const OPEN_QUESTIONS: Bilingual = { pl: 'Otwarte pytania', en: 'Open questions' };
const OPEN_QUESTIONS_INTRO: Bilingual = {
  pl: 'Miejsca, które podręcznik pozwala czytać na kilka sposobów. Każde odczytanie można wybrać: --ruling pytanie=odczytanie; co znaczy, mówi „hyperputer list rulings”.',
  en: 'Places that a rulebook lets one read in several ways. Each reading can be chosen: --ruling question=reading; ‘hyperputer list rulings’ says what it means.',
};

function sectionOf(page: PageSection): string {
  const { anchor, title, note, csv, linesCsv, traitsCsv, pairsCsv } = page;
  const content = (language: Language) => {
    const { svg, tables, lines = [], traits = [], pairs = [] } = page[language];
    return [
      figure(svg, tables[0]!.caption),
      folded(TABLE[language], scrollingTables(tables)),
      ...(pairs.length === 0 ? [] : [folded(PAIRS[language], scrollingTables(pairs))]),
      ...(lines.length === 0 ? [] : [folded(LINES[language], scrollingTables(lines))]),
      ...(traits.length === 0 ? [] : [folded(TRAIT_USES[language], scrollingTables(traits))]),
      '',
    ].join('\n');
  };
  const links = [
    link(csv, DATA),
    ...(pairsCsv === undefined ? [] : [link(pairsCsv, PAIRS_DATA)]),
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

/** One chart with its tables as a page of its own. */
export function chartPage(title: string, svg: string, tables: readonly Table[], language: Language): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    ...pageHead(title, PAGE_CSS),
    '<body>',
    `<h1>${escapeHtml(title)}</h1>`,
    figure(svg, tables[0]!.caption),
    scrollingTables(tables),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Every scenario with a page of its own: how often it is won at best, and what is wrong with it. */
function scenarioList(scenarios: readonly ListedScenario[]): string[] {
  return [
    `<h2 id="scenarios">${both(SCENARIOS)}</h2>`,
    both(SCENARIOS_INTRO, 'p'),
    '<ul>',
    ...scenarios.map(({ name, path, summary, findings }) => {
      const found = findings.map((finding) => `<br><strong>${both(finding)}</strong>`).join('');
      return `<li>${link(path, name)}: ${both(summary)}${found}</li>`;
    }),
    '</ul>',
  ];
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
  scenarios: readonly ListedScenario[] = [],
  prices: readonly PageSection[] = [],
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
    ...pageHead('hyperputer', PAGE_CSS),
    '<body>',
    '<header>',
    ...languageChoice(),
    `<h1>${both(TITLE)}</h1>`,
    both(INTRO, 'p'),
    '</header>',
    '<nav>',
    `<h2>${both(CONTENTS)}</h2>`,
    '<ul>',
    ...contents,
    ...(scenarios.length > 0 ? [`<li><a href="#scenarios">${both(SCENARIOS)}</a></li>`] : []),
    ...(fought ? [`<li><a href="#battles">${both(BATTLES)}</a><ul>`, ...contentsOf(battles), '</ul></li>'] : []),
    ...(prices.length > 0
      ? [`<li><a href="#prices">${both(PRICES)}</a><ul>`, ...contentsOf(prices), '</ul></li>']
      : []),
    ...(fought ? [`<li><a href="#traits">${both(TRAITS)}</a></li>`] : []),
    `<li><a href="#open-questions">${both(OPEN_QUESTIONS)}</a></li>`,
    '</ul>',
    '</nav>',
    '<main>',
    ...systems.flatMap(({ system, own }) => [
      `<h2 id="system-${system.id}">${both(system.name)}</h2>`,
      `<p>${escapeHtml(system.rulebook)}</p>`,
      ...own.map(sectionOf),
    ]),
    ...(scenarios.length > 0 ? scenarioList(scenarios) : []),
    ...(fought ? [`<h2 id="battles">${both(BATTLES)}</h2>`, both(BATTLES_INTRO, 'p'), ...battles.map(sectionOf)] : []),
    ...(prices.length > 0
      ? [`<h2 id="prices">${both(PRICES)}</h2>`, both(PRICES_INTRO, 'p'), ...prices.map(sectionOf)]
      : []),
    ...(fought
      ? [
          `<h2 id="traits">${both(TRAITS)}</h2>`,
          both(TRAITS_INTRO, 'p'),
          inBoth((each) => `<div class="sentences">\n${scrollingTables(traitTables(each))}\n</div>`),
        ]
      : []),
    `<h2 id="open-questions">${both(OPEN_QUESTIONS)}</h2>`,
    both(OPEN_QUESTIONS_INTRO, 'p'),
    inBoth((language) => scrollingTables(allOpenQuestions(asked, language, fought))),
    '</main>',
    `<footer>hyperputer ${VERSION}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
