import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import type { Legal } from './told.ts';
import { shotAtAda, traitScene } from './trait-scenes.ts';

const wound = (hits: 1 | 2, facts: Parameters<typeof e.changed>[1]): LogEvent =>
  e.changed(e.damage(0, 2, hits, 4 - hits), facts);
/** Bob defends ada: his pool is 6 5 4 1 1, his PŻ 5, and he stands at 0, 1. */
const DEFENCE = [e.poolDie(1, 'obronca', 5, null), e.pay(1, 'obronca', 4)];
const defended = (events: LogEvent[], facts: Parameters<typeof e.changed>[1], more = {}): Legal =>
  traitScene({ bob: ['obronca'], before: shotAtAda(2, ...events, wound(2, facts)), ...more });
const BY_ONE = { ignored: { obronca: 1 }, taken: 1, hp: 3 };

tellsFaults('Obrońca', [
  ['none', defended(DEFENCE, BY_ONE), [], []],
  ['none: not', defended([], { taken: 2, hp: 2 }), [], []],
  ['nothing is paid', defended(DEFENCE.slice(0, 1), BY_ONE), [], ['figure 1 (bob) pays no PŻ for obronca']],
  ['a 4', defended([e.poolDie(1, 'obronca', 4, null), e.pay(1, 'obronca', 4)], BY_ONE), [], ['obronca spends a 4']],
  [
    'by two',
    defended(DEFENCE, { ignored: { obronca: 2 }, taken: 0, hp: 4 }),
    [],
    ['obronca ignores 2, not 1', '0 PŻ are taken', '4 PŻ are left'],
  ],
  [
    'twice',
    defended([...DEFENCE, e.poolDie(1, 'obronca', 6, null), e.pay(1, 'obronca', 3)], {
      ignored: { obronca: 2 },
      taken: 0,
      hp: 4,
    }),
    [],
    ['defends twice against one wound'],
  ],
  ['it is not said', defended(DEFENCE, { taken: 1, hp: 3 }), [], ['obronca ignores 0, not 1']],
  [
    'said without a die',
    defended([], BY_ONE),
    [],
    ['obronca ignores 1, not 0', '1 PŻ are taken, not 2', '3 PŻ are left'],
  ],
  [
    'never',
    defended(DEFENCE, BY_ONE, { rulings: { 'use.obronca': 'never' } }),
    [],
    ['obronca is used, which the settings rule out'],
  ],
  [
    'out of sight',
    defended(DEFENCE, BY_ONE, { cells: { 0: at(6, 1), 1: at(4, 1), 2: at(6, 7) } }),
    [{ at: ['attack'], set: { distance: 6 } }],
    ['figure 1 (bob) does not see figure 0 (ada)'],
  ],
  [
    'itself',
    defended(
      [e.poolDie(0, 'obronca', 5, null), e.pay(0, 'obronca', 3)],
      { ignored: { obronca: 1 }, taken: 1, hp: 2 },
      { ada: ['obronca'] },
    ),
    [],
    ['figure 0 (ada) does not see'],
  ],
  [
    'without the trait',
    defended(DEFENCE, BY_ONE, { bob: [] }),
    [],
    ['figure 1 (bob) uses obronca, which it does not have'],
  ],
  [
    'wrong PŻ',
    defended([DEFENCE[0]!, e.pay(1, 'obronca', 3)], BY_ONE),
    [],
    ['1 PŻ of 5 is paid, which does not leave 3'],
  ],
]);
