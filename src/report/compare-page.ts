import type { Side } from '../battles/sides.ts';
import { type Bilingual, LANGUAGES } from '../text/bilingual.ts';
import type { CompareReport } from './compare-report.ts';
import { compareTables, compareTitle } from './compare-table.ts';
import { sideFacts } from './compare-words.ts';
import { contentPolicy } from './content-policy.ts';
import { partingsOf, placeWords } from './divergence-words.ts';
import { escapeHtml, htmlTable } from './markup.ts';
import { VERSION } from './package-facts.ts';
import { languageChoice } from './page-parts.ts';
import { REPLAY_CLIENT } from './replay/client-script.ts';
import { both } from './replay/draw-text.ts';
import { REPLAY_CSS } from './replay/page-style.ts';
import { BUTTONS } from './replay/page-words.ts';
import { SIDE_BY_SIDE_CLIENT } from './replay/side-by-side-script.ts';
import { SIDE_BY_SIDE_CSS } from './replay/side-by-side-style.ts';
import { replayPage } from './replay-page.ts';

const APART: Bilingual = { pl: 'Gdzie się rozchodzą', en: 'Where they part' };
const ALIKE: Bilingual = { pl: 'jak w A', en: 'as in A' };
const NUMBERS: Bilingual = { pl: 'Liczby', en: 'Numbers' };
const TOGETHER: Bilingual = { pl: 'Obie bitwy naraz', en: 'Both battles at once' };

/**
 * Two replays of one battle side by side, at the place where they part, with the numbers of the comparison below: one
 * file, nothing loaded from anywhere. Each replay is the page of `replay --html` in a frame.
 * @param report with a battle in `divergence`
 */
export function comparePage(report: CompareReport): string {
  const { sides, divergence } = report;
  if (divergence === null) throw new RangeError('a page of two replays needs a battle');
  const { logs, point } = divergence;
  const title = compareTitle(report);
  const place: Bilingual = { pl: placeWords(divergence, 'pl'), en: placeWords(divergence, 'en') };
  const partings = point === null ? undefined : partingsOf(divergence, point, sides);
  const frames = sides.map((side, index) =>
    [
      `<section aria-labelledby="side-${index}">`,
      `<h2 id="side-${index}">${'AB'[index]}: ${both(differences(report, index))}</h2>`,
      `<p>${both(partings?.[index]?.event ?? place)}</p>`,
      frameOf(side, logs[index]!, point === null ? 1 : point.events[index]! + 1, 'AB'[index]!),
      '</section>',
    ].join('\n'),
  );
  const tables = LANGUAGES.map(
    (language) =>
      `<div class="text" lang="${language}">${compareTables(report, language)
        .map((table) => htmlTable(table))
        .join('')}</div>`,
  );
  return [
    '<!doctype html>',
    '<html lang="pl">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy([SIDE_BY_SIDE_CSS, REPLAY_CSS], [SIDE_BY_SIDE_CLIENT, REPLAY_CLIENT])}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title.pl} / ${title.en} · A, B`)}</title>`,
    `<style>${SIDE_BY_SIDE_CSS}</style>`,
    '</head>',
    '<body>',
    '<header>',
    `<h1>${both(title)}: ${both(place)}</h1>`,
    ...languageChoice(),
    '</header>',
    controls(),
    `<main>${frames.join('\n')}</main>`,
    `<details open><summary>${both(NUMBERS)}</summary>${tables.join('')}</details>`,
    `<footer>hyperputer ${VERSION}</footer>`,
    `<script>${SIDE_BY_SIDE_CLIENT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function frameOf({ fought }: Side, log: Parameters<typeof replayPage>[0], event: number, name: string): string {
  const page = replayPage(log, fought.scenario, fought.band);
  return `<iframe title="${name}" data-apart="${event}" srcdoc="${escapeHtml(page)}"></iframe>`;
}

/** What a side has that the other has not: `Wojownik Plemienny: liczba 8`. */
function differences({ sides }: CompareReport, side: number): Bilingual {
  const differing = sideFacts(...sides).filter(({ differs }) => differs);
  if (differing.length === 0) return side === 0 ? sides[0].fought.scenario.name : ALIKE;
  const [pl, en] = LANGUAGES.map((language) =>
    differing.map(({ name, a, b }) => `${name[language]} ${(side === 0 ? a : b)[language]}`).join(', '),
  ) as [string, string];
  return { pl, en };
}

function controls(): string {
  const icon = (path: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  const button = (id: string) => {
    const { name, icon: path } = BUTTONS.find((each) => each.id === id)!;
    return `<button type="button" id="${id}">${icon(path)}<span class="unseen">${both(name)}</span></button>`;
  };
  const apart = `<button type="button" id="apart">${both(APART)}</button>`;
  const parts = [both(TOGETHER), button('start'), button('back'), apart, button('forward'), button('end')];
  return `<nav>${parts.join('\n')}</nav>`;
}
