import { describe, it } from 'vitest';
import { type Edit, expectFaults, type Legal } from './told.ts';

/** A rule that is broken in a legal log: what is done to it, and all that the referee says, by parts of the words. */
export type Row = readonly [rule: string, legal: Legal, edits: readonly Edit[], faults: readonly string[]];

/** One test a row. */
export function tellsFaults(concern: string, rows: readonly Row[]): void {
  describe(`the referee tells faults of ${concern}`, () => {
    it.each(rows)('%s', (_, legal, edits, faults) => expectFaults(legal, edits, faults));
  });
}
