import type { Scenario } from '../spec.ts';
import type { ResultOf } from './endings.ts';
import type { Ground } from './ground.ts';
import { isContact } from './ground.ts';
import type { Page } from './page.ts';
import type { Readings } from './readings.ts';
import type { Figure } from './roster.ts';
import type { Acting } from './traits/memory.ts';

/** The two that take turns in activating figures: the band, and whoever is not of it. */
export type Party = 'players' | 'opposition';

/** A battle as far as its log was read. */
export interface Game {
  readonly scenario: Scenario;
  readonly readings: Readings;
  readonly ground: Ground;
  readonly figures: readonly Figure[];
  readonly endings: readonly ResultOf[];
  readonly page: Page;
  /** 0 before the first round. */
  round: number;
  /** Who activates first in this round. */
  first: Party;
  /** The figures activated in this round, in order. */
  readonly activated: Figure[];
  /** The activation that is being read; null between activations. */
  acting: Acting<Figure> | null;
  /** Successes by objective. */
  readonly progress: Map<string, number>;
  /** Ids of traps that were sprung. */
  readonly spent: Set<string>;
  /** Figures that left, by zone. */
  readonly gone: { readonly figure: Figure; readonly zone: string }[];
  /** Whether it was said that the battle goes on after an ending holds. */
  isOverdue: boolean;
}

export function partyOf({ force }: Figure): Party {
  return force === null ? 'players' : 'opposition';
}

export function standing({ figures }: Game): Figure[] {
  return figures.filter(({ status }) => status === 'standing');
}

/** The living figure on a cell. */
export function standingOn(game: Game, cell: number): Figure | undefined {
  return standing(game).find((figure) => figure.cell === cell);
}

/** The living figures in base contact with a figure. */
export function touching(game: Game, figure: Figure): Figure[] {
  return standing(game).filter((other) => other !== figure && isContact(game.ground, figure.cell, other.cell));
}

/** The figure an event names; a number that the header does not have is a fault, and reading cannot go on. */
export function figureOf(game: Game, number: number): Figure {
  const figure = game.figures[number];
  if (figure === undefined) game.page.lose(`there is no figure ${number}`);
  return figure;
}
