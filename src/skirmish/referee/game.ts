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

/** A thing that is carried: it lies on a cell, somebody carries it, or it is no more. */
interface Thing {
  readonly cell: number | null;
  readonly carrier: Figure | null;
  readonly isDestroyed: boolean;
}

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
  /** The round in which objectives were done. */
  readonly doneIn: Map<string, number>;
  /** Who is too afraid to be led in this round. */
  readonly panicking: Set<Figure>;
  /** Zones by which nobody arrives now. */
  readonly closed: Set<string>;
  /** Cells with a barricade, and how many of each supply were set up. */
  readonly barricades: Set<number>;
  readonly setUp: Map<string, number>;
  /** Ids of effects that have happened, and of traps that were sprung. */
  readonly spent: Set<string>;
  /** Cells of doors that have been opened. */
  readonly opened: Set<number>;
  /** Cells from which a Move has so many times its inches in this round. */
  readonly pace: Map<number, number>;
  /** Who uses no ranged weapon in this round. */
  readonly jammed: Set<Figure>;
  /** Whether there is fog in this round. */
  isFoggy: boolean;
  /** Things that are carried, as soon as they have appeared. */
  readonly things: Map<string, Thing>;
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

/** The living figures in base contact with a figure; a thing is none. */
export function touching(game: Game, figure: Figure): Figure[] {
  return standing(game).filter(
    (other) => other !== figure && !other.object && isContact(game.ground, figure.cell, other.cell),
  );
}

/** The figure an event names; a number that the header does not have is a fault, and reading cannot go on. */
export function figureOf(game: Game, number: number): Figure {
  const figure = game.figures[number];
  if (figure === undefined) game.page.lose(`there is no figure ${number}`);
  return figure;
}
