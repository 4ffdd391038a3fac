import { describe, expect, it } from 'vitest';
import { casesOf } from '../../src/battles/battle-grid.ts';
import type { BattleStudy } from '../../src/battles/battle-study.ts';
import { runBattleStudy } from '../../src/battles/run-battle-study.ts';
import type { SimulationProgress } from '../../src/montecarlo/run-shards.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { battleStudyFiles } from '../../src/report/battle-study-files.ts';
import { reportPage } from '../../src/report/page.ts';
import { DUEL_GRID, madeUpResults } from './battle-results.ts';

const STUDY: BattleStudy = {
  id: 'proba',
  title: { pl: 'Próba', en: 'A try' },
  note: undefined,
  grid: DUEL_GRID,
  cases: casesOf(DUEL_GRID).cases,
  lines: false,
  traits: false,
  pairs: undefined,
  battles: 200,
  seed: 'seed',
};
const WITHOUT = ['csv', 'en.svg', 'en.vl.json', 'svg', 'vl.json'];

describe.each([
  { lines: false, extensions: WITHOUT, shown: 0 },
  { lines: true, extensions: ['csv', 'en.svg', 'en.vl.json', 'lines.csv', 'svg', 'vl.json'], shown: 1 },
])('a study of battles with lines: $lines', async ({ lines, extensions, shown }) => {
  const { files, section } = await battleStudyFiles(
    { ...STUDY, lines },
    { results: madeUpResults(DUEL_GRID), pairs: undefined },
  );
  const page = reportPage([], [section], []);
  const count = (text: string) => page.split(text).length - 1;

  it('has its files', () => {
    expect([...files.keys()].sort()).toEqual(extensions.map((extension) => `teohiphip/battles/proba.${extension}`));
  });

  it('shows the lines on the page in both languages only if asked to', () => {
    expect(count('<summary>Linie list priorytetów</summary>')).toBe(shown);
    expect(count('<summary>Lines of the priority lists</summary>')).toBe(shown);
    expect(count('Lines of the list Objective · never reached: ')).toBe(shown);
    expect(count('href="teohiphip/battles/proba.lines.csv"')).toBe(shown);
    expect(count('href="teohiphip/battles/proba.csv"')).toBe(1);
  });
});

describe('a study of battles with pairs', async () => {
  const grid = { ...DUEL_GRID, policies: ['never', 'maximise'] };
  const study: BattleStudy = { ...STUDY, grid, cases: casesOf(grid).cases, pairs: 'policies' };
  const told: SimulationProgress[] = [];
  const fought = await runBattleStudy(study, { runner: startRunner(1), onProgress: (each) => told.push(each) });
  const { files, section } = await battleStudyFiles(study, fought);
  const page = reportPage([], [section], []);
  const count = (text: string) => page.split(text).length - 1;

  it('has a CSV of them, and tables on the page in both languages', () => {
    expect([...files.keys()]).toContain('teohiphip/battles/proba.pairs.csv');
    expect(count('<summary>Różnice na tych samych bitwach</summary>')).toBe(1);
    expect(count('<summary>Differences in the same battles</summary>')).toBe(1);
    expect(count('href="teohiphip/battles/proba.pairs.csv"')).toBe(1);
    expect(count('compared with: never')).toBe(1);
  });

  it('tells its progress as that of one run', () => {
    const done = told.map(({ trialsDone }) => trialsDone);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(told.at(-1)).toMatchObject({ cells: 4, cellsDone: 4, trials: 800, trialsDone: 800 });
  });
});
