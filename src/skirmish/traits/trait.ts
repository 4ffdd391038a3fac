import type { Bilingual } from '../../text/bilingual.ts';
import type { TestKind } from '../spec.ts';

/**
 * What a figure is good or bad at: one declared entry, compiled into numbers and flags before a battle begins. The
 * engine knows the hooks and none of the traits.
 */
export interface Trait {
  readonly name: Bilingual;
  /** Where it stands in the rulebook. */
  readonly place: string;
  /** What it says, in our own words. */
  readonly rule: string;
  /** Tests that the figure takes with an advantage, or with a hindrance. */
  readonly advantage?: readonly TestKind[];
  readonly hindrance?: readonly TestKind[];
  /** Attacks taken with an advantage while the target has less than half of its greatest PŻ. */
  readonly advantageOnWeakened?: readonly TestKind[];
  /** Concealed targets are no hindrance. */
  readonly seesConcealed?: true;
  /** Attacks of these kinds lose one success while the figure stands in base contact with another that has the trait. */
  readonly guardsTogether?: readonly TestKind[];
  /** Whether battles show all of it; where they do not, why. */
  readonly covered: 'full' | 'partly' | 'none';
  readonly why?: string;
}
