import { NONE } from '../engine/battle.ts';
import type { Wanted } from '../engine/cover-search.ts';
import type { Situation } from './situation.ts';

/** How far round what it protects a guard looks for intruders, inches. Assumed: a Move of an ordinary figure. */
const PROTECTED_INCHES = 6;

/** What the figure guards; its own place where its scenario names nothing, or what it guards is gone or an enemy. */
function guardedCell(situation: Situation, figure: number): number {
  const ward = situation.wardFigure(figure);
  const cell = ward !== NONE && situation.isFoe(figure, ward) ? NONE : situation.wardCell(figure);
  return cell === NONE ? situation.cell(figure) : cell;
}

/** Whether a cell lies in the zone that the figure protects: the zone that is named, and 6" round what is guarded. */
function isProtected(situation: Situation, figure: number, cell: number): boolean {
  const zone = situation.wardOf(figure)?.zone ?? null;
  if (zone !== null && situation.places.isInside(zone, cell)) return true;
  return situation.inches(guardedCell(situation, figure), cell) <= PROTECTED_INCHES;
}

/** Whether an enemy is an intruder, or what it attacked last is what the figure protects. */
function isThreat(situation: Situation, figure: number, enemy: number): boolean {
  const { battle } = situation;
  if (isIntruder(situation, figure, enemy)) return true;
  const ward = situation.wardFigure(figure);
  return ward !== NONE && battle.lastTarget[enemy] === ward;
}

/** Whether an enemy is in the protected zone, or is hunted. */
function isIntruder(situation: Situation, figure: number, enemy: number): boolean {
  return isProtected(situation, figure, situation.cell(enemy)) || isHunted(situation, figure, enemy);
}

/** Whether the figure's side was called for help, and the figure or the caller sees the enemy (`npc.call`). */
function isHunted(situation: Situation, figure: number, enemy: number): boolean {
  const { caller, roster, readings, at } = situation.battle;
  const calling = caller[roster.sides[figure]!]!;
  if (calling === NONE || !readings.huntsWhenCalled) return false;
  return situation.sees(figure, enemy) || (at[calling]! >= 0 && situation.sees(calling, enemy));
}

/** The nearest enemy that threatens what is protected and that the figure can attack from where it stands. */
export function threatInReach(situation: Situation, figure: number): number {
  const { battle, attacks } = situation;
  if (!attacks.canAttack(figure)) return NONE;
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const enemy = battle.present[index]!;
    if (!battle.areEnemies(figure, enemy) || battle.unaware[figure] === 1 || !isThreat(situation, figure, enemy))
      continue;
    const inches = situation.inchesTo(figure, situation.cell(enemy));
    if (inches >= shortest || attacks.weaponAgainst(figure, enemy) === NONE) continue;
    shortest = inches;
    best = enemy;
  }
  return best;
}

/** The intruder that is nearest on foot: an enemy in the protected zone; who else, see `npc.intruder` and `npc.call`. */
export function nearestIntruder(situation: Situation, figure: number): number {
  const { battle, movement } = situation;
  const counts = battle.readings.interceptsAttackers ? isThreat : isIntruder;
  let best = NONE;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const enemy = battle.present[index]!;
    if (!battle.areEnemies(figure, enemy) || battle.unaware[figure] === 1 || !counts(situation, figure, enemy))
      continue;
    const length = movement.lengthTo(figure, situation.cell(enemy));
    if (length >= shortest) continue;
    shortest = length;
    best = enemy;
  }
  return best;
}

/** A cell behind cover in the protected zone, one Move away at most; what is guarded, when the figure has strayed. */
export function coverByWard(situation: Situation, figure: number): number {
  const own = situation.cell(figure);
  const guarded = guardedCell(situation, figure);
  if (!isProtected(situation, figure, own)) return guarded;
  const cover = situation.coverFromCell(figure, situation.lastSeenCell(figure), 1, NEAR);
  return cover !== NONE && isProtected(situation, figure, cover) ? cover : NONE;
}

const NEAR: Wanted = { sight: 'either', nearest: 'own', advances: false, range: 0 };
