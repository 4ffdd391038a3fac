import { Distribution } from '../../probability/distribution.ts';
import { sumOfHighest } from '../../probability/pool.ts';
import type { Purpose } from '../../random/purpose.ts';
import type { Chance } from '../chance.ts';
import { ruling } from '../ruling.ts';
import { SIDES, SUCCESS_FROM, TEST_DICE, type TestDice, withAdvantage, withHindrance } from './test-dice.ts';

/** An attack is a test of two k6 every success of which takes 1 PŻ (Walka). */
export const MOST_SUCCESSES = 2;

/** What is rolled with these dice by one who aims, or at one who is concealed. */
export function modify(dice: TestDice, isAimed: boolean, isConcealed: boolean): TestDice {
  // One advantage is as good as two, and it cancels any hindrance: so all of them are looked at before any is applied.
  const hasAdvantage = dice === 'advantage' || isAimed;
  const hasHindrance = dice === 'hindrance' || isConcealed;
  const advantaged = hasAdvantage ? withAdvantage('standard') : 'standard';
  return hasHindrance ? withHindrance(advantaged) : advantaged;
}

/** What is left of the successes when the target ignores the first ones. */
function damage(successes: number, ignored: number): number {
  return Math.max(0, successes - ignored);
}

/** Rolls one attack and returns the PŻ that it takes. */
export function rollAttack(chance: Chance, dice: TestDice, ignored: number, purpose: Purpose = 'test-dice'): number {
  const { rolled, counted } = TEST_DICE[dice];
  const best = Array.from({ length: rolled }, () => chance.die(SIDES, purpose))
    .sort((a, b) => b - a)
    .slice(0, counted);
  return damage(best.filter((face) => face >= SUCCESS_FROM).length, ignored);
}

/** The PŻ that one attack takes. */
export function attackDamage(dice: TestDice, ignored: number): Distribution<number> {
  const { rolled, counted } = TEST_DICE[dice];
  const success = Distribution.die(SIDES).map((face) => (face >= SUCCESS_FROM ? 1 : 0));
  return sumOfHighest(rolled, counted, success).map((successes) => damage(successes, ignored));
}

export const COVER_IN_MELEE = ruling({
  options: {
    no: 'terrain cover counts against ranged attacks only',
    yes: 'terrain cover counts against melee attacks too',
  },
  place: 'Podręcznik czasownika, Teren i osłona',
  why: 'Cover is drawn from the attacker’s line of sight, which a melee attack does not need; Krycie się counts against both.',
  matters: ({ cover, protection, 'opponent-protection': other }) =>
    cover === true || protection === 'cover' || other === 'cover',
});
