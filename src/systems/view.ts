import type { Bilingual } from '../text/bilingual.ts';

/** The name of an outcome in columns and commands: a word, or the number itself. */
export type OutcomeId = string | number;

export interface Outcome {
  readonly id: OutcomeId;
  readonly name: Bilingual;
}

/**
 * One way to read the result of a test (`--by`): it sorts the test's integer results into outcomes.
 * P are the values of the test's parameters, R the options of its rulings.
 */
export interface View<P, R> {
  readonly name: Bilingual;
  /** All outcomes under these settings, from the worst for the one who rolls to the best. */
  outcomes(parameters: P, rulings: R): readonly Outcome[];
  outcomeOf(result: number, parameters: P, rulings: R): OutcomeId;
  /** What a table with one number a cell shows: an outcome, or with a plus also all that are better. */
  readonly headline: string;
}

/** An outcome that is a number of something, as in "3 successes". */
export function numberOutcomes(least: number, greatest: number): Outcome[] {
  return Array.from({ length: greatest - least + 1 }, (_, index) => {
    const id = least + index;
    const name = id < 0 ? `−${-id}` : String(id);
    return { id, name: { pl: name, en: name } };
  });
}
