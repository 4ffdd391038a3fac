import type { TableSpec, Terrain, Zone } from '../../skirmish/spec.ts';
import type { Language } from '../../text/bilingual.ts';
import { letterSize, mapLabels } from './labels.ts';
import { PROPERTIES } from './map-words.ts';
import { inches, shapesPath } from './shape-path.ts';

function terrainShapes(terrain: Terrain): string {
  const path = shapesPath(terrain.shapes);
  const held = PROPERTIES.filter((property) => terrain[property]);
  const ground = held[0] === undefined ? '' : `<path class="m-${held[0]}" d="${path}"/>`;
  const marks = held.map((property) => `<path fill="url(#m-${property})" d="${path}"/>`);
  return `${ground}${marks.join('')}<path class="m-edge" d="${path}" fill="none" stroke-width=".09"/>`;
}

/** Dashes of the outline of a zone and its width, as shares of the size of letters. */
const ZONE_LINES: Readonly<Record<Zone['use'], { readonly dashes: readonly number[]; readonly width: number }>> = {
  deployment: { dashes: [1.4, 0.6], width: 0.24 },
  entry: { dashes: [1.1, 0.4, 0.25, 0.4], width: 0.24 },
  exit: { dashes: [], width: 0.24 },
  objective: { dashes: [], width: 0.42 },
  sector: { dashes: [0.2, 0.5], width: 0.16 },
  trap: { dashes: [0.3, 0.3], width: 0.24 },
};

/** The outline of a zone, from its path in inches. */
export function zoneOutline(use: Zone['use'], path: string, size: number): string {
  const { dashes, width } = ZONE_LINES[use];
  const dashed =
    dashes.length === 0 ? '' : ` stroke-dasharray="${dashes.map((dash) => inches(dash * size)).join(' ')}"`;
  return `<path class="m-${use}" d="${path}" fill="none" stroke-width="${inches(width * size)}"${dashed}/>`;
}

/** The ground with its grid and terrain: what lies below everything else. */
export function groundLayer({ width, height, cell, terrain }: TableSpec): string {
  const columns = Array.from(
    { length: Math.round(width / cell) - 1 },
    (_, index) => `M${inches((index + 1) * cell)} 0V${height}`,
  );
  const rows = Array.from(
    { length: Math.round(height / cell) - 1 },
    (_, index) => `M0 ${inches((index + 1) * cell)}H${width}`,
  );
  return [
    `<rect class="m-ground" width="${width}" height="${height}"/>`,
    ...terrain.map(terrainShapes),
    `<path class="m-grid" d="${columns.join('')}${rows.join('')}" fill="none" stroke-width=".03" stroke-opacity=".7"/>`,
  ].join('\n');
}

/** Zones and names: what lies above tints of sight and below figures. */
export function zoneLayer(table: TableSpec, languages: readonly Language[]): string {
  const { width, height, zones } = table;
  const size = letterSize(table);
  return [
    ...zones.map(({ use, shapes }) => zoneOutline(use, shapesPath(shapes), size)),
    `<rect class="m-frame" width="${width}" height="${height}" fill="none" stroke-width="${inches(size * 0.16)}"/>`,
    mapLabels(table, languages),
  ].join('\n');
}
