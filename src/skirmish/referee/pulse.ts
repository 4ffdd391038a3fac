import type { Happening } from '../spec.ts';
import { readTrapDamage } from './damage.ts';
import { type Game, standing } from './game.ts';
import { distance, SLACK } from './ground.ts';
import type { Figure } from './roster.ts';
import { takeStun } from './stun.ts';
import { readTest } from './tests.ts';

type Pulse = Extract<Happening, { readonly kind: 'pulse' }>;

/** Reads a pulse: everybody near its centre, in order, takes the test; who fails loses an AP or a PŻ (Scenariusze). */
export function readPulse(game: Game, pulse: Pulse): void {
  const { page } = game;
  for (const figure of standing(game).filter((each) => isNear(game, each, pulse))) {
    // Who was eliminated by it may have ended the battle.
    if (page.isNext('end')) return;
    const isPassed = readTest(game, { figure, kind: pulse.test }) > 0;
    if (isPassed) continue;
    if (pulse.loses === 'hp') readTrapDamage(game, figure, 1);
    else if (page.isNext('stun')) takeStun(game, figure, null);
    else page.blameNext(`${figure.label} failed its test and loses no AP`);
  }
}

function isNear(game: Game, figure: Figure, { centre, radius }: Pulse): boolean {
  const { ground, scenario } = game;
  if (figure.force?.id === centre) return false;
  const within = (cell: number) => distance(ground, figure.cell, cell) <= radius + SLACK;
  if (scenario.forces.some(({ id }) => id === centre)) {
    return standing(game).some(({ force, cell }) => force?.id === centre && within(cell));
  }
  const zone = scenario.objectives.find(({ id }) => id === centre)?.zone ?? centre;
  return [...(ground.zones.get(zone) ?? [])].some(within);
}
