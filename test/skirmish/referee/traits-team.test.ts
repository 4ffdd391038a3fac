import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import { withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';

/** Ada has 4 PŻ and a pool of 6 6 5 1, bob 5 PŻ and 6 5 4 1 1; they stand at 2, 4 and 0, 1 and see each other. */
const acting = (ada: string[], turn: LogEvent[], more = {}): Legal => traitScene({ ada, turn, ...more });
const NEVER = (trait: string) => ({ rulings: { [`use.${trait}`]: 'never' } });
const die = (figure: number, by: string, from: number, to: number): LogEvent => e.poolDie(figure, by, from, to);

const TRADE = [...e.useTrait(0, 'przywodca', 1, 1), die(0, 'przywodca', 6, 4), die(1, 'przywodca', 4, 6)];
const HIDDEN = { 0: at(4, 0), 1: at(6, 0), 2: at(4, 6) };

tellsFaults('Przywódca', [
  ['none', acting(['przywodca'], TRADE), [], []],
  [
    'twice in an activation',
    acting(
      ['przywodca'],
      [...TRADE, ...e.useTrait(0, 'przywodca', 1, 1), die(0, 'przywodca', 6, 1), die(1, 'przywodca', 1, 6)],
    ),
    [],
    ['uses przywodca twice in an activation'],
  ],
  [
    'other dice',
    acting(['przywodca'], [...e.useTrait(0, 'przywodca', 1, 1), die(0, 'przywodca', 6, 4), die(1, 'przywodca', 5, 6)]),
    [],
    ['a 6 for a 4 on one side is a 5 for a 6 on the other'],
  ],
  [
    'a die the ally does not have',
    acting(['przywodca'], [...e.useTrait(0, 'przywodca', 1, 1), die(0, 'przywodca', 6, 3), die(1, 'przywodca', 3, 6)]),
    [],
    ['there is no 3 in the pool (6, 5, 4, 1, 1)'],
  ],
  ['one side only', acting(['przywodca'], TRADE.slice(0, 3)), [], ['no die of figure 1 (bob) is traded']],
  [
    'an enemy',
    acting(['przywodca'], [...e.useTrait(0, 'przywodca', 1, 2), die(0, 'przywodca', 6, 6)]),
    [],
    ['figure 2 (guard) is no ally in sight', 'figure 2 (guard) has no pool', 'no die of figure 2'],
  ],
  ['out of sight', acting(['przywodca'], TRADE, { cells: HIDDEN }), [], ['figure 1 (bob) is no ally in sight']],
  ['with a barred pool', acting(['przywodca', 'pechowiec'], TRADE), [], ['pechowiec bars figure 0 (ada)']],
  ['never', acting(['przywodca'], TRADE, NEVER('przywodca')), [], ['przywodca is used, which the settings rule out']],
]);

const COMMAND = [...e.useTrait(0, 'urodzony-dowodca', 1, 1), e.grant(0, 1, 'urodzony-dowodca')];
const spear = (modified: { advantage?: string[] }, ...dice: number[]): LogEvent[] => [
  ...e.attack(1, 2, 'spear', 3),
  e.test(1, 'attack-thrown', dice, modified),
  e.result(1, 0),
  e.damage(2, 1, 0, 3),
];
const HELPED = {
  cells: { 1: at(5, 4) },
  bobs: [...spear({ advantage: ['urodzony-dowodca'] }, 1, 2, 3), ...e.wait(1, 1)],
};

tellsFaults('Urodzony dowódca', [
  ['none', acting(['urodzony-dowodca'], COMMAND), [], []],
  ['none: and bob attacks', acting(['urodzony-dowodca'], COMMAND, HELPED), [], []],
  [
    'the advantage is forgotten',
    acting(['urodzony-dowodca'], COMMAND, { ...HELPED, bobs: [...spear({}, 1, 2), ...e.wait(1, 1)] }),
    [],
    ['the advantage comes from nothing, not from urodzony-dowodca'],
  ],
  [
    'it is used up',
    withWeapon(
      acting(['urodzony-dowodca'], COMMAND, {
        ...HELPED,
        bobs: [
          ...spear({ advantage: ['urodzony-dowodca'] }, 1, 2, 3),
          ...spear({ advantage: ['urodzony-dowodca'] }, 1, 2, 3),
        ],
      }),
      'spear',
      { shots: 2 },
    ),
    [],
    ['the advantage comes from urodzony-dowodca, not from nothing'],
  ],
  ['without a command', acting([], e.wait(0, 2), HELPED), [], ['comes from urodzony-dowodca, not from nothing']],
  [
    'twice in a battle',
    acting(['urodzony-dowodca'], [...COMMAND, ...COMMAND]),
    [],
    ['uses urodzony-dowodca twice in a battle'],
  ],
  [
    'to another',
    acting(['urodzony-dowodca'], [COMMAND[0]!, COMMAND[1]!, e.grant(0, 6, 'urodzony-dowodca')]),
    [],
    ['figure 6 is helped, not figure 1 (bob)'],
  ],
  [
    'nothing is granted',
    acting(['urodzony-dowodca'], COMMAND.slice(0, 2)),
    [],
    ['urodzony-dowodca grants no advantage'],
  ],
  [
    'out of sight',
    acting(['urodzony-dowodca'], COMMAND, { cells: HIDDEN }),
    [],
    ['figure 1 (bob) is no ally in sight'],
  ],
  ['never', acting(['urodzony-dowodca'], COMMAND, NEVER('urodzony-dowodca')), [], ['urodzony-dowodca is used, which']],
]);

/** Guard 2 took 2 of ada's PŻ; bob, beside her, gives her one of his 5. */
const giving = (bobs: LogEvent[], more = {}): Legal =>
  traitScene({ bob: ['ofiara'], cells: { 1: at(2, 5) }, before: shotAtAda(2), bobs, ...more });
const GIFT = [...e.useTrait(1, 'ofiara', 1, 0), e.pay(1, 'ofiara', 4), e.heal(0, 'ofiara', 1, 3)];

tellsFaults('Ofiara', [
  ['none', giving(GIFT), [], []],
  [
    'none: twice',
    giving([...GIFT, ...e.useTrait(1, 'ofiara', 1, 0), e.pay(1, 'ofiara', 3), e.heal(0, 'ofiara', 1, 4)]),
    [],
    [],
  ],
  ['nothing is paid', giving([GIFT[0]!, GIFT[1]!, GIFT[3]!]), [], ['figure 1 (bob) pays no PŻ for ofiara']],
  ['nothing is recovered', giving(GIFT.slice(0, 3)), [], ['figure 0 (ada) recovers by ofiara, and the log']],
  ['two PŻ', giving([...GIFT.slice(0, 3), e.heal(0, 'ofiara', 2, 4)]), [], ['2 PŻ are recovered by ofiara; 1 may be']],
  ['from afar', giving(GIFT, { cells: { 1: at(2, 6) } }), [], ['figure 0 (ada) is no ally in base contact']],
  [
    'one with all PŻ',
    traitScene({ bob: ['ofiara'], cells: { 1: at(2, 5) }, bobs: GIFT.slice(0, 3) }),
    [],
    ['figure 0 (ada) has all its PŻ'],
  ],
  ['never', giving(GIFT, NEVER('ofiara')), [], ['ofiara is used, which the settings rule out']],
]);

/** The guard leaves bob 1 PŻ; ada pays one for a swap, and bob gives her his last. */
const shotAtBob = (hp: number): LogEvent[] => [
  ...e.attack(2, 1, 'rifle', Math.hypot(6, 1)),
  e.test(2, 'attack-ranged', [5, 6]),
  e.result(2, 2),
  e.damage(1, 2, 2, hp),
];
const LAST = traitScene({
  bob: ['ofiara'],
  cells: { 1: at(2, 5) },
  before: [...shotAtBob(3), ...shotAtBob(1)],
  turn: [...adasShot([2, 3], [e.swap(0, 0, 2, 6, 3)], 1), ...e.wait(0, 1)],
  bobs: [...e.useTrait(1, 'ofiara', 1, 0), e.pay(1, 'ofiara', 1), e.heal(0, 'ofiara', 1, 4)],
});

tellsFaults('the last PŻ', [
  [
    'is given away',
    LAST,
    [],
    ['figure 1 (bob) pays its last PŻ for ofiara', '1 PŻ of 1 is paid, which does not leave 1'],
  ],
]);

/** The guards stand beside each other; guard 2 acts first. */
const urged = (before: LogEvent[], guard = ['taktyk-bn'], cells = {}): Legal =>
  traitScene({ guard, cells: { 3: at(9, 4), ...cells }, before: [...before, ...e.wait(2, 2)] });

tellsFaults("the NPCs' Taktyk", [
  ['none', urged([e.grant(2, 3, 'taktyk-bn')]), [], []],
  ['none: not used', urged([]), [], []],
  [
    'one who is not nearest',
    urged([e.grant(2, 4, 'taktyk-bn')], ['taktyk-bn'], { 4: at(8, 6) }),
    [],
    ['figure 4 (chief) is not the nearest'],
  ],
  [
    'an enemy',
    urged([e.grant(2, 1, 'taktyk-bn')], ['taktyk-bn'], { 1: at(7, 4) }),
    [],
    ['figure 1 (bob) is no ally in sight'],
  ],
  [
    'twice',
    urged([e.grant(2, 3, 'taktyk-bn'), e.grant(2, 3, 'taktyk-bn')]),
    [],
    ['figure 2 helps by taktyk-bn out of order'],
  ],
  [
    'without the trait',
    urged([e.grant(2, 3, 'taktyk-bn')], []),
    [],
    ['figure 2 (guard) uses taktyk-bn, which it does not have'],
  ],
]);
