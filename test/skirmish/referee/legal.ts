import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import { at, SCENARIO, SCENE } from './arena.ts';
import * as e from './events.ts';
import type { Legal } from './told.ts';

/** Two rounds with one of most things, to the limit. */
export const BATTLE: Legal = {
  scenario: SCENARIO,
  events: [
    e.arrive(0, at(1, 4)),
    e.arrive(1, at(1, 5)),
    e.arrive(2, at(9, 4)),
    e.arrive(3, at(9, 5)),
    e.arrive(4, at(10, 2)),
    e.arrive(6, at(0, 4)),
    e.round(1),
    e.first([3, 3], [5, 2]),
    e.pool(0, 6, 2, 1, 5),
    e.pool(1, 5, 5, 3, 2, 1),
    e.activation(0),
    ...e.aim(0),
    ...e.attack(0, 2, 'pistol', 8),
    e.test(0, 'attack-ranged', [5, 2, 3], { advantage: ['aim'] }),
    e.swap(0, 1, 2, 6, 3),
    e.result(0, 2),
    e.damage(2, 0, 2, 1),
    e.activation(2),
    ...e.attack(2, 0, 'rifle', 8),
    e.test(2, 'attack-ranged', [5, 1]),
    e.result(2, 1),
    e.damage(0, 2, 1, 2),
    ...e.hunker(2),
    e.activation(1),
    ...e.move(1, 1, 5, at(1, 5), at(2, 5), at(3, 5), at(4, 5), at(5, 5), at(6, 5)),
    ...e.interact(1, 'rob'),
    e.test(1, 'technical', [4, 6]),
    e.result(1, 1),
    { type: 'progress', objective: 'rob', successes: 1, of: 2 },
    e.activation(3),
    ...e.attack(3, 1, 'rifle', 3),
    e.test(3, 'attack-ranged', [2, 3]),
    e.result(3, 0),
    e.damage(1, 3, 0, 5),
    ...e.wait(3, 1),
    e.activation(4),
    ...e.ability(4, 'field'),
    e.test(4, 'technical', [6, 1, 1], { advantage: ['techniczny-fachowiec'] }),
    e.result(4, 1),
    { type: 'shield', figure: 4, ignores: 1 },
    ...e.wait(4, 1),
    e.round(2),
    { type: 'effect', effect: 'tiger-comes', rolled: 2, happens: true, outcome: null },
    e.arrive(5, at(7, 0), 'tiger-comes'),
    e.first([1, 4]),
    e.pool(0, 4, 4),
    e.pool(1, 6, 1, 2, 3, 4),
    e.activation(2),
    ...e.attack(2, 0, 'rifle', 8),
    e.test(2, 'attack-ranged', [1, 2]),
    e.result(2, 0),
    e.damage(0, 2, 0, 2),
    ...e.wait(2, 1),
    e.activation(1),
    ...e.attack(1, 3, 'spear', 3, 'cover'),
    e.test(1, 'attack-thrown', [5, 5]),
    e.result(1, 2),
    e.damage(3, 1, 2, 2, 'cover'),
    ...e.move(1, 1, 2.5, at(6, 5), at(7, 5), at(8, 5)),
    e.activation(3),
    ...e.attack(3, 1, 'sword', 1, 'cover'),
    e.test(3, 'attack-melee', [6, 6]),
    e.result(3, 2),
    e.damage(1, 3, 2, 3),
    ...e.hunker(3),
    e.activation(0),
    ...e.drag(0, 6, 2, at(0, 4), at(0, 3), at(0, 2)),
    ...e.move(0, 1, 2, at(1, 4), at(2, 4), at(3, 4)),
    { type: 'trap', figure: 0, effect: 'tripwire' },
    e.test(0, 'agility', [1, 2, 3], { advantage: ['zwinny'] }),
    e.result(0, 0),
    e.trapDamage(0, 1, 1),
    e.activation(4),
    ...e.move(4, 1, 1, at(10, 2), at(9, 2)),
    ...e.wait(4, 1),
    e.activation(5),
    ...e.move(5, 1, 4, at(7, 0), at(7, 1), at(7, 2), at(7, 3), at(7, 4)),
    ...e.attack(5, 1, 'claws', Math.SQRT2, 'cover'),
    e.test(5, 'attack-melee', [5, 1]),
    e.result(5, 1),
    e.damage(1, 5, 1, 2),
    e.end('loss', null, 2),
  ],
};

/** Where the figures of a scene stand and the start of its only round; the tiger stays away. */
export function scene(cells: Readonly<Record<number, number>>): LogEvent[] {
  const places: Readonly<Record<number, number>> = {
    0: at(0, 0),
    1: at(0, 1),
    2: at(11, 0),
    3: at(11, 2),
    4: at(11, 4),
    6: at(0, 7),
    ...cells,
  };
  const arrivals = Object.entries(places).map(([figure, cell]) => e.arrive(Number(figure), cell));
  return [...arrivals, e.round(1), e.first([6, 1]), e.pool(0, 6, 6, 5, 1), e.pool(1, 6, 5, 4, 1, 1)];
}

/** A scene that goes to its limit with nobody caught. */
export function untilLimit(cells: Readonly<Record<number, number>>, ...turns: LogEvent[][]): Legal {
  return { scenario: SCENE, events: [...scene(cells), ...turns.flat(), e.end('loss', null, 1)] };
}

/** A scene in which nobody does anything. */
export const IDLE = untilLimit({}, e.idle(0), e.idle(2), e.idle(1), e.idle(3), e.idle(4));

/** A melee: bob stuns a guard in formation; the guard strikes at bob, who hunkers down. */
export const MELEE = untilLimit(
  { 1: at(4, 4), 2: at(5, 4), 3: at(5, 5) },
  [
    e.activation(1),
    ...e.attack(1, 2, 'baton', 1),
    e.test(1, 'attack-melee', [6, 5]),
    e.result(1, 2),
    e.damage(2, 1, 2, 2, 'formacja'),
    e.test(2, 'resistance', [1, 2]),
    e.result(2, 0),
    { type: 'stun', figure: 2, ap: 1 },
    ...e.hunker(1),
  ],
  [
    e.activation(2, 1),
    ...e.attack(2, 1, 'sword', 1),
    e.test(2, 'attack-melee', [6, 6]),
    e.result(2, 2),
    e.damage(1, 2, 2, 4, 'hunker'),
  ],
  e.idle(0),
  e.idle(3),
  e.idle(4),
);

/** Ada shoots the chief, whose PŻ go to 1: the battle ends. */
export const CAPTURE: Legal = {
  scenario: {
    ...SCENE,
    forces: SCENE.forces.map((force) =>
      force.id === 'chief' ? { ...force, profile: { ...force.profile, hp: 3 } } : force,
    ),
  },
  events: [
    ...scene({ 0: at(2, 4), 4: at(8, 4) }),
    e.activation(0),
    ...e.attack(0, 4, 'pistol', 6),
    e.test(0, 'attack-ranged', [5, 6]),
    e.result(0, 2),
    e.damage(4, 0, 2, 1),
    e.end('win', 'caught', 1),
  ],
};

/** Ada climbs the cliff and goes away through the exit; the chief kills bob. */
export const CLIMB = untilLimit(
  { 0: at(2, 7), 2: at(11, 1), 3: at(11, 3) },
  [
    e.activation(0),
    ...e.climb(0, 2, at(2, 7), at(3, 7), at(4, 7)),
    e.test(0, 'climbing', [5, 1, 1], { advantage: ['zwinny'] }),
    e.result(0, 1),
    ...e.move(0, 1, 1, at(4, 7), at(4, 6)),
  ],
  e.idle(2),
  e.idle(1),
  e.idle(3),
  e.idle(4),
);

const blow = (by: number, distance: number, successes: 1 | 2, hp: number): LogEvent[] => [
  ...e.attack(by, 1, 'sword', distance),
  e.test(by, 'attack-melee', successes === 2 ? [6, 6] : [6, 4]),
  e.result(by, successes),
  e.damage(1, by, successes, hp),
];

/** The opposition acts in one turn and beats bob down before he can act. */
export const DEATH: Legal = {
  scenario: SCENE,
  rulings: { 'activation.order': 'npc-block' },
  events: untilLimit(
    { 1: at(4, 4), 2: at(4, 5), 3: at(3, 3) },
    [e.activation(2), ...blow(2, 1, 2, 3), ...blow(2, 1, 2, 1)],
    [e.activation(3), ...blow(3, Math.SQRT2, 1, 0), e.eliminated(1), ...e.wait(3, 1)],
    e.idle(4),
    e.idle(0),
  ).events.map((event) => (event.type === 'first' ? e.first([1, 6]) : event)),
};
