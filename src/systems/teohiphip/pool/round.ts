import { TEST_DICE, type TestDice, withAdvantage, withHindrance } from '../test-dice.ts';
import { gradesOf } from './grades.ts';
import type { LuckEffect } from './luck-trait.ts';
import type { PoolRulings } from './rulings.ts';

/** The figure that plays a round, as far as the pool goes: what does not change while it acts. */
export interface Figure {
  readonly hp: number;
  /** The dice of each test of its activation. */
  readonly tests: readonly TestDice[];
  readonly effect: LuckEffect;
  readonly rulings: PoolRulings;
}

/** A pool at the start of the activation: its dice by grade, and whether it may not be used. */
export interface Pool {
  readonly dice: readonly number[];
  readonly barred: boolean;
}

/** Where a round stands. Dice that need not be told apart are counted, so that equal situations are equal. */
export interface Round {
  /** Before a test, with a test on the table, or over. */
  readonly stage: 'before' | 'rolled' | 'over';
  readonly test: number;
  /** How many tests there will be. */
  readonly tests: number;
  readonly hp: number;
  readonly paid: number;
  readonly healed: number;
  /** Successes in the tests that are over. */
  readonly scores: readonly number[];
  /** Pool dice by grade. */
  readonly pool: readonly number[];
  /** Test dice on the table. */
  readonly failures: number;
  readonly successes: number;
  readonly critical: boolean;
  /** Whether the one swap of this test (where the ruling has it so) is made. */
  readonly usedUp: boolean;
  /** Whether a die was swapped in this test, for a trait that cares. */
  readonly swapped: boolean;
  /** Whether the next test has hindrance, or advantage. */
  readonly shaken: boolean;
  readonly boosted: boolean;
  /** Whether a swap that the trait forces is still to come. */
  readonly forced: boolean;
  /** Whether what the trait gives once a round is still to come. */
  readonly unused: boolean;
  /** Whether the pool may not be used in this activation. */
  readonly barred: boolean;
}

/** The start of the activation with this pool. */
export function startOf(figure: Figure, { dice: pool, barred }: Pool): Round {
  const { hp, tests, effect } = figure;
  const isForced = effect.forces === 'take-worst-first' ? pool[0]! > 0 : effect.forces !== undefined;
  return {
    stage: 'before',
    test: 0,
    tests: tests.length,
    hp,
    paid: 0,
    healed: 0,
    scores: [],
    pool,
    failures: 0,
    successes: 0,
    critical: false,
    usedUp: false,
    swapped: false,
    shaken: false,
    boosted: false,
    forced: isForced,
    unused: effect.free !== undefined || effect.option !== undefined,
    barred,
  };
}

/** The dice of the test that comes next or lies on the table. */
export function diceOf({ tests }: Figure, { test, shaken, boosted }: Round): TestDice {
  const advantaged = boosted ? withAdvantage(tests[test]!) : tests[test]!;
  return shaken ? withHindrance(advantaged) : advantaged;
}

/** A round that is being made and that nobody else has yet. */
type Draft = { -readonly [K in keyof Round]: Round[K] };

/** Field by field: rounds are made so often that the time of a spread counts. */
function copyOf(round: Round): Draft {
  return {
    stage: round.stage,
    test: round.test,
    tests: round.tests,
    hp: round.hp,
    paid: round.paid,
    healed: round.healed,
    scores: round.scores,
    pool: round.pool,
    failures: round.failures,
    successes: round.successes,
    critical: round.critical,
    usedUp: round.usedUp,
    swapped: round.swapped,
    shaken: round.shaken,
    boosted: round.boosted,
    forced: round.forced,
    unused: round.unused,
    barred: round.barred,
  };
}

/** The round with a test rolled. */
export function rolled(figure: Figure, round: Round, successes: number, sixes: number): Round {
  const { rolled: dice } = TEST_DICE[diceOf(figure, round)];
  const { effect, rulings } = figure;
  const needed = dice === 1 && rulings['success.critical'] === 'one-with-hindrance' ? 1 : 2;
  const next = copyOf(round);
  next.stage = 'rolled';
  next.failures = dice - successes;
  next.successes = successes;
  next.critical = effect.heals === true && sixes >= needed;
  // What may only be done before the first test is gone once that is rolled, used or not.
  if (effect.option === 'gamble' || effect.option === 'flip') next.unused = false;
  return next;
}

/** The round after the test on the table is counted. */
export function counted(figure: Figure, round: Round): Round {
  const { counted: most } = TEST_DICE[diceOf(figure, round)];
  const healed = round.critical && round.hp > 0 ? 1 : 0;
  const next = copyOf(round);
  next.test++;
  next.hp += healed;
  next.healed += healed;
  next.scores = [...round.scores, Math.min(most, round.successes)];
  next.stage = next.test >= round.tests || next.hp === 0 ? 'over' : 'before';
  next.failures = 0;
  next.successes = 0;
  next.critical = false;
  next.usedUp = false;
  next.swapped = false;
  next.shaken = round.swapped;
  next.boosted = false;
  // A swap forced in the first test only does not come back.
  next.forced = round.forced && figure.effect.forces === 'take-worst-first';
  return next;
}

/** The pool die that a swap takes, by grade, and the test die that it gives away. */
export interface Swap {
  readonly give: 'failure' | 'success';
  readonly take: number;
}

/** What the swap costs now; undefined where it may not be made. */
export function priceOf(figure: Figure, round: Round, { take }: Swap): 0 | 1 | undefined {
  const { effect, rulings } = figure;
  const { hp, test, unused } = round;
  if (round.barred || round.usedUp || hp === 0 || round.pool[take] === 0) return undefined;
  if (effect.forbids?.({ hp, test }) === true) return undefined;
  const grade = gradesOf(effect)[take]!;
  const isFree = (round.forced && effect.forces === 'give-best') || effect.free?.({ hp, test, grade, unused }) === true;
  const canPay = hp > 1 || rulings['swaps.zero'] === 'allowed';
  if (isFree) return canPay || rulings['swaps.free-at-one'] === 'allowed' ? 0 : undefined;
  return canPay ? 1 : undefined;
}

/** The round after the swap. */
export function swapped(figure: Figure, round: Round, swap: Swap): Round {
  const { effect, rulings } = figure;
  const price = priceOf(figure, round, swap);
  if (price === undefined) throw new RangeError('a swap that may not be made');
  const isWanted = gradesOf(effect)[swap.take]!.success;
  const gives = swap.give === 'success';
  const pool = [...round.pool];
  pool[swap.take]!--;
  if (round.forced && effect.forces === 'give-best') pool[gives ? pool.length - 1 : 0]!++;
  const limited = rulings['swaps.per-test'] === 'one' && !(round.forced && rulings['swaps.forced-counts'] === 'extra');
  const change = (isWanted ? 1 : 0) - (gives ? 1 : 0);
  const next = copyOf(round);
  next.hp -= price;
  next.paid += price;
  next.pool = pool;
  next.failures -= change;
  next.successes += change;
  next.usedUp ||= limited;
  next.swapped = effect.shakes === true;
  next.forced = false;
  // What is free once a round is gone when it is used.
  if (effect.option === undefined && price === 0 && effect.free !== undefined) next.unused = false;
  return next;
}
