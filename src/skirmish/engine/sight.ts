import { CONCEALED, COVERED, SEEN } from '../table/table-map.ts';
import { isTouched } from '../table/touched.ts';
import type { Battle } from './battle.ts';

/** Squared distance between two cells, in cells. */
export function distanceSquared(battle: Battle, from: number, to: number): number {
  const { columnAt, rowAt } = battle.map;
  const dx = columnAt[from]! - columnAt[to]!;
  const dy = rowAt[from]! - rowAt[to]!;
  return dx * dx + dy * dy;
}

/** Whether bases on two cells touch: neighbours, diagonal ones too. */
export function isContact(battle: Battle, from: number, to: number): boolean {
  const { columnAt, rowAt, contactCells } = battle.map;
  const dx = columnAt[from]! - columnAt[to]!;
  const dy = rowAt[from]! - rowAt[to]!;
  return dx <= contactCells && dx >= -contactCells && dy <= contactCells && dy >= -contactCells;
}

/** What the figure sees of the other: bits of `TableMap.sight`; 0 when terrain or another figure is in the way. */
export function sightOf(battle: Battle, figure: number, other: number): number {
  const { at } = battle;
  const from = at[figure]!;
  const to = at[other]!;
  const terrain = seenOver(battle, from, to);
  return (terrain & SEEN) !== 0 && isClear(battle, from, to) ? terrain : 0;
}

/** What a shooter on one cell sees of a target on another over terrain and barricades: bits of `TableMap.sight`. */
export function seenOver(battle: Battle, from: number, to: number): number {
  const { map, barricades, anomalies } = battle;
  let terrain = map.sight[from * map.cells + to]!;
  if (anomalies.isFoggy && (terrain & SEEN) !== 0 && !isContact(battle, from, to)) terrain |= CONCEALED;
  return barricades.count > 0 && (terrain & SEEN) !== 0 && barricades.covers(from, to) ? terrain | COVERED : terrain;
}

/** Whether no figure stands between the two cells; whoever stands on them does not count. */
function isClear({ present, presentCount, at, map }: Battle, from: number, to: number): boolean {
  const { columnAt, rowAt } = map;
  const x = columnAt[from]!;
  const y = rowAt[from]!;
  const dx = columnAt[to]! - x;
  const dy = rowAt[to]! - y;
  // Nobody fits between neighbours.
  if (dx <= 1 && dx >= -1 && dy <= 1 && dy >= -1) return true;
  for (let index = 0; index < presentCount; index++) {
    const cell = at[present[index]!]!;
    if (cell === from || cell === to) continue;
    if (isTouched(dx, dy, columnAt[cell]! - x, rowAt[cell]! - y)) return false;
  }
  return true;
}

/** Whether the figure, on that cell, would be in cover from a shooter on the other. */
export function isCoveredAt(battle: Battle, cell: number, shooter: number): boolean {
  return (seenOver(battle, shooter, cell) & COVERED) !== 0;
}

/** Whether terrain lets the two cells see each other. */
export function isOpenTo({ map }: Battle, cell: number, other: number): boolean {
  return (map.sight[cell * map.cells + other]! & SEEN) !== 0;
}

/** Whether the figure stands in base contact with an enemy. */
export function isInMelee(battle: Battle, figure: number): boolean {
  const { present, presentCount, at } = battle;
  const cell = at[figure]!;
  for (let index = 0; index < presentCount; index++) {
    const other = present[index]!;
    if (battle.areEnemies(figure, other) && isContact(battle, cell, at[other]!)) return true;
  }
  return false;
}
