import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, shotAtAda, traitScene } from './trait-scenes.ts';
import { twoRounds } from './two-rounds.ts';

/** Ada has 4 PŻ and a pool of 6 6 5 1, bob 5 PŻ and 6 5 4 1 1; they stand at 2, 4 and 0, 1 and see each other. */
const acting = (ada: string[], turn: LogEvent[], more = {}): Legal => traitScene({ ada, turn, ...more });
const NEVER = (trait: string) => ({ rulings: { [`use.${trait}`]: 'never' } });
const die = (figure: number, by: string, from: number, to: number): LogEvent => e.poolDie(figure, by, from, to);

const TRICK = [...e.useTrait(0, 'oszust', 1), die(0, 'oszust', 1, 6)];

tellsFaults('Oszust', [
  ['none', acting(['oszust'], TRICK), [], []],
  [
    'not the other side',
    acting(['oszust'], [...e.useTrait(0, 'oszust', 1), die(0, 'oszust', 1, 5)]),
    [],
    ['a 1 turned over is not a 5'],
  ],
  ['no die', acting(['oszust'], e.useTrait(0, 'oszust', 1)), [], ['oszust turns no die over']],
  [
    'twice in a battle',
    acting(['oszust'], [...TRICK, ...e.useTrait(0, 'oszust', 1), die(0, 'oszust', 6, 1)]),
    [],
    ['figure 0 (ada) uses oszust twice in a battle'],
  ],
  [
    'twice in two rounds',
    twoRounds({
      ada: ['oszust'],
      turn: [
        ...e.useTrait(0, 'oszust', 1),
        die(0, 'oszust', 2, 5),
        ...e.useTrait(0, 'oszust', 1),
        die(0, 'oszust', 5, 2),
      ],
    }),
    [],
    ['figure 0 (ada) uses oszust twice in a battle'],
  ],
  [
    'for 2 AP',
    acting(['oszust'], [...e.useTrait(0, 'oszust', 2), die(0, 'oszust', 1, 6)]),
    [],
    ['oszust costs 1 AP, not 2'],
  ],
  [
    'at somebody',
    acting(['oszust'], [...e.useTrait(0, 'oszust', 1, 1), die(0, 'oszust', 1, 6)]),
    [],
    ['oszust has no target'],
  ],
  ['without the trait', acting([], TRICK), [], ['figure 0 (ada) uses oszust, which it does not have']],
  ['never', acting(['oszust'], TRICK, NEVER('oszust')), [], ['oszust is used, which the settings rule out']],
  [
    'with a barred pool',
    acting(['oszust', 'pechowiec'], TRICK),
    [],
    ['pechowiec bars figure 0 (ada) from using its pool'],
  ],
  ['no AP are left', acting(['oszust'], [...e.wait(0, 2), ...TRICK]), [], ['1 AP are spent of 0']],
  ['a trait that is no action', acting(['strateg'], e.useTrait(0, 'strateg', 1)), [], ['strateg is no action']],
]);

const MEDITATES = [...e.useTrait(0, 'medytacja', 2), e.heal(0, 'medytacja', 1, 3)];
/** Nobody can shoot at ada: the rifles reach 10". */
const AWAY = { 2: at(11, 0), 3: at(11, 1), 4: at(11, 2), 0: at(0, 6) };
const SHOT_AT = { 'traits.medytacja': 'shot-at' };
/** Ada pays a PŻ in the first round, and meditates in the second. */
const meditation = (ada: string[], turn: LogEvent[], rulings = {}): Legal =>
  twoRounds({ ada, swaps: [e.swap(0, 0, 2, 6, 3)], turn, rulings: { ...SHOT_AT, ...rulings } });

tellsFaults('Medytacja', [
  ['none', meditation(['medytacja'], [...e.useTrait(0, 'medytacja', 2), e.heal(0, 'medytacja', 1, 4)]), [], []],
  [
    'the PŻ is forgotten',
    meditation(['medytacja'], e.useTrait(0, 'medytacja', 2)),
    [],
    ['recovers by medytacja, and the log'],
  ],
  [
    'for 1 AP',
    meditation(['medytacja'], [...e.useTrait(0, 'medytacja', 1), e.heal(0, 'medytacja', 1, 4)]),
    [],
    ['medytacja costs 2 AP, not 1'],
  ],
  [
    'under fire',
    meditation(['medytacja'], [...e.useTrait(0, 'medytacja', 2), e.heal(0, 'medytacja', 1, 4)], {
      'traits.medytacja': 'in-reach',
    }),
    [],
    ['figure 0 (ada) is under fire'],
  ],
  [
    'never',
    meditation(
      ['medytacja'],
      [...e.useTrait(0, 'medytacja', 2), e.heal(0, 'medytacja', 1, 4)],
      NEVER('medytacja').rulings,
    ),
    [],
    ['medytacja is used, which the settings'],
  ],
  [
    'none: in vain, for the test failed',
    meditation(
      ['medytacja', 'zmeczliwy'],
      [...e.useTrait(0, 'medytacja', 2), e.test(0, 'resistance', [1, 2]), e.result(0, 0)],
    ),
    [],
    [],
  ],
  [
    'with all PŻ',
    acting(['medytacja'], e.useTrait(0, 'medytacja', 2), { cells: AWAY }),
    [],
    ['figure 0 (ada) has all its PŻ'],
  ],
  [
    'attacked before',
    traitScene({ ada: ['medytacja'], before: shotAtAda(2), turn: MEDITATES, rulings: SHOT_AT }),
    [],
    ['figure 0 (ada) is under fire'],
  ],
  [
    'in base contact',
    traitScene({
      ada: ['medytacja'],
      cells: { 0: at(2, 4), 2: at(3, 4) },
      before: [
        ...e.attack(2, 0, 'sword', 1),
        e.test(2, 'attack-melee', [5, 6]),
        e.result(2, 2),
        e.damage(0, 2, 2, 2),
        ...e.wait(2, 1),
      ],
      turn: MEDITATES,
    }),
    [],
    ['an enemy is in base contact', 'figure 0 (ada) is under fire'],
  ],
]);

/** Ada burns a success before her shot, of 1 2 3. */
const BURNED = die(0, 'taktyk', 6, 1);
const burning = (ada: string[], before: LogEvent[], advantage: string[], more = {}): Legal => {
  const [line, attack, ...rest] = adasShot(advantage.length > 0 ? [1, 2, 3] : [1, 2], [], 0, { advantage });
  return acting(ada, [line!, attack!, ...before, ...rest, ...e.wait(0, 1)], more);
};

tellsFaults('Taktyk', [
  ['none', burning(['taktyk'], [BURNED], ['taktyk']), [], []],
  ['none: a 5', burning(['taktyk'], [die(0, 'taktyk', 5, 2)], ['taktyk']), [], []],
  ['none: not', burning(['taktyk'], [], []), [], []],
  ['nothing is burned', burning(['taktyk'], [], ['taktyk']), [], ['the advantage comes from taktyk, not from nothing']],
  ['no advantage', burning(['taktyk'], [BURNED], []), [], ['the advantage comes from nothing, not from taktyk']],
  ['a 1', burning(['taktyk'], [die(0, 'taktyk', 1, 6)], ['taktyk']), [], ['taktyk makes a 6 of a 1']],
  ['not turned over', burning(['taktyk'], [die(0, 'taktyk', 6, 2)], ['taktyk']), [], ['taktyk makes a 2 of a 6']],
  [
    'twice a round',
    burning(['taktyk'], [BURNED, BURNED], ['taktyk']),
    [],
    ['figure 0 (ada) uses taktyk twice in a round'],
  ],
  ['without the trait', burning([], [BURNED], ['taktyk']), [], ['uses taktyk, which it does not have']],
  [
    'never',
    burning(['taktyk'], [BURNED], ['taktyk'], NEVER('taktyk')),
    [],
    ['taktyk is used, which the settings rule out'],
  ],
  ['with a barred pool', burning(['taktyk', 'pechowiec'], [BURNED], ['taktyk']), [], ['pechowiec bars figure 0 (ada)']],
]);
