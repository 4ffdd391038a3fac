import { describe, expect, it } from 'vitest';
import {
  type Decision,
  distributionOf,
  follow,
  meanOf,
  type Policy,
  solve,
  valueUnder,
} from '../../src/probability/decision.ts';
import { Distribution } from '../../src/probability/distribution.ts';
import { Fraction } from '../../src/probability/fraction.ts';
import { fractionsOf } from './fractions-of.ts';

type Act = 'roll' | 'keep';

/** Roll a k6 up to so many times and keep the last: a state is the face shown and the rolls left. */
const KEEP_OR_ROLL: Decision<string, Act> = {
  actions: (state) => {
    if (state.endsWith('kept')) return [];
    const [face, left] = state.split(' ');
    if (face === '0') return ['roll'];
    return left === '0' ? ['keep'] : ['keep', 'roll'];
  },
  after: (state, action) => {
    const [face, left] = state.split(' ');
    if (action === 'keep') return Distribution.certain(`${face} kept`);
    return Distribution.die(6).map((next) => `${next} ${Number(left) - 1}`);
  },
  result: (state) => Number(state.split(' ')[0]),
};

const face = (result: number) => new Fraction(BigInt(result));
const never: Policy<string, Act> = (_, actions) => actions[0]!;

describe('rolling a k6 again or keeping it', () => {
  // 7/2; keep 4 or more: 17/4; keep 5 or more: 14/3.
  it.each([
    { rolls: 1, value: '7/2', keeps: [1, 2, 3, 4, 5, 6] },
    { rolls: 2, value: '17/4', keeps: [4, 5, 6] },
    { rolls: 3, value: '14/3', keeps: [5, 6] },
  ])('is worth $value with $rolls rolls', ({ rolls, value, keeps }) => {
    const solution = solve(KEEP_OR_ROLL, face);
    expect(solution.valueOf(`0 ${rolls}`).toString()).toBe(value);
    const kept = [1, 2, 3, 4, 5, 6].filter((shown) => {
      const state = `${shown} ${rolls - 1}`;
      return solution.policy(state, KEEP_OR_ROLL.actions(state)) === 'keep';
    });
    expect(kept).toEqual(keeps);
  });

  it('is worth what the best policy gets when it is followed', () => {
    const solution = solve(KEEP_OR_ROLL, face);
    const { results, visited } = follow(KEEP_OR_ROLL, Distribution.certain('0 3'), solution.policy);
    expect(meanOf(results, face).equals(solution.valueOf('0 3'))).toBe(true);
    // Counted by hand: keep 5 or 6 (1/3), else keep 4 or more (1/2), else what comes.
    expect(fractionsOf(results)).toEqual({
      1: '1/18',
      2: '1/18',
      3: '1/18',
      4: '1/6',
      5: '1/3',
      6: '1/3',
    });
    expect(visited.map(({ state, action, chance }) => `${state}: ${action}, ${chance}`)).toContain('4 1: keep, 1/9');
  });

  it('is worth less under a policy that never rolls again, and the same policy is worth the same twice over', () => {
    const own = valueUnder(KEEP_OR_ROLL, never, face)('0 3');
    expect(own.toString()).toBe('7/2');
    const { results } = follow(KEEP_OR_ROLL, Distribution.certain('0 3'), never);
    expect(meanOf(results, face).equals(own)).toBe(true);
  });

  it('takes the first of two actions that are worth the same, and copes with losses', () => {
    const solution = solve(KEEP_OR_ROLL, () => new Fraction(-1n));
    expect(solution.policy('6 1', ['keep', 'roll'])).toBe('keep');
    expect(solution.valueOf('0 3').toString()).toBe('-1/1');
  });

  it('knows what each action is worth', () => {
    const solution = solve(KEEP_OR_ROLL, face);
    expect(solution.valueOfAction('4 1', 'keep').toString()).toBe('4/1');
    expect(solution.valueOfAction('4 1', 'roll').toString()).toBe('7/2');
  });
});

describe('following a policy', () => {
  it('comes to every choice with the chance of coming to it', () => {
    const { visited } = follow(KEEP_OR_ROLL, Distribution.certain('0 2'), solve(KEEP_OR_ROLL, face).policy);
    expect(visited.map(({ state, action, chance }) => `${state}: ${action}, ${chance}`)).toEqual(
      expect.arrayContaining(['3 1: roll, 1/6', '4 1: keep, 1/6']),
    );
    expect(visited).toHaveLength(6);
  });

  it('adds the chances of courses that meet again', () => {
    const diamond: Decision<string, 'on'> = {
      actions: (state) => (state === 'end' ? [] : ['on']),
      after: (state) =>
        state === 'start'
          ? Distribution.of([
              ['left', 1n],
              ['right', 2n],
            ])
          : Distribution.certain(state === 'left' || state === 'right' ? 'middle' : 'end'),
      result: () => 7,
    };
    const { results } = follow(diamond, Distribution.certain('start'), () => 'on');
    expect(fractionsOf(results)).toEqual({ 7: '1/1' });
  });
});

describe('probabilities as a distribution', () => {
  it('keeps them exactly', () => {
    const chances = new Map([
      ['a', new Fraction(1n, 3n)],
      ['b', new Fraction(1n, 4n)],
      ['c', new Fraction(5n, 12n)],
    ]);
    expect(fractionsOf(distributionOf(chances))).toEqual({ a: '1/3', b: '1/4', c: '5/12' });
  });

  it('refuses what does not add up to 1', () => {
    expect(() => distributionOf(new Map([['a', new Fraction(1n, 3n)]]))).toThrow(RangeError);
  });
});
