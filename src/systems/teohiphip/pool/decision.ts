import type { Decision } from '../../../probability/decision.ts';
import { Distribution } from '../../../probability/distribution.ts';
import { foldPool } from '../../../probability/pool.ts';
import { TEST_DICE } from '../test-dice.ts';
import { type Action, actionsOf, afterOption, swapOf } from './choices.ts';
import { freshPool, readPool, readStart, startPools } from './pool-counts.ts';
import { pack } from './result.ts';
import { counted, diceOf, type Figure, type Round, rolled, startOf, swapped } from './round.ts';

/** A round as a decision: its states are the texts of rounds. */
export interface RoundDecision extends Decision<string, Action> {
  readonly start: Distribution<string>;
  textOf(round: Round): string;
  roundOf(text: string): Round;
}

/** Everything about a round that can differ, in one text. */
function write(round: Round): string {
  const { stage, test, tests, hp, paid, healed, scores, pool, failures, successes } = round;
  const { critical, usedUp, swapped: swaps, shaken, boosted, forced, unused, barred } = round;
  const flags = [critical, usedUp, swaps, shaken, boosted, forced, unused, barred].map(Number).join('');
  return `${stage} ${test}/${tests} ${hp} ${paid} ${healed} ${scores} ${pool} ${failures} ${successes} ${flags}`;
}

/** A round with what is asked about it more than once: by the best policy, and by what follows one. */
interface Known {
  readonly round: Round;
  actions: readonly Action[] | undefined;
  readonly after: Map<Action, Distribution<string>>;
}

/** Three kinds of test die: a six, another success, a failure. */
const KINDS = [
  { face: 11, ways: 1n },
  { face: 10, ways: 1n },
  { face: 0, ways: 4n },
];

export function decisionOf(figure: Figure): RoundDecision {
  const known = new Map<string, Known>();
  const textOf = (round: Round) => {
    const text = write(round);
    if (!known.has(text)) known.set(text, { round, actions: undefined, after: new Map() });
    return text;
  };
  const roundOf = (text: string) => known.get(text)!.round;
  const start = startPools(figure).map((packed) => textOf(startOf(figure, readStart(figure, packed))));
  const tests = new Map<number, Distribution<number>>();
  const testOf = (dice: number) => {
    const found = tests.get(dice) ?? foldPool(dice, KINDS, 0, (sum, value, count) => sum + value * count);
    tests.set(dice, found);
    return found;
  };
  const come = (round: Round, action: Action): Distribution<string> => {
    switch (action) {
      case 'roll':
        return testOf(TEST_DICE[diceOf(figure, round)].rolled).map((sum) =>
          textOf(rolled(figure, round, Math.trunc(sum / 10), sum % 10)),
        );
      case 'gamble': {
        const dice = round.pool.reduce((sum, count) => sum + count, 0);
        return freshPool(figure, dice).map((packed) =>
          textOf({ ...round, pool: readPool(figure, packed), unused: false }),
        );
      }
      case 'flip':
      case 'burn':
        return Distribution.certain(textOf(afterOption(round, action)));
      case 'stop':
        return Distribution.certain(textOf(counted(figure, round)));
      default:
        return Distribution.certain(textOf(swapped(figure, round, swapOf(action)!)));
    }
  };
  return {
    start,
    textOf,
    roundOf,
    actions(text) {
      const own = known.get(text)!;
      own.actions ??= actionsOf(figure, own.round);
      return own.actions;
    },
    after(text, action) {
      const { round, after } = known.get(text)!;
      const next = after.get(action) ?? come(round, action);
      after.set(action, next);
      return next;
    },
    result: (text) => pack(roundOf(text)),
  };
}
