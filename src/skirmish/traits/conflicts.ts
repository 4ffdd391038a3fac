import { bodyRules } from './conflicts/body-rules.ts';
import { deedRules } from './conflicts/deed-rules.ts';
import type { Held, Verdict } from './conflicts/held.ts';
import { mixedRules } from './conflicts/mixed-rules.ts';
import { testRules } from './conflicts/test-rules.ts';
import { woundRules } from './conflicts/wound-rules.ts';
import { TRAITS } from './traits.ts';

/** Two traits that are pointless on one figure, or that work differently there than each alone. */
export interface Conflict extends Verdict {
  /** In the order of the list of traits. */
  readonly traits: readonly [string, string];
}

/** Every conflict of two traits of the list, found by rules about their hooks: none of the rules names a trait. */
export function traitConflicts(): Conflict[] {
  const all = Object.entries(TRAITS).map(([id, { name, hooks, use }]): Held => ({ id, name: name.pl, hooks, use }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other) =>
        verdictsOn(one, other).map((verdict) => ({ traits: [one.id, other.id] as const, ...verdict })),
      ),
  );
}

function verdictsOn(one: Held, other: Held): Verdict[] {
  return [
    ...bodyRules(one, other),
    ...testRules(one, other),
    ...deedRules(one, other),
    ...mixedRules(one, other),
    ...woundRules(one, other),
  ];
}
