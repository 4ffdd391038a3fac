import { describe, expect, it } from 'vitest';
import { complaintAbout, STUDY, write } from './written.ts';

const KEYS = 'system, test, title, note, grid, by, show, table, rulings, method, samples, seed, interval';

describe('what is not YAML as it should be', () => {
  it.each([
    { what: 'a list that does not end', text: `${STUDY}note: [a\nmethod: mc\n`, at: '10:1' },
    { what: 'a key twice', text: `${STUDY}test: opposed\n`, at: '9:1' },
    { what: 'a tab for an indent', text: `${STUDY}rulings:\n\tcheck.plus-five: example\n`, at: '10:1' },
    { what: 'two documents', text: `${STUDY}---\n${STUDY}`, at: '9:1' },
    { what: 'an unknown tag', text: `${STUDY}seed: !secret x\n`, at: '9:7' },
    { what: 'brackets without end', text: '['.repeat(500_000), at: '1:\\d+' },
    { what: 'an alias', text: `${STUDY}note: &note { pl: a, en: b }\nseed: *note\n`, at: '10:7' },
    {
      what: 'a bomb of aliases',
      text: `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
        .split('')
        .map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]\n`)
        .join('')}`,
      at: '2:8',
    },
  ])('$what is reported in one line with its place', ({ text, at }) => {
    expect(complaintAbout(write(text))).toMatch(new RegExp(`^study\\.yaml:${at}: .+$`));
  });

  it.each([
    { what: 'an empty file', text: '', message: 'study.yaml:1:1: Invalid input: expected object, received null' },
    { what: 'comments alone', text: '# a\n', message: 'study.yaml:1:1: Invalid input: expected object, received null' },
    { what: 'a list', text: '- a\n- b\n', message: 'study.yaml:1:1: Invalid input: expected object, received array' },
    { what: 'a word', text: 'study\n', message: 'study.yaml:1:1: Invalid input: expected object, received string' },
  ])('$what: $message', ({ text, message }) => {
    expect(complaintAbout(write(text))).toBe(message);
  });

  it.each([
    { what: 'zero bytes', bytes: Buffer.from(`${STUDY}\0`) },
    { what: 'a picture', bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
    { what: 'Latin-2', bytes: Buffer.from('title: { pl: \xb1, en: a }', 'latin1') },
  ])('$what', ({ bytes }) => {
    expect(complaintAbout(write(bytes))).toBe('study.yaml: not a text file in UTF-8');
  });

  it('a file of more than a megabyte', () => {
    expect(complaintAbout(write(STUDY.padEnd(1_000_001, '#')))).toBe(
      'study.yaml: the file has 1000001 bytes; allowed: at most 1000000',
    );
  });
});

describe('what a study cannot say', () => {
  it.each([
    {
      what: 'an unknown key',
      text: `${STUDY}smaples: 5\n`,
      message: `study.yaml:9:1: smaples: unknown key 'smaples'; did you mean 'samples'? Known: ${KEYS}`,
    },
    {
      what: 'a key that objects have',
      text: `${STUDY}__proto__: { samples: 5 }\n`,
      message: `study.yaml:9:1: __proto__: unknown key '__proto__'. Known: ${KEYS}`,
    },
    {
      what: 'an unknown parameter',
      text: STUDY.replace('modifier:', 'modifer:'),
      message:
        "study.yaml:7:3: grid.modifer: unknown key 'modifer'; did you mean 'modifier'? Known: modifier, pt, attribute, rank, health",
    },
    {
      what: 'an unknown ruling',
      text: `${STUDY}rulings:\n  check.plus-fiv: example\n`,
      message:
        "study.yaml:10:3: rulings.check.plus-fiv: unknown key 'check.plus-fiv'; " +
        "did you mean 'check.plus-five'? Known: check.plus-five",
    },
    {
      what: 'an unknown system',
      text: STUDY.replace('kroki', 'krok'),
      message:
        "study.yaml:1:1: system: unknown system 'pierwsze-krok'; did you mean 'pierwsze-kroki'? " +
        'Known: teohiphip, pierwsze-kroki, obietnica-edenu, druga-strona, wstega',
    },
    {
      what: 'an unknown test',
      text: STUDY.replace('check', 'chek'),
      message:
        "study.yaml:2:1: test: unknown test of pierwsze-kroki 'chek'; did you mean 'check'? Known: check, opposed, flight, haggle, gamble, attack, death-save, journey, dread, treasure-dig, loot, loot-gold, advancement",
    },
    {
      what: 'a value out of range',
      text: STUDY.replace('0..3', '0..99'),
      message: "study.yaml:7:3: grid.modifier: modifier is '99'; allowed: a whole number -20..40",
    },
    {
      what: 'a value twice',
      text: STUDY.replace('16..17', '12'),
      message: 'study.yaml:8:3: grid.pt: pt lists 12 twice',
    },
    {
      what: 'a value that is no number',
      text: STUDY.replace('0..3', 'many'),
      message: 'study.yaml:7:3: grid.modifier: allowed: a whole number -20..40, from..to, or a list of them',
    },
    {
      what: 'a word for a number',
      text: `${STUDY}samples: many\n`,
      message: 'study.yaml:9:1: samples: Invalid input: expected number, received string',
    },
    {
      what: 'a number for a word',
      text: `${STUDY}seed: 5\n`,
      message: 'study.yaml:9:1: seed: Invalid input: expected string, received number',
    },
    {
      what: 'nothing',
      text: `${STUDY}samples:\n`,
      message: 'study.yaml:9:1: samples: Invalid input: expected number, received null',
    },
    {
      what: 'a title in one language',
      text: STUDY.replace('  en: Chances\n', ''),
      message: 'study.yaml:3:1: title.en: Invalid input: expected string, received undefined',
    },
    {
      what: 'no title',
      text: STUDY.replace('title:\n  pl: Szanse\n  en: Chances\n', ''),
      message: 'study.yaml:1:1: title: Invalid input: expected object, received undefined',
    },
    {
      what: 'a table over one parameter that does not vary',
      text: `${STUDY.replace('0..3', '3')}table: { down: modifier, across: pt }\n`,
      message: "study.yaml:9:1: table: the table runs over 'modifier', which does not vary. Varying: pt",
    },
    {
      what: 'an unknown outcome',
      text: `${STUDY}show: sucess+\n`,
      message:
        "study.yaml:9:1: show: unknown outcome 'sucess'; did you mean 'success'? " +
        'Known: critical-failure, failure, success, critical-success',
    },
  ])('$what: $message', ({ text, message }) => {
    expect(complaintAbout(write(text))).toBe(message);
  });

  it.each([
    { what: 'a number for a key', text: `${STUDY}1: 2\n`, at: '9:1' },
    { what: 'a list for a key', text: `${STUDY}? [a, b]\n: c\n`, at: '9:3' },
    { what: 'an unknown option of a ruling', text: `${STUDY}rulings:\n  check.plus-five: exampl\n`, at: '10:3' },
    { what: 'an unknown view', text: `${STUDY}by: degre\n`, at: '9:1' },
    { what: 'an unknown method', text: `${STUDY}method: guess\n`, at: '9:1' },
    { what: 'no trials', text: `${STUDY}samples: 0\n`, at: '9:1' },
    { what: 'too many trials', text: `${STUDY}samples: 1000000000001\n`, at: '9:1' },
    { what: 'half a trial', text: `${STUDY}samples: 0.5\n`, at: '9:1' },
    { what: 'an empty list', text: STUDY.replace('0..3', '[]'), at: '7:3' },
    { what: 'a map of values', text: STUDY.replace('0..3', '{ from: 0, to: 3 }'), at: '7:3' },
  ])('$what is reported with its place', ({ text, at }) => {
    expect(complaintAbout(write(text))).toMatch(new RegExp(`^study\\.yaml:${at}: .+$`));
  });
});
