import type { Trait } from '../trait.ts';

const PROFILES = 'Podręcznik mistrza gry, Przykładowe profile BN';
const CARD = 'Dodatek A, Przykładowa karta czasownika';

/** What only profiles and cards name. */
export const PROFILE_TRAITS: Readonly<Record<string, Trait>> = {
  'uszkodzony-sprzet': {
    name: { pl: 'Uszkodzony sprzęt', en: 'Damaged equipment' },
    pc: 2,
    category: 'profile',
    place: CARD,
    rule: {
      pl: 'Chronocykl postaci zawodzi w najgorszych chwilach: MG żąda testów albo ogłasza awarię.',
      en: 'The figure’s chronocycle fails at the worst of times: the game master asks for tests, or says that it did.',
    },
    hooks: {},
    covered: 'none',
    why: {
      pl: 'W scenariuszach nikt nie używa chronocykla; awaria broni może spotkać każdego, a cecha tego nie zmienia.',
      en: 'Nobody uses a chronocycle in a scenario; a failure that bars weapons may strike anybody, and the trait does not change it.',
    },
  },
  'biurokratyczny-koszmar': {
    name: { pl: 'Biurokratyczny koszmar', en: 'Bureaucratic nightmare' },
    pc: 3,
    category: 'profile',
    place: CARD,
    rule: {
      pl: 'Testy w sprawach z biurokracją INT mają utrudnienie.',
      en: 'Dealings with the bureaucracy of the Institute are hindered.',
    },
    hooks: {},
    covered: 'none',
    why: {
      pl: 'Jedyny test społeczny scenariuszy jest z Platonem, który nie jest urzędnikiem, a dyrektywa z centrali nie wymaga testu.',
      en: 'The one social test of the scenarios is with Platon, who is no official, and a directive of the centre asks for no test.',
    },
  },
  spanikowany: {
    name: { pl: 'Spanikowany', en: 'Panicky' },
    pc: null,
    category: 'profile',
    place: `${PROFILES}, Szeregowy Agent INT`,
    rule: {
      pl: 'Testy woli w stresie, a więc i w potyczce, mają utrudnienie.',
      en: 'Tests of will under stress, as in a battle, are hindered.',
    },
    hooks: { hindrance: ['will'] },
    covered: 'full',
  },
  formacja: {
    name: { pl: 'Formacja', en: 'Formation' },
    pc: null,
    category: 'profile',
    place: `${PROFILES}, Wojownik Historyczny`,
    rule: {
      pl: 'Dopóki postać jest w kontakcie bazowym z inną o tej samej cesze, ataki wręcz przeciw niej tracą jeden sukces.',
      en: 'In base contact with another figure that has the trait, melee attacks lose one success.',
    },
    hooks: { guardsTogether: ['attack-melee'] },
    readings: ['formation.both'],
    covered: 'full',
  },
  drapieznik: {
    name: { pl: 'Drapieżnik', en: 'Predator' },
    pc: null,
    category: 'profile',
    place: `${PROFILES}, Bestia Temporalna`,
    rule: {
      pl: 'Przewaga w atakach wręcz na cel, któremu została mniej niż połowa PŻ.',
      en: 'An advantage in melee attacks on a target with less than half of its PŻ.',
    },
    hooks: { advantageOnWeakened: ['attack-melee'] },
    covered: 'full',
  },
  'taktyk-bn': {
    name: { pl: 'Taktyk (BN)', en: 'Tactician (NPC)' },
    pc: null,
    category: 'profile',
    place: `${PROFILES}, Agent MOIRY`,
    rule: {
      pl: 'Raz na turę sojusznik w zasięgu wzroku dostaje przewagę. Taktyk postaci gracza to inna cecha.',
      en: 'Once a turn an ally in sight gets an advantage; a player’s Taktyk is another trait.',
    },
    hooks: { does: ['urges'] },
    covered: 'full',
  },
  paranoja: {
    name: { pl: 'Paranoja', en: 'Paranoia' },
    pc: null,
    category: 'profile',
    place: 'Podręcznik mistrza gry, Przykładowy scenariusz, Siły przeciwników',
    rule: {
      pl: 'Podręcznik wymienia ją jako możliwą nową wadę i nigdzie jej nie opisuje.',
      en: 'Named as a possible new flaw and described nowhere.',
    },
    hooks: {},
    covered: 'none',
    why: {
      pl: 'Podręcznik nie mówi, jak działa.',
      en: 'The rulebook does not say what it does.',
    },
  },
  'zimna-krew': {
    name: { pl: 'Zimna krew', en: 'Cold blood' },
    pc: -3,
    category: 'profile',
    place: `${PROFILES}, Agent MOIRY`,
    rule: {
      pl: 'Profil wymienia ją razem z ceną, ale podręcznik nigdzie jej nie opisuje.',
      en: 'Named by a profile with its price and described nowhere.',
    },
    hooks: {},
    covered: 'none',
    why: {
      pl: 'Podręcznik nie mówi, jak działa.',
      en: 'The rulebook does not say what it does.',
    },
  },
};
