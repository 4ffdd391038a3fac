import type { LogEvent } from '../log/event.ts';
import { readWatch } from './alarms.ts';
import { readAttack } from './attacks.ts';
import { readAuras } from './auras.ts';
import { readBarricade } from './barricades.ts';
import { readUnlocking } from './doors.ts';
import { isOver } from './endings.ts';
import { figureOf, type Game } from './game.ts';
import { isInZone } from './ground.ts';
import { readClimb, readDrag, readMove } from './moves.ts';
import { checkTurn } from './order.ts';
import type { Figure } from './roster.ts';
import { readDrops } from './things.ts';
import { readTrait } from './traits/actions.ts';
import { readBalk, readDread } from './traits/fear.ts';
import { actingOf, exertionsOf } from './traits/memory.ts';
import { readReturn, readStart } from './traits/start.ts';
import { readStrays } from './traits/strays.ts';
import { readAbility, readInteraction } from './work.ts';

type Action = Extract<LogEvent, { readonly figure: number; readonly ap: number }>['type'];
type ActionType = Exclude<Action, 'activation' | 'stun'>;
type LineEvent = Extract<LogEvent, { readonly type: 'line' }>;
type ActionEvent = Extract<LogEvent, { readonly type: ActionType }>;

/** What can be done with AP, and how it is read to its end. */
const ACTIONS: { readonly [T in ActionType]: (game: Game, figure: Figure) => void } = {
  move: readMove,
  drag: readDrag,
  climb: readClimb,
  attack: readAttack,
  interact: readInteraction,
  ability: readAbility,
  trait: readTrait,
  balk: readBalk,
  barricade: readBarricade,
  unlock: readUnlocking,
  aim({ page }, figure) {
    page.take('aim');
    figure.aimed = true;
  },
  hunker({ page }, figure) {
    page.take('hunker');
    figure.hunkered = true;
  },
  wait({ page }) {
    page.take('wait');
  },
};

/** The activation that is being read. */
interface Turn {
  readonly figure: Figure;
  ap: number;
  /** The line of its list that fired last. */
  line: LineEvent | null;
  /** Whether what that line says is still to be done. */
  isPending: boolean;
  readonly done: ActionType[];
}

/** AP of an activation (Punkty akcji). */
const FULL_AP = 2;

/** Reads one activation with its lines and actions. */
export function readActivation(game: Game): void {
  const { page } = game;
  const event = page.take('activation');
  const figure = figureOf(game, event.figure);
  checkTurn(game, figure);
  const ap = Math.max(0, FULL_AP - figure.stun);
  if (event.ap !== ap) page.blame(`${figure.label} has ${ap} AP, not ${event.ap}`);
  figure.stun = 0;
  figure.hunkered = false;
  figure.shield = 0;
  figure.acted = true;
  game.activated.push(figure);
  const acting = actingOf(figure);
  game.acting = acting;
  readStart(game, figure);
  readStrays(game);
  readAuras(game, figure);
  if (!isOver(game)) readWatch(game, figure);
  const turn: Turn = { figure, ap: event.ap, line: null, isPending: false, done: [] };
  while (!isOver(game) && readStep(game, turn));
  const isAimKept = game.readings['aim.carries-over'] === 'yes' && turn.done.at(-1) === 'aim';
  if (!isAimKept) figure.aimed = false;
  readReturn(game, figure);
  figure.memory.tired = exertionsOf(acting);
  figure.memory.attacked = false;
  game.acting = null;
}

/** Reads a line, an action or a figure's leaving; whether there was any. */
function readStep(game: Game, turn: Turn): boolean {
  const { page } = game;
  const next = page.peek();
  if (next?.type === 'line') readLine(game, turn);
  else if (isAction(next)) readAction(game, turn, next);
  else if (next?.type === 'leaves') readLeaving(game, turn);
  else if (next?.type === 'dread') readDread(game, turn.figure);
  else return readStrays(game);
  return true;
}

function readLine(game: Game, turn: Turn): void {
  const { page } = game;
  const { figure, line: previous } = turn;
  const line = page.take('line');
  if (line.figure !== figure.number) page.blame(`figure ${line.figure} reads its list in the turn of ${figure.label}`);
  if (line.list !== figure.list) page.blame(`${figure.label} acts by ${figure.list}, not by ${line.list}`);
  const isSame = line.line === previous?.line && line.name === previous.name;
  if (line.second && !isSame) page.blame(`line ${line.line} is for a second AP and was not followed for the first`);
  const next = page.peek();
  if (!isAction(next) && next?.type !== 'leaves' && next?.type !== 'dread') page.loseNext('no action follows the line');
  turn.line = line;
  turn.isPending = true;
}

/** Reads an action; each, unless it is to wait, comes from a line of the figure's list. */
function readAction(game: Game, turn: Turn, { type, figure: number, ap }: ActionEvent): void {
  const { page } = game;
  const { figure } = turn;
  if (number !== figure.number) page.blameNext(`figure ${number} acts in the turn of ${figure.label}`);
  if (figure.status !== 'standing') page.blameNext(`${figure.label} acts and is not on the table`);
  if (!turn.isPending && type !== 'wait') page.blameNext(`no line of a list stands before the ${type}`);
  turn.isPending = false;
  checkAp(game, turn, type, ap);
  ACTIONS[type](game, figure);
  turn.done.push(type);
}

function isAction(event: LogEvent | undefined): event is ActionEvent {
  return event !== undefined && Object.hasOwn(ACTIONS, event.type);
}

/** A climb is a Move with a test (Ruch, Wspinaczka), and so is a Move that is not dared, or spent on a barricade. */
function kindOf(action: ActionType): ActionType {
  // A door is opened by interacting with it.
  if (action === 'unlock') return 'interact';
  return action === 'climb' || action === 'balk' || action === 'barricade' ? 'move' : action;
}

/** AP left, and which two actions go together. */
function checkAp({ page, readings }: Game, turn: Turn, action: ActionType, ap: number): void {
  if (ap > turn.ap) page.blameNext(`${ap} AP are spent of ${turn.ap}`);
  turn.ap = Math.max(0, turn.ap - ap);
  const isRepeated = turn.done.some((other) => kindOf(other) === kindOf(action));
  if (readings['actions.repeat'] === 'different' && action !== 'wait' && isRepeated) {
    page.blameNext(`the ${action} is repeated`);
  }
  if (readings['hunker.attack-then-hunker'] === 'forbidden' && action === 'hunker' && turn.done.includes('attack')) {
    page.blameNext('a figure that has attacked hunkers down');
  }
}

/** A players' figure goes off the table through an exit, and its activation is over: it needs an AP to do so. */
function readLeaving(game: Game, turn: Turn): void {
  const { page, scenario } = game;
  if (turn.ap === 0) page.blameNext('a figure leaves without an AP');
  turn.ap = 0;
  const event = page.take('leaves');
  const figure = figureOf(game, event.figure);
  if (figure !== turn.figure) page.blame(`${figure.label} leaves in the turn of ${turn.figure.label}`);
  const zone = scenario.table.zones.find(({ id }) => id === event.zone);
  if (figure.status !== 'standing') page.blame(`${figure.label} leaves and is not on the table`);
  if (figure.side !== 'players') page.blame(`${figure.label} leaves; only players' figures do`);
  if (zone?.use !== 'exit') page.blame(`${event.zone} is no exit`);
  if (!isInZone(game.ground, event.zone, figure.cell)) page.blame(`${figure.label} leaves from outside ${event.zone}`);
  figure.status = 'left';
  game.gone.push({ figure, zone: event.zone });
  readDrops(game, figure);
}
