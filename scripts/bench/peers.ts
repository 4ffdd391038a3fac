/** Packages from npm at questions that they share with us, each by its quickest way to an answer. */
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { d20 } from '@yipe/dice/builder';

/** Rolls a notation that was parsed beforehand. */
export function reroll(notation: string): () => number {
  const roll = new DiceRoll(notation);
  return () => {
    roll.roll();
    return roll.total;
  };
}

/** The exact odds of three degrees (miss, hit, critical) of a k20 attack; the modifier changes as in our own. */
export function attackOfYipe(index: number): unknown {
  return d20
    .plus(index % 10)
    .ac(12)
    .onHit(1)
    .onCrit(2).pmf;
}

/** The exact odds of two degrees (failure, success) of a k20 check. */
export function checkOfYipe(index: number): unknown {
  return d20.plus(index % 10).dc(12).pmf;
}
