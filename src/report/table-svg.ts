import type { TableSpec } from '../skirmish/spec.ts';
import type { Language } from '../text/bilingual.ts';
import { groundLayer, zoneLayer } from './map/drawing.ts';
import { letterSize } from './map/labels.ts';
import { legend, legendEntries } from './map/legend.ts';
import { MAP_CSS } from './map/map-colours.ts';
import { MAP_OF, SCALE } from './map/map-words.ts';
import { patternDefinitions } from './map/patterns.ts';
import { scaleMarks } from './map/scale.ts';
import { inches } from './map/shape-path.ts';
import { lookoutMark, type SightOverlay, sightTints } from './map/sight-overlay.ts';

/**
 * A table as an SVG image of its own, one user unit an inch: terrain with a pattern for each of its properties, zones,
 * a scale and a legend; with an overlay also what is seen, concealed and covered from one cell. Light or dark as the
 * reader's screen is, light on paper.
 */
export function tableSvg(table: TableSpec, language: Language, overlay?: SightOverlay): string {
  const { width, height, cell } = table;
  const grid = { columns: Math.round(width / cell), rows: Math.round(height / cell), cell };
  const size = letterSize(table);
  const margin = size * 2.4;
  const below = legend(legendEntries(table, overlay !== undefined), language, {
    x: 0,
    y: height + size * 1.2,
    width,
    size,
  });
  const [fullWidth, fullHeight] = [width + margin * 1.7, height + margin + size * 1.6 + below.height];
  const title = `${MAP_OF[language]}: ${width}″ × ${height}″; ${SCALE[language]}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[-margin, -margin * 0.8, fullWidth, fullHeight].map(inches).join(' ')}" width="${inches((fullWidth / fullHeight) * 900)}" height="900" role="img" lang="${language}" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${MAP_CSS}</style>`,
    patternDefinitions(),
    `<rect class="m-ground" x="${inches(-margin)}" y="${inches(-margin * 0.8)}" width="${inches(fullWidth)}" height="${inches(fullHeight)}"/>`,
    groundLayer(table),
    overlay === undefined ? '' : sightTints(grid, overlay.sight),
    zoneLayer(table, [language]),
    overlay === undefined ? '' : lookoutMark(grid, overlay.from),
    scaleMarks(table, size),
    below.svg,
    '</svg>',
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n');
}
