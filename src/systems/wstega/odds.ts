import { Distribution } from '../../probability/distribution.ts';
import { againstDice, isDecidedByBest } from './against-dice.ts';
import { Ends } from './ends.ts';
import { assertSolvable } from './feasible.ts';
import { looksAtFigures, policyFor } from './policy.ts';
import { Reveal } from './reveal.ts';
import type { Setting } from './setting.ts';
import { verdictOf } from './verdict.ts';
import { forEachState } from './walk.ts';

/** What was asked last: the views of one cell ask for the same odds. */
const known = new Map<string, Distribution<number>>();
const GREATEST_KNOWN = 500;

/** The exact packed result of a test. */
export function exactReveal(setting: Setting): Distribution<number> {
  // Only the best policy depends on what the player values.
  const key = JSON.stringify(setting.policy === 'optimal' ? setting : { ...setting, prices: undefined });
  let results = known.get(key);
  if (results === undefined) {
    results = computed(setting);
    if (known.size === GREATEST_KNOWN) known.delete(known.keys().next().value!);
    known.set(key, results);
  }
  return results;
}

function computed(setting: Setting): Distribution<number> {
  assertSolvable(setting);
  if (isDecidedByBest(setting)) return againstDice(setting);
  const reveal = new Reveal(setting, looksAtFigures(setting));
  const ends = new Ends(reveal.marks);
  forEachState(reveal, policyFor(reveal), {
    end: ({ state, weight }) => ends.add(state.marks, verdictOf(reveal, state), weight),
  });
  return Distribution.of(ends.packed());
}
