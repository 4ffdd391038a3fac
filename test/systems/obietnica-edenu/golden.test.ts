import { describeGolden, type GoldenRow, type Reading, rulingsIn } from '../golden.ts';

/** A test of a value of a character: so many dice rolled, so many kept. */
function keptDice(params: GoldenRow['params'], rolledTimes: number, keptPart: number) {
  const value = Number(params.value);
  return {
    parameters: { pool: rolledTimes * value, keep: Math.floor(value * keptPart), pt: Number(params.pt) },
    rulings: rulingsIn(params),
    by: 'successes',
  };
}

const READINGS: readonly Reading[] = [
  {
    rows: { test: 'check' },
    count: 170,
    test: 'check',
    asked: (params) => ({
      parameters: {
        pool: Number(params.pool),
        pt: Number(params.pt),
        specialisation: params.specialisation === true,
        cap: params.cap === null ? null : Number(params.cap),
      },
      rulings: rulingsIn(params),
      by: 'successes',
    }),
  },
  {
    rows: { test: 'auxiliary', where: ({ rule }) => rule === 'half-keep' },
    count: 9,
    test: 'check',
    asked: (params) => keptDice(params, 1, 1 / 2),
  },
  {
    rows: { test: 'auxiliary', where: ({ rule }) => rule === 'double-roll' },
    count: 6,
    test: 'check',
    asked: (params) => keptDice(params, 2, 1),
  },
];

describeGolden('obietnica-edenu', READINGS);
