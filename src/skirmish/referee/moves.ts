import { readGlances } from './alarms.ts';
import { moveOf } from './disturbances.ts';
import { figureOf, type Game } from './game.ts';
import { isContact } from './ground.ts';
import { checkWalk } from './movement.ts';
import type { Figure } from './roster.ts';
import { readTest } from './tests.ts';
import { checkDaring } from './traits/fear.ts';
import { readTraps } from './traps.ts';

/** Reads a Move or a full move (Ruch). */
export function readMove(game: Game, figure: Figure): void {
  const { path, cost, ap } = game.page.take('move');
  checkWalk(game, { figure, path, cost, allowance: ap * moveOf(game, figure), climbs: false });
  checkDaring(game, figure, path.at(-1) ?? figure.cell);
  if (game.acting?.figure === figure) game.acting.movedAp += ap;
  figure.hunkered = false;
  figure.cell = path.at(-1) ?? figure.cell;
  readWay(game, figure, path);
}

/** Reads how a figure spends 1 AP on the way of an escorted one beside it (Jajo Dinozaura, Siły przeciwników). */
export function readDrag(game: Game, figure: Figure): void {
  const { escorted: number, path, cost } = game.page.take('drag');
  const escorted = checkDragged(game, figure, number);
  checkWalk(game, { figure: escorted, path, cost, allowance: moveOf(game, escorted), climbs: false });
  escorted.cell = path.at(-1) ?? escorted.cell;
  readWay(game, escorted, path);
  if (game.page.isNext('follow')) readFollow(game, figure);
}

/** Reads how the figure that leads comes along (ruling escort.leads). */
function readFollow(game: Game, figure: Figure): void {
  const { page, readings } = game;
  const { figure: number, path, cost } = page.take('follow');
  if (number !== figure.number) page.blame(`figure ${number} comes along; ${figure.label} leads`);
  if (readings['escort.leads'] !== 'together') page.blame(`${figure.label} comes along against the ruling`);
  checkWalk(game, { figure, path, cost, allowance: moveOf(game, figure), climbs: false });
  figure.hunkered = false;
  figure.cell = path.at(-1) ?? figure.cell;
  readWay(game, figure, path);
}

/** Reads a climb (Ruch, Wspinaczka): the way is gone if the test is passed; else the AP is lost. */
export function readClimb(game: Game, figure: Figure): void {
  const { path, cost } = game.page.take('climb');
  checkWalk(game, { figure, path, cost, allowance: moveOf(game, figure), climbs: true });
  checkDaring(game, figure, path.at(-1) ?? figure.cell);
  if (game.acting?.figure === figure) {
    game.acting.movedAp++;
    game.acting.climbs++;
  }
  figure.hunkered = false;
  if (readTest(game, { figure, kind: 'climbing' }) === 0) return;
  figure.cell = path.at(-1) ?? figure.cell;
  readWay(game, figure, path);
}

function checkDragged(game: Game, figure: Figure, number: number): Figure {
  const { page, ground } = game;
  const escorted = figureOf(game, number);
  if (!escorted.escorted) page.blame(`${escorted.label} is nobody to be dragged`);
  if (figure.side !== 'players') page.blame(`${figure.label} drags; only players' figures do`);
  if (game.panicking.has(escorted)) page.blame(`${escorted.label} is dragged and too afraid to move`);
  if (escorted.status !== 'standing') page.blame(`${escorted.label} is dragged and not on the table`);
  if (!isContact(ground, figure.cell, escorted.cell)) page.blame(`${figure.label} drags ${escorted.label} from afar`);
  return escorted;
}

/** Reads what comes of a way that was gone: traps on it, and guards that see who has come. */
function readWay(game: Game, figure: Figure, path: readonly number[]): void {
  readTraps(game, figure, path);
  readGlances(game, figure);
}
