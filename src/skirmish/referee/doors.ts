import type { TestKind } from '../spec.ts';
import { chosenKind } from './choice.ts';
import type { Game } from './game.ts';
import { type Ground, isContact, neighbours } from './ground.ts';
import type { Figure } from './roster.ts';
import { readTest } from './tests.ts';

/** What a locked door is opened by (Sabotaż bazy konkurencji, Mapa i teren). */
const OPENING: readonly TestKind[] = ['technical', 'strength'];

/** Reads how a figure tries to open a locked door: passed, it is open for the rest of the battle. */
export function readUnlocking(game: Game, figure: Figure): void {
  const { page, ground } = game;
  const { cell } = page.take('unlock');
  if (ground.terrain[cell]?.door !== true) page.lose(`there is no door on cell ${cell}`);
  if (!isContact(ground, figure.cell, cell)) page.blame(`${figure.label} opens a door from afar`);
  if (mayPass(game, figure, cell)) page.blame(`${figure.label} opens a door that is open to it`);
  if (readTest(game, { figure, kind: chosenKind(game, OPENING) }) === 0) return;
  for (const part of doorAt(ground, cell)) game.opened.add(part);
}

/** Whether a door lets a figure pass: it has been opened, or the figure has keys. */
export function mayPass({ opened }: Game, { side }: Figure, cell: number): boolean {
  return side === 'npcs' || opened.has(cell);
}

/** All cells of the door on a cell: those that touch, one by one. */
function doorAt(ground: Ground, cell: number): ReadonlySet<number> {
  const found = new Set([cell]);
  for (const part of found) {
    for (const next of neighbours(ground, part)) if (ground.terrain[next]!.door) found.add(next);
  }
  return found;
}
