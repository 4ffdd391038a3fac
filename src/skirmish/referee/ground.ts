import type { Point, Shape, TableSpec, TerrainProperties } from '../spec.ts';

/** The table as the referee sees it: cells with what their terrain does, and zones as sets of cells. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell, inches. */
  readonly cell: number;
  readonly terrain: readonly TerrainProperties[];
  readonly zones: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Slack for lengths that are no whole numbers of units in binary. */
export const SLACK = 1e-9;

const known = new WeakMap<TableSpec, Ground>();

/** The ground of a table, kept for the next log of the same one. */
export function groundOf(table: TableSpec): Ground {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const ground = survey(table);
  known.set(table, ground);
  return ground;
}

function survey(table: TableSpec): Ground {
  const columns = Math.round(table.width / table.cell);
  const rows = Math.round(table.height / table.cell);
  const numbers = Array.from({ length: columns * rows }, (_, number) => number);
  const centreOf = (number: number): Point => [
    ((number % columns) + 0.5) * table.cell,
    (Math.floor(number / columns) + 0.5) * table.cell,
  ];
  const isCovered = (shapes: readonly Shape[], number: number): boolean =>
    shapes.some((shape) => holds(shape, centreOf(number)));
  return {
    columns,
    rows,
    cell: table.cell,
    terrain: numbers.map((number) => together(table.terrain.filter(({ shapes }) => isCovered(shapes, number)))),
    zones: new Map(
      table.zones.map(({ id, shapes }) => [id, new Set(numbers.filter((number) => isCovered(shapes, number)))]),
    ),
  };
}

/** Terrain that overlaps does all that its parts do; a door is not climbed. */
function together(parts: readonly TerrainProperties[]): TerrainProperties {
  return {
    blocks: parts.some(({ blocks }) => blocks),
    cover: parts.some(({ cover }) => cover),
    soft: parts.some(({ soft }) => soft),
    difficult: parts.some(({ difficult }) => difficult),
    climb: parts.some(({ climb }) => climb) && !parts.some(({ door }) => door),
    door: parts.some(({ door }) => door),
  };
}

/** Whether a point lies in a shape; its left and upper edges belong to it, up to rounding, the others do not. */
function holds(shape: Shape, [x, y]: Point): boolean {
  if (shape.kind === 'rect') {
    return x >= shape.x && x < shape.x + shape.width && y >= shape.y && y < shape.y + shape.height;
  }
  const edgesToTheRight = shape.points.filter((from, index) => {
    const to = shape.points[(index + 1) % shape.points.length]!;
    const [upper, lower] = from[1] <= to[1] ? [from, to] : [to, from];
    if (y < upper[1] || y >= lower[1]) return false;
    return (x - upper[0]) * (lower[1] - upper[1]) < (lower[0] - upper[0]) * (y - upper[1]) - SLACK;
  });
  return edgesToTheRight.length % 2 === 1;
}

/** Columns and rows from one cell to another. */
export function between({ columns }: Ground, from: number, to: number): readonly [across: number, down: number] {
  return [(to % columns) - (from % columns), Math.floor(to / columns) - Math.floor(from / columns)];
}

/** The cells beside a cell, diagonal ones too. */
export function neighbours(ground: Ground, cell: number): number[] {
  const near = [...ground.terrain.keys()].filter((other) => other !== cell);
  return near.filter((other) => between(ground, cell, other).every((cells) => Math.abs(cells) <= 1));
}

/** Straight distance from centre to centre, inches. */
export function distance(ground: Ground, from: number, to: number): number {
  return Math.hypot(...between(ground, from, to)) * ground.cell;
}

/** Whether figures on the two cells touch: at most 1" apart in each direction (Walka, Walka wręcz). */
export function isContact(ground: Ground, from: number, to: number): boolean {
  const [across, down] = between(ground, from, to);
  return Math.max(Math.abs(across), Math.abs(down)) * ground.cell <= 1 + SLACK;
}

export function isInZone({ zones }: Ground, zone: string, cell: number): boolean {
  return zones.get(zone)?.has(cell) ?? false;
}

/** Whether nothing of the terrain keeps a figure from standing there. */
export function canStand({ terrain }: Ground, cell: number): boolean {
  const properties = terrain[cell];
  return properties !== undefined && !properties.blocks && !properties.climb && !properties.door;
}
