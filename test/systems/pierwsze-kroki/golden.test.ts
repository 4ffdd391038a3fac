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
  {
    rows: { test: 'flight' },
    count: 35,
    test: 'flight',
    asked: ({ a, b }) => ({ parameters: { modifier: Number(a), opponent: Number(b) } }),
  },
  {
    rows: { test: 'haggle' },
    count: 35,
    test: 'haggle',
    asked: (params) => ({
      parameters: { modifier: Number(params.a), opponent: Number(params.b) },
      rulings: rulingsIn(params),
    }),
    name: (degree) => degree.replace('-', '_'),
  },
  {
    rows: { test: 'gamble' },
    count: 22,
    test: 'gamble',
    asked: ({ modifier, pt, stake, critical_pays }) => ({
      parameters: {
        modifier: Number(modifier),
        pt: Number(pt),
        stake: Number(stake),
        'critical-pays': Number(critical_pays),
      },
    }),
    name: (degree) => degree.replace('-', '_'),
  },
  {
    rows: { test: 'attack' },
    count: 17,
    test: 'attack',
    asked: (params) => ({
      parameters: {
        attack: Number(params.attack),
        dodge: Number(params.dodge),
        weapon: String(params.weapon).replace('d', 'k'),
        'damage-modifier': Number(params.damage_modifier),
        ac: Number(params.ac),
      },
      rulings: rulingsIn(params),
    }),
  },
  {
    rows: { test: 'death-saves' },
    count: 2,
    test: 'death-save',
    asked: (params) => ({ parameters: { fall: Number(params.fall) }, rulings: rulingsIn(params) }),
  },
  {
    // The road is a kind of land in these rows; under `half` every row is by road.
    rows: { test: 'journey' },
    count: 43,
    test: 'journey',
    asked: (params) => ({
      parameters: {
        hexes: Number(params.hexes),
        terrain: params.terrain === 'trakt' ? 'las' : String(params.terrain),
        road: params.terrain === 'trakt' || params['journey.road'] === 'half',
      },
      rulings: rulingsIn(params),
    }),
  },
];

describeGolden('pierwsze-kroki', READINGS);
