import type { Cell } from '../../src/montecarlo/cell.ts';

/** One cell of each kind of sampler: a table, two streams, a pool summed up and a pool counted. */
export const TABLE: Cell = { system: 'teohiphip', test: 'test', parameters: { dice: 'advantage' }, rulings: {} };

export const TWO_STREAMS: Cell = {
  system: 'pierwsze-kroki',
  test: 'opposed',
  parameters: { modifier: 3, opponent: 1 },
  rulings: { 'opposed.tie': 'nobody', 'opposed.natural': 'active' },
};

const ONES = { 'pool.one-at-pt1': 'both', 'auxiliary.keep': 'up-to', 'aux.unkept-ones': 'count' };

export const SUMMED_POOL: Cell = {
  system: 'obietnica-edenu',
  test: 'check',
  parameters: { pool: 7, pt: 6, specialisation: true, cap: null, keep: null },
  rulings: { ...ONES, 'cap.applies': 'after-ones', 'cap.ten': 'two' },
};

export const COUNTED_POOL: Cell = {
  ...SUMMED_POOL,
  parameters: { pool: 10, pt: 8, specialisation: false, cap: 3, keep: 5 },
};

export const CELLS: readonly Cell[] = [TABLE, TWO_STREAMS, SUMMED_POOL, COUNTED_POOL];
