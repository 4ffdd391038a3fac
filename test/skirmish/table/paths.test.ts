import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAGONAL, FLAG, STRAIGHT, TableMap, UNREACHABLE } from '../../../src/skirmish/table/table-map.ts';
import { runs } from '../../fixed-seed.ts';
import { cellOfSign, drawnTable, tableOfFlags } from './drawn-table.ts';

/** 6" in units at cells of 1". */
const CLIMB = 6 * STRAIGHT;

describe('the way from A to B in movement units (Podręcznik czasownika, Ruch)', () => {
  const rows: { what: string; map: string[]; cell?: number; is: number }[] = [
    { what: 'nowhere to go', map: ['A'], is: 0 },
    { what: 'straight', map: ['A...B'], is: 4 * STRAIGHT },
    { what: 'diagonal', map: ['A..', '...', '..B'], is: 2 * DIAGONAL },
    { what: 'diagonal and straight', map: ['A...', '...B'], is: DIAGONAL + 2 * STRAIGHT },
    { what: 'round a wall, not past its corner', map: ['A#', '.B'], is: 2 * STRAIGHT },
    { what: 'round the end of a wall', map: ['A#B', '.#.', '...'], is: 6 * STRAIGHT },
    { what: 'no way', map: ['A#B', '.#.'], is: UNREACHABLE },
    { what: 'no way between two corners', map: ['A#', '#B'], is: UNREACHABLE },
    { what: 'into difficult terrain and out of it', map: ['AdB'], is: 3 * STRAIGHT },
    { what: 'within difficult terrain', map: ['AddB'], is: 5 * STRAIGHT },
    { what: 'round difficult terrain where that is shorter', map: ['AdddB', '.....'], is: 2 * DIAGONAL + 2 * STRAIGHT },
    { what: 'past the corner of difficult terrain', map: ['Ad', 'dB'], is: DIAGONAL },
    { what: 'diagonally through difficult terrain', map: ['A##', '.d#', '##B'], is: UNREACHABLE },
    { what: 'past difficult terrain in the middle', map: ['A..', '.d.', '..B'], is: DIAGONAL + 2 * STRAIGHT },
    { what: 'cover and bushes cost nothing', map: ['AcsB'], is: 3 * STRAIGHT },
    { what: 'a fallen log costs what is difficult', map: ['AlB'], is: 3 * STRAIGHT },
    { what: 'over a rock', map: ['A^B'], is: 2 * STRAIGHT + CLIMB },
    { what: 'over a broad rock, climbed once', map: ['A^^B'], is: 3 * STRAIGHT + CLIMB },
    { what: 'over two rocks', map: ['A^.^B'], is: 4 * STRAIGHT + 2 * CLIMB },
    { what: 'round a rock', map: ['A^B', '...'], is: 2 * DIAGONAL },
    { what: 'half-inch cells: 6" are twice as many units', map: ['A^B'], cell: 0.5, is: 2 * STRAIGHT + 2 * CLIMB },
    { what: 'farther than is told apart, yet not out of reach', map: ['A^B'], cell: 0.005, is: UNREACHABLE - 1 },
  ];
  for (const { what, map, cell, is } of rows) {
    it(`${what}: ${map.join(' / ')}`, () => {
      const table = TableMap.of(drawnTable(map, cell));
      const [a, b] = [cellOfSign(map, 'A'), Math.max(0, cellOfSign(map, 'B'))];
      expect([table.paths[a * table.cells + b], table.paths[b * table.cells + a]]).toEqual([is, is]);
    });
  }
});

describe('a step between neighbours', () => {
  const map = ['..#d', '.^dd'];
  const table = TableMap.of(drawnTable(map));
  const rows = [
    { what: 'straight', from: 0, to: 1, is: STRAIGHT },
    { what: 'back', from: 1, to: 0, is: STRAIGHT },
    { what: 'diagonally', from: 1, to: 4, is: DIAGONAL },
    { what: 'onto a rock, at its plain cost', from: 0, to: 5, is: DIAGONAL },
    { what: 'half difficult', from: 5, to: 6, is: 210 },
    { what: 'difficult', from: 6, to: 7, is: 280 },
    { what: 'past a blocked corner', from: 1, to: 6, is: UNREACHABLE },
    { what: 'into a wall', from: 1, to: 2, is: UNREACHABLE },
    { what: 'out of a wall', from: 2, to: 1, is: UNREACHABLE },
    { what: 'nowhere', from: 0, to: 0, is: UNREACHABLE },
    { what: 'two cells on', from: 4, to: 6, is: UNREACHABLE },
    { what: 'from the end of a row to the start of the next', from: 3, to: 4, is: UNREACHABLE },
    { what: 'off the table', from: 7, to: 11, is: UNREACHABLE },
    { what: 'off the table upwards', from: 0, to: -4, is: UNREACHABLE },
  ];
  for (const { what, from, to, is } of rows) {
    it(`${what}: ${from} to ${to} of ${map.join(' / ')}`, () => {
      expect(table.step(from, to)).toBe(is);
    });
  }

  it('is diagonal at 297 and 396 in difficult terrain', () => {
    const difficult = TableMap.of(drawnTable(['..d', '.d.', 'd..']));
    expect([difficult.step(0, 4), difficult.step(2, 4)]).toEqual([297, 396]);
  });
});

/** Lengths from one cell by going over all steps until none shortens a way; climbing costs 6" on entering. */
function plainLengths(columns: number, flags: readonly number[], cell: number, source: number): number[] {
  const has = (x: number, y: number, bit: number) => (flags[y * columns + x]! & bit) !== 0;
  const rows = flags.length / columns;
  const isOpen = (x: number, y: number) => x >= 0 && x < columns && y >= 0 && y < rows && !has(x, y, FLAG.blocks);
  const lengths = flags.map(() => Number.POSITIVE_INFINITY);
  if (flags[source]! & FLAG.blocks) return lengths;
  lengths[source] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        for (const [dx, dy] of [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))) {
          const [u, v] = [x + dx, y + dy];
          if (!isOpen(x, y) || !isOpen(u, v) || !isOpen(x, v) || !isOpen(u, y)) continue;
          const difficult = Number(has(x, y, FLAG.difficult)) + Number(has(u, v, FLAG.difficult));
          const easy = dx === 0 || dy === 0 ? STRAIGHT : DIAGONAL;
          const climbs = has(u, v, FLAG.climb) && !has(x, y, FLAG.climb) ? CLIMB / cell : 0;
          const through = lengths[y * columns + x]! + easy * (1 + difficult / 2) + climbs;
          if (through >= lengths[v * columns + u]!) continue;
          lengths[v * columns + u] = through;
          isChanged = true;
        }
      }
    }
  }
  return lengths;
}

function bytesOf(lengths: Uint16Array): Uint8Array {
  return new Uint8Array(lengths.buffer, lengths.byteOffset, lengths.byteLength);
}

describe('ways between all pairs of cells', () => {
  const terrain = fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.constantFrom(FLAG.blocks, FLAG.difficult, FLAG.climb, FLAG.climb | FLAG.difficult) },
  );
  const tables = fc
    .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 8 }), fc.constantFrom(0.5, 1))
    .chain(([columns, rows, cell]) =>
      fc.tuple(
        fc.constant(columns),
        fc.constant(cell),
        fc.array(terrain, { minLength: columns * rows, maxLength: columns * rows }),
      ),
    );

  it('are as long as the plain search says, and the same both ways', () => {
    fc.assert(
      fc.property(tables, ([columns, cell, flags]) => {
        const { paths, cells } = TableMap.of(tableOfFlags(columns, flags, cell));
        const ends = [...flags.keys()].filter((index) => !(flags[index]! & FLAG.climb));
        for (const from of ends) {
          const plain = plainLengths(columns, flags, cell, from).map((length) => Math.min(UNREACHABLE, length));
          expect(ends.map((to) => paths[from * cells + to])).toEqual(ends.map((to) => plain[to]));
        }
        const back = paths.map((_, pair) => paths[(pair % cells) * cells + Math.floor(pair / cells)]!);
        expect(Buffer.compare(bytesOf(paths), bytesOf(back))).toBe(0);
      }),
      runs(60),
    );
  });
});
