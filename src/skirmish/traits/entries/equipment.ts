import type { Trait } from '../trait.ts';

const NEGATIVE = 'Cechy postaci, Cechy związane z wyposażeniem, Negatywne';
const POSITIVE = 'Cechy postaci, Cechy związane z wyposażeniem, Pozytywne';

/** How a figure handles weapons and machines. */
export const EQUIPMENT_TRAITS: Readonly<Record<string, Trait>> = {
  cyklop: {
    name: { pl: 'Cyklop', en: 'One-eyed' },
    pc: 4,
    category: 'equipment',
    place: NEGATIVE,
    rule: {
      pl: 'Ataki bronią miotaną mają utrudnienie.',
      en: 'Attacks with thrown weapons are hindered.',
    },
    hooks: { hindrance: ['attack-thrown'] },
    covered: 'full',
  },
  krotkowidz: {
    name: { pl: 'Krótkowidz', en: 'Short-sighted' },
    pc: 4,
    category: 'equipment',
    place: NEGATIVE,
    rule: {
      pl: 'Ataki bronią dystansową mają utrudnienie.',
      en: 'Attacks with ranged weapons are hindered.',
    },
    hooks: { hindrance: ['attack-ranged'] },
    covered: 'full',
  },
  niezdarny: {
    name: { pl: 'Niezdarny', en: 'Clumsy' },
    pc: 4,
    category: 'equipment',
    place: NEGATIVE,
    rule: {
      pl: 'Ataki wręcz, z bronią i bez niej, mają utrudnienie.',
      en: 'Melee attacks, armed or not, are hindered.',
    },
    hooks: { hindrance: ['attack-melee'] },
    covered: 'full',
  },
  psuj: {
    name: { pl: 'Psuj', en: 'Breaker' },
    pc: 2,
    category: 'equipment',
    place: NEGATIVE,
    rule: {
      pl: 'Każde użycie przedmiotu wymaga testu; porażka go psuje.',
      en: 'Each use of an item takes a test; a failure breaks it.',
    },
    hooks: { does: ['breaksItems'] },
    readings: ['traits.psuj-items', 'traits.psuj-when'],
    covered: 'partly',
    why: {
      pl: 'Przedmiotami w potyczce są bronie, a żadna akcja ich nie naprawia.',
      en: 'The items of a battle are weapons, and no action mends one.',
    },
  },
  parabolik: {
    name: { pl: 'Parabolik', en: 'Born thrower' },
    pc: -3,
    category: 'equipment',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w atakach bronią miotaną.',
      en: 'An advantage in attacks with thrown weapons.',
    },
    hooks: { advantage: ['attack-thrown'] },
    covered: 'full',
  },
  'pilot-chronocykla': {
    name: { pl: 'Pilot chronocykla', en: 'Chronocycle pilot' },
    pc: -3,
    category: 'equipment',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w testach pilotażu chronocykla.',
      en: 'An advantage in tests of piloting a chronocycle.',
    },
    hooks: {},
    covered: 'none',
    why: {
      pl: 'W żadnym scenariuszu nikt nie lata chronocyklem: bandy przybywają przed potyczką, a naprawa to nie pilotaż.',
      en: 'No scenario has anybody fly a chronocycle: bands arrive before a battle begins, and mending one is no piloting.',
    },
  },
  'szybkie-przeladowanie': {
    name: { pl: 'Szybkie przeładowanie', en: 'Fast reloading' },
    pc: -3,
    category: 'equipment',
    place: POSITIVE,
    rule: {
      pl: 'Przeładowanie broni lub jej chłodzenie trwa krócej.',
      en: 'Reloading a weapon, or letting it cool, takes less time.',
    },
    hooks: {},
    covered: 'none',
    why: {
      pl: 'Żadnej broni z podręcznika nie trzeba przeładowywać ani chłodzić.',
      en: 'No weapon of the rulebook has to be reloaded or to cool.',
    },
  },
  'celne-oko': {
    name: { pl: 'Celne oko', en: 'Marksman' },
    pc: -4,
    category: 'equipment',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w atakach bronią dystansową.',
      en: 'An advantage in attacks with ranged weapons.',
    },
    hooks: { advantage: ['attack-ranged'] },
    covered: 'full',
  },
  fechmistrz: {
    name: { pl: 'Fechmistrz', en: 'Fencer' },
    pc: -4,
    category: 'equipment',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w atakach wręcz, z bronią i bez niej.',
      en: 'An advantage in melee attacks, armed or not.',
    },
    hooks: { advantage: ['attack-melee'] },
    covered: 'full',
  },
};
