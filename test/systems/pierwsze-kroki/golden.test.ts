import { describeGolden, type Reading, rulingsIn } from '../golden.ts';

const READINGS: readonly Reading[] = [
  {
    rows: { test: 'check' },
    count: 48,
    test: 'check',
    asked: ({ modifier, pt }) => ({ parameters: { modifier: Number(modifier), pt: Number(pt) } }),
    name: (degree) => degree.replace('-', '_'),
  },
  {
    rows: { test: 'opposed' },
    count: 119,
    test: 'opposed',
    asked: (params) => ({
      parameters: { modifier: Number(params.a), opponent: Number(params.b) },
      rulings: rulingsIn(params),
    }),
    name: (outcome) => ({ win: 'attacker', lose: 'defender', tie: 'tie' })[outcome]!,
  },
];

describeGolden('pierwsze-kroki', READINGS);
