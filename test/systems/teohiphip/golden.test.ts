import { describeGolden, type Reading, rulingsIn } from '../golden.ts';

const READINGS: readonly Reading[] = [
  {
    rows: { test: 'test' },
    count: 1,
    test: 'test',
    asked: ({ dice }) => ({ parameters: { dice: String(dice) } }),
  },
  {
    rows: { test: 'attack' },
    count: 2,
    test: 'attack',
    // A second ignored success is reached by cover and Krycie się that add up.
    asked: ({ dice, ignored_successes: ignored }) => ({
      parameters: { dice: String(dice), cover: Number(ignored) >= 1, hunker: Number(ignored) >= 2 },
      rulings: { 'cover.hunker-stacks': 'yes' },
    }),
  },
  {
    rows: { test: 'duel' },
    count: 59,
    test: 'duel',
    asked: (params) => ({
      parameters: {
        hp: Number(params.hp_a),
        'opponent-hp': Number(params.hp_b),
        dice: String(params.dice_a),
        'opponent-dice': String(params.dice_b),
        attacks: Number(params.attacks_a),
        'opponent-attacks': Number(params.attacks_b),
        'opponent-protection': duelProtection(params),
        first: { A: 'own', roll: 'roll' }[String(params.first)]!,
        rounds: params.rounds === null ? null : Number(params.rounds),
      },
      rulings: { 'cover.in-melee': 'yes' },
    }),
    name: (outcome) => ({ win: 'A', lose: 'B', neither: 'neither' })[outcome]!,
  },
  {
    rows: { test: 'pool-test' },
    count: 61,
    test: 'pool-test',
    asked: ({ dice, hp, policy, ...params }) => ({
      parameters: { dice: String(dice), hp: Number(hp), policy: String(policy) },
      rulings: rulingsIn(params),
      by: 'both',
    }),
  },
  {
    rows: { test: 'optimal-pool-test' },
    count: 46,
    test: 'pool-test',
    asked: ({ dice, hp, policy, w1, w2, cost_per_pz: price, ...params }) => ({
      parameters: {
        dice: String(dice),
        hp: Number(hp),
        policy: String(policy),
        'first-success-value': String(w1),
        'second-success-value': String(w2),
        'hp-price': String(price),
      },
      rulings: rulingsIn(params),
      by: 'both',
    }),
  },
];

/** A figure that attacks twice has no AP for Krycie się: what protects it always is terrain. */
function duelProtection({ b_protection: protection, attacks_b: attacks }: Readonly<Record<string, unknown>>): string {
  if (protection === 'always') return attacks === 1 ? 'hunkers' : 'cover';
  return { none: 'none', 'first-activation': 'hunkered' }[String(protection)]!;
}

describeGolden('teohiphip', READINGS);
