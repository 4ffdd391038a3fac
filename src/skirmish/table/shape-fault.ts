import type { Point, Shape, TableSpec } from '../spec.ts';
import type { Grid } from './grid.ts';
import { cellsIn } from './raster.ts';

/** How far past an edge the sum of two decimal fractions may come out, inches. */
const ROUNDING = 1e-9;

/** What is wrong with a shape: empty, partly off the table, or so thin that it slips between the centres of the cells. */
export function shapeFault(shape: Shape, table: TableSpec, grid: Grid): string | undefined {
  const form = shape.kind === 'rect' ? 'a rectangle' : 'a polygon';
  if (shape.kind === 'rect' && !(shape.width > 0 && shape.height > 0)) {
    return `${form} of ${shape.width}" × ${shape.height}"; allowed: sides greater than 0`;
  }
  if (shape.kind === 'polygon' && shape.points.length < 3) {
    return `${form} with ${shape.points.length} points; allowed: at least 3`;
  }
  const outside = cornersOf(shape).find((point) => !isOn(table, point));
  if (outside !== undefined) {
    return `${form} with a corner at (${outside.join(', ')}) is off the table; allowed: (0, 0) to (${table.width}, ${table.height})`;
  }
  if (cellsIn([shape], grid).length > 0) return undefined;
  return `${form} that covers the centre of no cell of ${grid.cell}" would not be there; make it larger, or the cells smaller`;
}

function isOn({ width, height }: TableSpec, [x, y]: Point): boolean {
  return x >= -ROUNDING && x <= width + ROUNDING && y >= -ROUNDING && y <= height + ROUNDING;
}

function cornersOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return shape.points;
  return [
    [shape.x, shape.y],
    [shape.x + shape.width, shape.y + shape.height],
  ];
}
