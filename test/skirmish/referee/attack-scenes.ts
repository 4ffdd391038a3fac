import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { Weapon } from '../../../src/skirmish/spec.ts';
import { at, BAND } from './arena.ts';
import * as e from './events.ts';
import { untilLimit } from './legal.ts';
import type { Legal } from './told.ts';

/** Ada's attack on guard 2, and what it does. */
interface Attack {
  readonly cells: Readonly<Record<number, number>>;
  readonly weapon?: string;
  readonly distance: number;
  readonly met?: 'clear' | 'cover' | 'concealed';
  readonly before?: readonly LogEvent[];
  readonly rolled: number[];
  readonly advantage?: string[];
  readonly hindrance?: string[];
  readonly successes: number;
  readonly ignored?: readonly string[];
  readonly hp: number;
}

/** A scene in which ada attacks guard 2; the others do nothing. */
export function attackScene(attack: Attack): Legal {
  const { cells, weapon = 'pistol', distance, met, before = [], rolled, successes, ignored = [], hp } = attack;
  const turn = [
    e.activation(0),
    ...before,
    ...e.attack(0, 2, weapon, distance, met),
    e.test(0, weapon === 'pistol' ? 'attack-ranged' : 'attack-melee', rolled, attack),
    e.result(0, successes),
    e.damage(2, 0, successes, hp, ...ignored),
  ];
  return untilLimit(cells, turn, e.idle(2), e.idle(1), e.idle(3), e.idle(4));
}

const LINE = { 0: at(2, 4), 2: at(8, 4) };
const BUSH = { 0: at(3, 3), 2: at(7, 3) };
const FULL = { distance: 6, rolled: [5, 1], successes: 1, hp: 2 };

export const OPEN = attackScene({ cells: LINE, ...FULL });
/** The guard stands behind the log. */
export const COVERED = attackScene({
  cells: { 0: at(2, 5), 2: at(9, 5) },
  distance: 7,
  met: 'cover',
  rolled: [5, 6],
  successes: 2,
  ignored: ['cover'],
  hp: 2,
});
/** The guard stands behind the bush. */
export const CONCEALED = attackScene({
  cells: BUSH,
  distance: 4,
  met: 'concealed',
  hindrance: ['concealment'],
  rolled: [5],
  successes: 1,
  hp: 2,
});
export const AIMED = attackScene({ ...FULL, cells: LINE, before: e.aim(0), advantage: ['aim'], rolled: [5, 1, 1] });
export const AIMED_AND_CONCEALED = attackScene({
  cells: BUSH,
  distance: 4,
  met: 'concealed',
  before: e.aim(0),
  advantage: ['aim'],
  hindrance: ['concealment'],
  rolled: [5, 1],
  successes: 1,
  hp: 2,
});
/** In base contact, with the guard on the log. */
export const KNIFE = attackScene({
  cells: { 0: at(7, 5), 2: at(8, 5) },
  weapon: 'knife',
  distance: 1,
  met: 'cover',
  rolled: [5, 6],
  successes: 2,
  hp: 1,
});

/** The same with other traits of the figures of the band and of the forces, by the ids of their profiles. */
export function withTraits(legal: Legal, traits: Readonly<Record<string, readonly string[]>>): Legal {
  const change = <T extends { readonly id: string; readonly traits: readonly string[] }>(one: T): T => {
    return { ...one, traits: traits[one.id] ?? one.traits };
  };
  return changed(legal, change);
}

/** The same with a weapon changed. */
export function withWeapon(legal: Legal, id: string, facts: Partial<Weapon>): Legal {
  const change = <T extends { readonly weapons: readonly Weapon[] }>(one: T): T => {
    return { ...one, weapons: one.weapons.map((weapon) => (weapon.id === id ? { ...weapon, ...facts } : weapon)) };
  };
  return changed(legal, change);
}

function changed(
  legal: Legal,
  change: <T extends { readonly id: string; readonly traits: readonly string[]; readonly weapons: readonly Weapon[] }>(
    one: T,
  ) => T,
): Legal {
  const { scenario, band = BAND } = legal;
  const forces = scenario.forces.map((force) => ({ ...force, profile: change(force.profile) }));
  return { ...legal, scenario: { ...scenario, forces }, band: { ...band, figures: band.figures.map(change) } };
}
