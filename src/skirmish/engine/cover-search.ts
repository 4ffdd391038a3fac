import { COVERED, SEEN } from '../table/table-map.ts';
import { type Battle, NONE } from './battle.ts';
import type { Movement } from './movement.ts';
import { distanceSquared, seenOver } from './sight.ts';

/** What a figure looks for behind solid terrain. */
export interface Wanted {
  /** Only cells from which the enemy cannot be seen at all, or only cells in cover that see it, or either. */
  readonly sight: 'hidden' | 'open' | 'either';
  /** Nearest to the figure, or nearest to the enemy. */
  readonly nearest: 'own' | 'enemy';
  /** Only cells nearer to the enemy than the figure is now. */
  readonly advances: boolean;
  /** Greatest distance to the enemy in inches; 0 for any. */
  readonly range: number;
}

/**
 * The best cell behind cover from an enemy that the figure can reach with so many AP; `NONE` when there is none. The
 * figure's own cell counts.
 */
export function coverCell(
  battle: Battle,
  movement: Movement,
  figure: number,
  enemyCell: number,
  ap: number,
  wanted: Wanted,
): number {
  const { map, at } = battle;
  const own = at[figure]!;
  const budget = movement.reachOf(figure, ap);
  const fromOwn = own * map.cells;
  const fromEnemy = enemyCell * map.cells;
  const now = map.paths[fromEnemy + own]!;
  const range = wanted.range === 0 ? Number.POSITIVE_INFINITY : (wanted.range / map.cell) ** 2;
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  const { coverCells, coverCount } = battle.barricades;
  for (let index = 0; index < coverCount; index++) {
    const cell = coverCells[index]!;
    if (map.paths[fromOwn + cell]! > budget) continue;
    const sight = seenOver(battle, enemyCell, cell);
    const isHidden = (sight & SEEN) === 0;
    if (isHidden ? wanted.sight === 'open' : wanted.sight === 'hidden' || (sight & COVERED) === 0) continue;
    const toEnemy = map.paths[fromEnemy + cell]!;
    if (wanted.advances && toEnemy >= now) continue;
    const length = wanted.nearest === 'own' ? map.paths[fromOwn + cell]! : toEnemy;
    if (length >= shortest || !movement.canStand(figure, cell)) continue;
    if (range !== Number.POSITIVE_INFINITY && distanceSquared(battle, cell, enemyCell) > range) continue;
    shortest = length;
    best = cell;
  }
  return best;
}
