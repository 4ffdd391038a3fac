import type { Around, Happening } from '../spec.ts';
import { readTrapDamage } from './damage.ts';
import { readPoint } from './disturbances.ts';
import { type Game, standing } from './game.ts';
import { distance, SLACK } from './ground.ts';
import type { Figure } from './roster.ts';
import { takeStun } from './stun.ts';
import { readTest } from './tests.ts';
import { placeOf } from './things.ts';

type Pulse = Extract<Happening, { readonly kind: 'pulse' }>;

/** Reads a pulse: everybody near its centre, in order, takes the test; who fails loses an AP or a PŻ (Scenariusze). */
export function readPulse(game: Game, effect: string, pulse: Pulse): void {
  const { page } = game;
  const { centre, radius } = pulse;
  const isMeant =
    centre === null ? readPoint(game, effect, radius) : (each: Figure) => isNear(game, each, { centre, radius });
  for (const figure of standing(game).filter((each) => !each.object && isMeant(each))) {
    // Who was eliminated by it may have ended the battle.
    if (page.isNext('end')) return;
    const isPassed = readTest(game, { figure, kind: pulse.test }) > 0;
    if (isPassed) continue;
    if (pulse.loses === 'hp') readTrapDamage(game, figure, 1);
    else if (page.isNext('stun')) takeStun(game, figure, null);
    else page.blameNext(`${figure.label} failed its test and loses no AP`);
  }
}

/** Whether a figure is so many inches at most from a force, an objective or a zone, and not of it. */
export function isNear(game: Game, figure: Figure, around: Around): boolean {
  const objective = game.scenario.objectives.find(({ id }) => id === around.centre);
  return figure.force?.id !== (objective?.force ?? around.centre) && isNearCell(game, figure.cell, around);
}

/** The same of a cell. */
export function isNearCell(game: Game, from: number, { centre, radius }: Around): boolean {
  const { ground, scenario } = game;
  const objective = scenario.objectives.find(({ id }) => id === centre);
  const somebody = objective?.force ?? centre;
  const within = (cell: number) => distance(ground, from, cell) <= radius + SLACK;
  if (objective !== undefined && objective.carried !== null) {
    const place = placeOf(game, objective.id);
    return place !== null && within(place);
  }
  if (scenario.forces.some(({ id }) => id === somebody)) {
    return standing(game).some(({ force, cell }) => force?.id === somebody && within(cell));
  }
  const zone = objective?.zone ?? centre;
  return [...(ground.zones.get(zone) ?? [])].some(within);
}
