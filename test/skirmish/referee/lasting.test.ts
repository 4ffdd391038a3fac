import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at, SCENE } from './arena.ts';
import * as e from './events.ts';
import { tellsFaults } from './faults.ts';
import { scene } from './legal.ts';
import type { Edit, Legal } from './told.ts';

/** Two rounds, players first: what ada, guard 2 and the chief do in the first, and ada's shot at the guard in the second. */
function lasting(first: Readonly<Record<number, LogEvent[]>>, shot: LogEvent[], hp: number): Legal {
  const turn = (figure: number): LogEvent[] => {
    const actions = first[figure];
    return actions === undefined ? e.idle(figure) : [e.activation(figure), ...actions];
  };
  return {
    scenario: { ...SCENE, rounds: 2 },
    events: [
      ...scene({ 0: at(2, 4), 2: at(8, 4) }),
      ...[0, 2, 1, 3, 4].flatMap(turn),
      e.round(2),
      e.first([6, 1]),
      e.pool(0, 1, 2, 3, 4),
      e.pool(1, 1, 2, 3, 4, 5),
      e.activation(0),
      ...e.attack(0, hp === 6 ? 4 : 2, 'pistol', 6),
      ...shot,
      ...[2, 1, 3, 4].flatMap(e.idle),
      e.end('loss', null, 2),
    ],
  };
}

const hit = (advantage: string[], ...ignored: string[]): LogEvent[] => [
  e.test(0, 'attack-ranged', advantage.length > 0 ? [5, 1, 1] : [5, 1], { advantage }),
  e.result(0, 1),
  e.damage(2, 0, 1, 2 + ignored.length, ...ignored),
];

const AIM_LAST = lasting({ 0: [...e.wait(0, 1), ...e.aim(0)] }, hit(['aim']), 2);
const AIM_FIRST = lasting({ 0: [...e.aim(0), ...e.hunker(0)] }, hit(['aim']), 2);
const CARRIES = { 'aim.carries-over': 'yes' };

tellsFaults('aiming that lasts', [
  ['with the last AP, which does not carry over', AIM_LAST, [], ['the advantage comes from aim, not from nothing']],
  ['none: with the last AP', { ...AIM_LAST, rulings: CARRIES }, [], []],
  ['with the first AP', { ...AIM_FIRST, rulings: CARRIES }, [], ['the advantage comes from aim, not from nothing']],
]);

const HUNKERED = lasting({ 2: [...e.wait(2, 1), ...e.hunker(2)] }, hit([], 'hunker'), 2);
const MOVED = lasting({ 2: [...e.hunker(2), ...e.move(2, 1, 1, at(8, 4), at(8, 3))] }, hit([], 'hunker'), 2);
const BACK: Edit = { at: ['move'], set: { path: [at(8, 4), at(8, 3), at(8, 4)], cost: 2 } };
/** In the second round the guard acts before ada, and guard 3 between the two of the band. */
const OPPOSITION_FIRST: readonly Edit[] = [
  { at: ['first', 1], set: { rolls: [[1, 6]], first: 'opposition' } },
  { move: ['activation', 6], count: 3, before: ['activation', 5] },
  { move: ['activation', 8], count: 3, before: ['activation', 7] },
];

tellsFaults('Krycie się that lasts', [
  ['none: until its next activation', HUNKERED, [], []],
  [
    'after a Move',
    MOVED,
    [BACK],
    ['hunker ignores successes, but does not protect', '0 PŻ are taken, not 1', '3 PŻ are left of 3, not 2'],
  ],
  [
    'after its next activation has begun',
    HUNKERED,
    OPPOSITION_FIRST,
    ['hunker ignores successes, but does not protect', '0 PŻ are taken, not 1', '3 PŻ are left of 3, not 2'],
  ],
]);

/** The chief's shield, up since the first round, meets ada's shot in the second. */
const SHIELDED: Legal = (() => {
  const field = [
    ...e.ability(4, 'field'),
    e.test(4, 'technical', [6, 1, 1], { advantage: ['techniczny-fachowiec'] }),
    e.result(4, 1),
    { type: 'shield', figure: 4, ignores: 1 } as const,
  ];
  const shot = [e.test(0, 'attack-ranged', [5, 1]), e.result(0, 1), e.damage(4, 0, 1, 6, 'shield')];
  const legal = lasting({ 4: field }, shot, 6);
  const cells: Readonly<Record<number, number>> = { 2: at(11, 0), 4: at(8, 4) };
  return {
    ...legal,
    events: legal.events.map((event) => {
      return event.type === 'arrive' ? { ...event, cell: cells[event.figure] ?? event.cell } : event;
    }),
  };
})();
const FAILED: readonly Edit[] = [
  { at: ['test'], set: { rolled: [1, 1, 1] } },
  { at: ['result'], set: { successes: 0 } },
  { drop: ['shield'] },
];

tellsFaults('a shield that lasts', [
  ['none: until its next activation', SHIELDED, [], []],
  ['that was not raised', SHIELDED, FAILED, ['shield ignores successes, but', '0 PŻ are taken', '6 PŻ are left']],
  [
    'is forgotten',
    SHIELDED,
    [{ at: ['damage'], set: { ignored: [], taken: 1, hp: 5 } }],
    ['0 successes are ignored, not 1 (shield)', '1 PŻ are taken', '5 PŻ are left'],
  ],
]);
