import { describe, expect, it } from 'vitest';
import { listBattleStudies, loadBattleStudy } from '../../src/battles/battle-study.ts';
import { battlesId } from '../../src/battles/run-battles.ts';
import { ALGORITHMS } from '../../src/skirmish/lists/names.ts';
import { complaintOf } from '../complaint.ts';
import { write } from './written.ts';

const STUDY = `title: { pl: Próba, en: A try }
scenarios: [lustro]
bands: [lustro]
scripts: all
settings:
  rounds: [5, 6]
battles: 10
`;

describe('a study of battles', () => {
  it('has everything that its file names, and defaults for the rest', () => {
    const study = loadBattleStudy(write(STUDY, 'proba.yaml'));
    expect(study).toMatchObject({ id: 'proba', title: { pl: 'Próba' }, battles: 10, lines: false });
    expect(study.seed).toBe('hyperputer');
    expect(study.pairs).toBeUndefined();
    expect(study.cases).toHaveLength(2 * 5);
    expect(new Set(study.cases.map(({ policy }) => policy))).toEqual(new Set(['first-success']));
    expect(new Set(study.cases.map(({ scenario }) => scenario.rounds))).toEqual(new Set([5, 6]));
  });

  it('may set every algorithm of a force, and ask for the lines', () => {
    const text = STUDY.replace('rounds: [5, 6]', 'forces.agenci.algorithm: all\nlines: true');
    const study = loadBattleStudy(write(text, 'proba.yaml'));
    expect(study.lines).toBe(true);
    expect(study.grid.settings).toEqual({ 'forces.agenci.algorithm': ALGORITHMS });
    expect(study.cases).toHaveLength(ALGORITHMS.length * 5);
  });

  it('may ask for pairs, whose reference is the first of its file', () => {
    const study = loadBattleStudy(write(`${STUDY}policies: [thrifty, never]\npairs: policies\n`, 'proba.yaml'));
    expect(study.pairs).toBe('policies');
    expect(study.grid.policies[0]).toBe('thrifty');
  });

  it.each([
    { fault: ['battles: 10', 'battles: 0'], message: /:7:1: battles: allowed: a whole number 1\.\.1000000/ },
    { fault: ['scripts: all', 'scrpts: all'], message: /:4:1: scrpts: unknown key 'scrpts'; did you mean 'scripts'\?/ },
    { fault: ['[lustro]', '[lutro]'], message: /:2:1: scenarios: unknown scenario 'lutro'; did you mean 'lustro'\?/ },
    {
      fault: ['bands: [lustro]', 'bands: [lustr]'],
      message: /:3:1: bands: unknown band 'lustr'; did you mean 'lustro'\?/,
    },
    {
      fault: ['scripts: all', 'scripts: [gunlin]'],
      message: /:4:11: scripts\.0: unknown value 'gunlin'; did you mean 'gunline'\?/,
    },
    { fault: ['rounds: [5', 'round: [5'], message: /:5:1: settings: unknown setting of lustro 'round'; did you mean/ },
    { fault: ['[5, 6]', '[5, 99]'], message: /:6:3: settings\.rounds: rounds is 99; allowed: a whole number 1\.\.20/ },
    { fault: ['[5, 6]', 'all'], message: /:6:3: settings\.rounds: rounds is 'all'; allowed: a whole number 1\.\.20/ },
    { fault: ['[5, 6]', '[six]'], message: /:6:3: settings\.rounds: rounds is 'six'; allowed: a whole number 1\.\.20/ },
    { fault: ['[5, 6]', '[5, 5]'], message: /:6:3: settings\.rounds: rounds lists 5 twice/ },
    {
      fault: ['[5, 6]', '5..6'],
      message: /:6:3: settings\.rounds: allowed: a list of numbers, a list of names, or all/,
    },
    {
      fault: ['rounds: [5, 6]', 'forces.agenci.algorithm: [patrol, partol]'],
      message: /:6:3: settings\.forces\.agenci\.algorithm: unknown value of .* 'partol'; did you mean 'patrol'\?/,
    },
    {
      fault: ['battles: 10', 'pairs: policy\nbattles: 10'],
      message: /:7:1: pairs: unknown value 'policy'\. Known: bands, scripts, policies/,
    },
    { fault: ['battles: 10', 'pairs: yes\nbattles: 10'], message: /:7:1: pairs: / },
    {
      fault: ['battles: 10', 'pairs: policies\nbattles: 10'],
      message: /:7:1: pairs: policies has one value; allowed: two or more, the first to compare the others with/,
    },
    { fault: ['battles: 10', 'lines: maybe\nbattles: 10'], message: /:7:1: lines: / },
    {
      fault: ['battles: 10', 'rulings: { activation.frist: [roll] }\nbattles: 10'],
      message: /:7:1: rulings: unknown ruling 'activation.frist'; did you mean 'activation.first'\?/,
    },
  ])('with $fault.1 is refused with its place', ({ fault: [from, to], message }) => {
    const path = write(STUDY.replace(from!, to!), 'wrong.yaml');
    const complaint = complaintOf(() => loadBattleStudy(path));
    expect(complaint.startsWith(path)).toBe(true);
    expect(complaint).toMatch(message);
  });
});

describe('the hash of all that defines the numbers of a study', () => {
  const { cases, seed, battles } = loadBattleStudy(write(STUDY, 'proba.yaml'));
  const own = battlesId(cases, seed, battles);

  it('stays when nothing changes', () => {
    expect(battlesId(loadBattleStudy(write(STUDY, 'proba.yaml')).cases, seed, battles)).toBe(own);
    expect(own).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    { change: 'the seed', id: () => battlesId(cases, 'Seed', battles) },
    { change: 'the battles', id: () => battlesId(cases, seed, battles + 1) },
    { change: 'a case left out', id: () => battlesId(cases.slice(1), seed, battles) },
    { change: 'a policy', id: () => battlesId([{ ...cases[0]!, policy: 'never' }, ...cases.slice(1)], seed, battles) },
  ])('is another after $change', ({ id }) => {
    expect(id()).not.toBe(own);
  });
});

describe('the studies of battles that come with the program', () => {
  it.each(listBattleStudies())('$id are few enough to keep the report cheap', ({ cases, battles }) => {
    expect(cases.length * battles).toBeLessThanOrEqual(10_000);
  });
});
