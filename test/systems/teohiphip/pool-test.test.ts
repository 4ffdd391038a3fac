import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import type { Fraction } from '../../../src/probability/fraction.ts';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import { unpack } from '../../../src/systems/teohiphip/pool/result.ts';
import { poolTest } from '../../../src/systems/teohiphip/pool-test.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactResults, outcomeOfRoll, resultOfRoll } from '../asked.ts';

interface Row {
  readonly place: string;
  /** The pool, then dice rolled again, then the test. */
  readonly pool: readonly number[];
  readonly again?: readonly number[];
  readonly dice: readonly number[];
  /** Successes and PŻ paid. */
  readonly outcome: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly rulings?: Readonly<Record<string, string>>;
}

const DICE = ['', 'hindrance', 'standard', 'advantage'] as const;

function asked({ pool, dice, parameters, rulings }: Row) {
  const hp = pool.length;
  return {
    parameters: { hp, dice: DICE[dice.length]!, policy: 'maximise', ...parameters },
    rulings: rulings ?? {},
    by: 'both',
  };
}

function expectRow(row: Row) {
  const script = [...row.pool, ...(row.again ?? []), ...row.dice];
  expect(outcomeOfRoll(poolTest, script, asked(row))).toBe(row.outcome);
}

const FIRST = { policy: 'first-success' };
const ONE = { 'swaps.per-test': 'one' };

describe('Podręcznik czasownika, Pula inicjatywy', () => {
  it.each<Row>([
    { place: 'Szybki start, przykład wymiany', pool: [6, 4, 3], dice: [2, 4], outcome: '1,1', parameters: FIRST },
    { place: 'no policy pays without a pool die that helps', pool: [4, 4, 3], dice: [2, 4], outcome: '0,0' },
    { place: 'never', pool: [6, 6, 6], dice: [2, 4], outcome: '0,0', parameters: { policy: 'never' } },
    { place: 'every swap costs 1 PŻ', pool: [6, 5, 3], dice: [2, 4], outcome: '2,2' },
    { place: 'one die a test', pool: [6, 5, 3], dice: [2, 4], outcome: '1,1', rulings: ONE },
    { place: 'PŻ never to 0', pool: [6], dice: [2, 4], outcome: '0,0' },
    { place: 'PŻ to 0', pool: [6], dice: [2, 4], outcome: '1,1', rulings: { 'swaps.zero': 'allowed' } },
    {
      place: 'thrifty keeps 2 PŻ',
      pool: [6, 6, 3],
      dice: [1, 1],
      outcome: '1,1',
      parameters: { policy: 'thrifty', floor: 2 },
    },
    {
      place: 'thrifty keeps 3 PŻ',
      pool: [6, 6, 3],
      dice: [1, 1],
      outcome: '0,0',
      parameters: { policy: 'thrifty', floor: 3 },
    },
    { place: 'two dice count', pool: [6, 6, 1, 1], dice: [5, 1, 2], outcome: '2,1' },
    {
      place: 'two dice count, taken literally',
      pool: [6, 6, 1, 1],
      dice: [5, 1, 2],
      outcome: '2,2',
      rulings: { 'swaps.maximise-over-cap': 'literal' },
    },
    { place: 'utrudnienie: one die', pool: [6, 6, 1], dice: [2], outcome: '1,1' },
    {
      place: 'optimal pays what is worth it',
      pool: [6, 6, 1],
      dice: [1, 1],
      outcome: '1,1',
      parameters: { policy: 'optimal', 'second-success-value': '1/5' },
    },
    {
      place: 'optimal does not pay for nothing',
      pool: [6, 6, 1],
      dice: [1, 1],
      outcome: '0,0',
      parameters: { policy: 'optimal', 'first-success-value': '1/5', 'second-success-value': '0' },
    },
  ])('$place: pool $pool, dice $dice', expectRow);
});

describe('Cechy postaci', () => {
  it.each<readonly [string, readonly Omit<Row, 'place'>[]]>([
    [
      'synchroniczny',
      [
        { pool: [5, 5, 5], dice: [1, 1], outcome: '0,0' },
        { pool: [6, 5, 5], dice: [1, 1], outcome: '1,1' },
      ],
    ],
    [
      'pechowiec',
      [
        { pool: [1, 6, 6], dice: [1, 1], outcome: '0,0' },
        { pool: [2, 6, 6], dice: [1, 1], outcome: '2,2' },
      ],
    ],
    ['chwiejny', [{ pool: [6, 6, 6], dice: [1, 1], outcome: '2,2' }]],
    [
      'impulsywny',
      [
        { pool: [2, 3, 4], dice: [5, 6], outcome: '1,1', parameters: { policy: 'never' } },
        { pool: [2, 3, 6], dice: [1, 6], outcome: '2,1', parameters: { policy: 'never' } },
        { pool: [6], dice: [1, 2], outcome: '0,0' },
        { pool: [6, 6, 6], dice: [1, 2], outcome: '1,1', rulings: ONE },
        { pool: [6, 6, 6], dice: [1, 2], outcome: '2,2', rulings: { ...ONE, 'swaps.forced-counts': 'extra' } },
      ],
    ],
    [
      'nerwowy',
      [
        { pool: [5, 6, 2], again: [1], dice: [1, 1], outcome: '1,1' },
        { pool: [5, 6, 2, 2], dice: [1, 1], outcome: '2,2' },
      ],
    ],
    [
      'niepewny',
      [
        { pool: [1, 6, 6, 4], dice: [2, 3], outcome: '1,2', parameters: FIRST },
        { pool: [3, 6, 6, 4], dice: [2, 3], outcome: '1,1', parameters: FIRST },
        { pool: [1, 6], dice: [2, 3], outcome: '0,0' },
        { pool: [1, 6, 6], dice: [2, 3], outcome: '0,0', rulings: ONE },
        { pool: [1, 6, 6], dice: [2, 3], outcome: '0,0', parameters: { policy: 'never' } },
        {
          pool: [1, 6, 6],
          dice: [5, 6],
          outcome: '1,1',
          parameters: { policy: 'never' },
          rulings: { 'traits.niepewny': 'at-once' },
        },
      ],
    ],
    [
      'oportunista',
      [
        { pool: [2, 3], dice: [6, 1], outcome: '0,0', parameters: { policy: 'never' } },
        { pool: [2, 3], dice: [6, 1], outcome: '1,1' },
        { pool: [5, 2], dice: [6, 1], outcome: '2,1' },
        { pool: [5, 5, 2], dice: [1, 1], outcome: '1,0', parameters: FIRST },
        { pool: [2], dice: [6, 6], outcome: '1,0' },
        { pool: [2], dice: [6, 6], outcome: '2,0', rulings: { 'swaps.free-at-one': 'forbidden' } },
      ],
    ],
    [
      'ostrozny',
      [
        { pool: [6, 6, 6], dice: [1, 1], outcome: '0,0' },
        { pool: [6, 6, 6, 6], dice: [1, 1], outcome: '1,1' },
      ],
    ],
    ['powolny-refleks', [{ pool: [6, 6, 6], dice: [1, 1], outcome: '0,0' }]],
    [
      'przesadny',
      [
        { pool: [6, 6, 2], again: [1], dice: [1, 1], outcome: '1,1' },
        { pool: [2, 2, 5, 5], again: [6], dice: [1, 1], outcome: '2,2' },
        {
          pool: [2, 2, 5, 5],
          again: [1, 1],
          dice: [1, 1],
          outcome: '1,1',
          rulings: { 'traits.przesadny': 'one-of-each' },
        },
        { pool: [1, 2, 6], dice: [1, 1], outcome: '1,1' },
      ],
    ],
    ['chaotyczny', [{ pool: [6, 2, 2], again: [1], dice: [1, 1], outcome: '0,0' }]],
    [
      'slepy-w-ciemnosci',
      [
        { pool: [5, 5, 5], dice: [1, 1], outcome: '0,0' },
        { pool: [6, 5, 5], dice: [1, 1], outcome: '1,1' },
      ],
    ],
    [
      'szczesciarz',
      [
        { pool: [1, 1, 2], again: [6], dice: [1, 1], outcome: '1,1' },
        { pool: [2, 2, 2], dice: [1, 1], outcome: '0,0' },
      ],
    ],
    [
      'kowal-losu',
      [
        { pool: [1, 2, 3], dice: [1, 1], outcome: '1,1' },
        { pool: [1, 6, 3], dice: [1, 1], outcome: '2,2' },
      ],
    ],
    [
      'mistyk',
      [
        { pool: [4, 4, 1], dice: [1, 1], outcome: '1,1' },
        { pool: [3, 3, 1], dice: [1, 1], outcome: '0,0' },
      ],
    ],
    [
      'oszust',
      [
        { pool: [2, 3, 3], dice: [1, 1], outcome: '1,1' },
        { pool: [1, 1, 3], dice: [1, 1], outcome: '1,1' },
        { pool: [3, 3, 4], dice: [1, 1], outcome: '0,0' },
      ],
    ],
    [
      'strateg',
      [
        { pool: [3, 5, 4], again: [6], dice: [1, 1], outcome: '2,2' },
        { pool: [5, 5, 6], dice: [1, 1], outcome: '2,2' },
      ],
    ],
    [
      'hazardzista',
      [
        { pool: [1, 2, 3], again: [6, 6, 1], dice: [1, 1], outcome: '2,2' },
        { pool: [6, 2, 3], dice: [1, 1], outcome: '1,1' },
      ],
    ],
    [
      'opanowany',
      [
        { pool: [6, 5, 1], dice: [1, 1], outcome: '2,1' },
        { pool: [5, 5, 1], dice: [1, 1], outcome: '2,2' },
        { pool: [6, 6, 1], dice: [1, 1], outcome: '2,1' },
      ],
    ],
    ['ekonomiczny', [{ pool: [5, 5, 1], dice: [1, 1], outcome: '2,1' }]],
    [
      'wytrwaly',
      [
        { pool: [5, 5, 5], dice: [1, 1], outcome: '2,1' },
        { pool: [5], dice: [1, 1], outcome: '1,0' },
        { pool: [5], dice: [1, 1], outcome: '0,0', rulings: { 'swaps.free-at-one': 'forbidden' } },
      ],
    ],
    ['taktyk', [{ pool: [6, 6], dice: [1, 1, 1], outcome: '1,1', parameters: { dice: 'standard' } }]],
    ['nocny-lowca', [{ pool: [4, 4, 1], dice: [1, 1], outcome: '2,2' }]],
  ])('%s', (trait, rows) => {
    for (const row of rows) expectRow({ place: trait, ...row, parameters: { trait, ...row.parameters } });
  });

  it.each([
    { dice: [6, 6], critical: 'two-sixes', healed: 1 },
    { dice: [5, 6], critical: 'two-sixes', healed: 0 },
    { dice: [6, 1, 6], critical: 'two-sixes', healed: 1 },
    { dice: [6], critical: 'two-sixes', healed: 0 },
    { dice: [6], critical: 'one-with-hindrance', healed: 1 },
    { dice: [6, 5], critical: 'one-with-hindrance', healed: 0 },
  ])('z-nawiazka: $dice under $critical gives $healed PŻ back', ({ dice, critical, healed }) => {
    const row = { place: '', pool: [1, 1], dice, outcome: '', parameters: { trait: 'z-nawiazka' } };
    const result = resultOfRoll(
      poolTest,
      [...row.pool, ...dice],
      asked({ ...row, rulings: { 'success.critical': critical } }),
    );
    expect(unpack(result).healed).toBe(healed);
  });
});

const TRAITS = Object.keys((poolTest.parameters.trait as { options: Record<string, unknown> }).options);
const POLICIES = ['never', 'first-success', 'maximise', 'thrifty', 'optimal'];

function mean(parameters: Readonly<Record<string, string | number>>, amount = 'value', rulings = {}): Fraction {
  const defaults = Object.entries(poolTest.parameters).map(([id, each]) => [id, each.default] as const);
  const all = { ...Object.fromEntries(defaults), ...parameters };
  const read = readRulings(poolTest, rulings);
  return meanOf(exactResults(poolTest, { parameters, rulings }), (result) =>
    poolTest.amounts![amount]!.of(result, all, read),
  );
}

describe.each(TRAITS)('laws with %s', (trait) => {
  it('no policy is worth more than the optimal one', () => {
    for (const each of [
      { dice: 'advantage', hp: 2, 'hp-price': '1/4' },
      { dice: 'standard', hp: 4, 'hp-price': '2/3' },
      { dice: 'hindrance', hp: 3, 'hp-price': '0' },
    ]) {
      const shared = { ...each, trait, 'second-success-value': '1/2', floor: 2 };
      const best = mean({ ...shared, policy: 'optimal' });
      for (const policy of POLICIES) expect(mean({ ...shared, policy }).compare(best), policy).toBeLessThanOrEqual(0);
    }
  });

  it.each([
    { hp: 2, dice: 'standard', policy: 'maximise', perTest: 'unlimited' },
    { hp: 2, dice: 'standard', policy: 'optimal', perTest: 'one' },
    // A whole pool of three that is rolled again is more than need be gone through.
    { hp: trait === 'hazardzista' ? 2 : 3, dice: 'hindrance', policy: 'optimal', perTest: 'unlimited' },
  ])('is counted as it is played: $hp PŻ, $dice, $policy, $perTest', ({ hp, dice, policy, perTest }) => {
    const rulings = readRulings(poolTest, { 'swaps.per-test': perTest });
    const defaults = Object.entries(poolTest.parameters).map(([id, each]) => [id, each.default] as const);
    const parameters = { ...Object.fromEntries(defaults), trait, hp, dice, policy };
    const played = enumeratePlay(poolTest.play(parameters, rulings), 60_000)!;
    expect(fractionsOf(poolTest.exact(parameters, rulings))).toEqual(fractionsOf(played));
  });
});

describe('laws of the pool', () => {
  it.each(['first-success', 'maximise', 'optimal'])('more PŻ never bring fewer successes under %s', (policy) => {
    for (const dice of ['hindrance', 'standard', 'advantage']) {
      const means = [1, 2, 3, 4, 5, 6].map((hp) => mean({ hp, dice, policy }, 'successes'));
      means.slice(1).forEach((own, index) => {
        expect(own.compare(means[index]!)).toBeGreaterThan(0);
      });
    }
  });

  it('the thrifty policy with a floor of 1 pays for every success', () => {
    const asThrifty = exactResults(poolTest, { parameters: { hp: 5, policy: 'thrifty' } });
    const asMaximise = exactResults(poolTest, { parameters: { hp: 5, policy: 'maximise' } });
    expect(fractionsOf(asThrifty)).toEqual(fractionsOf(asMaximise));
  });

  it('explains each choice with what it is worth, and never more than the best', () => {
    const defaults = Object.entries(poolTest.parameters).map(([id, each]) => [id, each.default] as const);
    const parameters = { ...Object.fromEntries(defaults), hp: 3, policy: 'first-success' };
    const lines = poolTest.decisions!(parameters, readRulings(poolTest, {}));
    const line = lines.find(({ situation }) => situation.en === '3 PŻ, dice [1–4][1–4], pool [5–6][1–4][1–4]')!;
    expect(line.action).toEqual({ pl: 'wymień [1–4] na [5–6]', en: 'swap [1–4] for [5–6]' });
    expect(line.chance.toString()).toBe('16/81');
    expect(line.value!.toString()).toBe('3/4');
    expect(lines.some(({ value, bestValue }) => value!.compare(bestValue!) < 0)).toBe(true);
  });
});
