import { expect, it } from 'vitest';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { complaintAboutScenario, SCENARIO, write } from './written.ts';

it.each([
  { scales: '{ forces.straz.count: 1..3 }', read: { 'forces.straz.count': [1, 2, 3] } },
  { scales: '{ rounds: [4, 8], forces.straz.hp: 2 }', read: { rounds: [4, 8], 'forces.straz.hp': [2] } },
])('a scenario scales by $scales', ({ scales, read }) => {
  expect(loadScenario(write(`${SCENARIO}scales: ${scales}\n`, 'scenario.yaml')).scales).toEqual(read);
});

it.each([
  {
    scales: '{ forces.strasz.count: 1..3 }',
    message: /: scales\.forces\.strasz\.count: unknown setting .*did you mean/,
  },
  { scales: '{ forces.straz.hp: 3..40 }', message: /forces\.straz\.hp is 40; allowed: a whole number 1\.\.20/ },
  { scales: '{ forces.straz.algorithm: 1..2 }', message: /unknown value of forces\.straz\.algorithm '1'/ },
  { scales: '{ forces.straz.count: 3..1 }', message: /allowed: a whole number 0\.\.40, a list of them, or from\.\.to/ },
])('is refused with scales: $scales', ({ scales, message }) => {
  const complaint = complaintAboutScenario(`${SCENARIO}scales: ${scales}\n`);
  expect(complaint).toMatch(/^scenario\.yaml:\d+:\d+: scales/);
  expect(complaint.replace(/^scenario\.yaml:\d+:\d+/, '')).toMatch(message);
});
