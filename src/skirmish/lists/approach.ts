import { NONE } from '../engine/battle.ts';
import { isContact } from '../engine/sight.ts';
import type { Situation } from './situation.ts';

/** Ways to come nearer that several lists share. Each returns whether it spent AP. */

/** The AP of a move towards an enemy, "1 lub 2 AP": one when that brings it into range of what can be shot or thrown. */
export function apTowards(situation: Situation, figure: number, enemy: number): number {
  const { spd } = situation.battle.roster.figures[figure]!;
  const inches = situation.inchesTo(figure, situation.cell(enemy));
  return inches - spd <= situation.shootingRange(figure) ? 1 : 2;
}

/** Towards an enemy, ending behind cover where there is some on the way; into contact when an attack can follow. */
export function advance(situation: Situation, figure: number, enemy: number): boolean {
  if (canChargeAndAttack(situation, figure, enemy)) return situation.charge(figure, enemy, 1);
  return situation.advanceBehindCover(figure, enemy, apTowards(situation, figure, enemy));
}

/** Whether a Move into base contact leaves the figure an AP to fight with. */
function canChargeAndAttack(situation: Situation, figure: number, enemy: number): boolean {
  const { battle, movement } = situation;
  return battle.ap === 2 && situation.hasMelee(figure) && movement.canReachContact(figure, situation.cell(enemy), 1);
}

/** Without an enemy in sight: to where one was seen last, or to the players' goal (`npc.search`). */
export function search(situation: Situation, figure: number): boolean {
  const { battle } = situation;
  const side = battle.roster.sides[figure]!;
  const seen = battle.lastSeen[side]!;
  // Nobody is there any more.
  if (seen !== NONE && isContact(battle, situation.cell(figure), seen)) battle.lastSeen[side] = NONE;
  return situation.goTo(figure, searchCell(situation, figure));
}

/** Where a figure goes that sees no enemy (`npc.search`). */
export function searchCell(situation: Situation, figure: number): number {
  const { battle } = situation;
  const goal = situation.goalCell();
  const hasSeen = battle.lastSeen[battle.roster.sides[figure]!] !== NONE;
  return goal !== NONE && (battle.readings.searchesGoal || !hasSeen) ? goal : situation.lastSeenCell(figure);
}

/** What Agresywny Szturmowiec does with an AP: attacks, comes nearer, or searches. */
export function assault(situation: Situation, figure: number): void {
  const target = situation.target(figure);
  if (target !== NONE) {
    situation.attack(figure, target);
    return;
  }
  const seen = situation.nearestSeen(figure);
  if (seen === NONE || !advance(situation, figure, seen)) search(situation, figure);
}
