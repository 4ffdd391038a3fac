import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/probability/distribution.ts';
import { Fraction } from '../../src/probability/fraction.ts';
import { findSystem, findTest } from '../../src/systems/register.ts';
import { type Asked, exactResults, outcomesOf } from './asked.ts';

/** Reference values that were computed independently of this program: one test, its parameters, exact probabilities. */
export interface GoldenRow {
  readonly system: string;
  readonly test: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly p: Readonly<Record<string, string>>;
}

/** How the rows of one test are asked here, and what their outcomes are called here. */
export interface Reading {
  /** The rows' test, and the params that single some of its rows out. */
  readonly rows: { readonly test: string; readonly where?: (params: GoldenRow['params']) => boolean };
  /** How many rows these are: none is left out unseen. */
  readonly count: number;
  /** The test here. */
  readonly test: string;
  asked(params: GoldenRow['params']): Asked;
  /** The probability that each of the row's names stands for; without it, outcomes of the view by the names of `name`. */
  probabilities?(results: Distribution<number>, params: GoldenRow['params']): Readonly<Record<string, Fraction>>;
  /** What the row calls an outcome. */
  name?(outcome: string): string;
}

/** The rulings among the params of a row: their names have a dot. */
export function rulingsIn(params: GoldenRow['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([id, value]) => (id.includes('.') ? [[id, String(value)]] : [])),
  );
}

/** Holds every row of `test/golden/<system>.jsonl` to what is computed here. */
export function describeGolden(system: string, readings: readonly Reading[]): void {
  const rows = readFileSync(new URL(`../golden/${system}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): GoldenRow => JSON.parse(line));
  const rowsOf = ({ rows: wanted }: Reading) =>
    rows.filter(({ test, params }) => test === wanted.test && (wanted.where?.(params) ?? true));

  it('every reference row is read once', () => {
    expect(rows.every((row) => row.system === system)).toBe(true);
    expect(readings.map((reading) => rowsOf(reading).length)).toEqual(readings.map(({ count }) => count));
    expect(new Set(readings.flatMap(rowsOf)).size).toBe(rows.length);
    expect(readings.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
  });

  for (const reading of readings) {
    describe(`${system}/${reading.rows.test} as ${reading.test}`, () => {
      it.each(rowsOf(reading).map((row) => ({ ...row, title: JSON.stringify(row.params) })))(
        '$title',
        ({ params, p }) => {
          const test = findTest(findSystem(system), reading.test);
          const asked = reading.asked(params);
          const results = exactResults(test, asked);
          const found =
            reading.probabilities?.(results, params) ?? named(outcomesOf(test, asked, results), reading.name);
          for (const name of new Set([...Object.keys(p), ...Object.keys(found)])) {
            const expected = Fraction.parse(p[name] ?? '0');
            expect(`${name} ${found[name] ?? Fraction.ZERO}`).toBe(`${name} ${expected}`);
          }
        },
      );
    });
  }
}

function named(
  outcomes: Distribution<number | string>,
  name: (outcome: string) => string = (outcome) => outcome,
): Record<string, Fraction> {
  return Object.fromEntries(outcomes.outcomes().map((id) => [name(String(id)), outcomes.probability(id)]));
}
