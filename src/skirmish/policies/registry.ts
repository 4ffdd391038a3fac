import type { Bilingual } from '../../text/bilingual.ts';
import { optimal } from './optimal.ts';
import { costOf, mostSwaps, type SwapChoice, type SwapPolicy } from './swap-policy.ts';

export const POLICY_IDS = ['never', 'first-success', 'maximise', 'kill-or-objective', 'thrifty', 'optimal'] as const;

/** A way to decide about swaps, by name. */
export interface Policy {
  readonly name: Bilingual;
  /** What it does, in one sentence. */
  readonly rule: string;
  readonly choose: SwapPolicy;
  /** Whether a swap that costs nothing and brings something is made in any case. */
  readonly takesFree: boolean;
}

/** `thrifty` keeps at least so many PŻ. */
const FLOOR = 3;

/** Swaps that bring the useful successes to `wanted`; 0 when they cannot be had with so many PŻ kept. */
function toReach(choice: SwapChoice, wanted: number, kept = 1): number {
  const missing = choice.ignored + wanted - choice.successes;
  return missing > 0 && missing <= mostSwaps(choice) && costOf(choice, missing) <= choice.hp - kept ? missing : 0;
}

/** Successes beyond these change nothing. */
function mostUseful({ ignored, useful, successes, failures }: SwapChoice): number {
  return Math.max(0, Math.min(useful, successes + failures - ignored));
}

/** As many more useful successes as can be had. */
function toMost(choice: SwapChoice, kept = 1): number {
  const wanted = mostUseful(choice);
  for (let reach = wanted; reach > 0; reach--) {
    const swaps = toReach(choice, reach, kept);
    if (swaps > 0 || choice.successes - choice.ignored >= reach) return swaps;
  }
  return 0;
}

/** When the players' figures pay PŻ for pool dice. Pula inicjatywy, Wymiana kości. */
const BY_ID: Readonly<Record<(typeof POLICY_IDS)[number], Policy>> = {
  never: {
    name: { pl: 'nigdy', en: 'never' },
    rule: 'Nothing is swapped.',
    choose: () => 0,
    takesFree: false,
  },
  'first-success': {
    name: { pl: 'pierwszy sukces', en: 'first success' },
    rule: 'Swaps only for the first success that has an effect.',
    choose: (choice) => toReach(choice, 1),
    takesFree: true,
  },
  maximise: {
    name: { pl: 'jak najwięcej', en: 'maximise' },
    rule: 'Swaps for every success that has an effect.',
    choose: (choice) => toMost(choice),
    takesFree: true,
  },
  'kill-or-objective': {
    name: { pl: 'eliminacja lub cel', en: 'kill or objective' },
    rule: 'Swaps only for the successes that eliminate the target or complete the work.',
    choose: (choice) => (choice.last > 0 ? toReach(choice, choice.useful) : 0),
    takesFree: true,
  },
  thrifty: {
    name: { pl: 'oszczędnie', en: 'thrifty' },
    rule: `Swaps for every success that has an effect, but keeps ${FLOOR} PŻ.`,
    choose: (choice) => toMost(choice, FLOOR),
    takesFree: true,
  },
  optimal: {
    name: { pl: 'optymalnie', en: 'optimal' },
    rule: 'Swaps where that is worth more than the PŻ and the pool dice, also for the next test of the activation.',
    choose: optimal,
    takesFree: true,
  },
};

/** Every policy by its id, in the order in which they are listed. */
export const POLICIES: Readonly<Record<string, Policy>> = BY_ID;
