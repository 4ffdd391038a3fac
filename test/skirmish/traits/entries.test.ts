import { describe, expect, it } from 'vitest';
import { subjectsOf } from '../../../src/skirmish/traits/body.ts';
import { TRAIT_CATEGORIES, type Trait, type TraitCategory } from '../../../src/skirmish/traits/trait.ts';
import { TRAITS } from '../../../src/skirmish/traits/traits.ts';
import { TRAIT_USES } from '../../../src/skirmish/traits/uses.ts';

/** Names and PC as printed in Cechy postaci, under its headings. */
const PRINTED: Readonly<Record<string, string>> = {
  'Cechy fizyczne, Negatywne': 'Otyły 4, Anemiczny 3, Astmatyk 3, Powolny 3, Słabeusz 3',
  'Cechy fizyczne, Pozytywne': 'Zwinny -3, Oburęczność -4, Szybki -4',
  'Cechy żywotności, Negatywne': 'Cherlawy 6, Nadwrażliwy 4, Wątłe zdrowie 3, Zmęczliwy 3',
  'Cechy żywotności, Pozytywne':
    'Krzepki -2, Medytacja -2, Nieustępliwy -2, Wytrzymały -2, Adrenalina -3, Drugi oddech -3, Witalność -3, ' +
    'Z Nawiązką -3, Hartowany -4, Odporny -4, Twardziel -5, Regeneracja -6',
  'Cechy zarządzania losowością, Negatywne':
    'Synchroniczny 5, Pechowiec 4, Chwiejny 3, Impulsywny 3, Nerwowy 3, Niepewny 3, Nieostrożny 2, Oportunista 2, ' +
    'Ostrożny 2, Powolny Refleks 2, Przesądny 2, Chaotyczny 1, Rozrzutny 1',
  'Cechy zarządzania losowością, Pozytywne':
    'Szczęściarz -2, Uważny -2, Kowal losu -3, Mistyk -3, Oszust -3, Przezorny -3, Strateg -3, Hazardzista -4, ' +
    'Opanowany -5, Szczęście idioty -5, Ekonomiczny -6, Wytrwały -8',
  'Cechy percepcji / umiejętności, Negatywne':
    'Przywiązanie do epoki 4, Tchórzliwy 4, Chronochoroba 3, Piętno czasowe 3, Ślepy w ciemności 2, Technofobia 2',
  'Cechy percepcji / umiejętności, Pozytywne':
    'Orientacja w terenie -2, Sokoli wzrok -2, Nocny łowca -3, Taktyk -3, Widzenie w Ciemności -3, ' +
    'Mistrz improwizacji -4, Techniczny fachowiec -4, Czujny -5',
  'Cechy związane z wyposażeniem, Negatywne': 'Cyklop 4, Krótkowidz 4, Niezdarny 4, Psuj 2',
  'Cechy związane z wyposażeniem, Pozytywne':
    'Parabolik -3, Pilot chronocykla -3, Szybkie przeładowanie -3, Celne oko -4, Fechmistrz -4',
  'Cechy interakcji zespołowych, Pozytywne': 'Ofiara -2, Obrońca -3, Przywódca -3, Urodzony dowódca -3',
};

const LISTED = Object.entries(PRINTED).flatMap(([heading, traits]) =>
  traits.split(', ').map((trait) => {
    const [, name, pc] = /^(.*) (-?\d)$/.exec(trait)!;
    return { name: name!, pc: Number(pc), heading };
  }),
);

/** `Przywiązanie do epoki` is `przywiazanie-do-epoki`. */
function slug(name: string): string {
  const ascii = name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return ascii.replaceAll(' ', '-');
}

describe('the list of Cechy postaci', () => {
  it('has 32 negative and 44 positive traits', () => {
    expect(LISTED.filter(({ pc }) => pc > 0)).toHaveLength(32);
    expect(LISTED.filter(({ pc }) => pc < 0)).toHaveLength(44);
    const inList = Object.entries(TRAITS).filter(([, { category }]) => category !== 'profile');
    expect(inList.map(([id]) => id)).toEqual(LISTED.map(({ name }) => slug(name)));
  });

  it.each(LISTED)('$name: $pc PC, $heading', ({ name, pc, heading }) => {
    const trait = TRAITS[slug(name)]!;
    expect({ name: trait.name.pl, pc: trait.pc, place: trait.place }).toEqual({
      name,
      pc,
      place: `Cechy postaci, ${heading}`,
    });
    expect(TRAIT_CATEGORIES[trait.category].pl).toBe(heading.split(', ')[0]);
  });
});

it('what only profiles and cards name has the PC that are printed there', () => {
  const others = Object.entries(TRAITS).filter(([, { category }]) => category === 'profile');
  expect(others.map(([id, { pc }]) => [id, pc])).toEqual([
    ['uszkodzony-sprzet', 2],
    ['biurokratyczny-koszmar', 3],
    ['spanikowany', null],
    ['formacja', null],
    ['drapieznik', null],
    ['taktyk-bn', null],
    ['paranoja', null],
    ['zimna-krew', -3],
  ]);
});

const ALL = Object.entries(TRAITS).map(([id, trait]) => ({ id, trait }));

describe('every trait', () => {
  it.each(ALL)('$id has two names, a rule, a place, and a reason for what battles leave out', ({ trait }) => {
    for (const text of [trait.name.pl, trait.name.en, trait.place]) expect(text.trim()).not.toBe('');
    expect(trait.rule.en).toMatch(/^[A-Z0-9].*\.$/s);
    expect(Object.keys(TRAIT_CATEGORIES)).toContain(trait.category satisfies TraitCategory);
    expect(trait.why === undefined).toBe(trait.covered === 'full');
  });

  it.each(ALL)('$id says its rule in Polish too', ({ trait: { rule } }) => {
    expect(rule.pl).toMatch(/^[\p{Lu}0-9].*\.$/su);
    expect(rule.pl).not.toBe(rule.en);
  });

  it.each(ALL)('$id has hooks unless battles do not show it', ({ trait }) => {
    expect(Object.keys(trait.hooks).length > 0).toBe(trait.covered !== 'none');
  });

  it('has an English name of its own', () => {
    expect(new Set(ALL.map(({ trait }) => trait.name.en)).size).toBe(ALL.length);
  });

  it('that is not played at all is one of these', () => {
    expect(ALL.filter(({ trait }) => trait.covered === 'none').map(({ id }) => id)).toEqual([
      'pilot-chronocykla',
      'szybkie-przeladowanie',
      'uszkodzony-sprzet',
      'biurokratyczny-koszmar',
      'paranoja',
      'zimna-krew',
    ]);
  });

  it('that is a choice has the setting of its own name, and every setting its trait', () => {
    const uses = ALL.flatMap(({ id, trait: { use } }) => (use === undefined ? [] : [[id, use] as const]));
    for (const [id, use] of uses) expect(use).toBe(`use.${id}`);
    expect(uses.map(([, use]) => use).sort()).toEqual(Object.keys(TRAIT_USES).sort());
  });
});

describe('the tests that a trait touches', () => {
  it.each([
    { what: 'an advantage', hooks: { advantage: ['stealth', 'agility'] }, tests: ['agility', 'stealth'] },
    {
      what: 'a hindrance with technology',
      hooks: { hindranceWithTechnology: ['attack-ranged'] },
      tests: ['attack-ranged'],
    },
    {
      what: 'being tired for some tests',
      hooks: { tires: { after: ['climb'], tests: ['strength'] } },
      tests: ['strength'],
    },
    { what: 'a test of its own', hooks: { does: ['breaksItems'] }, tests: ['technical'] },
    { what: 'a deed that is about no test', hooks: { does: ['healsWhenLow'] }, tests: [] },
    { what: 'numbers', hooks: { hp: 1, spd: -2 }, tests: [] },
  ] satisfies readonly { what: string; hooks: Trait['hooks']; tests: string[] }[])(
    '$what: $tests',
    ({ hooks, tests }) => {
      expect(subjectsOf({ ...TRAITS.otyly!, hooks })).toEqual(tests);
    },
  );

  it('are all that there are for the first test after an effort', () => {
    expect(subjectsOf(TRAITS.astmatyk!)).toHaveLength(15);
  });
});
