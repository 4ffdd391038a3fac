import type { Decision } from '../../../probability/decision.ts';
import { Distribution } from '../../../probability/distribution.ts';
import { foldPool } from '../../../probability/pool.ts';
import { TEST_DICE } from '../test-dice.ts';
import { type Action, actionsOf, afterOption, swapOf } from './choices.ts';
import { freshPool, readPool, readStart, startPools } from './pool-counts.ts';
import { pack } from './result.ts';
import { counted, diceOf, type Figure, type Round, rolled, startOf, swapped } from './round.ts';

/** A round as a decision: its states are rounds, numbered as they come up. */
export interface RoundDecision extends Decision<number, Action> {
  readonly start: Distribution<number>;
  stateOf(round: Round): number;
  roundOf(state: number): Round;
}

/** Everything about a round that can differ, one character a number. Rounds of one figure have as many scores as tests. */
function write(round: Round): string {
  const { stage, test, tests, hp, paid, healed, scores, pool, failures, successes } = round;
  const before = String.fromCharCode(STAGES.indexOf(stage), test, tests, hp, paid, healed, ...scores);
  return before + String.fromCharCode(failures, successes, flagsOf(round), ...pool);
}

const STAGES: readonly Round['stage'][] = ['before', 'rolled', 'over'];

function flagsOf({ critical, usedUp, swapped: swaps, shaken, boosted, forced, unused, barred }: Round): number {
  let flags = critical ? 1 : 0;
  if (usedUp) flags += 2;
  if (swaps) flags += 4;
  if (shaken) flags += 8;
  if (boosted) flags += 16;
  if (forced) flags += 32;
  if (unused) flags += 64;
  if (barred) flags += 128;
  return flags;
}

/** A round with what is asked about it more than once: by the best policy, and by what follows one. */
interface Known {
  readonly round: Round;
  actions: readonly Action[] | undefined;
  readonly after: Map<Action, Distribution<number>>;
}

/** Kinds of test die, as successes and sixes: a six, another success, a failure. Few traits look at sixes. */
const KINDS = [
  { face: 11, ways: 1n },
  { face: 10, ways: 1n },
  { face: 0, ways: 4n },
];
const KINDS_WITHOUT_SIXES = [
  { face: 10, ways: 2n },
  { face: 0, ways: 4n },
];

export function decisionOf(figure: Figure): RoundDecision {
  const known: Known[] = [];
  const byText = new Map<string, number>();
  // A round that was given a number is mostly asked for by itself, so that it need not be written again.
  const byRound = new Map<Round, number>();
  const stateOf = (round: Round) => {
    const same = byRound.get(round);
    if (same !== undefined) return same;
    const text = write(round);
    const equal = byText.get(text);
    if (equal !== undefined) return equal;
    const state = known.length;
    known.push({ round, actions: undefined, after: new Map() });
    byText.set(text, state);
    byRound.set(round, state);
    return state;
  };
  const roundOf = (state: number) => known[state]!.round;
  const start = startPools(figure).map((packed) => stateOf(startOf(figure, readStart(figure, packed))));
  const kinds = figure.effect.heals === true ? KINDS : KINDS_WITHOUT_SIXES;
  const tests = new Map<number, Distribution<number>>();
  const testOf = (dice: number) => {
    const found = tests.get(dice) ?? foldPool(dice, kinds, 0, (sum, value, count) => sum + value * count);
    tests.set(dice, found);
    return found;
  };
  const come = (round: Round, action: Action): Distribution<number> => {
    switch (action) {
      case 'roll':
        return testOf(TEST_DICE[diceOf(figure, round)].rolled).map((sum) =>
          stateOf(rolled(figure, round, Math.trunc(sum / 10), sum % 10)),
        );
      case 'gamble': {
        const dice = round.pool.reduce((sum, count) => sum + count, 0);
        return freshPool(figure, dice).map((packed) =>
          stateOf({ ...round, pool: readPool(figure, packed), unused: false }),
        );
      }
      case 'flip':
      case 'burn':
        return Distribution.certain(stateOf(afterOption(round, action)));
      case 'stop':
        return Distribution.certain(stateOf(counted(figure, round)));
      default:
        return Distribution.certain(stateOf(swapped(figure, round, swapOf(action)!)));
    }
  };
  return {
    start,
    stateOf,
    roundOf,
    actions(state) {
      const own = known[state]!;
      own.actions ??= actionsOf(figure, own.round);
      return own.actions;
    },
    after(state, action) {
      const { round, after } = known[state]!;
      const next = after.get(action) ?? come(round, action);
      after.set(action, next);
      return next;
    },
    result: (state) => pack(roundOf(state)),
  };
}
