import { describeGolden, type Reading } from '../golden.ts';

const READINGS: readonly Reading[] = [
  {
    rows: { test: 'test' },
    count: 1,
    test: 'test',
    asked: ({ dice }) => ({ parameters: { dice: String(dice) } }),
  },
];

describeGolden('teohiphip', READINGS);
