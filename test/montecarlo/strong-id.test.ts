import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/montecarlo/cell.ts';
import { type Method, strongId } from '../../src/montecarlo/strong-id.ts';
import { COUNTED_POOL, SUMMED_POOL, TWO_STREAMS } from './cells.ts';

const CELL = TWO_STREAMS;
const METHOD: Method = { kind: 'mc', seed: 'seed', samples: 1000 };

function withKeysReversed<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).reverse());
}

describe('the strong id', () => {
  it('is a hash in hexadecimal', () => {
    expect(strongId([CELL], METHOD)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<{ change: string; cells: Cell[]; method: Method }>([
    { change: 'a parameter', cells: [{ ...CELL, parameters: { modifier: 4, opponent: 1 } }], method: METHOD },
    {
      change: 'two parameters exchanged',
      cells: [{ ...CELL, parameters: { modifier: 1, opponent: 3 } }],
      method: METHOD,
    },
    {
      change: 'a ruling',
      cells: [{ ...CELL, rulings: { ...CELL.rulings, 'opposed.tie': 'defender' } }],
      method: METHOD,
    },
    { change: 'the test', cells: [{ ...CELL, test: 'check' }], method: METHOD },
    { change: 'the system', cells: [{ ...CELL, system: 'teohiphip' }], method: METHOD },
    { change: 'another cell', cells: [CELL, SUMMED_POOL], method: METHOD },
    { change: 'a cell repeated', cells: [CELL, CELL], method: METHOD },
    { change: 'the seed', cells: [CELL], method: { ...METHOD, seed: 'Seed' } },
    { change: 'the samples', cells: [CELL], method: { ...METHOD, samples: 1001 } },
    { change: 'the method', cells: [CELL], method: { kind: 'exact' } },
  ])('changes with $change', ({ cells, method }) => {
    expect(strongId(cells, method)).not.toBe(strongId([CELL], METHOD));
  });

  it('tells a number from its digits, and none from the word', () => {
    const ids = [5, '5', null, 'none', 'null', false, 'false', 0].map((keep) =>
      strongId([{ ...COUNTED_POOL, parameters: { ...COUNTED_POOL.parameters, keep } }], METHOD),
    );
    expect(new Set(ids).size).toBe(8);
  });

  it('changes with the order of the cells, in which the tallies come', () => {
    expect(strongId([CELL, SUMMED_POOL], METHOD)).not.toBe(strongId([SUMMED_POOL, CELL], METHOD));
  });

  it('does not depend on the order of keys', () => {
    const reversed: Cell = {
      ...COUNTED_POOL,
      parameters: withKeysReversed(COUNTED_POOL.parameters),
      rulings: withKeysReversed(COUNTED_POOL.rulings),
    };
    expect(strongId([reversed], METHOD)).toBe(strongId([COUNTED_POOL], METHOD));
    expect(strongId([CELL], { samples: 1000, seed: 'seed', kind: 'mc' })).toBe(strongId([CELL], METHOD));
  });
});
