import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/obietnica-edenu/check.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactResults, isAtLeastAsGood } from '../asked.ts';

const POOLS = [1, 2, 3, 5, 8, 13];
const THRESHOLDS = Array.from({ length: 10 }, (_, index) => index + 1);
const ONES_AT_PT_1 = ['both', 'minus', 'plus'].map((option) => ({ 'pool.one-at-pt1': option }));
const KEEPING = ['up-to', 'exactly'].flatMap((keep) =>
  ['ignored', 'count'].map((ones) => ({ 'auxiliary.keep': keep, 'aux.unkept-ones': ones })),
);

function chanceOfSuccess(pool: number, pt: number, specialisation: boolean): number {
  const results = exactResults(check, { parameters: { pool, pt, specialisation } });
  return results.probabilityOf((net) => net >= 1).toNumber();
}

describe('all dice counted', () => {
  it.each(ONES_AT_PT_1)('a greater PT is never better under %o', (rulings) => {
    for (const pool of POOLS) {
      for (const specialisation of [false, true]) {
        for (const pt of THRESHOLDS.slice(1)) {
          const asked = { parameters: { pool, pt, specialisation }, rulings };
          const easier = { parameters: { pool, pt: pt - 1, specialisation }, rulings };
          expect(isAtLeastAsGood(check, easier, asked), JSON.stringify(asked.parameters)).toBe(true);
        }
      }
    }
  });

  it.each(THRESHOLDS)('a specialist is better at PT %i', (pt) => {
    for (const pool of POOLS) {
      const specialist = { parameters: { pool, pt, specialisation: true } };
      expect(isAtLeastAsGood(check, specialist, { parameters: { pool, pt } })).toBe(true);
      expect(isAtLeastAsGood(check, { parameters: { pool, pt } }, specialist)).toBe(false);
    }
  });

  it.each(THRESHOLDS.slice(2))('one more die never lowers the chance of a success at PT %i', (pt) => {
    for (const specialisation of [false, true]) {
      for (let pool = 2; pool <= 40; pool++) {
        const [fewer, more] = [pool - 1, pool].map((dice) => chanceOfSuccess(dice, pt, specialisation));
        expect(more, `${pool} dice`).toBeGreaterThanOrEqual(fewer! - 1e-15);
      }
    }
  });

  it('but at PT 2, where no face is without effect, an even die more can tie what was won', () => {
    expect([1, 2, 3, 4].map((pool) => chanceOfSuccess(pool, 2, false))).toEqual([0.9, 0.81, 0.972, 0.9477]);
  });

  it.each(POOLS)('a limit cuts off what is above it, and nothing else, with %i dice', (pool) => {
    const free = exactResults(check, { parameters: { pool, specialisation: true } });
    for (const cap of [0, 1, 4, 2 * pool]) {
      const limited = exactResults(check, { parameters: { pool, specialisation: true, cap } });
      expect(fractionsOf(limited)).toEqual(fractionsOf(free.map((net) => Math.min(net, cap))));
    }
  });
});

describe('some dice kept', () => {
  it.each(KEEPING)('a greater PT is never better under %o', (rulings) => {
    for (const keep of [0, 1, 2, 4, 8]) {
      for (const pt of THRESHOLDS.slice(1)) {
        const asked = { parameters: { pool: 8, pt, keep }, rulings };
        const easier = { parameters: { pool: 8, pt: pt - 1, keep }, rulings };
        expect(isAtLeastAsGood(check, easier, asked), JSON.stringify(asked.parameters)).toBe(true);
      }
    }
  });

  it.each(KEEPING.filter((rulings) => rulings['auxiliary.keep'] === 'up-to'))(
    'being allowed to keep one more is never worse under %o',
    (rulings) => {
      for (let keep = 1; keep <= 9; keep++) {
        const asked = { parameters: { pool: 8, keep }, rulings };
        const fewer = { parameters: { pool: 8, keep: keep - 1 }, rulings };
        expect(isAtLeastAsGood(check, asked, fewer), `${keep} kept`).toBe(true);
      }
    },
  );

  it('one more die to choose from is never worse when ones left aside are ignored', () => {
    for (let pool = 2; pool <= 20; pool++) {
      const [more, fewer] = [pool, pool - 1].map((dice) => ({ parameters: { pool: dice, keep: 3 } }));
      expect(isAtLeastAsGood(check, more!, fewer!), `${pool} dice`).toBe(true);
    }
  });

  it.each([
    { what: 'exactly all', keep: 6, rulings: { 'auxiliary.keep': 'exactly', 'aux.unkept-ones': 'ignored' } },
    { what: 'more than all', keep: 60, rulings: { 'auxiliary.keep': 'exactly', 'aux.unkept-ones': 'count' } },
    {
      what: 'up to all, ones counting anyway',
      keep: 6,
      rulings: { 'auxiliary.keep': 'up-to', 'aux.unkept-ones': 'count' },
    },
  ])('keeping $what is counting all', ({ keep, rulings }) => {
    const all = exactResults(check, { parameters: { pool: 6 } });
    expect(fractionsOf(exactResults(check, { parameters: { pool: 6, keep }, rulings }))).toEqual(fractionsOf(all));
  });
});
