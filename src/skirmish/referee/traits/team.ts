import { type Game, standingOn } from '../game.ts';
import type { Figure } from '../roster.ts';
import { sightBetween } from '../sight.ts';

/** Whether one figure sees another, over terrain and the others. */
export function isInSight(game: Game, from: Figure, to: Figure): boolean {
  return sightBetween(game.ground, from.cell, to.cell, (cell) => standingOn(game, cell) !== undefined).seen;
}

/** Whether the other is a figure of the same side that stands in sight (Cechy interakcji zespołowych). */
export function isAllyInSight(game: Game, figure: Figure, other: Figure): boolean {
  const isAlly = other !== figure && other.side === figure.side && other.status === 'standing';
  return isAlly && isInSight(game, figure, other);
}
