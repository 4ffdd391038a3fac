import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseOf, poolName, possiblePools } from '../../../src/systems/wstega/character-pool.ts';
import { skill } from '../../../src/systems/wstega/skill.ts';
import { exactOutcomes, outcomeOfRoll } from '../asked.ts';
import { revealed } from './cards.ts';
import { decisionsOf } from './decided.ts';
import { expected } from './expected.ts';

/** All pools that points of skill can make, spent or not. */
function poolsOf(
  character: { attribute: number; control?: number; skill?: number; broken?: boolean },
  zero = 'beside',
) {
  const whole = { control: 0, skill: 0, broken: false, ...character };
  const readings = { 'skill.attribute-zero': zero as 'beside' | 'instead' };
  return possiblePools(baseOf(whole, readings)).map(poolName).sort();
}

describe('pools', () => {
  it.each([
    {
      place: 'atrybut 2/1, umiejętność 1',
      attribute: 2,
      control: 1,
      skill: 1,
      pools: ['MK+K', 'K+k'],
      unspent: ['2K'],
    },
    {
      place: 'atrybut 2/0, umiejętność 2',
      attribute: 2,
      control: 0,
      skill: 2,
      pools: ['2k', '2MK', 'MK+k'],
      unspent: ['2K', 'MK+K', 'K+k'],
    },
    {
      place: 'atrybut 3/1, umiejętność 2',
      attribute: 3,
      control: 1,
      skill: 2,
      pools: ['2MK+K', 'MK+K+k', 'K+2k'],
      unspent: ['3K', 'MK+2K', '2K+k'],
    },
    { place: 'zerowy atrybut', attribute: 0, control: 0, skill: 0, pools: ['SK'], unspent: [] },
    {
      place: '0/1: karta średnia, nie do podbicia',
      attribute: 0,
      control: 1,
      skill: 1,
      pools: ['k', 'K+k'],
      unspent: [],
    },
    { place: '1/0: do podbicia albo na kość', attribute: 1, control: 0, skill: 1, pools: ['MK', 'k'], unspent: ['K'] },
  ])('$place', ({ attribute, control, skill: points, pools, unspent }) => {
    expect(poolsOf({ attribute, control, skill: points })).toEqual([...pools, ...unspent].sort());
  });

  it('Siła 2, Walka w zwarciu 3: 2 karty i jedna kość', () => {
    expect(poolsOf({ attribute: 2, skill: 3 })).toContain('2K+k');
  });

  it('rozbicie makes cards a level lower, which skill makes up for; a control above the attribute forbids it', () => {
    expect(poolsOf({ attribute: 2, broken: true })).toEqual(['2SK']);
    expect(poolsOf({ attribute: 2, skill: 1, broken: true })).toEqual(['2SK', 'K+SK', 'SK+k'].sort());
    expect(poolsOf({ attribute: 2, control: 3, broken: true })).toEqual(['2K']);
  });

  it('at attribute 0 the first point is beside the card, or instead of it', () => {
    expect(poolsOf({ attribute: 0, skill: 1 }, 'beside')).toEqual(['SK+k', 'k'].sort());
    expect(poolsOf({ attribute: 0, skill: 1 }, 'instead')).toEqual(['SK', 'k'].sort());
    const chance = (zero: string) =>
      exactOutcomes(skill, {
        parameters: { attribute: 0, skill: 1 },
        rulings: { 'skill.attribute-zero': zero },
      }).probability('success');
    expect(chance('beside').compare(chance('instead'))).toBe(1);
  });
});

describe('Konstruowanie puli dla początkujących', () => {
  const osilek = { attribute: 3, control: 1, skill: 1, spending: 'MK' };

  it('the first card is the raised one', () => {
    expect(outcomeOfRoll(skill, revealed('4♣ 10♥ D♠'), { parameters: osilek, by: 'negative' })).toBe(1);
    expect(outcomeOfRoll(skill, revealed('D♠ 10♥ 9♠'), { parameters: osilek, by: 'negative' })).toBe(0);
  });

  it.each([
    { spending: 'none', pool: '3K' },
    { spending: 'MK', pool: 'MK+2K' },
    { spending: 'k', pool: '2K+k' },
    { spending: '4k', pool: '2K+k' },
  ])('$spending lays out $pool', ({ spending, pool }) => {
    expect(decisionsOf(skill, { ...osilek, spending })[0]!.action.en).toBe(`lay out ${pool}`);
  });
});

it('lays out a pool that the reference rows call the best', () => {
  const rows = readFileSync(new URL('../../golden/wstega.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  let count = 0;
  for (const { test, params } of rows.map((line) => JSON.parse(line))) {
    if (test !== 'skill-spending') continue;
    const { attribute, control, skill: points, difficulty, policy, order } = params;
    const parameters = { attribute, control, skill: points, difficulty, policy, order };
    const [decided] = decisionsOf(skill, parameters, { 'ace.negative': params.ace_negative });
    const best = params.best.map((name: string) => {
      const [strong, medium, dice] = [...name.matchAll(/\d/g)].map(Number);
      return `lay out ${poolName({ strong: strong!, medium: medium!, weak: 0, dice: dice! })}`;
    });
    expect(best).toContain(decided!.action.en);
    count++;
  }
  expect(count).toBe(52);
});

describe('laws', () => {
  const success = (parameters: Record<string, number | string | boolean>) => expected(skill, 'value', parameters);
  const LEVELS = [0, 1, 2, 3, 4];

  it('more attribute, more skill and less difficulty never do harm', () => {
    for (const attribute of LEVELS) {
      for (const points of LEVELS) {
        const here = success({ attribute, skill: points });
        if (points < 4) expect(success({ attribute, skill: points + 1 }).compare(here)).toBeGreaterThanOrEqual(0);
        if (attribute < 4 && attribute > 0)
          expect(success({ attribute: attribute + 1, skill: points }).compare(here)).toBeGreaterThanOrEqual(0);
        expect(here.compare(success({ attribute, skill: points, difficulty: 11 }))).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('as written, attribute 0 has a die more than attribute 1: its one card is beside all the dice of skill', () => {
    for (const points of [1, 2, 3, 4]) {
      const zero = success({ attribute: 0, skill: points });
      expect(zero.compare(success({ attribute: 1, skill: points }))).toBe(1);
    }
  });

  it.each(['none', 'MK', '2k', 'MK+k', '4MK'])('best is at least as good as %s', (spending) => {
    for (const attribute of LEVELS) {
      for (const points of [1, 2, 4]) {
        for (const policy of ['first-success', 'all-in']) {
          const asked = { attribute, skill: points, policy };
          expect(success(asked).compare(success({ ...asked, spending }))).toBeGreaterThanOrEqual(0);
          const [decided] = decisionsOf(skill, { ...asked, spending });
          expect(decided!.bestValue).toEqual(success(asked));
        }
      }
    }
  });

  it('success per point is success over the points of creation', () => {
    const parameters = { attribute: 3, control: 2, skill: 1 };
    expect(expected(skill, 'points', parameters).toString()).toBe('9/1');
    const perPoint = expected(skill, 'success-per-point', parameters).toNumber();
    expect(perPoint).toBeCloseTo(success(parameters).toNumber() / 9, 12);
  });
});

it.each(['MK+MK', '5k', '0k', 'kk', '', 'MK+', 'SK'])('refuses the spending %s', (text) => {
  const { spending } = skill.parameters;
  expect(spending?.kind === 'notation' && spending.normalise(text)).toBeUndefined();
});
