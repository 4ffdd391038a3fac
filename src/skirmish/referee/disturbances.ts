import type { Around, Happening } from '../spec.ts';
import { figureOf, type Game, standing } from './game.ts';
import { distance, SLACK } from './ground.ts';
import { modifiersOf } from './modifiers.ts';
import { isNear, isNearCell } from './pulse.ts';
import type { Figure } from './roster.ts';
import { readTest } from './tests.ts';

type Happens<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

/** Sectors a side of the table. */
const SECTORS = 3;

/** What was out of order in the round before is in order again. */
export function endDisturbances(game: Game): void {
  game.pace.clear();
  game.jammed.clear();
  game.isFoggy = false;
}

/** Inches of a Move of a figure from where it stands. */
export function moveOf({ pace }: Game, { spd, cell }: Figure): number {
  return spd * (pace.get(cell) ?? 1);
}

/** Reads where time flows otherwise in this round, and how (Komplikacje w trakcie potyczki, Anomalia temporalna). */
export function readTime(game: Game, effect: string, { within, factors }: Happens<'time'>): void {
  const { page, ground } = game;
  const event = page.take('time');
  if (event.effect !== effect) page.blame(`time is bent by ${event.effect}, not by ${effect}`);
  if (!factors.includes(event.factor))
    page.blame(`a Move has ${event.factor} times its inches; allowed: ${factors.join(', ')}`);
  if ((within === null) !== (event.sector !== null))
    page.blame(`it is ${within === null ? 'a' : 'no'} sector of the table`);
  for (const cell of ground.terrain.keys()) {
    const isIn = within === null ? sectorOf(game, cell) === event.sector : isNearCell(game, cell, within);
    if (isIn) game.pace.set(cell, event.factor);
  }
}

function sectorOf({ ground: { columns, rows } }: Game, cell: number): number {
  const across = Math.floor((SECTORS * (cell % columns)) / columns);
  const down = Math.floor((SECTORS * Math.floor(cell / columns)) / rows);
  return down * SECTORS + across;
}

/** Reads whose equipment fails (Awaria sprzętu): a figure of the band, tested with a hindrance unless it knows such things. */
export function readBreakdown(game: Game, effect: string, { within, test }: Happens<'breakdown'>): void {
  const { page } = game;
  const possible = standing(game).filter((figure) => isPossible(game, figure, within));
  if (!page.isNext('breakdown')) {
    if (possible.length > 0) page.blameNext(`${effect} strikes nobody`);
    return;
  }
  const event = page.take('breakdown');
  const figure = figureOf(game, event.figure);
  if (event.effect !== effect) page.blame(`the equipment fails by ${event.effect}, not by ${effect}`);
  if (!possible.includes(figure)) page.blame(`the equipment of ${figure.label} cannot fail`);
  const isAtHome = modifiersOf(game, { figure, kind: test }).advantage.some((by) => figure.traits.has(by));
  const hindrance = isAtHome ? [] : ['equipment'];
  const isPassed = readTest(game, { figure, kind: test, occasion: { advantage: [], hindrance } }) > 0;
  if (!page.isNext('jammed')) {
    if (!isPassed) page.blameNext(`${figure.label} failed its test and its equipment works`);
    return;
  }
  const jam = page.take('jammed');
  if (isPassed || jam.figure !== figure.number) page.blame(`the equipment of figure ${jam.figure} works`);
  game.jammed.add(figureOf(game, jam.figure));
}

function isPossible(game: Game, figure: Figure, within: Around | null): boolean {
  return figure.force === null && (within === null || isNear(game, figure, within));
}

/** Reads a random point of the table; who is near it. */
export function readPoint(game: Game, effect: string, radius: number): (figure: Figure) => boolean {
  const { page, ground } = game;
  const event = page.take('point');
  if (event.effect !== effect) page.blame(`the point is that of ${event.effect}, not of ${effect}`);
  if (event.cell >= ground.terrain.length) page.lose(`cell ${event.cell} is not on the table`);
  return ({ cell }) => distance(ground, cell, event.cell) <= radius + SLACK;
}
