import { describe, expect, it } from 'vitest';
import { sightFromPlace } from '../../src/report/map/sight-overlay.ts';
import { tableSvg } from '../../src/report/table-svg.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { InputError } from '../../src/text/input-error.ts';
import { SCENARIO } from './replay-scenario.ts';

const { table } = SCENARIO;
const map = TableMap.of(table);

/** Cells, as [column, row], under the path of a tint: bars of whole cells. */
function cellsUnder(svg: string, tint: string): string[] {
  const path = new RegExp(`${tint}" d="([^"]*)"`).exec(svg)![1]!;
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`),
  );
}

describe('the map of a table', () => {
  it('is measured in inches: one user unit each', () => {
    const [, x, y, width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(tableSvg(table, 'pl'))!.map(Number);
    expect([x! < 0, y! < 0, x! + width! > table.width, y! + height! > table.height]).toEqual([true, true, true, true]);
    expect(tableSvg(table, 'pl')).toContain('<rect class="m-frame" width="18" height="14"');
  });

  it.each(['blocks', 'cover', 'soft', 'difficult', 'climb'])('has a pattern for terrain that is %s', (property) => {
    expect(tableSvg(table, 'pl').match(new RegExp(`fill="url\\(#m-${property}\\)"`, 'g'))!.length).toBeGreaterThan(1);
  });

  it.each([
    ['pl', ['Skała', 'Zarośla', 'Rozstawienie bandy', 'blokuje ruch i wzrok', 'trudny teren', 'pułapka', 'wyjście']],
    ['en', ['Rock', 'Undergrowth', 'Deployment of the band', 'blocks movement and sight', 'trap', 'exit', 'objective']],
  ] as const)('names terrain and zones in %s', (language, names) => {
    for (const name of names) expect(tableSvg(table, language)).toContain(`>${name}</text>`);
  });

  it('explains only what is on it', () => {
    const bare = tableSvg({ ...table, terrain: [], zones: [] }, 'en');
    expect(bare).not.toMatch(/>(cover|deployment|seen)</);
  });

  it('numbers zones that are too small for their names', () => {
    const name = { pl: 'Bardzo długa nazwa małej strefy', en: 'The very long name of a small zone' };
    const zones = [
      { id: 'a', name, use: 'trap' as const, shapes: [{ kind: 'rect' as const, x: 1, y: 1, width: 1, height: 1 }] },
    ];
    const svg = tableSvg({ ...table, zones }, 'en');
    expect(svg).toContain('>1</text>');
    expect(svg).toContain(`>1: ${name.en}</text>`);
  });

  it('keeps names from breaking out', () => {
    const zones = table.zones.map((zone) => ({ ...zone, name: { pl: '<b>&', en: '<b>&' } }));
    expect(tableSvg({ ...table, zones }, 'pl')).not.toContain('<b>');
  });
});

describe('with the sight from a place', () => {
  const svg = tableSvg(table, 'en', sightFromPlace(map, 4.5, 12.5));
  const seen = new Set(cellsUnder(svg, 'm-seen'));
  const concealed = new Set(cellsUnder(svg, 'm-concealed\\)'));
  const covered = new Set(cellsUnder(svg, 'm-covered\\)'));

  it.each([
    ['open ground', '10,12', [true, false, false]],
    ['behind the rock', '9,1', [false, false, false]],
    ['behind the undergrowth', '3,3', [true, true, false]],
    ['behind the wall', '13,8', [true, false, true]],
  ] as const)('%s', (_, cell, [isSeen, isConcealed, isCovered]) => {
    expect([seen.has(cell), concealed.has(cell), covered.has(cell)]).toEqual([isSeen, isConcealed, isCovered]);
  });

  it('tints what the map says, cell for cell', () => {
    const from = map.cellAt(4.5, 12.5);
    const all = Array.from({ length: map.cells }, (_, cell) => cell).filter(
      (cell) => map.sight[from * map.cells + cell]! & 1,
    );
    expect([...seen].sort()).toEqual(all.map((cell) => `${cell % 18},${Math.floor(cell / 18)}`).sort());
  });

  it('refuses a place that is not on the table', () => {
    expect(() => sightFromPlace(map, 18.5, 2)).toThrow(InputError);
    expect(() => sightFromPlace(map, Number.NaN, 2)).toThrow('allowed: x from 0 to 18 and y from 0 to 14');
  });
});
