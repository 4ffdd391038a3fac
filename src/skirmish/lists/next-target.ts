import { NONE } from '../engine/battle.ts';
import type { Quarry, Situation } from './situation.ts';

const MELEE_OF = {
  enemy: { quarry: 'enemy', kind: 'melee' },
  player: { quarry: 'player', kind: 'melee' },
  anybody: { quarry: 'anybody', kind: 'melee' },
  creature: { quarry: 'creature', kind: 'melee' },
} as const;

/** A second attack in melee, on the same target or on another in contact, where attacks may be repeated. */
export function attackAgain(situation: Situation, figure: number, target: number, quarry: Quarry): boolean {
  if (!situation.attacks.canAttack(figure)) return false;
  const isThere = situation.battle.isPresent(target) && situation.inContact(figure, target);
  const next = isThere ? target : situation.target(figure, MELEE_OF[quarry]);
  if (next === NONE) return false;
  situation.attack(figure, next, 'melee');
  return true;
}

/** One Move towards the nearest figure other than the one just attacked. */
export function moveOn(situation: Situation, figure: number, target: number, quarry: Quarry): boolean {
  const next = situation.nearest(figure, quarry, target);
  return next !== NONE && situation.charge(figure, next, 1);
}

/** "Rusz w stronę kolejnego … lub Kryj się": `npc.next-or-hunker`. */
export function moveOnOrHunker(situation: Situation, figure: number, target: number, quarry: Quarry): boolean {
  const { battle, actions } = situation;
  const { nextOrHunker } = battle.readings;
  const goesOn = nextOrHunker === 'next' || (nextOrHunker === 'when-gone' && !battle.isPresent(target));
  return (goesOn && moveOn(situation, figure, target, quarry)) || actions.hunker(figure);
}
