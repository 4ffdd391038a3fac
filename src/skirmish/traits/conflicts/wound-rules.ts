import type { Deed } from '../trait.ts';
import { does, type Held, type Verdict } from './held.ts';

/** What a figure’s own traits do to one wound, in the order of their stages. */
const STAGES = [
  'hurtsMore',
  'firstWoundLess',
  'survivesOnce',
  'recoversAtOne',
  'dieAtOne',
  'dieWhenHurt',
] as const satisfies readonly Deed[];

type Stage = (typeof STAGES)[number];

/** What the second of two stages makes of the first, where that is more than the order. */
const MEETINGS: Readonly<Partial<Record<Stage, Partial<Record<Stage, (one: string, other: string) => Verdict>>>>> = {
  hurtsMore: {
    firstWoundLess: (one, other) => ({
      kind: 'weaker',
      why: `In the first wound ${one} adds the 1 that ${other} takes off; wound.order says which comes first.`,
    }),
  },
  firstWoundLess: {
    dieWhenHurt: (one, other) => ({
      kind: 'weaker',
      why: `A first wound of which ${one} leaves nothing is none, and gives no die by ${other}.`,
    }),
  },
  survivesOnce: {
    recoversAtOne: (one, other) => ({
      kind: 'note',
      why: `The 1 PŻ that ${one} leaves is one that ${other} recovers from, when there were more before.`,
    }),
    dieAtOne: (one, other) => ({
      kind: 'note',
      why: `The 1 PŻ that ${one} leaves gives the die of ${other}, when there were more before.`,
    }),
  },
  recoversAtOne: {
    dieAtOne: (one, other) => ({
      kind: 'note',
      why: `One fall to 1 PŻ is for both: ${one} recovers first, and the die of ${other} comes all the same.`,
    }),
  },
};

/** Traits that meet in one wound. */
export function woundRules(one: Held, other: Held): Verdict[] {
  const stageOf = (held: Held) => STAGES.findIndex((deed) => does(held, deed));
  const [first, second] = stageOf(one) <= stageOf(other) ? [one, other] : [other, one];
  const [from, to] = [STAGES[stageOf(first)], STAGES[stageOf(second)]];
  if (from === undefined || to === undefined) return [];
  const order: Verdict = { kind: 'note', why: `In one wound ${first.name} comes before ${second.name}.` };
  return [MEETINGS[from]?.[to]?.(first.name, second.name) ?? order];
}
