import type { Trait } from '../trait.ts';

const NEGATIVE = 'Cechy postaci, Cechy fizyczne, Negatywne';
const POSITIVE = 'Cechy postaci, Cechy fizyczne, Pozytywne';

/** How fast, strong and nimble a figure is. */
export const PHYSICAL_TRAITS: Readonly<Record<string, Trait>> = {
  otyly: {
    name: { pl: 'Otyły', en: 'Obese' },
    pc: 4,
    category: 'physical',
    place: NEGATIVE,
    rule: {
      pl: 'SPD jest mniejsze o 2 cale, a testy zwinności i wspinaczki mają utrudnienie.',
      en: 'A Move is 2 inches shorter, and agility and climbing are hindered.',
    },
    hooks: { spd: -2, hindrance: ['agility', 'climbing'] },
    covered: 'full',
  },
  anemiczny: {
    name: { pl: 'Anemiczny', en: 'Anaemic' },
    pc: 3,
    category: 'physical',
    place: NEGATIVE,
    rule: {
      pl: 'Po pełnym ruchu, wspinaczce albo atakach wręcz za oba AP wszystko, co wymaga wysiłku fizycznego, ma w następnej aktywacji utrudnienie.',
      en: 'After a full move, a climb or melee attacks with both AP, whatever takes bodily effort is hindered in the next activation.',
    },
    hooks: {
      tires: {
        after: ['full-move', 'climb', 'melee'],
        tests: ['attack-melee', 'attack-thrown', 'strength', 'agility', 'climbing'],
      },
    },
    covered: 'full',
  },
  astmatyk: {
    name: { pl: 'Astmatyk', en: 'Asthmatic' },
    pc: 3,
    category: 'physical',
    place: NEGATIVE,
    rule: {
      pl: 'Gdy oba AP poszły na ruch, pierwszy test następnej aktywacji ma utrudnienie.',
      en: 'After both AP went into movement, the first test of the next activation is hindered.',
    },
    hooks: { tires: { after: ['full-move'], tests: 'first' } },
    covered: 'full',
  },
  powolny: {
    name: { pl: 'Powolny', en: 'Slow' },
    pc: 3,
    category: 'physical',
    place: NEGATIVE,
    rule: {
      pl: 'SPD wynosi 4 cale zamiast zwykłej wartości.',
      en: 'A Move of 4 inches in place of the ordinary one.',
    },
    hooks: { spdBase: 4 },
    covered: 'full',
  },
  slabeusz: {
    name: { pl: 'Słabeusz', en: 'Weakling' },
    pc: 3,
    category: 'physical',
    place: NEGATIVE,
    rule: {
      pl: 'Testy siły fizycznej mają utrudnienie.',
      en: 'Tests of bodily strength are hindered.',
    },
    hooks: { hindrance: ['strength'] },
    covered: 'full',
  },
  zwinny: {
    name: { pl: 'Zwinny', en: 'Nimble' },
    pc: -3,
    category: 'physical',
    place: POSITIVE,
    rule: {
      pl: 'Przewaga w testach zwinności, skradania i wspinaczki.',
      en: 'An advantage in tests of agility, of sneaking and of climbing.',
    },
    hooks: { advantage: ['agility', 'climbing', 'stealth'] },
    covered: 'full',
  },
  oburecznosc: {
    name: { pl: 'Oburęczność', en: 'Ambidextrous' },
    pc: -4,
    category: 'physical',
    place: POSITIVE,
    rule: {
      pl: 'Broń w słabszej ręce nie daje utrudnienia.',
      en: 'A weapon in the weaker hand is no hindrance.',
    },
    hooks: { does: ['usesBothHands'] },
    covered: 'partly',
    why: {
      pl: 'Utrudnia tylko broń opisana jako trzymana w słabszej ręce, a żadna z dołączonych taka nie jest.',
      en: 'Only a weapon declared for the weaker hand is a hindrance, and no weapon that comes with the program is.',
    },
  },
  szybki: {
    name: { pl: 'Szybki', en: 'Fast' },
    pc: -4,
    category: 'physical',
    place: POSITIVE,
    rule: {
      pl: 'SPD jest większe o 2 cale. SPD podane w profilu już to uwzględnia.',
      en: 'A Move is 2 inches longer; the SPD printed in a profile has them in it already.',
    },
    hooks: { spd: 2 },
    covered: 'full',
  },
};
