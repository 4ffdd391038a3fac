import { type Battle, NONE } from '../../engine/battle.ts';
import { isContact } from '../../engine/sight.ts';
import { CONCEALED, COVERED, SEEN, STRAIGHT, UNREACHABLE } from '../../table/table-map.ts';
import { isTouched } from '../../table/touched.ts';
import type { Situation } from '../situation.ts';
import { prospect } from './odds.ts';

/** What a place to attack from is worth, in PŻ of one attack, beside those that an attack from it takes. */
export interface Taste {
  /** To be in cover from the target, which is of no use in contact with it. */
  readonly cover: number;
  /** Each inch between the two. */
  readonly distance: number;
  /** Each enemy in base contact. */
  readonly contact: number;
}

/** Each inch of the way: just enough not to walk for nothing; and what it costs when it takes several activations. */
const SHORT_WAY = 0.004;
const LONG_WAY = 0.03;

/** An attack that takes less is no reason to go anywhere. */
const LEAST = 0.05;

/** The best cell within one Move from which the figure could attack the target; `NONE` when there is none. */
export function firingCell(situation: Situation, figure: number, target: number, taste: Taste): number {
  const { battle, movement } = situation;
  if (!movement.canMove(figure)) return NONE;
  const inches = battle.roster.figures[figure]!.spd;
  return bestCell(situation, figure, target, taste, inches, movement.reachOf(figure, 1), SHORT_WAY);
}

/** The same, however far it is. */
export function farFiringCell(situation: Situation, figure: number, target: number, taste: Taste): number {
  const { map } = situation.battle;
  const inches = Math.max(map.columns, map.rows) * map.cell;
  return bestCell(situation, figure, target, taste, inches, UNREACHABLE - 1, LONG_WAY);
}

/**
 * @param inches how far off columns and rows are looked at
 * @param reach movement units that the figure would go
 * @param way what each inch of the way costs
 */
function bestCell(
  situation: Situation,
  figure: number,
  target: number,
  taste: Taste,
  inches: number,
  reach: number,
  way: number,
): number {
  const { battle, movement } = situation;
  const { map, at, columns, barricades } = battle;
  const hasBarricades = barricades.count > 0;
  const { isFoggy } = battle.anomalies;
  const { sight, paths, contactCells } = map;
  const own = at[figure]!;
  const place = at[target]!;
  const rings = Math.floor(inches / map.cell);
  const x = map.columnAt[own]!;
  const y = map.rowAt[own]!;
  const placeX = map.columnAt[place]!;
  const placeY = map.rowAt[place]!;
  const seenFrom = map.seenFrom(place);
  const perUnit = (way * map.cell) / STRAIGHT;
  const odds = prospect(situation, figure, target);
  const fromOwn = own * map.cells;
  const fromPlace = place * map.cells;
  if (odds.most <= LEAST) return NONE;
  // No place is worth more, but for the way to it.
  const most = odds.most + taste.cover + taste.distance * Math.max(0, situation.shootingRange(figure));
  let best = NONE;
  let bestWorth = Number.NEGATIVE_INFINITY;
  // Outwards, square ring by ring, until the way alone costs more than a place can be worth.
  for (let ring = 0; ring <= rings && most - perUnit * STRAIGHT * ring > bestWorth; ring++) {
    const lastRow = Math.min(map.rows - 1, y + ring);
    const lastColumn = Math.min(columns - 1, x + ring);
    for (let row = Math.max(0, y - ring); row <= lastRow; row++) {
      const isWhole = row === y - ring || row === y + ring;
      const step = isWhole || ring === 0 ? 1 : 2 * ring;
      const first = isWhole ? Math.max(0, x - ring) : x - ring < 0 ? x + ring : x - ring;
      for (let column = first; column <= lastColumn; column += step) {
        const cell = row * columns + column;
        let seen = seenFrom[cell]!;
        if ((seen & SEEN) === 0) continue;
        const length = paths[fromOwn + cell]!;
        if (length > reach || most - perUnit * length <= bestWorth) continue;
        const dx = column - placeX;
        const dy = row - placeY;
        const distance = dx * dx + dy * dy;
        const touches = dx <= contactCells && dx >= -contactCells && dy <= contactCells && dy >= -contactCells;
        let worth = taste.distance * Math.sqrt(distance) * map.cell - perUnit * length;
        const isCovered =
          (sight[fromPlace + cell]! & COVERED) !== 0 || (hasBarricades && barricades.covers(place, cell));
        if (isCovered && !touches) worth += taste.cover;
        if (worth + odds.most <= bestWorth) continue;
        if (hasBarricades && barricades.covers(cell, place)) seen |= COVERED;
        if (isFoggy && !touches) seen |= CONCEALED;
        const damage = odds.at(seen, distance, touches);
        worth += damage;
        if (damage <= LEAST || worth <= bestWorth || !movement.canStand(figure, cell)) continue;
        worth += taste.contact * enemiesBeside(battle, figure, cell);
        if (worth <= bestWorth || !isFreeLine(battle, figure, cell, target)) continue;
        best = cell;
        bestWorth = worth;
      }
    }
  }
  return best;
}

function enemiesBeside(battle: Battle, figure: number, cell: number): number {
  const { present, presentCount, at } = battle;
  let count = 0;
  for (let index = 0; index < presentCount; index++) {
    const other = present[index]!;
    if (battle.areEnemies(figure, other) && isContact(battle, cell, at[other]!)) count++;
  }
  return count;
}

/** Whether nobody but the two would stand between the cell and the target. */
function isFreeLine({ present, presentCount, at, map }: Battle, figure: number, cell: number, target: number): boolean {
  const { columnAt, rowAt } = map;
  const x = columnAt[cell]!;
  const y = rowAt[cell]!;
  const place = at[target]!;
  const dx = columnAt[place]! - x;
  const dy = rowAt[place]! - y;
  if (dx <= 1 && dx >= -1 && dy <= 1 && dy >= -1) return true;
  for (let index = 0; index < presentCount; index++) {
    const other = present[index]!;
    if (other === figure || other === target) continue;
    const between = at[other]!;
    if (isTouched(dx, dy, columnAt[between]! - x, rowAt[between]! - y)) return false;
  }
  return true;
}
