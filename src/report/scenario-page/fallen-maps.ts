import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import { gridOf } from '../../skirmish/table/grid.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { LANGUAGES } from '../../text/bilingual.ts';
import { decimal, grouped } from '../../text/numbers.ts';
import { csvText } from '../csv.ts';
import { cellsPath, centreOf } from '../map/cells-path.ts';
import { groundLayer, zoneLayer } from '../map/drawing.ts';
import { escapeHtml } from '../markup.ts';
import { both } from '../replay/draw-text.ts';
import { mapFrame } from './map.ts';

/** Where figures of the band were eliminated, and where the others were, over all bands by the best script. */
interface Fallen {
  readonly battles: number;
  /** By cell. */
  readonly band: readonly number[];
  readonly others: readonly number[];
}

const LEVELS = 5;

const WHO: Readonly<Record<'band' | 'others', Bilingual>> = {
  band: { pl: 'Figurki bandy', en: 'Figures of the band' },
  others: { pl: 'Pozostałe figurki', en: 'All others' },
};
const LEGEND: Bilingual = { pl: 'na 100 bitew i pole:', en: 'per 100 battles and cell:' };
const NOBODY: Bilingual = { pl: 'nikt nie padł', en: 'nobody fell' };

const COLUMNS = ['scenario', 'script', 'cell', 'x', 'y', 'battles', 'band', 'others'];

function fallenIn({ best }: ScenarioStudy): Fallen {
  const cells = best[0]!.tally.fallen.length / 2;
  const sum = (place: number) => best.reduce((total, { tally }) => total + tally.fallen[place]!, 0);
  return {
    battles: best.reduce((total, { tally }) => total + tally.battles, 0),
    band: Array.from({ length: cells }, (_, cell) => sum(cell)),
    others: Array.from({ length: cells }, (_, cell) => sum(cells + cell)),
  };
}

/** Tidy CSV: a row for each cell on which anybody was eliminated, with its middle in inches. */
export function fallenCsv(study: ScenarioStudy): string {
  const { scenario, script } = study;
  const { battles, band, others } = fallenIn(study);
  const grid = gridOf(scenario.table);
  const rows = band.flatMap((own, cell) => {
    if (own + others[cell]! === 0) return [];
    return [[scenario.id, script, cell, ...centreOf(grid, cell), battles, own, others[cell]!]];
  });
  return csvText([COLUMNS, ...rows]);
}

/** Two maps side by side: the darker a cell, the more fell on it. The levels grow with the square, so that little is seen. */
export function fallenMaps(study: ScenarioStudy): string {
  const fallen = fallenIn(study);
  return [
    '<div class="pair">',
    ...(['band', 'others'] as const).map((who) => oneMap(study, fallen, who)),
    '</div>',
  ].join('\n');
}

function oneMap({ scenario: { table } }: ScenarioStudy, fallen: Fallen, who: 'band' | 'others'): string {
  const counts = fallen[who];
  const most = Math.max(...counts);
  const grid = gridOf(table);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const name = (language: Language) => {
    const number = decimal(total / fallen.battles, 2, language);
    const battles = grouped(fallen.battles, language);
    return {
      pl: `${WHO[who].pl}: ${number} na bitwę (${battles} bitew)`,
      en: `${WHO[who].en}: ${number} a battle (${battles} battles)`,
    }[language];
  };
  const title: Bilingual = { pl: name('pl'), en: name('en') };
  const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
  const tints = levels.map(
    (level) =>
      `<path class="fallen-${level}" d="${cellsPath(grid, (cell) => levelOf(counts[cell]!, most) === level)}"/>`,
  );
  const layers = [`<g class="faded">${groundLayer(table)}</g>`, ...tints, zoneLayer(table, LANGUAGES)];
  return [
    '<figure class="map">',
    `<figcaption>${both(title)}</figcaption>`,
    mapFrame(table, layers, title),
    most === 0
      ? both(NOBODY, 'p')
      : `<ul class="legend"><li>${both(LEGEND)}</li>${levels.map((level) => legendEntry(level, most, fallen.battles)).join('')}</ul>`,
    '</figure>',
  ].join('\n');
}

function legendEntry(level: number, most: number, battles: number): string {
  const per100 = (share: number, language: Language) => decimal(((most * share ** 2) / battles) * 100, 1, language);
  const text = (language: Language) => `${per100((level - 1) / LEVELS, language)}–${per100(level / LEVELS, language)}`;
  const texts = LANGUAGES.map(
    (language) => `<span class="text" lang="${language}">${escapeHtml(text(language))}</span>`,
  );
  return `<li><svg viewBox="0 0 1.6 1" aria-hidden="true"><rect class="fallen-${level}" width="1.6" height="1"/></svg>${texts.join('')}</li>`;
}

/** 0 where nobody fell, else 1 to `LEVELS`. */
function levelOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(1, Math.ceil(Math.sqrt(count / most) * LEVELS));
}
