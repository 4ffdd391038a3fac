import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Weapon } from '../../../src/skirmish/spec.ts';
import { withWeapon } from './attack-scenes.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { adasShot, traitScene } from './trait-scenes.ts';

const TECHNICAL: Partial<Weapon> = { isTechnical: true };
/** Ada shoots a pistol of the Institute. */
const used = (traits: string[], test: LogEvent[], more: LogEvent[] = e.wait(0, 1), rulings = {}): Legal =>
  withWeapon(
    traitScene({ ada: traits, turn: [...adasShot([1, 2], [], 0), ...test, ...more], rulings }),
    'pistol',
    TECHNICAL,
  );
const FAILED = [e.test(0, 'technical', [1, 2]), e.result(0, 0)];
const PASSED = [e.test(0, 'technical', [5, 2]), e.result(0, 1)];
const BEFORE = { 'traits.psuj-when': 'before' };
const ALL = { 'traits.psuj-items': 'all' };
const early = (test: LogEvent[], isOver: boolean): Legal => {
  const [line, attack, ...rest] = adasShot([1, 2], [], 0);
  const turn = [line!, attack!, ...test, ...(isOver ? [] : rest), ...e.wait(0, 1)];
  return withWeapon(traitScene({ ada: ['psuj'], turn, rulings: BEFORE }), 'pistol', TECHNICAL);
};

tellsFaults('Psuj', [
  ['none: passed', used(['psuj'], PASSED), [], []],
  ['none: failed', used(['psuj'], [...FAILED, e.broken(0, 'pistol')]), [], []],
  [
    'none: a stunning weapon that missed',
    withWeapon(used(['psuj'], PASSED), 'pistol', { ...TECHNICAL, stuns: true }),
    [],
    [],
  ],
  ['no test', used(['psuj'], []), [], ['figure 0 (ada) uses pistol and takes no test']],
  ['it does not break', used(['psuj'], FAILED), [], ['pistol does not break after a failed test']],
  [
    'it breaks in spite of the test',
    used(['psuj'], [...PASSED, e.broken(0, 'pistol')]),
    [],
    ['pistol breaks after a passed test'],
  ],
  ['another breaks', used(['psuj'], [...FAILED, e.broken(0, 'knife')]), [], ['knife breaks, not pistol']],
  ['without the trait', used([], [e.broken(0, 'pistol')]), [], ['nothing breaks pistol now']],
  [
    'used again',
    used(['psuj'], [...FAILED, e.broken(0, 'pistol')], [...adasShot([1, 2], [], 0), ...PASSED]),
    [],
    ['figure 0 (ada) uses pistol, which is broken'],
  ],
  [
    'none: nothing technical',
    traitScene({ ada: ['psuj'], turn: [...adasShot([1, 2], [], 0), ...e.wait(0, 1)] }),
    [],
    [],
  ],
  [
    'everything breaks, by ruling',
    traitScene({ ada: ['psuj'], turn: [...adasShot([1, 2], [], 0), ...e.wait(0, 1)], rulings: ALL }),
    [],
    ['uses pistol and takes no test'],
  ],
  ['none: before, passed', early(PASSED, false), [], []],
  ['none: before, failed', early([...FAILED, e.broken(0, 'pistol')], true), [], []],
  [
    'before, failed, and it shoots',
    early([...FAILED, e.broken(0, 'pistol')], false),
    [],
    ['"test" stands out of order'],
  ],
]);
