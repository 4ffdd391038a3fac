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
      /^11:5: figures\.borys\.speed: unknown key 'speed'; did you mean 'spd'\? Known: name, hp, spd, weapons, traits$/,
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

it('a band without figures', () => {
  expect(complaintAboutBand('name: { pl: Nikt, en: Nobody }\nfigures: {}\n')).toBe(
    'band.yaml:2:1: figures: allowed: 1 to 12 figures',
  );
});
