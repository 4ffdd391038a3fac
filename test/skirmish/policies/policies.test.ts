import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICIES } from '../../../src/skirmish/policies/registry.ts';
import { mostSwaps, type SwapChoice } from '../../../src/skirmish/policies/swap-policy.ts';

/** When to pay PŻ for pool dice. Podręcznik czasownika, Pula inicjatywy, Wymiana kości. */

/** A standard test in which both dice failed, at a target with 3 PŻ in the open; a pool with three successes. */
const MISSED: SwapChoice = {
  successes: 0,
  failures: 2,
  hits: 3,
  hp: 4,
  hpWorth: 0.5,
  free: 0,
  limit: 2,
  ignored: 0,
  useful: 3,
  each: 1,
  last: 1,
  hasNext: false,
};

type Row = readonly [when: string, choice: Partial<SwapChoice>, swaps: Readonly<Record<string, number>>];

const ROWS: readonly Row[] = [
  ['missed', {}, { never: 0, 'first-success': 1, maximise: 2, 'kill-or-objective': 0, thrifty: 1, optimal: 2 }],
  ['one success already', { successes: 1, failures: 1 }, { 'first-success': 0, maximise: 1, thrifty: 1, optimal: 1 }],
  ['the target has 2 PŻ', { useful: 2 }, { 'kill-or-objective': 2, maximise: 2, optimal: 2 }],
  ['the target has 1 PŻ', { useful: 1 }, { 'kill-or-objective': 1, 'first-success': 1, maximise: 1, optimal: 1 }],
  [
    'the target is in cover',
    { ignored: 1 },
    { optimal: 0, 'first-success': 2, maximise: 2, 'kill-or-objective': 0, thrifty: 0 },
  ],
  [
    'cover that no swap overcomes',
    { ignored: 2 },
    { 'first-success': 0, maximise: 0, 'kill-or-objective': 0, optimal: 0 },
  ],
  ['3 PŻ left', { hp: 3 }, { 'first-success': 1, maximise: 2, thrifty: 0 }],
  ['2 PŻ left: one swap at most', { hp: 2 }, { maximise: 1, thrifty: 0, 'kill-or-objective': 0 }],
  // A swap that alone has no effect is not paid for.
  ['one swap a test, target in cover', { limit: 1, ignored: 1 }, { 'first-success': 0, maximise: 0, optimal: 0 }],
  ['one swap a test, in the open', { limit: 1 }, { 'first-success': 1, maximise: 1, 'kill-or-objective': 0 }],
  ['1 PŻ left: none', { hp: 1 }, { 'first-success': 0, maximise: 0, optimal: 0 }],
  ['no success in the pool', { hits: 0 }, { 'first-success': 0, maximise: 0, optimal: 0 }],
  ['nothing to complete', { last: 0, useful: 1 }, { 'kill-or-objective': 0, 'first-success': 1 }],
  // What costs nothing is no reason to spare a PŻ.
  ['3 PŻ left, one swap free', { hp: 3, free: 1 }, { thrifty: 1, maximise: 2 }],
  ['1 PŻ left, one swap free', { hp: 1, free: 1 }, { 'first-success': 1, maximise: 1, thrifty: 0, optimal: 1 }],
  ['cover, one swap free', { ignored: 1, free: 1 }, { optimal: 2 }],
  // A success is worth 1 and a PŻ 1/2: a swap that completes nothing and has no effect is not worth it.
  ['worth nothing', { each: 0, last: 0 }, { optimal: 0 }],
  ['in the last round', { each: 0.25, last: 0, hpWorth: 0.1 }, { optimal: 2 }],
  ['worth less than a PŻ', { each: 0.25, last: 0 }, { optimal: 0 }],
];

describe('swap policies', () => {
  it.each(
    ROWS.flatMap(([when, choice, swaps]) => Object.entries(swaps).map((each) => [when, ...each, choice] as const)),
  )('%s: %s swaps %i', (_, policy, swaps, choice) => {
    expect(POLICIES[policy]!.choose({ ...MISSED, ...choice })).toBe(swaps);
  });

  it.each(Object.keys(POLICIES))('%s never swaps more than it may', (policy) => {
    const choices = fc.record({
      successes: fc.integer({ min: 0, max: 2 }),
      failures: fc.integer({ min: 0, max: 2 }),
      hits: fc.integer({ min: 0, max: 9 }),
      hp: fc.integer({ min: 1, max: 12 }),
      hpWorth: fc.constantFrom(0, 0.3, 0.6, 1.2),
      free: fc.integer({ min: 0, max: 3 }),
      limit: fc.integer({ min: 1, max: 2 }),
      ignored: fc.integer({ min: 0, max: 3 }),
      useful: fc.integer({ min: 0, max: 12 }),
      each: fc.constantFrom(0, 1),
      last: fc.constantFrom(0, 1),
      hasNext: fc.boolean(),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        const swaps = POLICIES[policy]!.choose(choice);
        return Number.isInteger(swaps) && swaps >= 0 && swaps <= mostSwaps(choice);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });
});
