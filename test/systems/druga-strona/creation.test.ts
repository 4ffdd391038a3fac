import { describe, expect, it } from 'vitest';
import { creation } from '../../../src/systems/druga-strona/creation.ts';
import { exactOutcomes, exactResults, outcomeOfRoll } from '../asked.ts';

type Parameters = Readonly<Record<string, string | number | boolean>>;

interface Row {
  /** What each roll of 2k6 came to. */
  readonly rolls: readonly number[];
  readonly is: string;
  readonly parameters?: Parameters;
  readonly rulings?: Readonly<Record<string, string>>;
}

const diceOf = (sum: number) => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

function expectPowers(rows: readonly Row[]): void {
  it.each(rows)('$rolls $parameters $rulings: $is', ({ rolls, is, parameters = {}, rulings = {} }) => {
    const asked = { parameters: { rolls: rolls.length, ...parameters }, rulings, by: 'powers' };
    expect(outcomeOfRoll(creation, rolls.flatMap(diceOf), asked)).toBe(is);
  });
}

const still = { 'move-point': false };
const angel = { origin: 'angel' };
const peak = { aim: 'peak' };
const zero = { 'creation.below-two': 'zero' };

describe('the table of powers', () => {
  const powers = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5];
  expectPowers(
    powers.map((power, index) => ({
      rolls: new Array<number>(5).fill(index + 2),
      is: new Array<number>(4).fill(power).join('-'),
      parameters: still,
    })),
  );
});

describe('five rolls, of which the worst is dropped', () => {
  expectPowers([
    { rolls: [2, 12, 9, 7, 5], is: '5-4-3-2', parameters: still },
    { rolls: [12, 12, 2, 12, 12], is: '5-5-5-5', parameters: still },
    { rolls: [3, 3, 3, 3, 3], is: '1-1-1-1', parameters: still },
    { rolls: [2, 12, 9, 7, 5, 11], is: '5-5-4-3', parameters: still },
    // Fewer than four: what is not rolled counts as 2.
    { rolls: [12, 9, 7], is: '5-4-3-1', parameters: still },
  ]);
});

describe('a point may be moved', () => {
  expectPowers([
    // A 6 becomes 7 at the cost of an 8, and of a 5 nothing.
    { rolls: [8, 6, 5, 5, 2], is: '4-2-2-2', parameters: peak },
    { rolls: [8, 6, 5, 3, 2], is: '4-2-2-1' },
    { rolls: [6, 5, 5, 5, 2], is: '3-2-2-2' },
    // Not to be moved when it would cost as much.
    { rolls: [6, 4, 4, 4, 2], is: '3-2-2-1' },
    { rolls: [6, 4, 4, 4, 2], is: '2-2-2-2', parameters: still },
    { rolls: [12, 12, 12, 12, 2], is: '5-5-5-5' },
    // Of equal sums the greatest power: one point never makes the one cost the other.
    { rolls: [10, 6, 6, 4, 2], is: '5-2-2-2' },
    { rolls: [10, 7, 7, 3, 2], is: '5-3-3-1' },
    // A point of a 2 makes the power 1, or 0.
    { rolls: [10, 2, 2, 2, 2], is: '5-1-1-1' },
    { rolls: [10, 2, 2, 2, 2], is: '5-1-1-0', rulings: zero },
  ]);
});

describe('an angel takes a point from three results and adds five to the fourth', () => {
  expectPowers([
    { rolls: [6, 6, 6, 6, 2], is: '5-2-2-2', parameters: angel },
    // What is above 12 is lost: it is not wasted on the best. Of equal sums the more even powers.
    { rolls: [12, 9, 7, 4, 2], is: '5-4-3-2', parameters: angel },
    { rolls: [12, 10, 8, 5, 2], is: '5-4-4-3', parameters: angel },
    // The greatest sum, or the greatest power.
    { rolls: [8, 4, 3, 3, 2], is: '4-3-1-1', parameters: angel },
    { rolls: [8, 4, 3, 3, 2], is: '5-1-1-1', parameters: { ...angel, ...peak } },
    // Obliged to, although it costs more than it brings.
    { rolls: [12, 11, 11, 11, 2], is: '5-5-4-4', parameters: angel },
    { rolls: [2, 2, 2, 2, 2], is: '3-1-1-1', parameters: angel },
    { rolls: [2, 2, 2, 2, 2], is: '3-0-0-0', parameters: angel, rulings: zero },
  ]);
});

describe('laws', () => {
  const mean = (parameters: Parameters, by = 'sum', rulings = {}) => {
    const outcomes = exactOutcomes(creation, { parameters, rulings, by });
    return outcomes.outcomes().reduce<number>((sum, id) => sum + Number(id) * outcomes.probability(id).toNumber(), 0);
  };

  it('without a moved point, is what all 11^5 combinations of five results come to', () => {
    const ways = (result: number) => 6 - Math.abs(result - 7);
    const powerOf = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5];
    const bySum = new Map<number, number>();
    const visit = (rolled: readonly number[], weight: number): void => {
      if (rolled.length < 5) {
        for (let result = 2; result <= 12; result++) visit([...rolled, result], weight * ways(result));
        return;
      }
      const powers = rolled.map((result) => powerOf[result - 2]!);
      const sum = powers.reduce((total, power) => total + power, 0) - Math.min(...powers);
      bySum.set(sum, (bySum.get(sum) ?? 0) + weight);
    };
    visit([], 1);
    const outcomes = exactOutcomes(creation, { parameters: still });
    for (let sum = 4; sum <= 20; sum++) {
      expect(outcomes.probability(sum).toNumber()).toBeCloseTo((bySum.get(sum) ?? 0) / 36 ** 5, 12);
    }
  });

  it('rolls and a moved point help, and the sum or the peak is best for whoever aims at it', () => {
    for (let rolls = 1; rolls < 8; rolls++)
      expect(mean({ ...still, rolls: rolls + 1 })).toBeGreaterThan(mean({ ...still, rolls }));
    expect(mean({})).toBeGreaterThan(mean(still));
    for (const origin of ['other', 'angel']) {
      expect(mean({ origin })).toBeGreaterThanOrEqual(mean({ origin, ...peak }));
      expect(mean({ origin, ...peak }, 'highest')).toBeGreaterThanOrEqual(mean({ origin }, 'highest'));
      expect(mean({ origin }, 'lowest')).toBeGreaterThanOrEqual(mean({ origin }, 'lowest', zero));
    }
  });

  it('reads the same powers in every view', () => {
    for (const result of exactResults(creation, { parameters: angel }).outcomes()) {
      const { sum, highest, lowest, powers } = creation.views;
      const parameters = { origin: 'angel', rolls: 5, 'move-point': true, aim: 'sum' } as const;
      const readings = { 'creation.below-two': 'one', 'creation.few-rolls': 'two' } as const;
      const each = String(powers!.outcomeOf(result, parameters, readings))
        .split('-')
        .map(Number);
      expect(sum!.outcomeOf(result, parameters, readings)).toBe(each.reduce((total, power) => total + power, 0));
      expect(highest!.outcomeOf(result, parameters, readings)).toBe(Math.max(...each));
      expect(lowest!.outcomeOf(result, parameters, readings)).toBe(Math.min(...each));
    }
  });
});
