import type { OptionsOf } from '../ruling.ts';
import { FATAL_MARKS, MARKS_OF_NATURAL_FAILURE, STABLE_SUCCESSES } from './death-save-data.ts';
import type { DEATH_RULINGS } from './death-save-rulings.ts';
import { NATURAL_FAILURE, NATURAL_SUCCESS } from './k20.ts';

export interface Fallen {
  readonly marks: number;
}

/** A hero on the ground: marks and passed rolls so far. */
export interface Lying {
  readonly marks: number;
  readonly successes: number;
}

/** How it can end, worst to best. */
export const ENDS = {
  dead: { fate: 'dead', name: { pl: 'trzy kreski', en: 'three marks' } },
  stable: { fate: 'stable', name: { pl: 'zdane rzuty', en: 'rolls passed' } },
  helped: { fate: 'up', name: { pl: 'pomoc towarzysza', en: 'a companion helped' } },
  natural: { fate: 'up', name: { pl: 'naturalna 20', en: 'natural 20' } },
} as const;

export type End = keyof typeof ENDS;

const ENDS_IN_ORDER: readonly End[] = ['dead', 'stable', 'helped', 'natural'];

/** Two successes before each of the first two failures and a third after: where successes must come in a row. */
export const GREATEST_ROLLS = (FATAL_MARKS - 1) * STABLE_SUCCESSES + STABLE_SUCCESSES;

/** What becomes of the hero when his die shows `face`. Rozdział V. */
export function afterFace(
  { marks, successes }: Lying,
  face: number,
  threshold: number,
  readings: OptionsOf<typeof DEATH_RULINGS>,
): Lying | End {
  if (face === NATURAL_SUCCESS) return 'natural';
  if (face >= threshold) {
    const wanted = readings['death.success'] === 'three-stabilise' ? STABLE_SUCCESSES : 1;
    return successes + 1 >= wanted ? 'stable' : { marks, successes: successes + 1 };
  }
  const more = marks + (face === NATURAL_FAILURE ? MARKS_OF_NATURAL_FAILURE : 1);
  if (more >= FATAL_MARKS) return 'dead';
  return { marks: more, successes: readings['death.successes'] === 'in-a-row' ? 0 : successes };
}

export function pack({ end, rolls }: { readonly end: End; readonly rolls: number }): number {
  return rolls * ENDS_IN_ORDER.length + ENDS_IN_ORDER.indexOf(end);
}

export function unpack(result: number): { readonly end: End; readonly rolls: number } {
  return {
    end: ENDS_IN_ORDER[result % ENDS_IN_ORDER.length]!,
    rolls: Math.floor(result / ENDS_IN_ORDER.length),
  };
}
