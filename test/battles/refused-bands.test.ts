import { expect, it } from 'vitest';
import { loadBand } from '../../src/battles/load-band.ts';
import { BAND, complaintAboutBand, write } from './written.ts';

it('the band that the rows change is a good one, with every default filled in', () => {
  const { figures } = loadBand(write(BAND, 'band.yaml'));
  expect(figures).toMatchObject([
    { id: 'ada', name: 'Ada', hp: 4, spd: 6, weapons: [{ id: 'palka', range: 0, shots: null }], traits: ['czujny'] },
    { id: 'borys', name: 'Borys', hp: 4, spd: 5, weapons: [], traits: [] },
  ]);
});

it.each([
  {
    what: 'an unknown weapon',
    change: ['[palka]', '[palka, palkka]'],
    message: /^6:22: figures\.ada\.weapons\.1: unknown weapon 'palkka'; did you mean 'palka'\? Known: pistolet-/,
  },
  {
    what: 'a weapon twice',
    change: ['[palka]', '[palka, palka]'],
    message: /^6:22: figures\.ada\.weapons\.1: 'palka' is listed twice$/,
  },
  {
    what: 'an unknown trait',
    change: ['[czujny]', '[czujnny]'],
    message: /^7:14: figures\.ada\.traits\.0: unknown value 'czujnny'; did you mean 'czujny'\? Known: /,
  },
  {
    what: 'a trait twice',
    change: ['[czujny]', '[czujny, czujny]'],
    message: /^7:22: figures\.ada\.traits\.1: 'czujny' is listed twice$/,
  },
  {
    what: 'too many PŻ',
    change: ['hp: 4\n    spd', 'hp: 21\n    spd'],
    message: /^10:5: figures\.borys\.hp: allowed: a whole number 1\.\.20$/,
  },
  {
    what: 'a SPD below zero',
    change: ['spd: 5', 'spd: -5'],
    message: /^11:5: figures\.borys\.spd: allowed: inches 0\.\.24 \(36, 36in\) or feet \(3ft\)$/,
  },
  {
    what: 'an unknown key',
    change: ['spd: 5', 'speed: 5'],
    message:
      /^11:5: figures\.borys\.speed: unknown key 'speed'; did you mean 'spd'\? Known: name, hp, spd, weapons, traits, epoch$/,
  },
  {
    what: 'a figure without a name',
    change: ['    name: Borys\n', ''],
    message: /^8:3: figures\.borys\.name: Invalid input: expected string, received undefined$/,
  },
])('$what: $message', ({ change: [from, to], message }) => {
  expect(BAND).toContain(from);
  expect(complaintAboutBand(BAND.replace(from!, to!)).replace('band.yaml:', '')).toMatch(message);
});

it.each([
  {
    what: 'too few PŻ',
    change: ['hp: 4\n    spd', 'hp: 3\n    spd'],
    message: '10:5: figures.borys.hp: 3 PŻ are bought; allowed: 4..8, before traits',
  },
  {
    what: 'too many PK',
    change: ['hp: 4\n    spd', 'hp: 8\n    spd'],
    message:
      '2:1: figures: ada: 4 PŻ (4 PK) and 5 PC more than its negatives give (2 PK); borys: 8 PŻ (8 PK); the band needs 14 PK of 12',
  },
  {
    what: 'a trait that is not for sale',
    change: ['[czujny]', '[czujny, drapieznik]'],
    message:
      '7:22: figures.ada.traits.1: Drapieżnik is not in the list of Cechy postaci, only in Podręcznik mistrza gry, Przykładowe profile BN, Bestia Temporalna; no PC are printed for it',
  },
  {
    what: 'a fourth figure',
    change: ['figures:\n', 'figures:\n  c: { name: C, hp: 4 }\n  d: { name: D, hp: 4 }\n'],
    message: '2:1: figures: the band has 4 figures; allowed: 1..3',
  },
])('a rule of creation: $what', ({ change: [from, to], message }) => {
  expect(BAND).toContain(from);
  const broken = BAND.replace(from!, to!);
  expect(complaintAboutBand(broken)).toBe(
    `band.yaml:${message}. A band that breaks the rules says why: 'breaks-rules'`,
  );
  expect(() => loadBand(write(`${broken}breaks-rules: a test\n`, 'band.yaml'))).not.toThrow();
});

it('a band that says it breaks rules, and does not', () => {
  expect(complaintAboutBand(`${BAND}breaks-rules: for fun\n`)).toBe(
    'band.yaml:12:1: breaks-rules: the band breaks no rule of creation; leave the key out',
  );
});

it('a figure has its traits counted in: PŻ bought and an ordinary Move are what the file says', () => {
  const traits = BAND.replace('[czujny]', '[hartowany, watle-zdrowie, powolny, przywiazanie-do-epoki]');
  const { figures } = loadBand(write(traits.replace('hp: 4', 'hp: 4\n    epoch: XX wiek'), 'band.yaml'));
  // 4 + 2 − 1 PŻ; Powolny sets 4".
  expect(figures[0]).toMatchObject({ hp: 5, spd: 4, epoch: 'XX wiek' });
  expect(figures[1]).toMatchObject({ hp: 4, spd: 5, epoch: null });
});

it('a band without figures', () => {
  expect(complaintAboutBand('name: { pl: Nikt, en: Nobody }\nfigures: {}\n')).toBe(
    'band.yaml:2:1: figures: allowed: 1 to 12 figures',
  );
});
