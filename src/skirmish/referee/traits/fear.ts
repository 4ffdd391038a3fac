import { figureOf, type Game, standing, standingOn } from '../game.ts';
import { canStand, isContact } from '../ground.ts';
import { areFoes, type Figure } from '../roster.ts';
import { readTest } from '../tests.ts';

/** Reads a test of will before a move into base contact with an enemy who seems stronger or more (Tchórzliwy). */
export function readDread(game: Game, figure: Figure): void {
  const { page, acting } = game;
  const event = page.take('dread');
  const enemy = figureOf(game, event.enemy);
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} dreads in the turn of ${figure.label}`);
  if (!figure.traits.has('tchorzliwy')) page.blame(`${figure.label} dreads and is not tchorzliwy`);
  if (!areFoes(figure, enemy) || enemy.status !== 'standing') page.blame(`${enemy.label} is no enemy on the table`);
  if (isContact(game.ground, figure.cell, enemy.cell)) page.blame(`${figure.label} fights ${enemy.label} already`);
  if (!couldFear(game, figure, enemy)) page.blame(`${enemy.label} is nobody to be dreaded`);
  const { hp } = figure;
  const isPassed = readTest(game, { figure, kind: 'will', subject: 'fear' }) > 0;
  if (acting !== null) acting.dread = { enemy, isPassed, hp };
  if (isPassed ? !page.isNext('move') && !page.isNext('climb') : !page.isNext('balk'))
    page.blameNext(`no ${isPassed ? 'move' : 'lost Move'} follows the test`);
}

function foesBeside(game: Game, figure: Figure, cell: number): Figure[] {
  return standing(game).filter((other) => areFoes(figure, other) && isContact(game.ground, cell, other.cell));
}

/** Whether a place is to be dreaded: somebody new is there, and an enemy with more PŻ, or two of them. */
function isFearful(game: Game, figure: Figure, cell: number, own: number = figure.hp): boolean {
  const foes = foesBeside(game, figure, cell);
  const isNew = foes.some((foe) => !isContact(game.ground, figure.cell, foe.cell));
  if (!isNew) return false;
  return game.readings['traits.tchorzliwy'] === 'any-enemy' || foes.length > 1 || foes.some(({ hp }) => hp > own);
}

/** Whether there is a place beside the enemy that is to be dreaded. */
function couldFear(game: Game, figure: Figure, enemy: Figure): boolean {
  const { ground } = game;
  return ground.terrain.some((_, cell) => {
    const isFree = canStand(ground, cell) && standingOn(game, cell) === undefined;
    return isFree && isContact(ground, cell, enemy.cell) && isFearful(game, figure, cell);
  });
}

/** Checks the end of a move, before the figure is put there. */
export function checkDaring(game: Game, figure: Figure, end: number): void {
  const { page, acting } = game;
  const dread = acting?.dread ?? null;
  if (acting !== null) acting.dread = null;
  if (!figure.traits.has('tchorzliwy')) return;
  const needsTest = isFearful(game, figure, end, dread?.hp);
  if (needsTest && dread === null) page.blame(`${figure.label} moves to enemies it dreads without a test of will`);
  if (dread === null) return;
  if (!needsTest) page.blame(`${figure.label} was tested for a move that needs no courage`);
  else if (!isContact(game.ground, end, dread.enemy.cell)) page.blame(`the move does not go to ${dread.enemy.label}`);
  if (!dread.isPassed) page.blame(`${figure.label} moves after a failed test of will`);
}

/** Reads a Move that is lost. */
export function readBalk(game: Game, figure: Figure): void {
  const { page, acting } = game;
  page.take('balk');
  const dread = acting?.dread ?? null;
  if (acting !== null) acting.dread = null;
  if (dread === null) page.blame(`${figure.label} balks without a test of will`);
  else if (dread.isPassed) page.blame(`${figure.label} balks after a passed test of will`);
}
