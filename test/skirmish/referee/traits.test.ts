import { at } from './arena.ts';
import { attackScene, CONCEALED, KNIFE, OPEN, withTraits, withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, CLIMB, MELEE } from './legal.ts';
import type { Edit, Legal } from './told.ts';

/** The first test rolled for other reasons. */
const because = (advantage: string[], hindrance: string[], rolled: number[]): Edit => {
  return { at: ['test'], set: { ...e.test(0, 'attack-ranged', rolled, { advantage, hindrance }) } };
};
const inMelee = (advantage: string[], rolled: number[]): Edit => {
  return { at: ['test'], set: { ...e.test(0, 'attack-melee', rolled, { advantage }) } };
};
const ADVANTAGE = [5, 1, 1];
const HINDRANCE = [5];
const ada = (legal: Legal, ...traits: string[]): Legal => withTraits(legal, { ada: traits });
const THROWN: Legal = withWeapon(OPEN, 'pistol', { kind: 'thrown' });
const thrown = (advantage: string[], hindrance: string[], rolled: number[]): Edit[] => [
  because(advantage, hindrance, rolled),
  { at: ['test'], set: { kind: 'attack-thrown' } },
];

tellsFaults('traits that help attacks', [
  ['none: Celne oko', ada(OPEN, 'celne-oko'), [because(['celne-oko'], [], ADVANTAGE)], []],
  ['Celne oko is forgotten', ada(OPEN, 'celne-oko'), [], ['the advantage comes from nothing, not from celne-oko']],
  ['Celne oko without the trait', OPEN, [because(['celne-oko'], [], ADVANTAGE)], ['from celne-oko, not from nothing']],
  ['none: Celne oko in melee', ada(KNIFE, 'celne-oko'), [], []],
  ['Fechmistrz is forgotten', ada(KNIFE, 'fechmistrz'), [], ['the advantage comes from nothing, not from fechmistrz']],
  ['none: Fechmistrz', ada(KNIFE, 'fechmistrz'), [inMelee(['fechmistrz'], [5, 6, 1])], []],
  ['none: Fechmistrz at a distance', ada(OPEN, 'fechmistrz'), [], []],
  ['none: Parabolik', ada(THROWN, 'parabolik'), thrown(['parabolik'], [], ADVANTAGE), []],
  ['Parabolik with a pistol', ada(OPEN, 'parabolik'), [because(['parabolik'], [], ADVANTAGE)], ['not from nothing']],
  ['none: Krótkowidz', ada(OPEN, 'krotkowidz'), [because([], ['krotkowidz'], HINDRANCE)], []],
  ['Krótkowidz is forgotten', ada(OPEN, 'krotkowidz'), [], ['the hindrance comes from nothing, not from krotkowidz']],
  ['Niezdarny is forgotten', ada(KNIFE, 'niezdarny'), [], ['the hindrance comes from nothing, not from niezdarny']],
  ['none: Cyklop', ada(THROWN, 'cyklop'), thrown([], ['cyklop'], HINDRANCE), []],
  ['none: Cyklop with a pistol', ada(OPEN, 'cyklop'), [], []],
  [
    'none: an advantage and a hindrance',
    ada(OPEN, 'celne-oko', 'krotkowidz'),
    [because(['celne-oko'], ['krotkowidz'], [5, 1])],
    [],
  ],
  [
    'an advantage is as good as a hindrance and more',
    ada(OPEN, 'celne-oko', 'krotkowidz'),
    [because(['celne-oko'], ['krotkowidz'], ADVANTAGE), { at: ['test'], set: { dice: 'advantage' } }],
    ['the dice are advantage; what is listed makes them standard'],
  ],
  ['none: Czujny', ada(CONCEALED, 'czujny'), [because([], [], [5, 1])], []],
  ['Czujny is hindered', ada(CONCEALED, 'czujny'), [], ['the hindrance comes from concealment, not from nothing']],
  ['none: Technofobia does not touch attacks', ada(OPEN, 'technofobia'), [], []],
]);

/** Two blows, the second on a guard with fewer than half of its PŻ. */
const PREY = attackScene({
  cells: { 0: at(7, 6), 2: at(8, 6) },
  weapon: 'knife',
  distance: 1,
  before: [...e.attack(0, 2, 'knife', 1), e.test(0, 'attack-melee', [5, 6]), e.result(0, 2), e.damage(2, 0, 2, 1)],
  advantage: ['drapieznik'],
  rolled: [1, 2, 3],
  successes: 0,
  hp: 1,
});
const UNAWARE: Edit = { at: ['test', 1], set: { dice: 'standard', advantage: [], rolled: [1, 2] } };

tellsFaults('Drapieżnik', [
  ['none: against the wounded only', ada(PREY, 'drapieznik'), [], []],
  ['forgotten', ada(PREY, 'drapieznik'), [UNAWARE], ['the advantage comes from nothing, not from drapieznik']],
  ['without the trait', PREY, [], ['the advantage comes from drapieznik, not from nothing']],
  [
    'against one at more than half',
    ada(KNIFE, 'drapieznik'),
    [inMelee(['drapieznik'], [5, 6, 1])],
    ['the advantage comes from drapieznik, not from nothing'],
  ],
]);

const BESIDE: Edit[] = [{ at: ['arrive', 3], set: { cell: at(9, 6) } }];
const GUARDED: Edit[] = [
  ...BESIDE,
  { at: ['damage'], set: { ignored: [{ by: 'formacja', count: 1 }], taken: 1, hp: 2 } },
];
const BESIDE_ANOTHER: Edit[] = [{ at: ['arrive', 4], set: { cell: at(9, 6) } }];
const ALONE = { 'formation.both': 'alone' };

tellsFaults('Formacja', [
  ['none: two of them', KNIFE, GUARDED, []],
  ['forgotten', KNIFE, BESIDE, ['0 successes are ignored, not 1 (formacja)', '2 PŻ are taken', '1 PŻ are left']],
  ['none: beside one without the trait', KNIFE, BESIDE_ANOTHER, []],
  [
    'beside one without the trait, who is enough',
    { ...KNIFE, rulings: ALONE },
    BESIDE_ANOTHER,
    ['0 successes are ignored, not 1 (formacja)', '2 PŻ are taken', '1 PŻ are left'],
  ],
  ['none: at a distance', OPEN, [{ at: ['arrive', 3], set: { cell: at(9, 4) } }], []],
  ['none: without the trait', withTraits(KNIFE, { guard: [] }), BESIDE, []],
]);

tellsFaults('traits in other tests', [
  ['Zwinny is forgotten in a climb', withTraits(CLIMB, { ada: [] }), [], ['the advantage comes from zwinny, not from']],
  [
    'Zwinny is forgotten in a trap',
    BATTLE,
    [{ at: ['test', 8], set: { dice: 'standard', advantage: [], rolled: [1, 2] } }],
    ['the advantage comes from nothing, not from zwinny'],
  ],
  [
    'none: Technofobia',
    withTraits(BATTLE, { bob: ['technofobia'] }),
    [{ at: ['test', 2], set: { dice: 'hindrance', hindrance: ['technofobia'], rolled: [6] } }],
    [],
  ],
  [
    'Technofobia is forgotten',
    withTraits(BATTLE, { bob: ['technofobia'] }),
    [],
    ['from nothing, not from technofobia'],
  ],
  [
    'Techniczny fachowiec is forgotten',
    BATTLE,
    [{ at: ['test', 4], set: { dice: 'standard', advantage: [], rolled: [6, 1] } }],
    ['the advantage comes from nothing, not from techniczny-fachowiec'],
  ],
  ['none: Spanikowany does not touch resistance', withTraits(MELEE, { guard: ['formacja', 'spanikowany'] }), [], []],
]);
