import type { ParameterValues } from './settings.ts';

/**
 * A place in a rulebook that can be read in more than one way: a named switch, never a silent choice in a function.
 * The first option is the default. An open question with one option records how the place is read.
 */
export interface Ruling<O extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  /** Each option with what it means. */
  readonly options: O;
  /** Chapter and heading of the rulebook. */
  readonly place: string;
  /** Why the question is open, in one line. */
  readonly why: string;
  /** Whether it can matter under these parameters; without it, it can under all. */
  readonly matters?: (parameters: ParameterValues) => boolean;
}

/** Rulings by id. */
export type RulingSet = Readonly<Record<string, Ruling>>;

/** One option for each ruling, typed by their declarations. */
export type OptionsOf<R extends RulingSet> = {
  readonly [Id in keyof R]: keyof R[Id]['options'] & string;
};

export function ruling<const O extends Readonly<Record<string, string>>>(facts: Ruling<O>): Ruling<O> {
  return facts;
}

export function defaultOption(facts: Ruling): string {
  return Object.keys(facts.options)[0]!;
}
