import type { Shape, TableSpec, Terrain, Zone } from '../../skirmish/spec.ts';
import { type Bilingual, LANGUAGES, type Language } from '../../text/bilingual.ts';
import { escapeHtml } from '../markup.ts';
import { boxOf, inches, largestBox } from './shape-path.ts';

/** Width of a letter as a share of its height, on average. */
const LETTER = 0.6;

/** How far a name may be longer than what it names. */
const OVERHANG = 1.35;

/** Names of terrain are smaller than those of zones. */
const TERRAIN_SIZE = 0.85;

/** Size of the letters on a map, in inches of the table: small tables are drawn larger. */
export function letterSize({ width, height }: Pick<TableSpec, 'width' | 'height'>): number {
  return Math.min(1, Math.max(0.3, Math.max(width, height) / 46));
}

/** Length of a name in inches, in the language in which it is longer. */
function longest(name: Bilingual, size: number): number {
  return Math.max(...LANGUAGES.map((language) => name[language].length)) * size * LETTER;
}

/** Zones that are too small for their names: the map gives them numbers from 1, the legend the names. */
export function numberedZones(table: TableSpec): readonly Zone[] {
  const size = letterSize(table);
  return table.zones.filter(({ name, shapes }) => {
    const { width, height } = largestBox(shapes);
    return longest(name, size) > Math.max(width, height) * OVERHANG;
  });
}

/** A text with a rim of the ground's colour, once for each of the languages that the drawing shows. */
function label(name: Bilingual, languages: readonly Language[], place: string, size: number): string {
  const one = (language: Language) => {
    const own = languages.length > 1 ? ` text" lang="${language}` : '';
    const shared = `font-size="${inches(size)}" ${place}`;
    const text = escapeHtml(name[language]);
    const rim = `<text class="m-text m-halo${own}" aria-hidden="true" stroke-width="${inches(size * 0.3)}" ${shared}>`;
    return `${rim}${text}</text><text class="m-text${own}" ${shared}>${text}</text>`;
  };
  return languages.map(one).join('');
}

const at = (x: number, y: number) => `x="${inches(x)}" y="${inches(y)}"`;

/** In the middle of a shape; upright when there alone it has room. */
function inMiddle(shapes: readonly Shape[], length: number, size: number): string {
  const { x, y, width, height } = largestBox(shapes);
  const [middle, level] = [x + width / 2, y + height / 2];
  const isUpright = length > width && height > width;
  const turn = isUpright ? ` transform="rotate(-90 ${inches(middle)} ${inches(level)})"` : '';
  return `${at(middle, level + size * 0.35)} text-anchor="middle"${turn}`;
}

function terrainLabel({ name, shapes }: Terrain, languages: readonly Language[], size: number): string {
  const { width, height } = largestBox(shapes);
  const length = longest(name, size);
  return length > Math.max(width, height) * OVERHANG
    ? ''
    : label(name, languages, inMiddle(shapes, length, size), size);
}

/** In the upper left corner, where figures hide less of it; in the middle when it has no room there. */
function zoneLabel({ name, shapes }: Zone, languages: readonly Language[], size: number): string {
  const { x, y, width } = largestBox(shapes);
  const length = longest(name, size);
  const place = length <= width ? at(x + size * 0.4, y + size * 1.15) : inMiddle(shapes, length, size);
  return label(name, languages, place, size);
}

function numberLabels({ shapes }: Zone, number: number, languages: readonly Language[], size: number): string[] {
  const text = String(number);
  return shapes.map((shape) => {
    const { x, y, width, height } = boxOf(shape);
    const place = `${at(x + width / 2, y + height / 2 + size * 0.35)} text-anchor="middle"`;
    return label({ pl: text, en: text }, languages.slice(0, 1), place, size);
  });
}

/** The names of terrain and zones. */
export function mapLabels(table: TableSpec, languages: readonly Language[]): string {
  const size = letterSize(table);
  const numbered = numberedZones(table);
  return [
    ...table.terrain.map((each) => terrainLabel(each, languages, size * TERRAIN_SIZE)),
    ...table.zones.filter((zone) => !numbered.includes(zone)).map((zone) => zoneLabel(zone, languages, size)),
    ...numbered.flatMap((zone, index) => numberLabels(zone, index + 1, languages, size)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
