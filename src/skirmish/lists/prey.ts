import { NONE } from '../engine/battle.ts';
import type { Quarry, Situation } from './situation.ts';

/** What makes one figure a better prey than another: that it is wounded; or what it carries, and then its few PŻ. */
export type PreyWanted = 'wounded' | 'rich-or-weak';

/** PŻ beyond which weakness is not told apart, and how much more a figure counts that carries something. */
const MOST_HP = 99;
const RICH = 100;

/** More than any length in movement units, and more than any worth. */
const FAR = 100_000;
const WORTHIEST = 1000;

/**
 * The nearest figure on foot, with a preference, which goes before distance as `npc.preferred` says. `NONE` when nobody
 * is on the table.
 */
export function preferredPrey(situation: Situation, figure: number, quarry: Quarry, wanted: PreyWanted): number {
  const { battle, movement } = situation;
  const { preferred } = battle.readings;
  const reach = movement.reachOf(figure, 2);
  let best = NONE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const other = battle.present[index]!;
    if (!situation.isQuarry(figure, other, quarry)) continue;
    const length = movement.lengthTo(figure, situation.cell(other));
    const worth = worthOf(situation, other, wanted);
    const goesFirst = preferred === 'always' || (preferred === 'in-reach' && length <= reach);
    const score = goesFirst ? worth * FAR + FAR - length : worth / WORTHIEST - length;
    if (score <= bestScore) continue;
    best = other;
    bestScore = score;
  }
  return best;
}

function worthOf(situation: Situation, other: number, wanted: PreyWanted): number {
  const { hp, roster } = situation.battle;
  if (wanted === 'wounded') return hp[other]! < roster.figures[other]!.hp ? 1 : 0;
  return (isCarrier(situation, other) ? RICH : 0) + MOST_HP - hp[other]!;
}

/**
 * Whether a figure has something worth taking: who controls a thing that is carried, who stands by an objective that is
 * not theirs to leave, and whom the players escort, with what it brings along.
 */
export function isCarrier({ battle, scenario, places }: Situation, figure: number): boolean {
  if (battle.roster.figures[figure]!.escorted) return true;
  for (let objective = 0; objective < scenario.objectives.length; objective++) {
    // Somebody is not for the taking.
    if (scenario.objectives[objective]!.force !== null) continue;
    if (places.isCarried[objective]) {
      if (battle.carrier[objective] === figure) return true;
    } else if (places.isBeside(battle, objective, battle.at[figure]!)) return true;
  }
  return false;
}
