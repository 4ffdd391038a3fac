import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import type { CellOdds } from '../../src/studies/cell-odds.ts';
import { collectOdds, runStudy } from '../../src/studies/run-study.ts';
import { readStudy, type Study, type StudyRequest } from '../../src/studies/study.ts';

const DEFAULTS = {
  id: 'asked',
  rulings: {},
  method: 'exact',
  seed: 'report',
  samples: 500,
  interval: 'wilson',
} as const;

/** Studies of every shape that tables and charts know: 0 to 3 varying parameters, exact, simulated and both. */
export const REQUESTS: Readonly<Record<string, StudyRequest>> = {
  'nothing varies': { ...DEFAULTS, system: 'pierwsze-kroki', test: 'check', grid: { modifier: [-2] } },
  'nothing varies, simulated': { ...DEFAULTS, system: 'pierwsze-kroki', test: 'check', grid: {}, method: 'mc' },
  'nothing varies, both': { ...DEFAULTS, system: 'pierwsze-kroki', test: 'opposed', grid: {}, method: 'both' },
  'one varies': { ...DEFAULTS, system: 'pierwsze-kroki', test: 'check', grid: { modifier: [-2, 0, 2] } },
  'one varies, simulated': {
    ...DEFAULTS,
    system: 'teohiphip',
    test: 'test',
    grid: { dice: ['standard', 'advantage'] },
    method: 'mc',
  },
  'one varies, many outcomes': {
    ...DEFAULTS,
    system: 'obietnica-edenu',
    test: 'check',
    grid: { pool: [3, 7, 10] },
    by: 'successes',
  },
  'one varies, worse outcomes later': {
    ...DEFAULTS,
    system: 'wstega',
    test: 'dynamic',
    grid: { medium: [0], dice: [1], opposition: [1, 3] },
    by: 'opposition-przebicie',
  },
  'two vary': { ...DEFAULTS, system: 'obietnica-edenu', test: 'check', grid: { pool: [1, 2, 3], pt: [6, 8] } },
  'two vary, both': {
    ...DEFAULTS,
    system: 'obietnica-edenu',
    test: 'check',
    grid: { pool: [1, 2, 3], pt: [6, 8] },
    method: 'both',
  },
  'two vary, many lines': {
    ...DEFAULTS,
    system: 'pierwsze-kroki',
    test: 'check',
    grid: { modifier: [0, 1, 2], pt: [8, 9, 10, 11, 12, 13, 14, 15, 16] },
  },
  'three vary': {
    ...DEFAULTS,
    system: 'obietnica-edenu',
    test: 'check',
    grid: { pool: [2, 4], pt: [6, 8], specialisation: [false, true] },
    show: 'exceptional+',
  },
};

export async function oddsOf(request: StudyRequest): Promise<{ readonly study: Study; readonly cells: CellOdds[] }> {
  const study = readStudy(request);
  const runner = startRunner(1);
  return { study, cells: await collectOdds(await runStudy(study, { runner: async () => runner })) };
}
