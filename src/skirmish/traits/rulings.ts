import { ruling } from '../../systems/ruling.ts';
import { POOL_RULINGS } from '../../systems/teohiphip/pool/rulings.ts';

/** How the traits are read where their words leave it open; the first option is the default. Some are rulings of the pool too. */
export const TRAIT_RULINGS = {
  'wound.order': ruling({
    options: {
      'more-first': 'what makes damage greater comes before what makes it less',
      'less-first': 'the first damage is made less, and nothing is added where nothing is left',
    },
    place: 'Cechy postaci: Nadwrażliwy, Twardziel',
    why: 'One PŻ is 1 damage in one order and none in the other.',
  }),
  'wound.down-to-one': ruling({
    options: {
      'any-loss': 'when 1 PŻ is left, whatever took the others',
      damage: 'when damage leaves 1 PŻ, not when PŻ are paid',
    },
    place: 'Cechy postaci: Nieustępliwy, Drugi oddech',
    why: 'The traits speak of PŻ that fall to 1; paying for a swap lowers them too.',
  }),
  'traits.adrenalina': ruling({
    options: { damage: 'after damage only', 'any-loss': 'after PŻ that are paid too' },
    place: 'Cechy postaci: Adrenalina',
    why: 'After damage, "in effect of an attack or another effect": a swap may be one.',
  }),
  'recovery.test': ruling({
    options: { resistance: 'a test of resistance', will: 'a test of will' },
    place: 'Cechy postaci: Zmęczliwy',
    why: 'A test without a name.',
  }),
  'traits.witalnosc': ruling({
    options: {
      activation: 'the die is there for the activation and goes with it',
      round: 'the die stays in the pool until the round ends',
    },
    place: 'Cechy postaci: Witalność',
    why: 'The die is added to the pool "for this turn".',
  }),
  'traits.przesadny': POOL_RULINGS['traits.przesadny'],
  'traits.niepewny': POOL_RULINGS['traits.niepewny'],
  'swaps.free-at-one': POOL_RULINGS['swaps.free-at-one'],
  'swaps.forced-counts': POOL_RULINGS['swaps.forced-counts'],
  'success.critical': POOL_RULINGS['success.critical'],
  'traits.szczescie-idioty': ruling({
    options: { die: 'one die is rolled again', roll: 'all dice of the test are rolled again' },
    place: 'Cechy postaci: Szczęście idioty',
    why: 'One roll of a die, or one roll of dice.',
  }),
  'traits.medytacja': ruling({
    options: {
      'in-reach': 'under fire is who an enemy could shoot at from where it stands',
      'shot-at': 'under fire is who was attacked since its last activation',
    },
    place: 'Cechy postaci: Medytacja',
    why: 'What direct fire is, is not said.',
  }),
  'traits.psuj-items': ruling({
    options: {
      technical: 'equipment of the Institute can break: its weapons',
      all: 'every weapon can break',
    },
    place: 'Cechy postaci: Psuj',
    why: 'The talent is for delicate equipment, the test for any item.',
  }),
  'traits.psuj-when': ruling({
    options: {
      after: 'the use goes through, and the item may break after it',
      before: 'an item that breaks does nothing: the AP is lost',
    },
    place: 'Cechy postaci: Psuj',
    why: 'The text does not say whether the use that breaks the item counts.',
  }),
  'traits.technofobia': ruling({
    options: {
      'not-weapons': 'attacks with energy weapons are no tests of using equipment',
      'weapons-too': 'attacks with equipment of the Institute are hindered',
    },
    place: 'Cechy postaci: Technofobia; Podręcznik mistrza gry, Przykładowe profile BN, Szeregowy Agent INT',
    why: 'Energy weapons are among the examples, and the profile that has the trait attacks with 2k6.',
  }),
  'traits.tchorzliwy': ruling({
    options: {
      'hp-or-number': 'an enemy with more PŻ, or two enemies or more in base contact',
      'any-enemy': 'every enemy',
    },
    place: 'Cechy postaci: Tchórzliwy',
    why: 'Who seems stronger or more numerous is not said.',
  }),
  'traits.improwizacja': ruling({
    options: {
      objectives: 'tests by which an objective is worked on',
      never: 'no test of a battle',
    },
    place: 'Cechy postaci: Mistrz improwizacji',
    why: 'What is an unforeseen use of equipment only people at a table can tell.',
  }),
  'darkness.hinders': ruling({
    options: {
      'attacks-and-perception': 'ranged and thrown attacks and tests of perception',
      all: 'all tests',
      nothing: 'nothing: darkness is for traits that name it',
    },
    place: 'Cechy postaci: Widzenie w Ciemności',
    why: 'A trait ignores the hindrance of dim light, which no other rule gives.',
  }),
} as const;
