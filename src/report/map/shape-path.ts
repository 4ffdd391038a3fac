import type { Shape } from '../../skirmish/spec.ts';

/** A length in inches, to the thousandth, as SVG wants it. */
export function inches(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest upright box around a shape. */
export function boxOf(shape: Shape): Box {
  if (shape.kind === 'rect') return shape;
  const xs = shape.points.map(([x]) => x);
  const ys = shape.points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box of the largest of the shapes: where a name has most room. */
export function largestBox(shapes: readonly Shape[]): Box {
  return shapes.map(boxOf).reduce((best, box) => (box.width * box.height > best.width * best.height ? box : best));
}

function outline(shape: Shape): string {
  if (shape.kind === 'rect') {
    const { x, y, width, height } = shape;
    return `M${inches(x)} ${inches(y)}h${inches(width)}v${inches(height)}h${inches(-width)}z`;
  }
  return `M${shape.points.map(([x, y]) => `${inches(x)} ${inches(y)}`).join('L')}z`;
}

/** The outlines of shapes as the `d` of one SVG path, in inches. */
export function shapesPath(shapes: readonly Shape[]): string {
  return shapes.map(outline).join('');
}
