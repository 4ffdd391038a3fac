import { at } from './arena.ts';
import { AIMED, AIMED_AND_CONCEALED, CONCEALED, COVERED, KNIFE, OPEN, withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { BATTLE, MELEE } from './legal.ts';
import type { Edit } from './told.ts';

/** The test rolled for other reasons. */
const test = (advantage: string[], hindrance: string[], rolled: number[]): Edit => {
  return { at: ['test'], set: { ...e.test(0, 'attack-ranged', rolled, { advantage, hindrance }) } };
};
const damage = (set: Readonly<Record<string, unknown>>): Edit => ({ at: ['damage'], set });
const WITHOUT = damage({ ignored: [], taken: 2, hp: 1 });

tellsFaults('aim and concealment', [
  ['none: aimed', AIMED, [], []],
  ['aim is forgotten', AIMED, [test([], [], [5, 1])], ['the advantage comes from nothing, not from aim']],
  ['aim without aiming', OPEN, [test(['aim'], [], [5, 1, 1])], ['the advantage comes from aim, not from nothing']],
  ['none: both', AIMED_AND_CONCEALED, [], []],
  ['none: concealed', CONCEALED, [], []],
  [
    'concealment is forgotten',
    CONCEALED,
    [test([], [], [5, 1])],
    ['the hindrance comes from nothing, not from concealment'],
  ],
  [
    'concealment in the open',
    OPEN,
    [test([], ['concealment'], [5])],
    ['the hindrance comes from concealment, not from'],
  ],
  [
    'none: a weapon with a hindrance',
    withWeapon(OPEN, 'pistol', { dice: 'hindrance' }),
    [test([], ['weapon'], [5])],
    [],
  ],
  [
    'a hindrance of the weapon is forgotten',
    withWeapon(OPEN, 'pistol', { dice: 'hindrance' }),
    [],
    ['from nothing, not from weapon'],
  ],
]);

tellsFaults('what is ignored', [
  ['none: cover', COVERED, [], []],
  [
    'cover is forgotten',
    COVERED,
    [WITHOUT],
    ['0 successes are ignored, not 1 (cover)', '2 PŻ are taken, not 1', '1 PŻ are left of 3, not 2'],
  ],
  [
    'cover in the open',
    OPEN,
    [damage({ ignored: [{ by: 'cover', count: 1 }], taken: 0, hp: 3 })],
    ['cover ignores successes, but does not protect', '0 PŻ are taken, not 1', '3 PŻ are left of 3, not 2'],
  ],
  [
    'cover ignores two',
    COVERED,
    [damage({ ignored: [{ by: 'cover', count: 2 }], taken: 0, hp: 3 })],
    ['cover ignores 2, not 1', '0 PŻ are taken', '3 PŻ are left'],
  ],
  ['none: a weapon that ignores cover', withWeapon(COVERED, 'pistol', { ignoresCover: true }), [WITHOUT], []],
  [
    'cover against such a weapon',
    withWeapon(COVERED, 'pistol', { ignoresCover: true }),
    [],
    ['cover ignores successes, but', '1 PŻ are taken, not 2', '2 PŻ are left'],
  ],
  ['none: no cover in melee', KNIFE, [], []],
  [
    'cover in melee is forgotten',
    { ...KNIFE, rulings: { 'cover.in-melee': 'yes' } },
    [],
    ['0 successes are ignored, not 1', '2 PŻ are taken', '1 PŻ are left'],
  ],
  [
    'Krycie się is forgotten',
    MELEE,
    [{ at: ['damage', 1], set: { ignored: [], taken: 2, hp: 3 } }],
    ['0 successes are ignored, not 1 (hunker)', '2 PŻ are taken', '3 PŻ are left'],
  ],
  [
    'formation is forgotten',
    MELEE,
    [{ at: ['damage'], set: { ignored: [], taken: 2, hp: 1 } }],
    ['0 successes are ignored, not 1 (formacja)', '2 PŻ', '1 PŻ'],
  ],
  [
    'formation alone',
    MELEE,
    [{ at: ['arrive', 3], set: { cell: at(11, 2) } }],
    ['formacja ignores successes, but does not', '1 PŻ are taken, not 2', '2 PŻ are left'],
  ],
  [
    'a shield that was never raised',
    BATTLE,
    [{ at: ['damage'], set: { ignored: [{ by: 'shield', count: 1 }], taken: 1, hp: 2 } }],
    ['shield ignores successes, but', '1 PŻ are taken, not 2', '2 PŻ are left'],
  ],
  [
    'more is taken than there was',
    OPEN,
    [damage({ taken: 2, hp: 1 })],
    ['2 PŻ are taken, not 1', '1 PŻ are left of 3, not 2'],
  ],
  ['successes of another roll', OPEN, [damage({ successes: 2 })], ['2 successes do damage; 1 were counted']],
  ['none: a harmless weapon', withWeapon(OPEN, 'pistol', { harmless: true }), [damage({ taken: 0, hp: 3 })], []],
  [
    'a harmless weapon hurts',
    withWeapon(OPEN, 'pistol', { harmless: true }),
    [],
    ['1 PŻ are taken, not 0', '2 PŻ are left'],
  ],
  ['none: one success of two needed', withWeapon(OPEN, 'pistol', { needsTwo: true }), [], []],
  [
    'one success where two are needed',
    { ...withWeapon(OPEN, 'pistol', { needsTwo: true }), rulings: { 'beast.damage': 'two-needed' } },
    [],
    ['1 PŻ are taken, not 0', '2 PŻ are left'],
  ],
]);
