import { describe, expect, it } from 'vitest';
import { proposalOf } from '../../src/battles/worth/proposal.ts';
import { refit } from '../../src/battles/worth/refit.ts';
import type { FoughtRefit } from '../../src/battles/worth/refit-effect.ts';
import { proposalTables } from '../../src/report/proposal-table.ts';
import type { Language } from '../../src/text/bilingual.ts';
import { createdBand, judged } from '../battles/worth/made-up.ts';

const PROPOSAL = proposalOf([
  judged('hartowany', 4, 5.6, 'underpriced'),
  judged('cyklop', -4, 0.2, 'underpriced'),
  judged('nieostrozny', -2, -2.1, 'fair'),
  judged('chaotyczny', -1, 0.6, 'underpriced'),
]);

describe('the changes of the price list', () => {
  it.each<[Language, caption: string, rows: readonly (readonly string[])[]]>([
    [
      'pl',
      'Zmiany w cenniku cech (znaki jak w podręczniku: koszt (−), zysk (+); cena już jest na granicy, do zmiany sama cecha: Chaotyczny)',
      [
        ['Hartowany', '−4 PC', '−6 PC', '−5,6 (−6,6 do −5,1)', '–'],
        ['Cyklop', '+4 PC', '+1 PC', '−0,2 (−1,2 do +0,3)', 'cena na granicy tego nie naprawi, do zmiany sama cecha'],
      ],
    ],
    [
      'en',
      'Changes of the price list (signs as in the rulebook: cost (−), gain (+); at the limit as printed, the trait itself should change: Chaotic)',
      [
        ['Hardened', '−4 PC', '−6 PC', '−5.6 (−6.6 to −5.1)', '–'],
        [
          'One-eyed',
          '+4 PC',
          '+1 PC',
          '−0.2 (−1.2 to +0.3)',
          'at the limit, no price mends it: the trait itself should change',
        ],
      ],
    ],
  ])('have the signs of the rulebook: %s', (language, caption, rows) => {
    const tables = proposalTables(PROPOSAL, [], language);
    expect(tables).toHaveLength(1);
    expect(tables[0]!.caption).toBe(caption);
    expect(tables[0]!.rows.map(({ heading, cells }) => [heading, ...cells])).toEqual(rows);
    expect(tables[0]!.columns).toHaveLength(rows[0]!.length - 1);
  });

  it('say that there are none', () => {
    const [table] = proposalTables({ changes: [], atLimitAsPrinted: [] }, [], 'en');
    expect(table).toMatchObject({
      caption: expect.stringContaining('the battles demand no change of price'),
      rows: [],
    });
  });
});

describe('the bands', () => {
  const fought: FoughtRefit = {
    cells: 12,
    winRates: [0.62, 0.6],
    change: { difference: -0.02, interval: { low: -0.031, high: -0.009 } },
  };
  const oko = createdBand([8, 'celne-oko']);
  const costing = (pc: number) => () => -pc;

  it.each<[what: string, effect: { refit: ReturnType<typeof refit>; fought: FoughtRefit | null }, cells: string[]]>([
    [
      'one that sells a PŻ',
      { refit: refit(oko, costing(15)), fought },
      ['10 → 13', '8 → 7 (12 PK)', '62,0 % → 60,0 %', '−2,0 (−3,1 do −0,9) p.p.'],
    ],
    [
      'one that stays as it is',
      { refit: refit(oko, costing(6)), fought: { ...fought, winRates: [0.62, 0.62], change: null } },
      ['10 → 10', '8', '62,0 % → 62,0 %', 'ta sama banda'],
    ],
    [
      'one that cannot be paid for',
      { refit: refit(oko, costing(60)), fought: null },
      ['10 → 28', '8 → 4 (24 PK)', '–', 'nie mieści się w punktach kreacji'],
    ],
    [
      'one that no scenario has room for',
      { refit: refit(oko, costing(3)), fought: null },
      ['10 → 9', '8', '–', 'nie mieści się w żadnym scenariuszu'],
    ],
  ])('%s', (_, effect, cells) => {
    const [, table] = proposalTables(PROPOSAL, [effect], 'pl');
    expect(table!.rows).toEqual([{ heading: 'Trzech rekrutów', cells }]);
    expect(table!.columns).toEqual(['PK za to samo', 'kupione PŻ', 'szansa wygranej', 'różnica']);
  });
});
