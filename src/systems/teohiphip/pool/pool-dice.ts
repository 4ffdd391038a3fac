import type { Purpose } from '../../../random/purpose.ts';
import type { Chance } from '../../chance.ts';
import { SIDES, SUCCESS_FROM } from '../test-dice.ts';
import { gradesOf } from './grades.ts';
import type { Figure, Pool } from './round.ts';

/** Rolls the pool of one figure die by die, as the rulebook and the trait say it. */
export class PoolRoller {
  /** The grade of each face as it is rolled. */
  private readonly gradeOfFace: readonly number[];
  private readonly faces: number[] = new Array<number>(SIDES + 1).fill(0);

  constructor(private readonly figure: Figure) {
    const grades = gradesOf(figure.effect);
    this.gradeOfFace = this.faces.map((_, face) => grades.findIndex(({ holds }) => holds(face)));
  }

  /** The pool at the start of the activation. */
  roll(chance: Chance): Pool {
    const { faces } = this;
    const { hp, effect, rulings } = this.figure;
    faces.fill(0);
    this.add(hp, chance, 'pool-dice');
    if (effect.rerolls !== undefined) {
      // All that is rolled again is put aside first, so that no new face is taken for an old one.
      const again = effect.rerolls(faces, rulings);
      for (const face of again) faces[face]!--;
      this.add(again.length, chance, 'reroll-dice');
    }
    const turned = effect.turns?.(faces);
    if (turned !== undefined) this.turn(turned.from, turned.to);
    if (effect.spoils?.(faces) === true) this.turn(this.anySuccess(chance), 1);
    return { dice: this.byGrade(), barred: effect.bars?.(faces) === true };
  }

  /** So many pool dice that are rolled again in the course of the activation, by grade. */
  rollAgain(dice: number, chance: Chance): readonly number[] {
    this.faces.fill(0);
    this.add(dice, chance, 'reroll-dice');
    return this.byGrade();
  }

  private add(dice: number, chance: Chance, purpose: Purpose): void {
    const { face: shown } = this.figure.effect;
    for (let left = dice; left > 0; left--) {
      const face = chance.die(SIDES, purpose);
      this.faces[shown === undefined ? face : shown(face)]!++;
    }
  }

  private turn(from: number, to: number): void {
    this.faces[from]!--;
    this.faces[to]!++;
  }

  /** The face of a random pool die among those that are successes. */
  private anySuccess(chance: Chance): number {
    const good = this.faces.flatMap((count, face) => (face < SUCCESS_FROM ? [] : new Array<number>(count).fill(face)));
    return good[chance.die(good.length, 'reroll-dice') - 1]!;
  }

  private byGrade(): number[] {
    const dice = gradesOf(this.figure.effect).map(() => 0);
    for (let face = 1; face <= SIDES; face++) dice[this.gradeOfFace[face]!]! += this.faces[face]!;
    return dice;
  }
}
