import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONCEALED, COVERED, FLAG, SEEN, TableMap } from '../../../src/skirmish/table/table-map.ts';
import { isTouched } from '../../../src/skirmish/table/touched.ts';
import { runs } from '../../fixed-seed.ts';
import { isClipped } from './clipped-segment.ts';
import { cellOfSign, drawnTable, tableOfFlags } from './drawn-table.ts';

const WORDS = {
  hidden: 0,
  seen: SEEN,
  concealed: SEEN | CONCEALED,
  covered: SEEN | COVERED,
  both: SEEN | CONCEALED | COVERED,
};
type Word = keyof typeof WORDS;

function wordOf(sight: number): string {
  return Object.entries(WORDS).find(([, bits]) => bits === sight)?.[0] ?? `bits ${sight}`;
}

describe('what A sees of B, and B of A (Podręcznik czasownika, Linia wzroku; Teren i osłona)', () => {
  const rows: { what: string; map: string[]; cell?: number; sees: Word; seen: Word }[] = [
    { what: 'open ground', map: ['A...B'], sees: 'seen', seen: 'seen' },
    { what: 'a wall between', map: ['A.#.B'], sees: 'hidden', seen: 'hidden' },
    { what: 'a wall beside the line', map: ['..#..', 'A...B'], sees: 'seen', seen: 'seen' },
    { what: 'a corner that the line touches', map: ['A#', '.B'], sees: 'hidden', seen: 'hidden' },
    { what: 'a diagonal touches the corners beside it', map: ['A..', '..#', '..B'], sees: 'hidden', seen: 'hidden' },
    { what: 'a knight’s move past a wall', map: ['A#.', '..B'], sees: 'hidden', seen: 'hidden' },
    { what: 'a knight’s move past a far wall', map: ['A.#', '..B'], sees: 'seen', seen: 'seen' },
    { what: 'difficult ground and rocks to climb hide nothing', map: ['Ad^dB'], sees: 'seen', seen: 'seen' },
    { what: 'bushes anywhere between', map: ['As...B'], sees: 'concealed', seen: 'concealed' },
    { what: 'undergrowth is soft', map: ['A.u.B'], sees: 'concealed', seen: 'concealed' },
    { what: 'bushes beside the line', map: ['.s...', 'A...B'], sees: 'seen', seen: 'seen' },
    { what: 'a barricade before B', map: ['A...cB'], sees: 'covered', seen: 'seen' },
    { what: 'a fallen log before A', map: ['Al...B'], sees: 'seen', seen: 'covered' },
    { what: 'a barricade far from both', map: ['A..c..B'], sees: 'seen', seen: 'seen' },
    { what: 'a barricade behind B', map: ['A...Bc'], sees: 'seen', seen: 'seen' },
    { what: 'a barricade beside B, off the line', map: ['....c', 'A...B'], sees: 'seen', seen: 'seen' },
    { what: 'a barricade corner that the line touches', map: ['..c', '.B.', 'A..'], sees: 'seen', seen: 'seen' },
    { what: 'a barricade between neighbours', map: ['AcB'], sees: 'covered', seen: 'covered' },
    { what: 'bushes and a barricade', map: ['A.s.cB'], sees: 'both', seen: 'concealed' },
    { what: '1" of half-inch cells is two cells', map: ['A..c.B'], cell: 0.5, sees: 'covered', seen: 'seen' },
    { what: 'three cells are more', map: ['A..c..B'], cell: 0.5, sees: 'seen', seen: 'seen' },
  ];
  for (const { what, map, cell, sees, seen } of rows) {
    it(`${what}: ${map.join(' / ')}`, () => {
      const table = TableMap.of(drawnTable(map, cell));
      const [a, b] = [cellOfSign(map, 'A'), cellOfSign(map, 'B')];
      expect([table.sight[a * table.cells + b]!, table.sight[b * table.cells + a]!].map(wordOf)).toEqual([sees, seen]);
    });
  }
});

describe('figures that stand on terrain of their own', () => {
  const rows: { what: string; map: string; from: number; to: number; sees: Word }[] = [
    { what: 'the shooter’s own bushes hide nothing', map: 's...', from: 0, to: 3, sees: 'seen' },
    { what: 'the target’s own bushes do', map: 's...', from: 3, to: 0, sees: 'concealed' },
    { what: 'the shooter’s own barricade covers nobody', map: 'c.', from: 0, to: 1, sees: 'seen' },
    { what: 'the target’s own barricade does', map: 'c.', from: 1, to: 0, sees: 'covered' },
    { what: 'walls at the ends do not count', map: '#..#', from: 0, to: 3, sees: 'seen' },
    { what: 'a cell and itself', map: 's', from: 0, to: 0, sees: 'seen' },
  ];
  for (const { what, map, from, to, sees } of rows) {
    it(`${what}: ${map}`, () => {
      expect(wordOf(TableMap.of(drawnTable([map])).sight[from * map.length + to]!)).toBe(sees);
    });
  }
});

describe('the cells that a line touches', () => {
  const far = Array.from({ length: 19 }, (_, index) => index - 9);

  it('are those that clipping the segment finds', () => {
    const wrong = far.flatMap((dx) =>
      far.flatMap((dy) =>
        far.flatMap((fx) =>
          far.flatMap((fy) => (isTouched(dx, dy, fx, fy) === isClipped(dx, dy, fx, fy) ? [] : [[dx, dy, fx, fy]])),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are the same backwards', () => {
    const cell = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(cell, cell, ([dx, dy], [fx, fy]) => {
        expect(isTouched(dx, dy, fx, fy)).toBe(isTouched(-dx, -dy, fx - dx, fy - dy));
      }),
      runs(5000),
    );
  });
});

/** Sparse flags, so that not everything is hidden. */
const sparse = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 31 }) },
);
const tables = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 7 }), fc.constantFrom(0.4, 0.5, 1, 2))
  .chain(([columns, rows, cell]) =>
    fc.record({
      columns: fc.constant(columns),
      cell: fc.constant(cell),
      flags: fc.array(sparse, { minLength: columns * rows, maxLength: columns * rows }),
    }),
  );

interface Drawn {
  readonly columns: number;
  readonly flags: readonly number[];
  readonly cell: number;
}

/** The rule as it is told, cell by cell. */
function plainSight({ columns, flags, cell }: Drawn, from: number, to: number): number {
  const place = (index: number) => [index % columns, Math.floor(index / columns)] as const;
  const [x, y] = place(from);
  const [dx, dy] = [place(to)[0] - x, place(to)[1] - y];
  let sight = SEEN;
  for (const [index, own] of flags.entries()) {
    const [fx, fy] = [place(index)[0] - x, place(index)[1] - y];
    if (own === 0 || index === from || !isClipped(dx, dy, fx, fy)) continue;
    if (own & FLAG.blocks && index !== to) return 0;
    if (own & FLAG.soft) sight |= CONCEALED;
    if (own & FLAG.cover && Math.max(Math.abs(fx - dx), Math.abs(fy - dy)) * cell <= 1) sight |= COVERED;
  }
  return sight;
}

/** What is wrong with the map of a table, pair by pair. */
function wrongPairs(drawn: Drawn): string[] {
  const { sight, cells } = TableMap.of(tableOfFlags(drawn.columns, drawn.flags, drawn.cell));
  return Array.from(sight).flatMap((found, pair) => {
    const [from, to] = [Math.floor(pair / cells), pair % cells];
    const plain = plainSight(drawn, from, to);
    if (found !== plain) return [`${from} sees ${to}: ${wordOf(found)}, not ${wordOf(plain)}`];
    const isOneWay = ((found ^ sight[to * cells + from]!) & SEEN) !== 0;
    return isOneWay ? [`${from} sees ${to}: not the same both ways`] : [];
  });
}

describe('sight between all pairs of cells', () => {
  it('is what the rule says, and blocking is the same both ways', () => {
    fc.assert(
      fc.property(tables, (drawn) => {
        expect(wrongPairs(drawn)).toEqual([]);
      }),
      runs(80),
    );
  });

  it('is so on tables longer than a word of bits', () => {
    const rare = fc.oneof(
      { weight: 12, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 7 }) },
    );
    const long = fc.tuple(fc.constantFrom(2, 32, 33, 70), fc.constantFrom(0.5, 1)).chain(([columns, cell]) => {
      const cells = columns * (columns === 2 ? 70 : 2);
      return fc.record({
        columns: fc.constant(columns),
        cell: fc.constant(cell),
        flags: fc.array(rare, { minLength: cells, maxLength: cells }),
      });
    });
    fc.assert(
      fc.property(long, (drawn) => {
        expect(wrongPairs(drawn)).toEqual([]);
      }),
      runs(8),
    );
  });
});
