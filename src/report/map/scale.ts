import type { TableSpec } from '../../skirmish/spec.ts';
import { inches } from './shape-path.ts';

/** Distances between numbered marks, in inches: the first that leaves at most eight of them on the longer side. */
const STEPS = [1, 2, 3, 6, 12, 24, 48];

function stepOf({ width, height }: TableSpec): number {
  return STEPS.find((step) => Math.max(width, height) / step <= 8) ?? 96;
}

/** Numbered marks along the upper and the left edge: inches from the upper left corner. */
export function scaleMarks(table: TableSpec, size: number): string {
  const step = stepOf(table);
  const at = (length: number) => Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const text = (x: number, y: number, anchor: string, value: number) =>
    `<text class="m-text" x="${inches(x)}" y="${inches(y)}" font-size="${inches(size * 0.9)}" text-anchor="${anchor}">${value}″</text>`;
  return [
    `<path class="m-frame" d="${at(table.width)
      .map((x) => `M${x} ${inches(-size * 0.4)}V0`)
      .join('')}${at(table.height)
      .map((y) => `M${inches(-size * 0.4)} ${y}H0`)
      .join('')}" fill="none" stroke-width="${inches(size * 0.12)}"/>`,
    ...at(table.width).map((x) => text(x, -size * 0.6, 'middle', x)),
    ...at(table.height)
      .slice(1)
      .map((y) => text(-size * 0.6, y + size * 0.3, 'end', y)),
  ].join('\n');
}
