import { listName } from '../../battles/battle-axes.ts';
import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import { POLICIES } from '../../skirmish/policies/registry.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { lineTables } from '../line-table.ts';
import { escapeHtml } from '../markup.ts';
import { VERSION } from '../package-facts.ts';
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
} from '../page-parts.ts';
import { both } from '../replay/draw-text.ts';
import type { Table } from '../table.ts';
import { effectsTable } from './effects.ts';
import { endingsTable } from './endings.ts';
import { fallenMaps } from './fallen-maps.ts';
import { bestScriptWords, findings } from './findings.ts';
import { mapFigure } from './map.ts';
import { replayList } from './replays.ts';
import { shadedTableHtml } from './shaded-table.ts';
import { SCENARIO_CSS } from './style.ts';
import { winRateTable } from './win-rates.ts';
import { SECTIONS } from './words.ts';

/** A chart with its tables, in one language. */
export interface ChartContent {
  readonly svg: string;
  readonly tables: readonly Table[];
}

/** What is drawn for the page besides what it draws itself: the win rates, and for each setting by which it scales. */
export interface ScenarioCharts {
  readonly winRates: Readonly<Record<Language, ChartContent>>;
  readonly scales: readonly Readonly<Record<Language, ChartContent>>[];
}

type Section = keyof typeof SECTIONS;

const REPORT: Bilingual = { pl: 'Wszystkie tabele', en: 'All tables' };
const FINDINGS: Bilingual = { pl: 'Co zwraca uwagę', en: 'What catches the eye' };
const CHART: Bilingual = { pl: 'Wykres', en: 'Chart' };
const COLOURS: Bilingual = {
  pl: 'Niebieskie: częściej wygrana niż przegrana; pomarańczowe: rzadziej.',
  en: 'Blue: won more often than not; orange: less often.',
};
const NO_SCALES: Bilingual = {
  pl: 'Scenariusz nie mówi, czym się skaluje.',
  en: 'The scenario does not say by what it scales.',
};
const NO_EFFECTS: Bilingual = {
  pl: 'W scenariuszu nie ma efektów, które dałoby się wyłączyć.',
  en: 'The scenario has no effects that could be switched off.',
};
const SWITCHED: Bilingual = {
  pl: 'Ujemna różnica: efekt odbiera bandzie wygrane. Bez alarmu nikt nie trzyma straży i przeciwnicy wiedzą o bandzie od początku. Kolor ma różnica, której przedział nie obejmuje zera; p jest z testu McNemara, z poprawką na liczbę efektów.',
  en: "A negative difference: the effect takes wins from the band. Without an alarm nobody keeps watch, and the enemies know of the band from the start. A difference has a colour where its interval does not hold zero; p is of McNemar's test, corrected for the number of effects.",
};

/** The page of a scenario: one file, no script, nothing loaded from anywhere. `up` leads to the folder of the report. */
export function scenarioPage(study: ScenarioStudy, charts: ScenarioCharts, up: string): string {
  const { scenario, band, script, questions } = study;
  const noticed = findings(study);
  const facts: Bilingual = {
    pl: `${scenario.place} · rundy: ${scenario.rounds} · wymiana kości: ${POLICIES[questions.policy]!.name.pl}`,
    en: `${scenario.place} · rounds: ${scenario.rounds} · swap policy: ${POLICIES[questions.policy]!.name.en}`,
  };
  const evenest: Bilingual = {
    pl: `Najbardziej wyrównane szanse ma wtedy ${band.name.pl}: nią sprawdza się siłę przeciwnika, komplikacje i bitwy poniżej.`,
    en: `The chances of ${band.name.en} are then the most even: it is the band by which the force of the enemy, the complications and the battles below are looked at.`,
  };
  return [
    '<!doctype html>',
    '<html lang="pl">',
    ...pageHead(`${scenario.name.pl} / ${scenario.name.en} · hyperputer`, SCENARIO_CSS),
    '<body>',
    '<header>',
    ...languageChoice(),
    `<p>${link(`${up}index.html`, REPORT)}</p>`,
    `<h1>${both(scenario.name)}</h1>`,
    both(facts, 'p'),
    `<p><strong>${both(bestScriptWords(study))}</strong> ${both(evenest)}</p>`,
    ...(noticed.length === 0
      ? []
      : [
          '<div class="findings" role="note">',
          `<strong>${both(FINDINGS)}</strong>`,
          `<ul>${noticed.map((each) => `<li>${both(each)}</li>`).join('')}</ul>`,
          '</div>',
        ]),
    '</header>',
    '<nav>',
    `<h2>${both(CONTENTS)}</h2>`,
    `<ul>${Object.entries(SECTIONS)
      .map(([id, name]) => `<li><a href="#${id}">${both(name)}</a></li>`)
      .join('')}</ul>`,
    '</nav>',
    '<main>',
    section('map', [mapFigure(scenario)]),
    section('win-rates', [
      both(COLOURS, 'p'),
      inBoth((language) =>
        [
          shadedTableHtml(winRateTable(study, language)),
          folded(CHART[language], chartFigure(charts.winRates[language])),
        ].join('\n'),
      ),
      data('win-rates.csv'),
    ]),
    section('scales', scaleParts(charts)),
    section('endings', [inBoth((language) => shadedTableHtml(endingsTable(study, language))), data('endings.csv')]),
    section('effects', effectParts(study)),
    section('fallen', [fallenWords(script), fallenMaps(study), data('fallen.csv')]),
    section('replays', [replayList(study)]),
    section('lines', [
      inBoth((language) =>
        lineTables(study.results, language)
          .map((table) => folded(escapeHtml(table.caption.split(' · ')[0]!), scrollingTables([table])))
          .join('\n'),
      ),
      data('lines.csv'),
    ]),
    '</main>',
    `<footer>hyperputer ${VERSION}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function section(id: Section, parts: readonly string[]): string {
  return [
    `<section aria-labelledby="${id}">`,
    `<h2 id="${id}">${both(SECTIONS[id])}</h2>`,
    ...parts,
    '</section>',
  ].join('\n');
}

const data = (path: string) => `<p>${link(path, DATA)}</p>`;

function chartFigure({ svg, tables }: ChartContent): string {
  return figure(svg, tables[0]!.caption);
}

function scaleParts({ scales }: ScenarioCharts): string[] {
  if (scales.length === 0) return [both(NO_SCALES, 'p')];
  return [
    '<div class="pair">',
    ...scales.map((each) => {
      const content = (language: Language) =>
        [chartFigure(each[language]), folded(TABLE[language], scrollingTables(each[language].tables))].join('\n');
      return `<div>${inBoth(content)}</div>`;
    }),
    '</div>',
    data('scales.csv'),
  ];
}

function effectParts(study: ScenarioStudy): string[] {
  if (study.effects.length === 0) return [both(NO_EFFECTS, 'p')];
  return [
    both(SWITCHED, 'p'),
    inBoth((language) => shadedTableHtml(effectsTable(study, language))),
    data('effects.csv'),
  ];
}

function fallenWords(script: string): string {
  const name = listName(script);
  return both(
    {
      pl: `Gdzie figurki zostały wyeliminowane, we wszystkich bitwach band grających sposobem ${name.pl}.`,
      en: `Where figures were eliminated, in all battles of the bands that play by ${name.en}.`,
    },
    'p',
  );
}
