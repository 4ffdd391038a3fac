import type { Scenario, TableSpec } from '../../skirmish/spec.ts';
import { type Bilingual, LANGUAGES } from '../../text/bilingual.ts';
import { groundLayer, zoneLayer } from '../map/drawing.ts';
import { letterSize } from '../map/labels.ts';
import { legendEntries } from '../map/legend.ts';
import { MAP_OF, SCALE } from '../map/map-words.ts';
import { patternDefinitions } from '../map/patterns.ts';
import { scaleMarks } from '../map/scale.ts';
import { inches } from '../map/shape-path.ts';
import { escapeHtml } from '../markup.ts';
import { both } from '../replay/draw-text.ts';

/** A drawing of a table in the page, with a scale at its edges. */
export function mapFrame(table: TableSpec, layers: readonly string[], name: Bilingual): string {
  const size = letterSize(table);
  const margin = size * 2;
  const box = [-margin, -margin, table.width + margin * 1.5, table.height + margin * 1.5].map(inches).join(' ');
  const label = escapeHtml(`${name.pl} / ${name.en}`);
  return `<svg viewBox="${box}" role="img" aria-label="${label}">\n${[...layers, scaleMarks(table, size)].join('\n')}\n</svg>`;
}

/** The map with its legend. The patterns of terrain are defined here for all maps of the page. */
export function mapFigure({ table }: Scenario): string {
  const { width, height } = table;
  const name: Bilingual = {
    pl: `${MAP_OF.pl}: ${width}″ × ${height}″; ${SCALE.pl}`,
    en: `${MAP_OF.en}: ${width}″ × ${height}″; ${SCALE.en}`,
  };
  const swatch = (content: string) => `<svg viewBox="-.1 -.1 1.8 1.2" aria-hidden="true">${content}</svg>`;
  return [
    '<figure class="map">',
    mapFrame(table, [patternDefinitions(), groundLayer(table), zoneLayer(table, LANGUAGES)], name),
    '<ul class="legend">',
    ...legendEntries(table, false).map(({ name: each, swatch: picture }) => `<li>${swatch(picture)}${both(each)}</li>`),
    '</ul>',
    `<figcaption>${both(name)}</figcaption>`,
    '</figure>',
  ].join('\n');
}
