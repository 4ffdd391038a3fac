import { expect, it } from 'vitest';
import { lineCsv } from '../../src/report/line-csv.ts';
import { LISTS } from '../../src/skirmish/lists/registry.ts';
import { DUEL_GRID, madeUpResults } from './battle-results.ts';

const ALGORITHM = DUEL_GRID.scenarios[0]!.forces[0]!.algorithm;

it('has a row for every line of the lists in use, with its counts over all battles', () => {
  const grid = { ...DUEL_GRID, policies: ['never', 'maximise'] };
  const [head, ...rows] = lineCsv(madeUpResults(grid)).trimEnd().split('\n');
  expect(head).toBe('list,line,name,reached,fired,failed');
  expect(rows.slice(0, 3)).toEqual([
    'objective,1,work,1000,800,6',
    'objective,2,leave,200,0,0',
    `objective,3,${LISTS.objective!.lines[2]!.id},0,0,0`,
  ]);
  const named = rows.map((row) => row.split(',').slice(0, 3).join());
  expect(named).toEqual(
    ['objective', ALGORITHM].flatMap((id) => LISTS[id]!.lines.map((line, index) => `${id},${index + 1},${line.id}`)),
  );
});
