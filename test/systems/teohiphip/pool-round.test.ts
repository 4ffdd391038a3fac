import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import { enumeratePlay } from '../../../src/systems/play.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import { unpack } from '../../../src/systems/teohiphip/pool/result.ts';
import { poolRound } from '../../../src/systems/teohiphip/pool-round.ts';
import { poolTest } from '../../../src/systems/teohiphip/pool-test.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactResults, resultOfRoll } from '../asked.ts';

interface Row {
  readonly place: string;
  readonly pool: readonly number[];
  /** What is rolled after the pool. */
  readonly dice: readonly number[];
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly rulings?: Readonly<Record<string, string>>;
  /** Successes in the first test and in the second, PŻ paid. */
  readonly came: readonly [number, number, number];
}

const KEEPS = { 'second-success-value': '1/2' };

it.each<Row>([
  { place: 'Przechowywanie: dice are there for the whole round', pool: [6, 5, 3], dice: [1, 5, 1, 5], came: [2, 2, 2] },
  { place: 'Zużycie: a die is used once', pool: [6, 4, 3], dice: [1, 5, 1, 5], came: [2, 1, 1] },
  { place: 'Koszt: PŻ are gone', pool: [6, 6], dice: [1, 5, 1, 5], came: [2, 1, 1] },
  {
    place: 'each test has its own swap',
    pool: [6, 6, 6],
    dice: [1, 1, 1, 1],
    rulings: { 'swaps.per-test': 'one' },
    came: [1, 1, 2],
  },
  { place: 'no second test at 0 PŻ', pool: [6], dice: [1, 1], rulings: { 'swaps.zero': 'allowed' }, came: [1, 0, 1] },
  {
    place: 'the best keeps a die for a first success',
    pool: [6, 6],
    dice: [5, 1, 1, 1],
    parameters: { policy: 'optimal', ...KEEPS },
    came: [1, 1, 1],
  },
  {
    place: 'one test at a time, it is spent',
    pool: [6, 6],
    dice: [5, 1, 1, 1],
    parameters: { policy: 'each-test', ...KEEPS },
    came: [2, 0, 1],
  },
  {
    place: 'Chwiejny: hindrance after a swap',
    pool: [6, 6, 1],
    dice: [1, 1, 5],
    parameters: { trait: 'chwiejny', policy: 'first-success' },
    came: [1, 1, 1],
  },
  {
    place: 'Chwiejny: none without',
    pool: [6, 6, 1],
    dice: [5, 1, 5, 6],
    parameters: { trait: 'chwiejny', policy: 'first-success' },
    came: [1, 2, 0],
  },
  {
    place: 'Impulsywny: the first test only',
    pool: [6, 6, 1],
    dice: [1, 1, 1, 1],
    parameters: { trait: 'impulsywny', policy: 'never' },
    came: [1, 0, 1],
  },
  {
    place: 'Powolny Refleks: not in the first test',
    pool: [6, 6, 1],
    dice: [1, 1, 1, 1],
    parameters: { trait: 'powolny-refleks' },
    came: [0, 2, 2],
  },
  {
    place: 'Niepewny: the bad die goes once',
    pool: [2, 2, 6, 6],
    dice: [1, 5, 1, 5],
    parameters: { trait: 'niepewny' },
    came: [2, 2, 3],
  },
  {
    place: 'Opanowany: once a round',
    pool: [6, 6, 1],
    dice: [1, 5, 1, 5],
    parameters: { trait: 'opanowany' },
    came: [2, 2, 1],
  },
  {
    place: 'Ekonomiczny: once a round',
    pool: [6, 6, 1],
    dice: [1, 5, 1, 5],
    parameters: { trait: 'ekonomiczny' },
    came: [2, 2, 1],
  },
  {
    place: 'Oportunista: the die given away is there in the second',
    pool: [5, 1],
    dice: [6, 1, 1, 1],
    parameters: { trait: 'oportunista', policy: 'first-success' },
    came: [1, 1, 1],
  },
  {
    place: 'Oszust: the AP is not spent by a rule of thumb',
    pool: [1, 1],
    dice: [1, 1, 1, 1],
    parameters: { trait: 'oszust' },
    came: [0, 0, 0],
  },
  {
    place: 'Oszust: the AP is a test',
    pool: [1, 1],
    dice: [1, 1],
    parameters: { trait: 'oszust', policy: 'each-test' },
    came: [1, 0, 1],
  },
  {
    place: 'Z Nawiązką: the PŻ won back can be paid',
    pool: [6],
    dice: [6, 6, 1, 2],
    parameters: { trait: 'z-nawiazka' },
    came: [2, 1, 1],
  },
  {
    place: 'Taktyk: one test has advantage',
    pool: [6, 6],
    dice: [5, 5, 1, 1, 1],
    parameters: { trait: 'taktyk' },
    came: [2, 1, 1],
  },
])('$place: $came', ({ pool, dice, parameters, rulings, came }) => {
  const asked = { parameters: { hp: pool.length, policy: 'maximise', ...parameters }, rulings: rulings ?? {} };
  const { first, second, paid } = unpack(resultOfRoll(poolRound, [...pool, ...dice], asked));
  expect([first, second, paid]).toEqual(came);
});

const TRAITS = Object.keys((poolRound.parameters.trait as { options: Record<string, unknown> }).options);
const POLICIES = Object.keys((poolRound.parameters.policy as { options: Record<string, unknown> }).options);
const DEFAULTS = Object.fromEntries(Object.entries(poolRound.parameters).map(([id, each]) => [id, each.default]));

function meanValue(parameters: Readonly<Record<string, string | number>>) {
  const all = { ...DEFAULTS, ...parameters };
  const rulings = readRulings(poolRound, {});
  return meanOf(poolRound.exact(all, rulings), (result) => poolRound.amounts!.value!.of(result, all, rulings));
}

describe.each(TRAITS)('laws with %s', (trait) => {
  it('no policy is worth more than the optimal one', () => {
    for (const each of [
      { hp: 2, 'hp-price': '1/3' },
      { hp: 4, 'hp-price': '0' },
    ]) {
      const shared = { ...each, ...KEEPS, trait, floor: 2 };
      const best = meanValue({ ...shared, policy: 'optimal' });
      for (const policy of POLICIES) expect(meanValue({ ...shared, policy }).compare(best)).toBeLessThanOrEqual(0);
    }
  });

  it('is counted as it is played', () => {
    for (const policy of ['maximise', 'each-test', 'optimal']) {
      const rulings = readRulings(poolRound, {});
      const parameters = { ...DEFAULTS, ...KEEPS, trait, hp: 2, dice: 'hindrance', 'second-dice': 'hindrance', policy };
      const played = enumeratePlay(poolRound.play(parameters, rulings), 300_000)!;
      expect(fractionsOf(poolRound.exact(parameters, rulings))).toEqual(fractionsOf(played));
    }
  });
});

describe('laws of a round', () => {
  it.each(['never', 'first-success', 'maximise', 'each-test'])('its first test is a test under %s', (policy) => {
    const alone = exactResults(poolTest, {
      parameters: { hp: 4, policy: policy === 'each-test' ? 'optimal' : policy },
    });
    const inRound = exactResults(poolRound, { parameters: { hp: 4, policy } });
    const firstOf = (result: number) => unpack(result).first;
    expect(fractionsOf(inRound.map(firstOf))).toEqual(fractionsOf(alone.map(firstOf)));
  });

  it('looking beyond the test on the table is worth something', () => {
    const shared = { hp: 3, ...KEEPS };
    expect(
      meanValue({ ...shared, policy: 'optimal' }).compare(meanValue({ ...shared, policy: 'each-test' })),
    ).toBeGreaterThan(0);
  });
});
