import { NONE } from '../../engine/battle.ts';
import type { Line } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { assailant, isStray } from './defence.ts';
import { farFiringCell, firingCell, type Taste } from './firing-cell.ts';
import { damageNow, damageOfTurn, isWorthAiming, prospect } from './odds.ts';

/** Whom a script would attack; `NONE` for nobody. Whether it can be attacked now is another question. */
export type TargetChoice = (situation: Situation, figure: number) => number;

/** How much better a place must be to walk to it and give up an attack, in PŻ. */
const GAIN = 0.02;

/**
 * The enemy that an attack is best spent on now: where it takes most, of the weak sooner than of the strong. `NONE` when
 * nobody can be attacked.
 */
export function bestTarget(situation: Situation, figure: number): number {
  const { battle, attacks } = situation;
  if (!attacks.canAttack(figure)) return NONE;
  let best = NONE;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < battle.presentCount; index++) {
    const enemy = battle.present[index]!;
    if (!battle.areEnemies(figure, enemy)) continue;
    const damage = damageNow(situation, figure, enemy);
    if (damage < 0) continue;
    const worth = damage * (1 + 1 / battle.hp[enemy]!);
    if (worth <= bestWorth) continue;
    best = enemy;
    bestWorth = worth;
  }
  return best;
}

export function nearest(situation: Situation, figure: number): number {
  return situation.nearest(figure);
}

/** Who can be attacked best now, else the nearest: whom to look for a place against. */
export function bestOrNearest(situation: Situation, figure: number): number {
  const target = bestTarget(situation, figure);
  return target === NONE ? situation.nearest(figure) : target;
}

/**
 * The figure that the players have to overcome, as who has what they want to seize or attacks what they defend; `NONE` when
 * there is none.
 */
export function missionTarget(situation: Situation): number {
  if (situation.goal.kind === 'defend') return assailant(situation);
  if (situation.goal.kind === 'seize') return enemyCarrier(situation);
  return situation.goal.kind === 'neutralise' ? situation.goalFigure() : NONE;
}

/** The enemy who has the thing that the players' goal is about; `NONE` when nobody has, or one of their own. */
export function enemyCarrier({ goal, goalObjective, battle }: Situation): number {
  if (goal.kind !== 'seize') return NONE;
  const carrier = battle.carrier[goalObjective]!;
  return carrier !== NONE && battle.roster.figures[carrier]!.side !== 'players' ? carrier : NONE;
}

/** The figure that has to be overcome while there is one, else whom another choice says. */
export function missionOr(choose: TargetChoice): TargetChoice {
  return (situation, figure) => {
    const target = missionTarget(situation);
    return target === NONE ? choose(situation, figure) : target;
  };
}

/** Attacks the chosen target if that has any hope; aims first where one aimed attack takes more than two. */
export function strike(id: string, pl: string, en: string, choose: TargetChoice): Line {
  return {
    id,
    name: { pl, en },
    find: (situation, figure) => {
      const target = choose(situation, figure);
      if (target === NONE || !situation.attacks.canAttack(figure)) return NONE;
      return damageOfTurn(situation, figure, target) > 0 ? target : NONE;
    },
    act: attackOrAim,
  };
}

/** Attacks, or aims first where one aimed attack takes more than two. */
export function attackOrAim(situation: Situation, figure: number, target: number): void {
  if (isWorthAiming(situation, figure, target) && situation.actions.aim(figure)) return;
  situation.attack(figure, target);
}

/** One Move to a place from which one attack takes more than all that the figure could do from where it stands. */
export function step(id: string, pl: string, en: string, choose: TargetChoice, taste: Taste): Line {
  return {
    id,
    name: { pl, en },
    find: (situation, figure) => {
      if (situation.battle.ap < 2) return NONE;
      const target = choose(situation, figure);
      if (target === NONE) return NONE;
      const least = damageOfTurn(situation, figure, target) + GAIN;
      if (prospect(situation, figure, target).most <= least) return NONE;
      const cell = firingCell(situation, figure, target, taste);
      if (cell === NONE || cell === situation.cell(figure) || isStray(situation, cell)) return NONE;
      return prospect(situation, figure, target).from(situation, cell) > least ? cell : NONE;
    },
    act: (situation, figure, cell) => situation.goTo(figure, cell, 1),
  };
}

/** Towards the nearest place from which the target can be attacked, or simply towards it. */
export function approach(id: string, pl: string, en: string, choose: TargetChoice, taste: Taste): Line {
  return {
    id,
    name: { pl, en },
    find: (situation, figure) => {
      const target = choose(situation, figure);
      return target === NONE || isStray(situation, situation.cell(target)) ? NONE : target;
    },
    act: (situation, figure, target) => {
      const cell = farFiringCell(situation, figure, target, taste);
      if (!situation.goTo(figure, cell)) situation.charge(figure, target);
    },
  };
}
