import { describe, expect, it } from 'vitest';
import type { CreatedBand } from '../../../src/battles/load-band.ts';
import type { Verdict, Worth } from '../../../src/battles/worth/price.ts';
import { type PriceChange, pricesWith, proposalOf } from '../../../src/battles/worth/proposal.ts';
import { isSame, refit, refitsOf } from '../../../src/battles/worth/refit.ts';
import { createdBand, judged } from './made-up.ts';

describe('a new price', () => {
  it.each<[what: string, printed: number, fair: number, verdict: Verdict, proposed: number, atLimit: boolean]>([
    ['up to the nearest', 4, 5.6, 'underpriced', 6, false],
    ['down to the nearest', 4, 2.4, 'overpriced', 2, false],
    ['between two the one nearer to the print, from above', 4, 2.5, 'overpriced', 3, false],
    ['between two the one nearer to the print, from below', 4, 6.5, 'underpriced', 6, false],
    ['of a positive trait at least 1', 4, 0.3, 'overpriced', 1, true],
    ['of a positive trait that harms at least 1', 2, -1.7, 'overpriced', 1, true],
    ['of a positive trait that is worth 1', 2, 0.9, 'overpriced', 1, false],
    ['of a negative trait nearer to nothing', -4, -2.2, 'underpriced', -2, false],
    ['of a negative trait farther from nothing', -3, -7.8, 'overpriced', -8, false],
    ['of a negative trait between two', -4, -2.5, 'underpriced', -3, false],
    ['of a negative trait that costs nothing at least 1', -2, 0, 'underpriced', -1, true],
    ['of a negative trait that helps at least 1', -3, 1.2, 'underpriced', -1, true],
    ['of a negative trait that is worth 1', -3, -1.4, 'underpriced', -1, false],
  ])('is %s: %d at %d', (_, printed, fair, verdict, proposed, atLimit) => {
    const { changes, atLimitAsPrinted } = proposalOf([judged('any', printed, fair, verdict)]);
    expect(changes).toMatchObject([{ trait: 'any', printed, proposed, atLimit, fair: { pc: fair } }]);
    expect(atLimitAsPrinted).toEqual([]);
  });

  it.each<Verdict>(['fair', 'undecided', 'unused', 'unpriced', 'not-covered'])(
    'is not given to a trait that is %s',
    (verdict) => {
      expect(proposalOf([judged('any', 4, 9, verdict)])).toEqual({ changes: [], atLimitAsPrinted: [] });
    },
  );

  it('is none where the nearest is the printed one', () => {
    expect(proposalOf([judged('any', 4, 4.4, 'underpriced')])).toEqual({ changes: [], atLimitAsPrinted: [] });
  });

  it('is none where the printed one is the limit, which is told', () => {
    const worths: Worth[] = [judged('helps', -1, 2, 'underpriced'), judged('harms', 1, -2, 'overpriced')];
    expect(proposalOf(worths)).toEqual({ changes: [], atLimitAsPrinted: ['helps', 'harms'] });
  });

  it('comes in the order of the traits', () => {
    const worths = ['b', 'a', 'c'].map((id, index) => judged(id, 4, 7 + index, 'underpriced'));
    expect(proposalOf(worths).changes.map(({ trait, proposed }) => [trait, proposed])).toEqual([
      ['b', 7],
      ['a', 8],
      ['c', 9],
    ]);
  });
});

/** What each trait would cost, by its id. */
function changesTo(costs: Readonly<Record<string, number>>): PriceChange[] {
  const fair = { pc: 0, interval: { low: 0, high: 0 } };
  return Object.entries(costs).map(([trait, proposed]) => ({ trait, printed: 0, proposed, fair, atLimit: false }));
}

it('a price list has the new prices in the sign of the rulebook, and the printed ones of all others', () => {
  const priceOf = pricesWith(changesTo({ hartowany: 6, cyklop: -1 }));
  // Celne oko −4, Niezdarny +4.
  expect(['hartowany', 'cyklop', 'celne-oko', 'niezdarny'].map(priceOf)).toEqual([-6, 1, -4, 4]);
});

describe('a band by another price list', () => {
  const [oko, niezdarny] = ['celne-oko', 'niezdarny'] as const;
  // Celne oko −4 is 2 PK, and Niezdarny +4 pays for it.
  it.each<{
    what: string;
    band: CreatedBand;
    costs: Record<string, number>;
    pk: readonly [before: number, repriced: number, after: number];
    hp: readonly number[];
    isLegal?: boolean;
  }>([
    {
      what: 'keeps its PŻ where PC were left over',
      band: createdBand([8, oko]),
      costs: { 'celne-oko': 6 },
      pk: [10, 10, 10],
      hp: [8],
    },
    {
      what: 'that has PK left pays with them',
      band: createdBand([8, oko]),
      costs: { 'celne-oko': 9 },
      pk: [10, 11, 11],
      hp: [8],
    },
    {
      what: 'sells PŻ for what becomes dearer',
      band: createdBand([8, oko, 'krzepki']),
      costs: { 'celne-oko': 12 },
      pk: [10, 13, 12],
      hp: [7],
    },
    {
      what: 'sells those of the figure that has most, then of the first',
      band: createdBand([5, oko, niezdarny], [6, niezdarny]),
      costs: { 'celne-oko': 12 },
      pk: [11, 14, 12],
      hp: [4, 5],
    },
    {
      what: 'sells for a negative that pays less',
      band: createdBand([6, oko, niezdarny], [6]),
      costs: { niezdarny: -1 },
      pk: [12, 13, 12],
      hp: [5, 6],
    },
    {
      what: 'buys for what becomes cheaper, first for the figure that has fewest',
      band: createdBand([5, oko], [4]),
      costs: { 'celne-oko': 1 },
      pk: [11, 10, 11],
      hp: [5, 5],
    },
    {
      what: 'buys no PŻ beyond 8',
      band: createdBand([8, oko]),
      costs: { 'celne-oko': 1 },
      pk: [10, 9, 9],
      hp: [8],
    },
    {
      what: 'does not fit where all have 4 PŻ',
      band: createdBand([4, oko, niezdarny], [4], [4]),
      costs: { niezdarny: -3 },
      pk: [12, 13, 13],
      hp: [4, 4, 4],
      isLegal: false,
    },
    {
      what: 'does not fit even with the fewest PŻ',
      band: createdBand([5, oko, niezdarny], [4]),
      costs: { 'celne-oko': 20 },
      pk: [9, 15, 14],
      hp: [4, 4],
      isLegal: false,
    },
  ])('$what', ({ band, costs, pk, hp, isLegal = true }) => {
    const found = refit(band, pricesWith(changesTo(costs)));
    expect([found.before.pk, found.repriced, found.after.pk]).toEqual(pk);
    expect(found.after.hp).toEqual(hp);
    expect(found.before.hp).toEqual(band.bought.map((figure) => figure.hp));
    expect(found.isLegal).toBe(isLegal);
    expect(isSame(found)).toBe(hp.every((own, figure) => own === band.bought[figure]!.hp));
  });

  it('is told of only where it has a trait with another price, and breaks no rule', () => {
    const having = createdBand([4, oko]);
    const bands = [having, createdBand([4, niezdarny]), { ...having, breaksRules: 'as a card prints it' }];
    expect(refitsOf(bands, changesTo({ 'celne-oko': 5 })).map(({ created }) => created)).toEqual([having]);
    expect(refitsOf(bands, [])).toEqual([]);
  });
});
