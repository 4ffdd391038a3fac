import { describeGolden, type Reading, rulingsIn } from '../golden.ts';

/** What the reference rows call degrees. */
const POLISH: Readonly<Record<string, string>> = {
  'critical-failure': 'krytyczna-porazka',
  'catastrophic-failure': 'katastrofalna-porazka',
  'serious-failure': 'powazna-porazka',
  'clear-failure': 'wyrazna-porazka',
  failure: 'porazka',
  'advantage-0': 'przewaga-0',
  success: 'sukces',
  exceptional: 'wyjatkowy-sukces',
  remarkable: 'niezwykly-sukces',
  'critical-success': 'krytyczny-sukces',
};

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
    rows: { test: 'auxiliary' },
    count: 19,
    test: 'auxiliary',
    asked: (params) => ({
      parameters: { value: Number(params.value), pt: Number(params.pt) },
      rulings: { ...rulingsIn(params), 'resist.rule': String(params.rule) },
      by: 'successes',
    }),
  },
  {
    rows: { test: 'opposed' },
    count: 48,
    test: 'opposed',
    asked: (params) => ({
      parameters: {
        pool: Number(params.pool_a),
        'opponent-pool': Number(params.pool_b),
        pt: Number(params.pt_a),
        'opponent-pt': Number(params.pt_b),
        skill: params.higher_skill === 'A' ? 4 : 3,
        'opponent-skill': params.higher_skill === 'B' ? 4 : 3,
      },
      rulings: rulingsIn(params),
      by: 'degree',
    }),
    name(outcome) {
      if (outcome === 'tie') return 'nothing';
      const [, side, degree] = /^(win|lose)-(.*)$/.exec(outcome)!;
      return `${side === 'win' ? 'A' : 'B'}:${POLISH[degree!]}`;
    },
  },
  {
    rows: { test: 'power-resisted' },
    count: 23,
    test: 'power',
    asked: (params) => ({
      parameters: {
        pool: Number(params.pool),
        cap: Number(params.cap),
        resist: Number(params.resist_value),
        pt: Number(params.pt),
      },
      rulings: { ...rulingsIn(params), 'resist.rule': String(params.rule) },
    }),
    name: (outcome) => (outcome.endsWith('failure') ? `failed:${POLISH[outcome]}` : (POLISH[outcome] ?? outcome)),
  },
  {
    rows: { test: 'hacking' },
    count: 14,
    test: 'hacking',
    asked: (params) => ({
      parameters: {
        pool: Number(params.pool),
        mode: String(params.mode),
        cap: Number(params.cap),
        specialisation: params.specialisation === true,
      },
      rulings: rulingsIn(params),
      by: 'successes',
    }),
  },
  {
    rows: { test: 'drone' },
    count: 8,
    test: 'drone',
    asked: (params) => ({
      parameters: {
        computers: Number(params.komputery),
        parameter: Number(params.drone_parameter),
        pt: Number(params.pt),
        specialisation: params.specialisation === true,
      },
      rulings: rulingsIn(params),
      by: 'successes',
    }),
  },
  {
    rows: { test: 'attack-spend' },
    count: 23,
    test: 'attack',
    asked: (params) => ({
      parameters: {
        pool: Number(params.pool),
        pt: Number(params.pt),
        specialisation: params.specialisation === true,
        policy: 'damage-first',
      },
      rulings: rulingsIn(params),
      by: 'damage-bought',
    }),
  },
];

describeGolden('obietnica-edenu', READINGS);
