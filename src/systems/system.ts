import type { Distribution } from '../probability/distribution.ts';
import type { Fraction } from '../probability/fraction.ts';
import type { TrialStreams } from '../random/trial-stream.ts';
import type { Bilingual } from '../text/bilingual.ts';
import type { ParameterSet, ParameterValue, ValuesOf } from './parameter.ts';
import type { Play } from './play.ts';
import type { OptionsOf, RulingSet } from './ruling.ts';
import type { Sampler } from './sampler.ts';
import type { View } from './view.ts';

/**
 * One kind of roll that a rulebook describes.
 *
 * The rule is stated three times, each for its own reader: `play` for whoever checks it against the rulebook, `exact`
 * for the odds, `sampler` for simulations. The conformance suite holds the three together for every test.
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
  /** Sets the rule up and returns what plays one trial of it, die by die and card by card, as the rulebook says it. */
  play(parameters: P, rulings: R): Play;
  /** The exact distribution of the result. Asked only where `hasExact` allows it. */
  exact(parameters: P, rulings: R): Distribution<number>;
  /** Whether `exact` ends within two seconds; where it is missing, always. */
  hasExact?(parameters: P, rulings: R): boolean;
  /** The least and greatest result that can be told apart in a tally. */
  range(parameters: P, rulings: R): readonly [least: number, greatest: number];
  /** Draws results faster than `play`; where it is missing, trials are played. */
  sampler?(parameters: P, rulings: R, streams: TrialStreams): Sampler;
  /** Numbers that a result stands for and whose means a reader wants, such as PŻ paid; `value` is what a policy aims at. */
  readonly amounts?: Readonly<Record<string, Amount<P, R>>>;
  /** What the player does where the rule gives a choice, under the policy that the parameters name. */
  decisions?(parameters: P, rulings: R): readonly Decided[];
}

/** A number that every result stands for. */
export interface Amount<P, R> {
  readonly name: Bilingual;
  of(result: number, parameters: P, rulings: R): Fraction;
}

/** One line of a decision table. */
export interface Decided {
  /** What the player sees: "4 PŻ, dice [2][4], pool [6][4][3]". */
  readonly situation: Bilingual;
  /** What the policy does: "swap 4 for 6". */
  readonly action: Bilingual;
  /** The chance that the test comes to this situation. */
  readonly chance: Fraction;
  /** What the player can still expect from here under the policy, and under the best policy; absent where nothing is aimed at. */
  readonly value?: Fraction;
  readonly bestValue?: Fraction;
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
