import { Fraction } from '../../probability/fraction.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Decided } from '../system.ts';
import { type Attempt, type AttemptReadings, successChance } from './attempt.ts';
import { type Base, type Composition, poolName, possiblePools } from './character-pool.ts';
import { type Spending, spend } from './spending.ts';

/** A pool that a character may lay out, and its chance of success. */
export interface Option {
  readonly pool: Composition;
  readonly chance: Fraction;
}

/** Dice of an artefact come on top of what attribute and skill give. */
function withArtefact(pool: Composition, artefact: number): Composition {
  return { ...pool, dice: pool.dice + artefact };
}

/** The pool with the greatest chance of success among all that the points can make; of equals the one with most dice. */
export function bestOption(base: Base, artefact: number, attempt: Attempt, readings: AttemptReadings): Option {
  const [first, ...others] = possiblePools(base).map((pool) => {
    const whole = withArtefact(pool, artefact);
    return { pool: whole, chance: successChance(whole, attempt, readings) };
  });
  return others.reduce((best, option) => (option.chance.compare(best.chance) > 0 ? option : best), first!);
}

/** The pool that the character lays out, the points spent as told. */
export function laidOut(
  base: Base,
  artefact: number,
  spending: Spending,
  attempt: Attempt,
  readings: AttemptReadings,
): Composition {
  return spending === 'best'
    ? bestOption(base, artefact, attempt, readings).pool
    : withArtefact(spend(base, spending), artefact);
}

/** The one decision before a test: which pool to lay out. */
export function decisionOf(
  situation: Bilingual,
  pool: Composition,
  best: Option,
  attempt: Attempt,
  readings: AttemptReadings,
): Decided {
  const name = poolName(pool);
  return {
    situation,
    action: { pl: `wyłóż ${name}`, en: `lay out ${name}` },
    chance: Fraction.ONE,
    value: successChance(pool, attempt, readings),
    bestValue: best.chance,
  };
}
