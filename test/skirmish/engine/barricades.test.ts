import { describe, expect, it } from 'vitest';
import { isCoveredAt } from '../../../src/skirmish/engine/sight.ts';
import type { Effect } from '../../../src/skirmish/spec.ts';
import { type Drawing, GUN, type Piece, type Position, position } from '../position.ts';
import { cellOfSign } from '../table/drawn-table.ts';

const SUPPLY: Effect = {
  kind: 'barricades',
  id: 'bags',
  name: { pl: 'bags', en: 'bags' },
  rounds: [1],
  count: 1,
  zone: '1',
};
const OWN: Piece = { side: 'players', list: 'objective', weapons: [GUN] };
const FOE: Piece = { side: 'npcs', list: 'atak-na-najblizszego-gracza', weapons: [GUN] };

/** The map with a sign on the cell of the barricade, which is then left as plain ground of the zone. */
function withBarricade(map: readonly string[], more: Partial<Drawing> = {}) {
  const cell = cellOfSign(map, 'B');
  const drawn = position({
    map: map.map((row) => row.replace('B', '1')),
    pieces: { N: OWN, K: FOE },
    zones: { 1: 'deployment' },
    effects: [SUPPLY],
    ...more,
  });
  drawn.battle.barricades.add(cell);
  return drawn;
}

describe('a barricade covers, Teren i osłona', () => {
  it.each([
    { what: 'who stands right behind it', map: ['NB.....K'], covered: true },
    { what: 'nobody 2" behind it', map: ['N.B....K'], covered: false },
    { what: 'nobody whose shooter stands on it', map: ['N.....KB'], covered: false },
    { what: 'nobody beside the line', map: ['N......K', '.B......'], covered: false },
    { what: 'nobody from behind', map: ['BN.....K'], covered: false },
  ])('$what', ({ map, covered }) => {
    const { battle, figure } = withBarricade(map);
    expect(isCoveredAt(battle, battle.at[figure('N')]!, battle.at[figure('K')]!)).toBe(covered);
  });

  it('who stands on it', () => {
    const { battle, figure } = withBarricade(['.N.....K', 'B.......'], { effects: [SUPPLY, SUPPLY] });
    const place = battle.at[figure('N')]!;
    battle.barricades.add(place);
    expect(isCoveredAt(battle, place, battle.at[figure('K')]!)).toBe(true);
  });

  it('until the battle is over', () => {
    const { battle } = withBarricade(['NB.....K']);
    battle.begin(1);
    expect(battle.barricades.count).toBe(0);
    expect(battle.barricades.coverCount).toBe(battle.map.coverCells.length);
  });

  it('and makes the cells round it places to look for cover', () => {
    const { battle } = withBarricade(['.......K', '.B.....N', '........']);
    const added = [
      ...battle.barricades.coverCells.subarray(battle.map.coverCells.length, battle.barricades.coverCount),
    ];
    expect(added.sort((a, b) => a - b)).toEqual([0, 1, 2, 8, 9, 10, 16, 17, 18]);
  });
});

describe('a barricade counts in attacks', () => {
  it('which lose a success against who is behind it', () => {
    const drawn = withBarricade(['NB.....K'], { die: 6 });
    const attack = drawn.events('K').find(({ type }) => type === 'damage');
    expect(attack).toMatchObject({ successes: 2, ignored: [{ by: 'cover', count: 1 }], taken: 1 });
  });
});

describe('a barricade is set up for a Move', () => {
  const MAP = ['111....K', '1N1c....', '111.....'];
  const drawing: Drawing = {
    map: MAP,
    pieces: { N: OWN, K: FOE },
    zones: { 1: 'deployment' },
    effects: [SUPPLY],
  };
  const canAt = (cell: number, more: Partial<Drawing> = {}, prepare: (drawn: Position) => void = () => {}) => {
    const drawn = position({ ...drawing, ...more });
    drawn.battle.ap = 2;
    prepare(drawn);
    return drawn.actions.barricading.canSetUp(drawn.figure('N'), cell);
  };

  it.each([
    { where: 'beside the figure', cell: 2, can: true },
    { where: 'on its own cell', cell: 9, can: false },
    { where: 'outside the zone', cell: 3, can: false },
    { where: 'on cover', cell: 11, can: false },
    { where: 'out of reach', cell: 16 + 4, can: false },
  ])('$where: $can', ({ cell, can }) => {
    expect(canAt(cell)).toBe(can);
  });

  it('which ends Krycie się, costs 1 AP and uses one up', () => {
    const drawn = position(drawing);
    const { battle, actions } = drawn;
    const figure = drawn.figure('N');
    battle.ap = 2;
    battle.hunkered[figure] = 1;
    expect(actions.barricading.setUp(figure, 2)).toBe(true);
    expect({ ap: battle.ap, hunkered: battle.hunkered[figure], spent: battle.spent[0] }).toEqual({
      ap: 1,
      hunkered: 0,
      spent: 1,
    });
    expect(actions.barricading.setUp(figure, 1)).toBe(false);
  });

  it('that another action than a Move must follow, where no action is repeated', () => {
    const { actions, battle, movement, figure } = position({ ...drawing, rulings: { 'actions.repeat': 'different' } });
    battle.ap = 2;
    actions.barricading.setUp(figure('N'), 2);
    expect(movement.canMove(figure('N'))).toBe(false);
  });

  it('not in another round, not beyond the number, not twice on a cell, not without AP', () => {
    expect(canAt(2, { round: 2 })).toBe(false);
    expect(canAt(2, {}, ({ battle }) => battle.spent.fill(1))).toBe(false);
    expect(canAt(2, {}, ({ battle }) => battle.barricades.add(2))).toBe(false);
    expect(canAt(2, {}, ({ battle }) => (battle.ap = 0))).toBe(false);
  });
});
