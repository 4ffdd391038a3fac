import { NONE } from '../../engine/battle.ts';
import { distanceSquared } from '../../engine/sight.ts';
import type { Line } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { attackOrAim, bestTarget } from './fight.ts';

/** Lines about bringing an escorted figure to its zone, which band scripts share. */

/**
 * Brings the escorted figure along. Each AP moves it by its own SPD and leaves who spends it behind, so that the band goes
 * as a chain: whoever cannot drag it with the AP left goes ahead of it, to where the others will have brought it.
 */
export const ESCORT: Line = {
  id: 'escort',
  name: { pl: 'prowadzi eskortowaną postać', en: 'brings the escorted figure along' },
  find: (situation, figure) => {
    const escorted = situation.goal.kind === 'escort' ? situation.goalFigure() : NONE;
    if (escorted === NONE) return NONE;
    if (isTooAfraid(situation, escorted)) return isInPlace(situation, figure, escorted) ? NONE : escorted;
    return situation.movement.canReachContact(figure, situation.cell(escorted), 2) ? escorted : NONE;
  },
  act: lead,
  second: (situation, figure, escorted) => {
    if (situation.battle.isPresent(escorted)) lead(situation, figure, escorted);
  },
};

function lead(situation: Situation, figure: number, escorted: number): void {
  const { battle, movement } = situation;
  if (!isTooAfraid(situation, escorted)) {
    if (situation.inContact(figure, escorted) && drag(situation, figure, escorted)) return;
    const place = situation.cell(escorted);
    if (battle.ap === 2 && movement.canReachContact(figure, place, 1) && situation.charge(figure, escorted, 1)) return;
  }
  const cell = placeInChain(situation, figure, escorted);
  if (cell === NONE || !situation.goTo(figure, cell)) situation.charge(figure, escorted);
}

function drag(situation: Situation, figure: number, escorted: number): boolean {
  const end = destination(situation, escorted);
  return end !== NONE && situation.movement.drag(figure, escorted, end);
}

function destination({ goal, places, battle }: Situation, escorted: number): number {
  return goal.kind === 'escort' ? places.nearestOf(goal.zone, battle.at[escorted]!) : NONE;
}

/** Whether a figure waits where it wants to be until a frightened one goes on. */
function isInPlace(situation: Situation, figure: number, escorted: number): boolean {
  const cell = placeInChain(situation, figure, escorted);
  return cell === NONE ? situation.inContact(figure, escorted) : situation.touches(figure, cell);
}

/**
 * Where the escorted figure will be when the figures before this one have each brought it one AP further: those of the
 * band that are still to act in this round, or while it is too afraid all that come before it. `NONE` where that is beside
 * it.
 */
function placeInChain(situation: Situation, figure: number, escorted: number): number {
  const { battle } = situation;
  const { roster, acted } = battle;
  const isAfraid = isTooAfraid(situation, escorted);
  let before = 0;
  for (let other = 0; other < roster.band; other++) {
    if (other === figure || !battle.isPresent(other) || !isNearBy(situation, other, escorted)) continue;
    if (isAfraid ? other < figure : acted[other] === 0) before++;
  }
  if (before === 0) return NONE;
  return cellOnWay(situation, escorted, before * roster.figures[escorted]!.reach);
}

/** Whether a figure of the band is near enough to take its turn in the chain: two Moves. */
function isNearBy({ battle }: Situation, figure: number, escorted: number): boolean {
  const cells = (2 * battle.roster.figures[figure]!.spd) / battle.map.cell;
  return distanceSquared(battle, battle.at[figure]!, battle.at[escorted]!) <= cells * cells;
}

/** The cell one step beyond so many movement units of the escorted figure's way, nobody being in it; `NONE` for none. */
function cellOnWay(situation: Situation, escorted: number, units: number): number {
  const { map, columns, at } = situation.battle;
  const end = destination(situation, escorted);
  if (end === NONE) return NONE;
  const { paths, cells } = map;
  const row = end * cells;
  let here = at[escorted]!;
  let gone = 0;
  while (here !== end && gone <= units) {
    let next = NONE;
    const x = map.columnAt[here]!;
    const y = map.rowAt[here]!;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= map.rows) continue;
        const cell = here + dy * columns + dx;
        const step = paths[here * cells + cell]!;
        if (cell !== here && paths[row + cell]! + step === paths[row + here]! && step > 0) next = cell;
      }
    }
    if (next === NONE) break;
    gone += paths[here * cells + next]!;
    here = next;
  }
  return here === at[escorted] ? NONE : here;
}

/** Stays with an escorted figure that is too afraid to move, and attacks from there: it will go on in the next round. */
export const STAY_BY: Line = {
  id: 'stay-by',
  name: { pl: 'zostaje przy przerażonej postaci', en: 'stays by the frightened figure' },
  find: (situation, figure) => {
    const escorted = situation.goal.kind === 'escort' ? situation.goalFigure() : NONE;
    if (escorted === NONE || !isTooAfraid(situation, escorted)) return NONE;
    return isNearBy(situation, figure, escorted) ? escorted : NONE;
  },
  act: (situation, figure) => {
    const target = bestTarget(situation, figure);
    if (target !== NONE) attackOrAim(situation, figure, target);
    else if (!situation.actions.hunker(figure)) situation.actions.wait(figure);
  },
};

function isTooAfraid({ battle }: Situation, figure: number): boolean {
  return battle.panicked[figure] === 1;
}
