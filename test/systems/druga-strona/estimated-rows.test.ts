import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runShard } from '../../../src/montecarlo/shard.ts';
import { entriesOf } from '../../../src/montecarlo/tally.ts';
import { Distribution } from '../../../src/probability/distribution.ts';
import { Fraction } from '../../../src/probability/fraction.ts';
import { findSystem, findTest } from '../../../src/systems/register.ts';
import { hasExact, readRulings } from '../../../src/systems/settings.ts';
import type { GoldenRow } from '../golden.ts';
import { askedDilemma, probabilitiesOfTest } from './golden-dilemma.ts';

/** Reference rows of styles that are too much for an exact answer here: the simulation is held to them. */
const ROWS = readFileSync(new URL('../../golden/druga-strona-estimated.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): GoldenRow => JSON.parse(line));

const TRIALS = 100_000;
const DILEMMA = findTest(findSystem('druga-strona'), 'dilemma');

describe('rows of styles VI and XI together', () => {
  it.each(ROWS.map((row) => ({ ...row, title: JSON.stringify(row.params) })))('$title', ({ params, p }) => {
    const asked = askedDilemma(params);
    const defaults = Object.entries(DILEMMA.parameters).map(([id, parameter]) => [id, parameter.default] as const);
    const parameters = { ...Object.fromEntries(defaults), ...asked.parameters };
    const rulings = readRulings(DILEMMA, asked.rulings ?? {});
    expect(hasExact(DILEMMA, parameters, rulings)).toBe(false);
    const cell = { system: 'druga-strona', test: 'dilemma', parameters, rulings };
    const tally = runShard({ cell, seed: 'estimated rows', firstTrial: 0, trials: TRIALS });
    const results = Distribution.of([...entriesOf(tally)].map(([result, count]) => [result, BigInt(count)] as const));
    const found = probabilitiesOfTest(results);
    for (const [name, text] of Object.entries(p)) {
      const expected = Fraction.parse(text).toNumber();
      const sigma = Math.sqrt((expected * (1 - expected)) / TRIALS);
      expect(Math.abs(found[name]!.toNumber() - expected), name).toBeLessThanOrEqual(6 * sigma);
    }
  });
});
