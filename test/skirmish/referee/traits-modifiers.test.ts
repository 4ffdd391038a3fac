import type { Weapon } from '../../../src/skirmish/spec.ts';
import { BAND } from './arena.ts';
import { CONCEALED, KNIFE, OPEN, withTraits, withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, CLIMB } from './legal.ts';
import type { Edit, Legal } from './told.ts';

const ada = (legal: Legal, ...traits: string[]): Legal => withTraits(legal, { ada: traits });
/** The first test, by which ada attacks, with these reasons. */
const because = (modified: { advantage?: string[]; hindrance?: string[] }, ...rolled: number[]): Edit => {
  return { at: ['test'], set: { ...e.test(0, 'attack-ranged', rolled, modified) } };
};
const hindered = (...hindrance: string[]): Edit => because({ hindrance }, 5);
const dark = (legal: Legal): Legal => ({ ...legal, scenario: { ...legal.scenario, dark: true } });
const ruled = (legal: Legal, id: string, option: string): Legal => ({
  ...legal,
  rulings: { ...legal.rulings, [id]: option },
});
const DARK_KNIFE = { hindrance: ['darkness'] };

tellsFaults('darkness', [
  ['none: hindered', dark(OPEN), [hindered('darkness')], []],
  ['forgotten', dark(OPEN), [], ['the hindrance comes from nothing, not from darkness']],
  ['in the light', OPEN, [hindered('darkness')], ['the hindrance comes from darkness, not from nothing']],
  ['none: Widzenie w ciemności', ada(dark(OPEN), 'widzenie-w-ciemnosci'), [], []],
  [
    'Widzenie w ciemności is hindered',
    ada(dark(OPEN), 'widzenie-w-ciemnosci'),
    [hindered('darkness')],
    ['from darkness, not'],
  ],
  ['none: melee', dark(KNIFE), [], []],
  [
    'melee is hindered, by ruling',
    ruled(dark(KNIFE), 'darkness.hinders', 'all'),
    [],
    ['from nothing, not from darkness'],
  ],
  [
    'none: melee is hindered, by ruling',
    ruled(dark(KNIFE), 'darkness.hinders', 'all'),
    [
      { at: ['test'], set: { ...e.test(0, 'attack-melee', [5], DARK_KNIFE) } },
      { at: ['result'], set: { successes: 1 } },
      { at: ['damage'], set: { successes: 1, taken: 1, hp: 2 } },
    ],
    [],
  ],
  ['none: nothing is hindered, by ruling', ruled(dark(OPEN), 'darkness.hinders', 'nothing'), [], []],
]);

const OFF_HAND: Partial<Weapon> = { offHand: true };
const TECHNICAL: Partial<Weapon> = { isTechnical: true };
const abroad = (epoch: string | null): Legal => {
  const band = { ...BAND, figures: BAND.figures.map((figure) => ({ ...figure, epoch })) };
  return ada({ ...OPEN, band }, 'przywiazanie-do-epoki');
};

tellsFaults('hindrances of weapons, epochs and hands', [
  ['none: the weaker hand', withWeapon(OPEN, 'pistol', OFF_HAND), [hindered('weapon')], []],
  ['the weaker hand is forgotten', withWeapon(OPEN, 'pistol', OFF_HAND), [], ['from nothing, not from weapon']],
  ['none: Oburęczność', ada(withWeapon(OPEN, 'pistol', OFF_HAND), 'oburecznosc'), [], []],
  [
    'Oburęczność is hindered',
    ada(withWeapon(OPEN, 'pistol', OFF_HAND), 'oburecznosc'),
    [hindered('weapon')],
    ['from weapon'],
  ],
  [
    'none: Oburęczność with a bad weapon',
    ada(withWeapon(OPEN, 'pistol', { dice: 'hindrance' }), 'oburecznosc'),
    [hindered('weapon')],
    [],
  ],
  ['none: Technofobia', ada(withWeapon(OPEN, 'pistol', TECHNICAL), 'technofobia'), [], []],
  [
    'Technofobia by ruling',
    ruled(ada(withWeapon(OPEN, 'pistol', TECHNICAL), 'technofobia'), 'traits.technofobia', 'weapons-too'),
    [],
    ['from nothing, not from technofobia'],
  ],
  [
    'none: Technofobia by ruling',
    ruled(ada(withWeapon(OPEN, 'pistol', TECHNICAL), 'technofobia'), 'traits.technofobia', 'weapons-too'),
    [hindered('technofobia')],
    [],
  ],
  [
    'none: Technofobia with a bow, by ruling',
    ruled(ada(OPEN, 'technofobia'), 'traits.technofobia', 'weapons-too'),
    [],
    [],
  ],
  ['none: at home', abroad('test'), [], []],
  ['none: in another epoch', abroad('rome'), [hindered('przywiazanie-do-epoki')], []],
  ['another epoch is forgotten', abroad('rome'), [], ['from nothing, not from przywiazanie-do-epoki']],
  ['nowhere at home', abroad(null), [], ['from nothing, not from przywiazanie-do-epoki']],
  [
    'none: Piętno czasowe is never concealed',
    withTraits(CONCEALED, { guard: ['pietno-czasowe'] }),
    [because({}, 5, 1)],
    [],
  ],
  [
    'Piętno czasowe is concealed',
    withTraits(CONCEALED, { guard: ['pietno-czasowe'] }),
    [],
    ['from concealment, not from nothing'],
  ],
]);

tellsFaults('traits that touch kinds of tests', [
  [
    'Otyły is forgotten in a climb',
    ada(CLIMB, 'otyly'),
    [{ at: ['test'], set: { ...e.test(0, 'climbing', [5, 1]) } }],
    ['from nothing, not from otyly'],
  ],
  [
    'none: Otyły in a climb',
    ada(CLIMB, 'otyly'),
    [{ at: ['test'], set: { ...e.test(0, 'climbing', [5], { hindrance: ['otyly'] }) } }],
    [],
  ],
  [
    'none: Orientacja w terenie in a climb',
    ada(CLIMB, 'orientacja-w-terenie'),
    [{ at: ['test'], set: { advantage: ['orientacja-w-terenie'] } }],
    [],
  ],
  [
    'none: Orientacja w terenie in a trap',
    withTraits(BATTLE, { ada: ['orientacja-w-terenie'] }),
    [{ at: ['test', 8], set: { advantage: ['orientacja-w-terenie'] } }],
    [],
  ],
  [
    'Orientacja w terenie is forgotten',
    withTraits(BATTLE, { ada: ['zwinny', 'orientacja-w-terenie'] }),
    [],
    ['from zwinny, not from orientacja-w-terenie, zwinny'],
  ],
  [
    'Mistrz improwizacji is forgotten',
    withTraits(BATTLE, { bob: ['mistrz-improwizacji'] }),
    [],
    ['from nothing, not from mistrz-improwizacji'],
  ],
  [
    'none: Mistrz improwizacji',
    withTraits(BATTLE, { bob: ['mistrz-improwizacji'] }),
    [{ at: ['test', 2], set: { dice: 'advantage', advantage: ['mistrz-improwizacji'], rolled: [4, 6, 1] } }],
    [],
  ],
  [
    'none: Mistrz improwizacji, by ruling',
    ruled(withTraits(BATTLE, { bob: ['mistrz-improwizacji'] }), 'traits.improwizacja', 'never'),
    [],
    [],
  ],
  [
    'none: Słabeusz and Sokoli wzrok do not touch attacks',
    ada(OPEN, 'slabeusz', 'sokoli-wzrok', 'pietno-czasowe', 'otyly'),
    [],
    [],
  ],
  ['Chronochoroba is forgotten', ada(OPEN, 'chronochoroba'), [], ['from nothing, not from chronochoroba']],
  ['none: Chronochoroba', ada(OPEN, 'chronochoroba'), [hindered('chronochoroba')], []],
]);
