import type { Policy } from './policy.ts';
import { keyOf, type Reveal, type State } from './reveal.ts';

/** A state, and in how many ways it comes to that. */
export interface Course {
  readonly state: State;
  readonly weight: bigint;
}

/**
 * Goes through all states from the start, those with as many pieces and dice used together, and calls back with each
 * that ends and each in which the policy chooses. Weights are counted as if everything fell, used or not.
 */
export function forEachState(
  reveal: Reveal,
  policy: Policy,
  visit: { readonly end: (course: Course) => void; readonly choice?: (course: Course, goesOn: boolean) => void },
): void {
  const { sequence, opposition } = reveal.setting;
  const byUse: Map<string, { readonly state: State; weight: bigint }>[] = Array.from(
    { length: sequence.length + opposition + 1 },
    () => new Map(),
  );
  byUse[0]!.set(keyOf(reveal.start), { state: reveal.start, weight: 1n });
  for (const alike of byUse) {
    for (const { state, weight } of alike.values()) {
      const move = reveal.move(state);
      const goesOn = move === 'choice' ? policy(state) : move !== 'end';
      if (move === 'choice') visit.choice?.({ state, weight: weight * reveal.waysLeft(state) }, goesOn);
      if (!goesOn) {
        visit.end({ state, weight: weight * reveal.waysLeft(state) });
        continue;
      }
      for (const [next, ways] of reveal.after(state, move)) {
        const target = byUse[next.revealed + next.rolled]!;
        const key = keyOf(next);
        const known = target.get(key);
        if (known === undefined) target.set(key, { state: next, weight: weight * BigInt(ways) });
        else known.weight += weight * BigInt(ways);
      }
    }
    alike.clear();
  }
}
