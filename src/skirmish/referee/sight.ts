import type { Ground } from './ground.ts';
import { between, SLACK } from './ground.ts';

/** What a line of sight meets. */
export interface Sight {
  readonly seen: boolean;
  readonly concealed: boolean;
  readonly cover: boolean;
}

/** A stretch of a line, as fractions of its length over one denominator above 0. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

const NO_BARRICADES: ReadonlySet<number> = new Set();

const WHOLE: Stretch = { from: 0, to: 1, of: 1 };

/**
 * Sight from one cell to another over terrain and the bases of other figures (Linia wzroku; Teren i osłona): the line
 * from centre to centre is clipped against the closed square of every cell in question, in whole numbers. Nobody fits
 * between neighbours.
 *
 * @param isOccupied whether another living figure than the two stands on the cell
 * @param barricades cells that are solid cover beside those of the terrain
 */
export function sightBetween(
  ground: Ground,
  from: number,
  to: number,
  isOccupied: (cell: number) => boolean,
  barricades: ReadonlySet<number> = NO_BARRICADES,
): Sight {
  const isCover = (cell: number) => ground.terrain[cell]!.cover || barricades.has(cell);
  const met = cellsMet(ground, from, to);
  const others = met.filter((cell) => cell !== from && cell !== to);
  const beyondShooter = met.filter((cell) => cell !== from);
  const isNext = between(ground, from, to).every((cells) => Math.abs(cells) <= 1);
  return {
    seen: !others.some(
      (cell) => ground.terrain[cell]!.blocks || ground.terrain[cell]!.door || (!isNext && isOccupied(cell)),
    ),
    concealed: beyondShooter.some((cell) => ground.terrain[cell]!.soft),
    cover: beyondShooter.some((cell) => isCover(cell) && isJustBefore(ground, cell, to)),
  };
}

/** Cover stands within about 1" of the target. */
function isJustBefore(ground: Ground, cell: number, target: number): boolean {
  return between(ground, cell, target).every((cells) => Math.abs(cells) * ground.cell <= 1 + SLACK);
}

/** Every cell whose closed square the line from centre to centre touches, the two ends among them. */
function cellsMet(ground: Ground, from: number, to: number): number[] {
  const { columns } = ground;
  const start = { x: from % columns, y: Math.floor(from / columns) };
  const end = { x: to % columns, y: Math.floor(to / columns) };
  const met: number[] = [];
  for (let y = Math.min(start.y, end.y); y <= Math.max(start.y, end.y); y++) {
    const down = stretchWithin(start.y, end.y, y);
    if (down === null) continue;
    for (let x = Math.min(start.x, end.x); x <= Math.max(start.x, end.x); x++) {
      const across = stretchWithin(start.x, end.x, x);
      if (across !== null && doMeet(across, down)) met.push(y * columns + x);
    }
  }
  return met;
}

/** The stretch of a line between the middles of cells `start` and `end` of one axis that lies within cell `cell`. */
function stretchWithin(start: number, end: number, cell: number): Stretch | null {
  const halves = 2 * (end - start);
  if (halves === 0) return cell === start ? WHOLE : null;
  const nearEdge = 2 * (cell - start) - 1;
  const farEdge = nearEdge + 2;
  const [from, to] = halves > 0 ? [nearEdge, farEdge] : [-farEdge, -nearEdge];
  const of = Math.abs(halves);
  return to < 0 || from > of ? null : { from: Math.max(0, from), to: Math.min(of, to), of };
}

/** Whether two stretches share a point, compared by cross-multiplying. */
function doMeet(a: Stretch, b: Stretch): boolean {
  return a.from * b.of <= b.to * a.of && b.from * a.of <= a.to * b.of;
}
