import type { Distribution } from '../probability/distribution.ts';
import type { TrialStreams } from '../random/trial-stream.ts';
import type { Bilingual } from '../text/bilingual.ts';
import type { ParameterSet, ParameterValue, ValuesOf } from './parameter.ts';
import type { OptionsOf, RulingSet } from './ruling.ts';
import type { Sampler } from './sampler.ts';
import type { View } from './view.ts';

/**
 * One kind of roll that a rulebook describes.
 *
 * The rule is stated three times, each for its own reader: `resolve` for whoever checks it against the rulebook,
 * `exact` for the odds, `sampler` for simulations. The conformance suite holds the three together for every test.
 * A result is an integer whose meaning the test chooses; views turn results into outcomes.
 *
 * P are the values of the parameters, R the options of the rulings.
 */
export interface Test<P, R> {
  readonly name: Bilingual;
  /** Chapter and heading of the rulebook. */
  readonly place: string;
  /** What the rule says, in our own words. */
  readonly rule: string;
  readonly parameters: ParameterSet;
  /** The rulings of the system that touch this test. */
  readonly rulings: RulingSet;
  /** Ways to read the result, the default first. */
  readonly views: Readonly<Record<string, View<P, R>>>;
  /** The parameters that a two-way table runs down and across, when both vary. */
  readonly table?: { readonly down: string; readonly across: string };
  /** The sides of each die rolled, in the order in which `resolve` receives the faces. */
  dice(parameters: P, rulings: R): readonly number[];
  /** The result of one roll, as the rulebook says it. */
  resolve(faces: readonly number[], parameters: P, rulings: R): number;
  /** The exact distribution of the result. */
  exact(parameters: P, rulings: R): Distribution<number>;
  /** The least and greatest result that can be told apart in a tally. */
  range(parameters: P, rulings: R): readonly [least: number, greatest: number];
  /** Draws results; where it is missing, the dice are rolled and resolved. */
  sampler?(parameters: P, rulings: R, streams: TrialStreams): Sampler;
}

/** A test of any system, its parameters and rulings known only at run time. */
export type AnyTest = Test<Readonly<Record<string, ParameterValue>>, Readonly<Record<string, string>>>;

/** Declares a test: its functions receive values typed by the declared parameters and rulings. */
export function defineTest<const S extends ParameterSet, const R extends RulingSet>(
  test: Test<ValuesOf<S>, OptionsOf<R>> & { readonly parameters: S; readonly rulings: R },
): AnyTest {
  // The values are checked against the declarations before a test sees them (readSettings), which the erased type cannot say.
  return test as unknown as AnyTest;
}

/** A tabletop system: declared facts and its tests. */
export interface System {
  readonly id: string;
  readonly name: Bilingual;
  /** The rulebook, as its title page has it. */
  readonly rulebook: string;
  /** Goes up when a change of the rules changes any number. */
  readonly rulesVersion: number;
  readonly tests: Readonly<Record<string, AnyTest>>;
}
