import type { Grid } from '../../skirmish/table/grid.ts';
import { centreOf } from '../map/cells-path.ts';
import { inches } from '../map/shape-path.ts';
import type { Scene } from './replay-data.ts';

type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${inches(x)} ${inches(y)}`;

/** A point on the way from one to another, so far before the end. */
function before(from: Point, to: Point, inchesBefore: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length <= inchesBefore ? 0 : 1 - inchesBefore / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Two strokes that make a line an arrow. */
function arrowHead(from: Point, to: Point, size: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const side = (turn: number): Point => [to[0] - size * Math.cos(angle + turn), to[1] - size * Math.sin(angle + turn)];
  return `M${at(side(0.5))}L${at(to)}L${at(side(-0.5))}`;
}

/** A bar across the line in front of the target: cover. */
function coverBar(from: Point, to: Point, size: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [x, y] = before(from, to, size * 0.9);
  const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return `M${at([x - dx, y - dy])}L${at([x + dx, y + dy])}`;
}

/**
 * The path of a move, or the line of an attack: dashed when the target is concealed, with a bar when it is in cover.
 * @param radius of tokens, which lines of attack spare
 */
export function sceneLines(grid: Grid, scene: Scene | null, radius: number): string {
  if (scene === null) return '';
  const own = `stroke-width="${inches(radius * 0.36)}"`;
  const casing = (line: string) => `<path class="casing" stroke-width="${inches(radius * 0.75)}" d="${line}"/>`;
  if (scene.kind === 'path') {
    const points = scene.path.map((cell) => centreOf(grid, cell));
    const line = `M${points.map(at).join('L')}`;
    const [x, y] = points[0]!;
    const start = `<circle class="start" ${own} cx="${inches(x)}" cy="${inches(y)}" r="${inches(radius * 0.5)}"/>`;
    return `${casing(line)}<path class="walk" ${own} d="${line}"/>${start}`;
  }
  const [from, to] = [centreOf(grid, scene.from), centreOf(grid, scene.to)];
  // Figures side by side leave the line half its length.
  const quarter = Math.hypot(to[0] - from[0], to[1] - from[1]) / 4;
  const start = before(to, from, Math.min(quarter, radius * 1.1));
  const end = before(from, to, Math.min(quarter, radius * 1.25));
  const line = `M${at(start)}L${at(end)}`;
  const head = arrowHead(from, end, radius);
  const bar = scene.covered ? coverBar(from, end, radius) : '';
  const dashes = scene.concealed ? ` stroke-dasharray="${inches(radius * 0.9)} ${inches(radius * 0.75)}"` : '';
  return `${casing(line + head)}<path class="shot" ${own}${dashes} d="${line}"/><path class="shot" ${own} d="${head}${bar}"/>`;
}

/** Inches that a close-up shows at least, and that it leaves around what it is about. */
const LEAST_CLOSE_UP = 14;
const AROUND = 2;

/** Where a stretch of `side` inches around the middle begins, kept on a table of `length` inches. */
function startOf(middle: number, side: number, length: number): number {
  return Math.max(0, Math.min(length - side, middle - side / 2));
}

/** The square of the table that a close-up shows: what is drawn, or a figure, in the middle; null when that is nowhere. */
export function closeUp(
  grid: Grid,
  scene: Scene | null,
  figureAt: number,
): readonly [x: number, y: number, side: number] | null {
  const cells = scene === null ? [figureAt] : scene.kind === 'path' ? scene.path : [scene.from, scene.to];
  if (cells.some((cell) => cell < 0)) return null;
  const [xs, ys] = [0, 1].map((axis) => cells.map((cell) => centreOf(grid, cell)[axis]!)) as [number[], number[]];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(LEAST_CLOSE_UP, right - left + 2 * AROUND, bottom - top + 2 * AROUND);
  const x = startOf((left + right) / 2, side, grid.columns * grid.cell);
  const y = startOf((top + bottom) / 2, side, grid.rows * grid.cell);
  return [x, y, side];
}
