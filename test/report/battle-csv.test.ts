import { expect, it } from 'vitest';
import { battleCsv } from '../../src/report/battle-csv.ts';
import { DUEL_GRID, madeUpResults } from './battle-results.ts';

const FACTS =
  'battles,wins,losses,draws,win_rate,ci_low,ci_high,rounds_mean,survivors_mean,hp_left_mean,hp_paid_mean,swaps_mean';

function linesOf(csv: string): string[] {
  return csv.split('\n');
}

it('has the columns of the product contract and a row for each case', () => {
  const [head, row, end] = linesOf(battleCsv(DUEL_GRID, madeUpResults(DUEL_GRID)));
  expect(head).toBe(`scenario,band,script,policy,rulings,${FACTS}`);
  expect(row).toMatch(
    /^pojedynek,pojedynkowicz,objective,never,,200,100,100,0,0\.5,0\.43\d+,0\.56\d+,3\.5,0\.5,1\.25,0\.15,0\.15$/,
  );
  expect(end).toBe('');
});

it('has a column for each setting after the policy, and names the rulings that are not the default', () => {
  const grid = {
    ...DUEL_GRID,
    settings: { rounds: [6], 'forces.zapasnik.spd': [4.5], 'forces.zapasnik.algorithm': ['patrol'] },
    rulings: { 'activation.first': ['roll', 'players'], 'beast.damage': ['two-needed'] },
  };
  const [head, ...rows] = linesOf(battleCsv(grid, madeUpResults(grid)));
  expect(head).toBe(
    `scenario,band,script,policy,rounds,forces.zapasnik.spd,forces.zapasnik.algorithm,rulings,${FACTS}`,
  );
  expect(rows.map((row) => row.split(',').slice(3, 9).join())).toEqual([
    'never,6,4.5,patrol,beast.damage=two-needed,200',
    'never,6,4.5,patrol,activation.first=players;beast.damage=two-needed,200',
    '',
  ]);
});
