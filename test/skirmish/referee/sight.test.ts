import { describe, expect, it } from 'vitest';
import { groundOf } from '../../../src/skirmish/referee/ground.ts';
import { sightBetween } from '../../../src/skirmish/referee/sight.ts';
import type { TableSpec, Terrain } from '../../../src/skirmish/spec.ts';

const SIDE = 9;
const PLAIN = { blocks: false, cover: false, soft: false, difficult: false, climb: false, door: false };

/** An empty table with one cell of terrain. */
function withCell(column: number, row: number, facts: Partial<Terrain>): TableSpec {
  const shapes = [{ kind: 'rect', x: column, y: row, width: 1, height: 1 } as const];
  const terrain: Terrain = { id: 'one', name: { pl: '', en: '' }, ...PLAIN, shapes, ...facts };
  return { width: SIDE, height: SIDE, cell: 1, terrain: [terrain], zones: [] };
}

const at = (column: number, row: number): number => row * SIDE + column;
const nobody = (): boolean => false;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
const CENTRE = at(4, 4);

/** The cells a line meets, by another formula: distance from the line in the sum norm. */
function isMet(from: number, to: number, cell: number): boolean {
  const [dx, dy] = [(to % SIDE) - (from % SIDE), Math.floor(to / SIDE) - Math.floor(from / SIDE)];
  const [fx, fy] = [(cell % SIDE) - (from % SIDE), Math.floor(cell / SIDE) - Math.floor(from / SIDE)];
  const isWithin = fx * (dx - fx) >= 0 && fy * (dy - fy) >= 0;
  return isWithin && 2 * Math.abs(dx * fy - dy * fx) <= Math.abs(dx) + Math.abs(dy);
}

describe('sight', () => {
  const walled = groundOf(withCell(4, 4, { blocks: true }));
  const bushed = groundOf(withCell(4, 4, { soft: true }));
  const open = groundOf(withCell(4, 4, {}));

  it('meets the cells that the model says, between all pairs', () => {
    const wrong = CELLS.flatMap((from) =>
      CELLS.filter((to) => {
        const isBlocked = from !== CENTRE && to !== CENTRE && isMet(from, to, CENTRE);
        return sightBetween(walled, from, to, nobody).seen === isBlocked;
      }).map((to) => [from, to]),
    );
    expect(wrong).toEqual([]);
  });

  it('conceals behind and in soft terrain, not from inside it', () => {
    const wrong = CELLS.flatMap((from) =>
      CELLS.filter((to) => {
        const isConcealed = from !== CENTRE && isMet(from, to, CENTRE);
        return sightBetween(bushed, from, to, nobody).concealed !== isConcealed;
      }).map((to) => [from, to]),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['right before the target', at(1, 4), at(5, 4), true],
    ['at its corner', at(1, 1), at(5, 5), true],
    ['under the target', at(1, 4), CENTRE, true],
    ['2" before it', at(1, 4), at(6, 4), false],
    ['under the shooter', CENTRE, at(5, 4), false],
    ['right before the shooter', at(3, 4), at(8, 4), false],
    ['beside the line', at(1, 3), at(5, 3), false],
  ])('covers: %s', (_, from, to, isCovered) => {
    const ground = groundOf(withCell(4, 4, { cover: true }));
    expect(sightBetween(ground, from, to, nobody).cover).toBe(isCovered);
  });

  it.each([
    ['in between', at(2, 4), at(6, 4), false],
    ['on a diagonal', at(2, 2), at(6, 6), false],
    ['touched at a corner only', at(3, 4), at(5, 6), false],
    ['beside the line', at(1, 3), at(5, 3), true],
    ['between neighbours nobody fits', at(3, 4), at(4, 3), true],
    ['shooter', CENTRE, at(8, 4), true],
    ['target', at(8, 4), CENTRE, true],
  ])('a figure on the middle cell: %s', (_, from, to, isSeen) => {
    expect(sightBetween(open, from, to, (cell) => cell === CENTRE).seen).toBe(isSeen);
  });

  it('takes a polygon as the rectangle that it is', () => {
    const points = [
      [3, 3],
      [6, 3],
      [6, 5],
      [3, 5],
    ] as const;
    const polygon = withCell(0, 0, { blocks: true, shapes: [{ kind: 'polygon', points }] });
    const rectangle = withCell(0, 0, { blocks: true, shapes: [{ kind: 'rect', x: 3, y: 3, width: 3, height: 2 }] });
    expect(groundOf(polygon).terrain).toEqual(groundOf(rectangle).terrain);
  });
});
