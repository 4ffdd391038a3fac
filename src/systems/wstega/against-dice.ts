import { Distribution } from '../../probability/distribution.ts';
import { choose } from '../../probability/hand.ts';
import { Ends } from './ends.ts';
import { looksAtFigures, policyFor } from './policy.ts';
import { DIE_SIDES } from './pool.ts';
import { Reveal } from './reveal.ts';
import type { Setting } from './setting.ts';
import { verdictOf } from './verdict.ts';
import { forEachState } from './walk.ts';

/**
 * Against dice, who reveals when does not matter as long as each side stands on its best value and the player stops only
 * when winning: the opposition rolls all its dice, the player reveals until its best die is beaten, and a lost test means
 * that everything is revealed. So the test is a static one against the best die, mixed over what that may be.
 */
export function isDecidedByBest({ kind, policy, mayStopUpTo, readings }: Setting): boolean {
  return (
    kind !== 'static' &&
    (policy === 'first-success' || policy === 'all-in' || mayStopUpTo <= 0) &&
    readings['reveal.value'] === 'best' &&
    readings['ace.ends'] === 'verdict' &&
    readings['opposition.rolls-on'] !== 'when-losing'
  );
}

const power = (base: number, exponent: number) => BigInt(base) ** BigInt(exponent);

/** The ways in which the best of so many dice is this one. */
const waysOfBest = (dice: number, best: number) => power(best, dice) - power(Math.max(0, best - 1), dice);

export function againstDice(setting: Setting): Distribution<number> {
  return setting.kind === 'mixed' ? againstBoth(setting) : againstBest(setting);
}

const againstStatic = (setting: Setting, base: number) =>
  new Reveal({ ...setting, kind: 'static', opposition: 0, base }, looksAtFigures(setting));

/** The dice only raise the static difficulty. */
function againstBoth(setting: Setting): Distribution<number> {
  const { base, opposition } = setting;
  const ends = new Ends(againstStatic(setting, base).marks);
  for (let toBeat = base; toBeat <= Math.max(base, DIE_SIDES); toBeat++) {
    const ways = toBeat === base ? power(Math.min(base, DIE_SIDES), opposition) : waysOfBest(opposition, toBeat);
    if (ways === 0n) continue;
    const reveal = againstStatic(setting, toBeat);
    forEachState(reveal, policyFor(reveal), {
      end: ({ state, weight }) => ends.add(state.marks, verdictOf(reveal, state), weight * ways),
    });
  }
  return Distribution.of(ends.packed());
}

/** As above; and a lost test also counts the dice above the player's best value, which is told by what beats it. */
function againstBest(setting: Setting): Distribution<number> {
  const { opposition: dice } = setting;
  const ends = new Ends(againstStatic(setting, 0).marks);
  let lower = new Map<string, bigint>();
  for (let best = 0; best <= DIE_SIDES; best++) {
    const reveal = againstStatic(setting, best);
    const ways = waysOfBest(dice, best);
    /** Everything revealed and lost with no value above this one. */
    const upTo = new Map<string, bigint>();
    forEachState(reveal, policyFor(reveal), {
      end({ state, weight }) {
        const verdict = verdictOf(reveal, state);
        // A test that is lost by an ace has no die above the player's values.
        if (verdict.success || reveal.hits(state) > 0) ends.add(state.marks, verdict, weight * ways);
        else upTo.set(state.marks, (upTo.get(state.marks) ?? 0n) + weight);
      },
    });
    for (const [marks, weight] of upTo) {
      const exactly = weight - (lower.get(marks) ?? 0n);
      if (exactly === 0n) continue;
      ends.add(marks, { success: false, przebicie: 0 }, exactly * ways);
      for (let above = 1; above <= dice; above++) {
        const fallen = choose(dice, above) * power(DIE_SIDES - best, above) * power(best, dice - above);
        ends.add(marks, { success: false, przebicie: above - 1 }, exactly * fallen);
      }
    }
    lower = upTo;
  }
  return Distribution.of(ends.packed());
}
