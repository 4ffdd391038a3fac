import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  disagreement,
  type EstimatedOdds,
  type ExactOdds,
  shownOutcomes,
} from '../../src/studies/cell-odds.ts';
import { numberOutcomes } from '../../src/systems/view.ts';
import { InputError } from '../../src/text/input-error.ts';

const EXACT: ExactOdds = { method: 'exact', probability: 0.5 };
const ESTIMATE: EstimatedOdds = { method: 'mc', probability: 0.6, low: 0.5, high: 0.69, hits: 60, samples: 100 };

describe('the outcomes to show', () => {
  const outcomes = numberOutcomes(-1, 2);

  it.each([
    { show: '1', ids: [1] },
    { show: '-1', ids: [-1] },
    { show: '0+', ids: [0, 1, 2] },
    { show: '2+', ids: [2] },
    { show: '-1+', ids: [-1, 0, 1, 2] },
  ])('$show stands for $ids', ({ show, ids }) => {
    expect(shownOutcomes(outcomes, show).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['21', '+1', '', '+', '1++'])("'%s' is none of them", (show) => {
    expect(() => shownOutcomes(outcomes, show)).toThrow(InputError);
  });
});

it('the bounds of what is known are itself, those of an estimate its interval', () => {
  expect(boundsOf(EXACT)).toEqual({ low: 0.5, high: 0.5 });
  expect(boundsOf(ESTIMATE)).toMatchObject({ low: 0.5, high: 0.69 });
});

it.each([
  { what: 'both', odds: [EXACT, ESTIMATE], score: 2 },
  { what: 'only the exact', odds: [EXACT], score: undefined },
  { what: 'only the estimate', odds: [ESTIMATE], score: undefined },
])('the disagreement of $what is $score', ({ odds, score }) => {
  expect(disagreement(odds)).toBe(score);
});
