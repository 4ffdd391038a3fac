import type { Shape, TableSpec, Terrain, Zone } from '../../../src/skirmish/spec.ts';
import { FLAG } from '../../../src/skirmish/table/table-map.ts';

/** What the signs of a drawn map stand for; all others are open ground. */
const SIGNS: Readonly<Record<string, number>> = {
  '#': FLAG.blocks,
  c: FLAG.cover,
  s: FLAG.soft,
  d: FLAG.difficult,
  '^': FLAG.climb,
  '+': FLAG.door,
  // Fallen logs and undergrowth.
  l: FLAG.cover | FLAG.difficult,
  u: FLAG.soft | FLAG.difficult,
};

/** A table drawn as lines of signs, one a cell: `drawnTable(['A.#', '.cB'])`. */
export function drawnTable(lines: readonly string[], cell = 1, zones: readonly Zone[] = []): TableSpec {
  const flags = lines.flatMap((line) => [...line].map((sign) => SIGNS[sign] ?? 0));
  return { ...tableOfFlags(lines[0]!.length, flags, cell), zones };
}

/** The cell that a sign of a drawn map stands on. */
export function cellOfSign(lines: readonly string[], sign: string): number {
  return lines.join('').indexOf(sign);
}

/** A table whose cells have these flags. */
export function tableOfFlags(columns: number, flags: readonly number[], cell: number): TableSpec {
  const terrain = Object.entries(FLAG).map(([id, bit]): Terrain => {
    const shapes = flags.flatMap((own, index): Shape[] =>
      own & bit
        ? [
            {
              kind: 'rect',
              x: (index % columns) * cell,
              y: Math.floor(index / columns) * cell,
              width: cell,
              height: cell,
            },
          ]
        : [],
    );
    const none = { blocks: false, cover: false, soft: false, difficult: false, climb: false, door: false };
    return { ...none, [id]: true, id, name: { pl: id, en: id }, shapes };
  });
  return { width: columns * cell, height: (flags.length / columns) * cell, cell, terrain, zones: [] };
}
