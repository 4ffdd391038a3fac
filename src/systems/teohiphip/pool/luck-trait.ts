import type { Bilingual } from '../../../text/bilingual.ts';
import { SUCCESS_FROM } from '../test-dice.ts';
import type { PoolRulings } from './rulings.ts';

/** How many pool dice show each face; place 0 is not used. */
export type FaceCounts = readonly number[];

/** Pool dice that need not be told apart. */
export interface Grade {
  /** The faces as a reader sees them: `5–6`. */
  readonly faces: string;
  readonly holds: (face: number) => boolean;
  /** Whether a test die swapped for it is a success. */
  readonly success: boolean;
}

/** A choice before a test that only the trait gives. */
export type Option = 'gamble' | 'flip' | 'burn';

/** What a figure’s PŻ, test and pool are when a trait speaks about a swap. */
interface SwapMoment {
  readonly hp: number;
  /** 0 for the first test of the activation. */
  readonly test: number;
  /** The face of the pool die, by its grade. */
  readonly grade: Grade;
  /** Whether the trait’s one free swap of the round is still to come. */
  readonly unused: boolean;
}

/** What a trait does to the pool and to swaps; what is left out stays as the rule has it. */
export interface LuckEffect {
  /** The grades of pool dice that matter, worst first, where success or not is not enough. */
  readonly grades?: readonly Grade[];
  /** What a pool die counts as from the roll on. */
  readonly face?: (face: number) => number;
  /** Values of which one pool die each is rolled again before the first test. */
  readonly rerolls?: (faces: FaceCounts, rulings: PoolRulings) => readonly number[];
  /** A pool die that is turned from one value to another before the first test. */
  readonly turns?: (faces: FaceCounts) => { readonly from: number; readonly to: number } | undefined;
  /** Whether a random pool die that is a success becomes a 1 before the first test. */
  readonly spoils?: (faces: FaceCounts) => boolean;
  /** Whether this pool may not be used at all. */
  readonly bars?: (faces: FaceCounts) => boolean;
  /** Whether no die may be swapped now. */
  readonly forbids?: (moment: { readonly hp: number; readonly test: number }) => boolean;
  /** A swap that must be made: the best pool die taken, the best test die given away, or a bad pool die taken first. */
  readonly forces?: 'take-best' | 'give-best' | 'take-worst-first';
  /** Whether this swap costs nothing. */
  readonly free?: (moment: SwapMoment) => boolean;
  /** Whether a swap makes the next test one with hindrance. */
  readonly shakes?: true;
  /** Whether a critical success gives 1 PŻ back. */
  readonly heals?: true;
  readonly option?: Option;
}

/** A trait of the list that touches the initiative pool. */
export interface LuckTrait {
  readonly name: Bilingual;
  /** PC that the trait gives (above 0) or costs. */
  readonly pc: number;
  /** Heading of the list of traits. */
  readonly place: string;
  /** What the trait says, in our own words, with how it is taken where one round is looked at. */
  readonly rule: string;
  readonly effect: LuckEffect;
}

/** Success or not: all that matters about a pool die without a trait. */
export const SUCCESS_GRADES: readonly Grade[] = [
  { faces: '1–4', holds: (face) => face < SUCCESS_FROM, success: false },
  { faces: '5–6', holds: (face) => face >= SUCCESS_FROM, success: true },
];
