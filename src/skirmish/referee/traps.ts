import type { Effect } from '../spec.ts';
import { chosenKind } from './choice.ts';
import { readTrapDamage } from './damage.ts';
import type { Game } from './game.ts';
import { isInZone } from './ground.ts';
import type { Figure } from './roster.ts';
import { readTest } from './tests.ts';

type Trap = Extract<Effect, { readonly kind: 'trap' }>;

/** Reads the traps that a figure springs on the way it has just gone: once for each zone that it entered first. */
export function readTraps(game: Game, figure: Figure, path: readonly number[]): void {
  const { page } = game;
  while (page.isNext('trap')) readTrap(game, figure, path);
  if (page.isNext('end') || figure.status !== 'standing' || figure.side !== 'players') return;
  for (const trap of waitingTraps(game).filter(({ zone }) => doesEnter(game, zone, path))) {
    page.blameNext(`${figure.label} enters ${trap.zone} and does not spring ${trap.id}`);
    game.spent.add(trap.id);
  }
}

function readTrap(game: Game, figure: Figure, path: readonly number[]): void {
  const { page, scenario } = game;
  const event = page.take('trap');
  const trap = trapsOf(scenario.effects).find(({ id }) => id === event.effect);
  if (trap === undefined) game.page.lose(`there is no trap "${event.effect}"`);
  if (event.figure !== figure.number)
    page.blame(`figure ${event.figure} springs ${trap.id}; ${figure.label} has moved`);
  if (figure.side !== 'players') page.blame(`${figure.label} springs ${trap.id}; only players' figures do`);
  if (figure.status !== 'standing') page.blame(`${figure.label} springs ${trap.id} and is not on the table`);
  if (game.spent.has(trap.id)) page.blame(`${trap.id} is sprung again`);
  const isTouched = path.slice(1).some((cell) => isInZone(game.ground, trap.zone, cell));
  if (!isTouched) page.blame(`${figure.label} springs ${trap.id} outside ${trap.zone}`);
  game.spent.add(trap.id);
  const isEvaded = readTest(game, { figure, kind: chosenKind(game, trap.tests), subject: 'trap' }) > 0;
  if (!isEvaded) readTrapDamage(game, figure, trap.damage);
  else if (page.isNext('damage')) page.blameNext(`${figure.label} evaded ${trap.id} and takes damage`);
}

function trapsOf(effects: readonly Effect[]): Trap[] {
  return effects.filter((effect) => effect.kind === 'trap');
}

function waitingTraps({ scenario, spent }: Game): Trap[] {
  return trapsOf(scenario.effects).filter(({ id }) => !spent.has(id));
}

function doesEnter({ ground }: Game, zone: string, path: readonly number[]): boolean {
  return path.some((cell, place) => {
    return place > 0 && isInZone(ground, zone, cell) && !isInZone(ground, zone, path[place - 1]!);
  });
}
