import type { Trait } from '../trait.ts';

const NEGATIVE = 'Cechy postaci, Cechy percepcji / umiejętności, Negatywne';
const POSITIVE = 'Cechy postaci, Cechy percepcji / umiejętności, Pozytywne';

/** What a figure notices, knows and fears. */
export const SKILL_TRAITS: Readonly<Record<string, Trait>> = {
  'przywiazanie-do-epoki': {
    name: { pl: 'Przywiązanie do epoki', en: 'Attached to an epoch' },
    pc: 4,
    category: 'skill',
    place: NEGATIVE,
    rule: {
      pl: 'Ataki w każdej epoce poza ulubioną mają utrudnienie.',
      en: 'Attacks are hindered in every epoch but the one that the figure loves.',
    },
    hooks: { hindranceAbroad: ['attack-ranged', 'attack-melee', 'attack-thrown'] },
    covered: 'full',
  },
  tchorzliwy: {
    name: { pl: 'Tchórzliwy', en: 'Cowardly' },
    pc: 4,
    category: 'skill',
    place: NEGATIVE,
    rule: {
      pl: 'Testy przeciw strachowi mają utrudnienie. Podjęcie walki wręcz wymaga testu woli, gdy przeciwnik zdaje się silniejszy lub ma przewagę liczebną.',
      en: 'Tests against fear are hindered, and entering melee with an enemy who seems stronger or more takes a test of will.',
    },
    hooks: { hindrance: ['fear'], does: ['fearsMelee'] },
    readings: ['traits.tchorzliwy'],
    covered: 'full',
  },
  chronochoroba: {
    name: { pl: 'Chronochoroba', en: 'Time sickness' },
    pc: 3,
    category: 'skill',
    place: NEGATIVE,
    rule: {
      pl: 'Pierwszy test w nowej epoce, czyli pierwszy w potyczce, ma utrudnienie.',
      en: 'The first test after arriving in another epoch, which is the first of a battle, is hindered.',
    },
    hooks: { does: ['firstTestHindered'] },
    covered: 'full',
  },
  'pietno-czasowe': {
    name: { pl: 'Piętno czasowe', en: 'Mark of time' },
    pc: 3,
    category: 'skill',
    place: NEGATIVE,
    rule: {
      pl: 'Anachronizm zdradza postać: nigdy nie jest w ukryciu, a testy skradania mają utrudnienie.',
      en: 'An anachronism gives the figure away: it is never concealed, and hiding is hindered.',
    },
    hooks: { hindrance: ['stealth'], does: ['neverConcealed'] },
    covered: 'full',
  },
  'slepy-w-ciemnosci': {
    name: { pl: 'Ślepy w ciemności', en: 'Blind in the dark' },
    pc: 2,
    category: 'skill',
    place: NEGATIVE,
    rule: {
      pl: 'W ciemności każda kość puli inicjatywy pokazuje o 1 mniej, ale nie mniej niż 1.',
      en: 'In the dark every pool die shows 1 less, never less than 1.',
    },
    hooks: { poolInDark: -1 },
    covered: 'full',
  },
  technofobia: {
    name: { pl: 'Technofobia', en: 'Technophobia' },
    pc: 2,
    category: 'skill',
    place: NEGATIVE,
    rule: {
      pl: 'Testy używania i naprawy sprzętu INT mają utrudnienie.',
      en: 'Tests of using or mending equipment of the Institute are hindered.',
    },
    hooks: {
      hindrance: ['technical'],
      hindranceWithTechnology: ['attack-ranged', 'attack-melee', 'attack-thrown'],
    },
    readings: ['traits.technofobia'],
    covered: 'full',
  },
  'orientacja-w-terenie': {
    name: { pl: 'Orientacja w terenie', en: 'Pathfinder' },
    pc: -2,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w szukaniu drogi i pokonywaniu trudnego terenu: w testach przeciw pułapkom i we wspinaczce.',
      en: 'An advantage in finding the way and crossing hard ground: tests against traps, and climbing.',
    },
    hooks: { advantage: ['trap', 'climbing'] },
    covered: 'full',
  },
  'sokoli-wzrok': {
    name: { pl: 'Sokoli wzrok', en: 'Hawk eye' },
    pc: -2,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w testach percepcji wzrokowej.',
      en: 'An advantage in tests of perception by sight.',
    },
    hooks: { advantage: ['perception'] },
    covered: 'full',
  },
  'nocny-lowca': {
    name: { pl: 'Nocny łowca', en: 'Night hunter' },
    pc: -3,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'W ciemności każda kość puli inicjatywy pokazuje o 1 więcej, ale nie więcej niż 6.',
      en: 'In the dark every pool die shows 1 more, never more than 6.',
    },
    hooks: { poolInDark: 1 },
    covered: 'full',
  },
  taktyk: {
    name: { pl: 'Taktyk', en: 'Tactician' },
    pc: -3,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Raz na rundę wolno obrócić sukces z puli inicjatywy na przeciwną ściankę i dostać za to przewagę w teście.',
      en: 'Once a round a success of the pool may be turned to its other side for an advantage in a test.',
    },
    hooks: { does: ['burnsForAdvantage'] },
    use: 'use.taktyk',
    covered: 'full',
  },
  'widzenie-w-ciemnosci': {
    name: { pl: 'Widzenie w Ciemności', en: 'Night vision' },
    pc: -3,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Słabe oświetlenie nie daje utrudnienia.',
      en: 'Poor light is no hindrance.',
    },
    hooks: { does: ['seesInDark'] },
    readings: ['darkness.hinders'],
    covered: 'full',
  },
  'mistrz-improwizacji': {
    name: { pl: 'Mistrz improwizacji', en: 'Master of improvisation' },
    pc: -4,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga, gdy sprzęt służy do czegoś, czego nikt nie przewidział: w testach, które realizują cel misji.',
      en: 'An advantage in tests with equipment used as nobody foresaw: those by which an objective is worked on.',
    },
    hooks: { advantage: ['objective'] },
    readings: ['traits.improwizacja'],
    covered: 'partly',
    why: {
      pl: 'Co jeszcze dałoby się zaimprowizować, wiedzą tylko ludzie przy stole.',
      en: 'What else could be improvised only people at a table can tell.',
    },
  },
  'techniczny-fachowiec': {
    name: { pl: 'Techniczny fachowiec', en: 'Technician' },
    pc: -4,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w testach naprawiania, przerabiania i rozumienia technologii INT.',
      en: 'An advantage in tests of mending, changing and understanding technology of the Institute.',
    },
    hooks: { advantage: ['technical'] },
    covered: 'full',
  },
  czujny: {
    name: { pl: 'Czujny', en: 'Alert' },
    pc: -5,
    category: 'skill',
    place: POSITIVE,
    rule: {
      pl: 'Cel w ukryciu nie daje utrudnienia.',
      en: 'A concealed target is no hindrance.',
    },
    hooks: { does: ['seesConcealed'] },
    covered: 'full',
  },
};
