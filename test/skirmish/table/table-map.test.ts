import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Shape, Zone } from '../../../src/skirmish/spec.ts';
import { FLAG, type SharedTable, TableMap } from '../../../src/skirmish/table/table-map.ts';
import { InputError } from '../../../src/text/input-error.ts';
import { drawnTable } from './drawn-table.ts';

function zone(id: string, ...shapes: Shape[]): Zone {
  return { id, name: { pl: id, en: id }, use: 'entry', shapes };
}

function rect(x: number, y: number, width: number, height: number): Shape {
  return { kind: 'rect', x, y, width, height };
}

function polygon(...points: [number, number][]): Shape {
  return { kind: 'polygon', points };
}

/** The cells of a zone with these shapes on an open table, drawn. */
function drawn(columns: number, rows: number, cell: number, ...shapes: Shape[]): string[] {
  const empty = Array.from({ length: rows }, () => '.'.repeat(columns));
  const cells = TableMap.of(drawnTable(empty, cell, [zone('z', ...shapes)])).zones.get('z')!;
  return empty.map((line, row) =>
    [...line].map((_, column) => (cells.includes(row * columns + column) ? 'z' : '.')).join(''),
  );
}

describe('a shape covers the cells whose centres lie in it', () => {
  const rows: { what: string; shapes: Shape[]; cell?: number; is: string[] }[] = [
    { what: 'a rectangle', shapes: [rect(1, 0, 2, 1)], is: ['.zz.', '....', '....'] },
    { what: 'half cells up to their centres', shapes: [rect(0.5, 0.5, 2, 1)], is: ['zz..', '....', '....'] },
    { what: 'less than half a cell', shapes: [rect(0.6, 0, 0.8, 3)], is: ['....', '....', '....'] },
    { what: 'half-inch cells', shapes: [rect(0.5, 0.5, 1, 0.5)], cell: 0.5, is: ['....', '.zz.', '....'] },
    { what: 'decimal fractions', shapes: [rect(0.1, 0.1, 0.2, 0.1)], cell: 0.1, is: ['....', '.zz.', '....'] },
    { what: 'a triangle', shapes: [polygon([0, 0], [4, 0], [0, 4])], is: ['zzz.', 'zz..', 'z...'] },
    { what: 'the other half', shapes: [polygon([4, 0], [4, 4], [0, 4])], is: ['...z', '..zz', '.zzz'] },
    {
      what: 'a hollow',
      shapes: [polygon([0, 0], [4, 0], [4, 3], [3, 3], [3, 1], [1, 1], [1, 3], [0, 3])],
      is: ['zzzz', 'z..z', 'z..z'],
    },
    { what: 'two shapes that overlap', shapes: [rect(0, 0, 2, 1), rect(1, 0, 1, 2)], is: ['zz..', '.z..', '....'] },
    { what: 'off the table', shapes: [rect(-2, -2, 3, 3), rect(3, 2, 9, 9)], is: ['z...', '....', '...z'] },
  ];
  for (const { what, shapes, cell = 1, is } of rows) {
    it(what, () => expect(drawn(4, 3, cell, ...shapes)).toEqual(is));
  }
});

describe('a map', () => {
  const map = ['..c.', '.^#.', 'l...'];
  const table = TableMap.of(drawnTable(map, 1, [zone('first', rect(2, 1, 1, 2)), zone('second', rect(0, 0, 1, 1))]));

  it('numbers its cells row by row', () => {
    expect([table.columns, table.rows, table.cells, table.cell]).toEqual([4, 3, 12, 1]);
    expect([table.columnOf(6), table.rowOf(6)]).toEqual([2, 1]);
  });

  it('finds the cell of a point', () => {
    const points = [
      [0, 0],
      [0.99, 1],
      [3.5, 2.5],
      [4, 3],
      [4.01, 0],
      [0, -0.01],
      [Number.NaN, 0],
    ] as const;
    expect(points.map(([x, y]) => table.cellAt(x, y))).toEqual([0, 4, 11, 11, -1, -1, -1]);
  });

  it('keeps what terrain does', () => {
    expect([...table.flags]).toEqual([
      0,
      0,
      FLAG.cover,
      0,
      0,
      FLAG.climb,
      FLAG.blocks,
      0,
      FLAG.cover | FLAG.difficult,
      0,
      0,
      0,
    ]);
  });

  it('knows where there is cover: within 1" of it, on ground to stand on', () => {
    expect([...table.coverCells]).toEqual([1, 2, 3, 4, 7, 8, 9]);
    const halfInch = TableMap.of(drawnTable(['...c.'], 0.5));
    expect([...halfInch.coverCells]).toEqual([1, 2, 3, 4]);
  });

  it('keeps the cells of zones, also those that cannot be stood on', () => {
    expect([...table.zones].map(([id, cells]) => [id, [...cells]])).toEqual([
      ['first', [6, 10]],
      ['second', [0]],
    ]);
  });

  it('is the same in another thread, over the same memory', async () => {
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
       parentPort.once('message', (shared) => { shared.sight[1] = 77; parentPort.postMessage(shared); });`,
      { eval: true },
    );
    try {
      const original = TableMap.of(drawnTable(map, 1, [zone('first', rect(2, 1, 1, 2))]));
      worker.postMessage(original.share());
      const [shared] = (await once(worker, 'message')) as [SharedTable];
      const copy = TableMap.from(shared);
      expect(copy).toEqual(original);
      expect(copy.step(0, 1)).toBe(original.step(0, 1));
      // What the other thread wrote is here, and what is written here is there.
      expect(original.sight[1]).toBe(77);
      original.paths[1] = 99;
      expect(copy.paths[1]).toBe(99);
    } finally {
      await worker.terminate();
    }
  });
});

describe('a table of a size that is not allowed is refused', () => {
  const rows = [
    {
      size: { width: 12_000, height: 12_000 },
      about: 'width',
      says: 'the table has 12000 × 12000 cells; allowed: at most 11547',
    },
    { size: { width: 1e300, height: 1 }, about: 'width', says: 'allowed: at most 11547 cells' },
    { size: { width: 10, height: 12_000 }, about: 'height', says: 'allowed: at most 11547 cells' },
    { size: { width: 108, height: 107 }, about: 'width', says: 'such as 107 × 107' },
    { size: { width: 48, height: 48, cell: 0.25 }, about: 'width', says: 'the table has 192 × 192 cells' },
    { size: { width: 0 }, about: 'width', says: 'width is 0; allowed: inches greater than 0' },
    { size: { height: -3 }, about: 'height', says: 'height is -3; allowed: inches greater than 0' },
    { size: { width: Number.NaN }, about: 'width', says: 'width is NaN' },
    { size: { height: Number.POSITIVE_INFINITY }, about: 'height', says: 'height is Infinity' },
    { size: { width: 10.5 }, about: 'width', says: 'width is 10.5; allowed: a whole number of cells of 1"' },
    { size: { height: 0.4 }, about: 'height', says: 'height is 0.4; allowed: a whole number of cells of 1"' },
    { size: { cell: 0 }, about: 'cell', says: 'cell is 0; allowed: inches greater than 0' },
    { size: { cell: -1 }, about: 'cell', says: 'cell is -1' },
    { size: { cell: 1e-320 }, about: 'width', says: 'width is 10' },
  ];
  for (const { size, about, says } of rows) {
    it(JSON.stringify(size), () => {
      const make = () => TableMap.of({ width: 10, height: 10, cell: 1, terrain: [], zones: [], ...size });
      expect(make).toThrow(InputError);
      expect(make).toThrow(expect.objectContaining({ about, message: expect.stringContaining(says) }));
    });
  }

  it('and sizes that are whole numbers of cells but for rounding are not', () => {
    expect(TableMap.of({ width: 4.8, height: 0.3, cell: 0.1, terrain: [], zones: [] }).columns).toBe(48);
  });
});
