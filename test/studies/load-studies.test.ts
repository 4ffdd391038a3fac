import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadStudies } from '../../src/studies/load-studies.ts';
import { complaintOf } from '../complaint.ts';
import { complaintAbout, folder, STUDY, write, writeFolder } from './written.ts';

describe('a study file', () => {
  it('needs only a system, a test, a title and a grid', () => {
    const [study] = loadStudies(write(STUDY, 'chances-of-a-check.yaml'));
    expect(study).toMatchObject({
      id: 'chances-of-a-check',
      title: { pl: 'Szanse', en: 'Chances' },
      note: undefined,
      testId: 'check',
      grid: { modifier: [0, 1, 2, 3], pt: [8, 12, 16, 17] },
      rulings: { 'check.plus-five': 'chapter-i' },
      show: 'success+',
      method: 'exact',
      seed: 'hyperputer',
      samples: 1_000_000,
      interval: 'wilson',
    });
  });

  it('can say everything', () => {
    const [study] = loadStudies(
      write(`# a comment
system: obietnica-edenu
test: check
title: { pl: Limit, en: Limit }
note: { pl: Zdanie., en: A sentence. }
grid: { pool: 9, cap: [none, '2..3'], specialisation: [true, false] }
by: successes
show: 3
table: { down: specialisation, across: cap }
rulings: { pool.one-at-pt1: plus }
method: both
samples: 5000
seed: '5'
interval: clopper-pearson
`),
    );
    expect(study).toMatchObject({
      note: { pl: 'Zdanie.', en: 'A sentence.' },
      grid: { pool: [9], pt: [6], cap: [null, 2, 3], specialisation: [true, false], keep: [null] },
      rulings: { 'pool.one-at-pt1': 'plus', 'cap.ten': 'two' },
      show: '3',
      axes: ['specialisation', 'cap'],
      method: 'both',
      samples: 5000,
      seed: '5',
      interval: 'clopper-pearson',
    });
    expect(study?.view.name.en).toBe('net successes');
  });

  it('may have Windows line ends and a byte order mark', () => {
    expect(loadStudies(write(`\ufeff${STUDY.replaceAll('\n', '\r\n')}`))).toHaveLength(1);
  });
});

describe('names and folders', () => {
  it.each(['Study.yaml', 'a study.yaml', 'próba.yaml', '-a.yaml', 'a--b.yaml', 'a_b.yaml'])(
    '%s is no name of a study',
    (name) => {
      expect(complaintAbout(write(STUDY, name))).toBe(
        `${name}: a study is named by its file: lower-case ASCII letters, digits and hyphens`,
      );
    },
  );

  it('a folder stands for the studies in and under it, by path', () => {
    const together = writeFolder({
      'b.yaml': STUDY,
      'a.yaml': STUDY,
      'combat/c-2.yaml': STUDY,
      'README.md': '# Not a study',
      'combat/notes.yml': 'not: a study',
    });
    expect(loadStudies(together).map(({ id }) => id)).toEqual(['a', 'b', 'c-2']);
  });

  it('two systems may have studies of one name, one system may not', () => {
    const other = STUDY.replace('pierwsze-kroki', 'obietnica-edenu')
      .replace('modifier: 0', 'pool: 1')
      .replace(/pt: .+/, 'pt: [6, 8]');
    const two = writeFolder({ 'one/check.yaml': STUDY, 'two/check.yaml': other });
    expect(loadStudies(two).map(({ id, system }) => `${system.id}/${id}`)).toEqual([
      'pierwsze-kroki/check',
      'obietnica-edenu/check',
    ]);
    const same = writeFolder({ 'one/check.yaml': STUDY, 'two/check.yaml': STUDY });
    expect(complaintOf(() => loadStudies(same))).toBe(
      `${join(same, 'two/check.yaml')}: pierwsze-kroki has another study 'check'`,
    );
  });

  it('a folder without studies', () => {
    const folderOfNotes = writeFolder({ 'notes/README.md': '# Not a study' });
    expect(complaintAbout(join(folderOfNotes, 'notes'))).toBe('notes: no study (*.yaml) in this folder');
  });

  it('a file that is not there', () => {
    expect(complaintAbout(join(folder, 'missing.yaml'))).toMatch(/^missing\.yaml: cannot be read \(ENOENT.+\)$/);
  });
});
