import type { StudyRequest } from '../../src/studies/study.ts';

/** A study of the chance to meet PT, as a command asks it. */
export const REQUEST: StudyRequest = {
  id: 'chance',
  system: 'pierwsze-kroki',
  test: 'check',
  grid: { modifier: [0, 3], pt: [8, 12, 16] },
  rulings: {},
  method: 'exact',
  seed: 'seed',
  samples: 100_000,
  interval: 'wilson',
};

/** A study of pools of dice, which has two views and more than two parameters. */
export const POOLS: StudyRequest = { ...REQUEST, id: 'pools', system: 'obietnica-edenu', grid: { pool: [7, 8] } };
