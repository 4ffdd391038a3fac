import { at } from './arena.ts';
import { AIMED, attackScene, CONCEALED, COVERED, KNIFE, OPEN, withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { DEATH, MELEE } from './legal.ts';

const sight = (met: Readonly<Record<string, boolean>>) =>
  ({ at: ['attack'], set: { sight: { seen: true, concealed: false, cover: false, ...met } } }) as const;

tellsFaults('target and weapon', [
  ['none', OPEN, [], []],
  [
    'a weapon of another',
    OPEN,
    [{ at: ['attack'], set: { weapon: 'rifle' } }],
    ['figure 0 (ada) has no weapon "rifle"'],
  ],
  [
    'one of its own side',
    OPEN,
    [
      { at: ['arrive', 1], set: { cell: at(8, 4) } },
      { at: ['arrive', 2], set: { cell: at(11, 0) } },
      { at: ['attack'], set: { target: 1 } },
      { at: ['damage'], set: { figure: 1, hp: 4 } },
    ],
    ['figure 0 (ada) attacks figure 1 (bob) of its own side'],
  ],
  [
    'itself',
    OPEN,
    [{ at: ['attack'], set: { target: 0, distance: 0 } }],
    ['figure 0 (ada) attacks figure 0 (ada)', 'figure 2 is damaged', '2 PŻ are left'],
  ],
  ['another is hurt', OPEN, [{ at: ['damage'], set: { figure: 3 } }], ['figure 3 is damaged, not figure 2 (guard)']],
  ['by another', OPEN, [{ at: ['damage'], set: { by: 1 } }], ['the damage is by 1, not by figure 0 (ada)']],
  ['no damage is told', OPEN, [{ drop: ['damage'] }], ['"activation" stands where "damage" belongs']],
  [
    'more shots than there are',
    withWeapon(AIMED, 'pistol', { shots: 0 }),
    [],
    ['uses pistol for the 1. time; it has 0'],
  ],
]);

tellsFaults('range and sight', [
  ['a wrong distance', OPEN, [{ at: ['attack'], set: { distance: 5 } }], ['the target is 6" away, not 5"']],
  ['out of range', withWeapon(OPEN, 'pistol', { range: 5 }), [], ['the target is 6" away; pistol reaches 5"']],
  ['none: at its range', withWeapon(OPEN, 'pistol', { range: 6 }), [], []],
  ['not seen, by its own words', OPEN, [sight({ seen: false })], ['the target is in sight, the log says otherwise']],
  [
    'through a wall',
    attackScene({ cells: { 0: at(4, 0), 2: at(8, 0) }, distance: 4, rolled: [5, 1], successes: 1, hp: 2 }),
    [],
    ['the target is not in sight, the log says otherwise', 'the target is not seen'],
  ],
  [
    'through a figure',
    OPEN,
    [{ at: ['arrive', 1], set: { cell: at(5, 4) } }],
    ['the target is not in sight, the log says otherwise', 'the target is not seen'],
  ],
  ['cover that is not there', OPEN, [sight({ cover: true })], ['the target is not in cover']],
  ['cover is overlooked', COVERED, [sight({})], ['the target is in cover']],
  ['concealment is overlooked', CONCEALED, [sight({})], ['the target is concealed']],
  ['concealment that is not there', OPEN, [sight({ concealed: true })], ['the target is not concealed']],
]);

const FROM = { 'shooting.from-melee': 'forbidden' };
const INTO = { 'shooting.into-melee': 'forbidden' };

tellsFaults('melee', [
  ['none', KNIFE, [], []],
  [
    'from afar',
    attackScene({
      cells: { 0: at(2, 6), 2: at(4, 6) },
      weapon: 'knife',
      distance: 2,
      rolled: [5, 6],
      successes: 2,
      hp: 1,
    }),
    [],
    ['the target is not in base contact'],
  ],
  [
    'a shot out of melee',
    { ...OPEN, rulings: FROM },
    [{ at: ['arrive', 3], set: { cell: at(2, 3) } }],
    ['figure 0 (ada) shoots out of melee'],
  ],
  ['none: a shot out of melee', OPEN, [{ at: ['arrive', 3], set: { cell: at(2, 3) } }], []],
  ['none: a shot beside a friend', { ...OPEN, rulings: FROM }, [{ at: ['arrive', 1], set: { cell: at(2, 3) } }], []],
  [
    'a shot into melee',
    { ...OPEN, rulings: INTO },
    [{ at: ['arrive', 1], set: { cell: at(8, 3) } }],
    ['shoots into the melee of figure 1 (bob)'],
  ],
  ['none: a shot into melee', OPEN, [{ at: ['arrive', 1], set: { cell: at(8, 3) } }], []],
  ['none: a shot beside its enemies', { ...OPEN, rulings: INTO }, [{ at: ['arrive', 3], set: { cell: at(8, 3) } }], []],
]);

const RESISTED = [
  { at: ['test', 1], set: { rolled: [1, 5] } },
  { at: ['result', 1], set: { successes: 1 } },
] as const;

tellsFaults('stunning', [
  [
    'no test of resistance',
    MELEE,
    [{ drop: ['stun'] }, { drop: ['test', 1], count: 2 }, { at: ['activation', 1], set: { ap: 2 } }],
    ['is hit with a stunning weapon and makes no test'],
  ],
  [
    'stunned without a test',
    MELEE,
    [{ drop: ['test', 1], count: 2 }],
    ['makes no test of resistance', 'is stunned without a test'],
  ],
  ['stunned though it resisted', MELEE, RESISTED, ['figure 2 (guard) is stunned though it passed its test']],
  [
    'not stunned though it failed',
    MELEE,
    [{ drop: ['stun'] }, { at: ['activation', 1], set: { ap: 2 } }],
    ['failed its test of resistance and is not stunned'],
  ],
  ['another is stunned', MELEE, [{ at: ['stun'], set: { figure: 3 } }], ['figure 3 is stunned, not figure 2 (guard)']],
  [
    'more than one AP',
    MELEE,
    [
      { at: ['stun'], set: { ap: 2 } },
      { at: ['activation', 1], set: { ap: 0 } },
    ],
    ['2 AP are lost, not 1', '1 AP are spent of 0'],
  ],
  [
    'by a weapon that does not stun',
    withWeapon(MELEE, 'baton', { stuns: false }),
    [],
    ['"test" stands out of order', ''].slice(0, 1),
  ],
]);

tellsFaults('elimination', [
  ['none', DEATH, [], []],
  ['at 0 PŻ it stays', DEATH, [{ drop: ['eliminated'] }], ['"line" stands where "eliminated" belongs']],
  [
    'with PŻ left',
    OPEN,
    [
      { before: ['activation', 1], add: [e.eliminated(2)] },
      { drop: ['activation', 1], count: 3 },
    ],
    ['figure 2 (guard) is eliminated with 2 PŻ', 'figure 1 (bob) is activated in the turn'],
  ],
  [
    'another',
    DEATH,
    [{ at: ['eliminated'], set: { figure: 3 } }],
    ['figure 3 (guard) is eliminated, not figure 1 (bob)'],
  ],
  [
    'attacked again',
    DEATH,
    [
      { drop: ['line', 4], count: 2 },
      {
        before: ['activation', 2],
        add: [
          ...e.attack(3, 1, 'sword', Math.SQRT2),
          e.test(3, 'attack-melee', [1, 1]),
          e.result(3, 0),
          e.damage(1, 3, 0, 0),
        ],
      },
    ],
    [
      '1 AP are spent of 0',
      'attacks figure 1 (bob), which is not on the table',
      '"activation" stands where "eliminated" belongs',
    ],
  ],
]);
