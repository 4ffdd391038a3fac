import { describe, expect, it } from 'vitest';
import { casesOf } from '../../src/battles/battle-grid.ts';
import type { BattleStudy } from '../../src/battles/battle-study.ts';
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
  battles: 200,
  seed: 'seed',
};
const WITHOUT = ['csv', 'en.svg', 'en.vl.json', 'svg', 'vl.json'];

describe.each([
  { lines: false, extensions: WITHOUT, shown: 0 },
  { lines: true, extensions: ['csv', 'en.svg', 'en.vl.json', 'lines.csv', 'svg', 'vl.json'], shown: 1 },
])('a study of battles with lines: $lines', async ({ lines, extensions, shown }) => {
  const { files, section } = await battleStudyFiles({ ...STUDY, lines }, madeUpResults(DUEL_GRID));
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
