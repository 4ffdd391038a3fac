import type { TableSpec, Zone } from '../../skirmish/spec.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { escapeHtml } from '../markup.ts';
import { zoneOutline } from './drawing.ts';
import { numberedZones } from './labels.ts';
import { PROPERTIES, PROPERTY_NAMES, SIGHT_NAMES, ZONE_NAMES, ZONE_USES } from './map-words.ts';
import { inches } from './shape-path.ts';

interface Entry {
  readonly name: Bilingual;
  /** Drawn in a box of 1.6 by 1, to be scaled. */
  readonly swatch: string;
}

const BOX = 'width="1.6" height="1"';

function zoneSwatch(use: Zone['use']): string {
  return zoneOutline(use, 'M.1 .1h1.4v.8h-1.4z', 0.8);
}

/** What the map shows and its legend explains: only what occurs on it. */
export function legendEntries(table: TableSpec, sight: boolean): Entry[] {
  const { terrain, zones } = table;
  const properties = PROPERTIES.filter((property) => terrain.some((each) => each[property]));
  const uses = ZONE_USES.filter((use) => zones.some((zone) => zone.use === use));
  const tints: Entry[] = [
    { name: SIGHT_NAMES.seen, swatch: `<rect class="m-seen" ${BOX}/>` },
    { name: SIGHT_NAMES.concealed, swatch: `<rect class="m-seen" ${BOX}/><rect fill="url(#m-concealed)" ${BOX}/>` },
    { name: SIGHT_NAMES.covered, swatch: `<rect class="m-seen" ${BOX}/><rect fill="url(#m-covered)" ${BOX}/>` },
  ];
  return [
    ...properties.map((property) => ({
      name: PROPERTY_NAMES[property],
      swatch: `<rect class="m-${property}" ${BOX}/><rect fill="url(#m-${property})" ${BOX}/><rect class="m-edge" ${BOX} fill="none" stroke-width=".09"/>`,
    })),
    ...uses.map((use) => ({ name: ZONE_NAMES[use], swatch: zoneSwatch(use) })),
    ...numberedZones(table).map(({ name, use }, index) => ({
      name: { pl: `${index + 1}: ${name.pl}`, en: `${index + 1}: ${name.en}` },
      swatch: zoneSwatch(use),
    })),
    ...(sight ? tints : []),
  ];
}

/** The legend in lines under each other, from (x, y) on, not wider than `width`; `height` is what it takes. */
export function legend(
  entries: readonly Entry[],
  language: Language,
  { x, y, width, size }: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
): { readonly svg: string; readonly height: number } {
  const parts: string[] = [];
  const line = size * 1.8;
  let [left, top] = [x, y];
  for (const { name, swatch } of entries) {
    const text = name[language];
    const wide = size * (2.4 + text.length * 0.57 + 1.2);
    if (left > x && left + wide > x + width) {
      left = x;
      top += line;
    }
    parts.push(
      `<g transform="translate(${inches(left)} ${inches(top)}) scale(${inches(size * 1.1)})">${swatch}</g>`,
      `<text class="m-text" x="${inches(left + size * 2.2)}" y="${inches(top + size * 0.9)}" font-size="${inches(size)}">${escapeHtml(text)}</text>`,
    );
    left += wide;
  }
  return { svg: parts.join('\n'), height: top + line - y };
}
