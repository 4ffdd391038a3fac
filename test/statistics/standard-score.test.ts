import { expect, it } from 'vitest';
import { standardScore } from '../../src/statistics/standard-score.ts';

it.each([
  { hits: 50, trials: 100, probability: 0.5, score: 0 },
  { hits: 60, trials: 100, probability: 0.5, score: 2 },
  { hits: 40, trials: 100, probability: 0.5, score: -2 },
  { hits: 105, trials: 400, probability: 0.2, score: 3.125 },
  { hits: 0, trials: 100, probability: 0, score: 0 },
  { hits: 100, trials: 100, probability: 1, score: 0 },
  { hits: 1, trials: 100, probability: 0, score: Number.POSITIVE_INFINITY },
  { hits: 99, trials: 100, probability: 1, score: Number.NEGATIVE_INFINITY },
])('$hits hits in $trials lie $score standard errors from $probability', ({ hits, trials, probability, score }) => {
  expect(standardScore(hits, trials, probability)).toBeCloseTo(score, 12);
});
