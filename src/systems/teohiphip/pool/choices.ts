import { TEST_DICE, withAdvantage } from '../test-dice.ts';
import { gradesOf } from './grades.ts';
import type { Option } from './luck-trait.ts';
import { diceOf, type Figure, priceOf, type Round, type Swap } from './round.ts';

/** What a player does: roll the test, use what the trait offers, swap a die, or leave the test as it is. */
export type Action = 'roll' | Option | 'stop' | `${Swap['give']}-${number}`;

function swapAction({ give, take }: Swap): Action {
  return `${give}-${take}`;
}

/** The swap that the action is; undefined for any other action. */
export function swapOf(action: Action): Swap | undefined {
  const at = action.indexOf('-');
  if (at < 0) return undefined;
  return { give: action.startsWith('success') ? 'success' : 'failure', take: Number(action.slice(at + 1)) };
}

/**
 * What may be done, the one that gives away least first, so that a best policy does nothing for nothing. Swaps that
 * cannot help, a failure for a failure or a success for anything, are left out unless the trait forces them.
 */
export function actionsOf(figure: Figure, round: Round): readonly Action[] {
  switch (round.stage) {
    case 'over':
      return [];
    case 'before':
      return optionOf(figure, round) === undefined ? ['roll'] : ['roll', optionOf(figure, round)!];
    case 'rolled': {
      const forced = forcedSwaps(figure, round);
      return forced.length > 0 ? forced.map(swapAction) : ['stop', ...freeSwaps(figure, round).map(swapAction)];
    }
  }
}

/** What the trait offers before this test. */
function optionOf(figure: Figure, round: Round): Option | undefined {
  const { option } = figure.effect;
  if (option === undefined || !round.unused) return undefined;
  const { test, pool } = round;
  switch (option) {
    case 'gamble':
      return test === 0 ? option : undefined;
    case 'flip':
      return test === 0 && pool[1]! > 0 ? option : undefined;
    case 'burn': {
      const dice = diceOf(figure, round);
      return pool.at(-1)! > 0 && withAdvantage(dice) !== dice ? option : undefined;
    }
  }
}

/** The swaps of which one must be made now; none where the trait forces none or all are illegal. */
function forcedSwaps(figure: Figure, round: Round): Swap[] {
  if (!round.forced) return [];
  const { pool, failures, successes } = round;
  const lowest = failures > 0 ? 'failure' : 'success';
  const highest = successes > 0 ? 'success' : 'failure';
  const isLegal = (swap: Swap) => priceOf(figure, round, swap) !== undefined;
  switch (figure.effect.forces) {
    case 'take-best':
      return [{ give: lowest, take: pool.findLastIndex((count) => count > 0) } as const].filter(isLegal);
    case 'give-best':
      return pool
        .map((_, take) => ({ give: highest, take }) as const)
        .reverse()
        .filter(isLegal);
    case 'take-worst-first':
      if (figure.rulings['traits.niepewny'] === 'when-swapping') return [];
      return [{ give: lowest, take: 0 } as const].filter(isLegal);
    default:
      return [];
  }
}

/** The swaps that the player is free to make: a failure for a success, or for the bad die that must go first. */
function freeSwaps(figure: Figure, round: Round): Swap[] {
  if (round.failures === 0) return [];
  const mustTakeWorst = round.forced && figure.effect.forces === 'take-worst-first';
  const takes = mustTakeWorst ? [0] : gradesOf(figure.effect).flatMap(({ success }, take) => (success ? [take] : []));
  return takes
    .map((take) => ({ give: 'failure', take }) as const)
    .filter((swap) => priceOf(figure, round, swap) !== undefined);
}

/** The round after an option of the trait; a gamble leaves the new pool to chance. */
export function afterOption(round: Round, option: Exclude<Option, 'gamble'>): Round {
  const pool = [...round.pool];
  if (option === 'flip') {
    pool[1]!--;
    pool[2]!++;
    // The AP of the flip is one that the last of several tests would have taken.
    return { ...round, pool, unused: false, tests: Math.max(1, round.tests - 1) };
  }
  pool[0]!++;
  pool[pool.length - 1]!--;
  return { ...round, pool, unused: false, boosted: true };
}

/** How many of the dice on the table count. */
export function mostCounted(figure: Figure, round: Round): number {
  return TEST_DICE[diceOf(figure, round)].counted;
}
