import type { Effect } from '../spec.ts';
import { chosenKind } from './choice.ts';
import { figureOf, type Game, standing, standingOn } from './game.ts';
import { distance } from './ground.ts';
import type { Figure } from './roster.ts';
import { sightBetween } from './sight.ts';
import { readTest } from './tests.ts';

type Alarm = Extract<Effect, { readonly kind: 'alarm' }>;

/** Reads how a guard that begins its activation looks about (Sabotaż bazy konkurencji, Systemy Alarmowe). */
export function readWatch(game: Game, guard: Figure): void {
  const alarm = alarmOf(game, guard);
  const isDue =
    alarm !== undefined && guard.status === 'standing' && game.readings['stealth.when'] === 'guard-activates';
  const seen = isDue
    ? nearestTo(
        guard,
        standing(game).filter((other) => doesHide(other) && sees(game, guard, other)),
        game,
      )
    : [];
  readSpotting(
    game,
    alarm,
    seen.map((figure) => ({ guard, figure })),
  );
}

/** Reads who notices a figure that has moved. */
export function readGlances(game: Game, figure: Figure): void {
  const isDue = doesHide(figure) && figure.status === 'standing' && game.readings['stealth.when'] === 'figure-moves';
  const watching = standing(game).filter((guard) => alarmOf(game, guard) !== undefined && sees(game, guard, figure));
  const guards = isDue ? nearestTo(figure, watching, game) : [];
  const alarm = guards[0] === undefined ? undefined : alarmOf(game, guards[0]);
  readSpotting(
    game,
    alarm,
    guards.map((guard) => ({ guard, figure })),
  );
}

/** Reads how an attack is heard, where a fight is loud. */
export function readNoise(game: Game, attacker: Figure): void {
  for (const alarm of game.scenario.effects) {
    if (alarm.kind !== 'alarm' || !alarm.loud || game.spent.has(alarm.id)) continue;
    readAlarm(game, alarm, attacker);
  }
}

/** The alarm that a figure keeps watch for and that nobody has raised. */
function alarmOf({ scenario, spent }: Game, { force }: Figure): Alarm | undefined {
  const alarms = scenario.effects.filter((effect) => effect.kind === 'alarm');
  return alarms.find(({ id, watch }) => force !== null && watch.includes(force.id) && !spent.has(id));
}

function doesHide({ side, escorted, object }: Figure): boolean {
  return side === 'players' && !escorted && !object;
}

function sees(game: Game, guard: Figure, other: Figure): boolean {
  const isOccupied = (cell: number) => standingOn(game, cell) !== undefined;
  return sightBetween(game.ground, guard.cell, other.cell, isOccupied).seen;
}

/** The nearest of some figures; of equals the first, as they are numbered. */
function nearestTo(from: Figure, figures: readonly Figure[], { ground }: Game): Figure[] {
  const far = (figure: Figure) => distance(ground, from.cell, figure.cell);
  return [...figures].sort((a, b) => far(a) - far(b) || a.number - b.number).slice(0, 1);
}

/** @param due who may notice whom: one pair, or none */
function readSpotting(game: Game, alarm: Alarm | undefined, due: readonly { guard: Figure; figure: Figure }[]): void {
  const { page } = game;
  const [pair] = due;
  if (!page.isNext('spotted')) {
    if (pair !== undefined) page.blameNext(`${pair.guard.label} overlooks ${pair.figure.label} without a test`);
    return;
  }
  const event = page.take('spotted');
  const figure = figureOf(game, event.target);
  if (alarm === undefined || pair === undefined) game.page.lose(`figure ${event.figure} has nobody to notice`);
  if (event.effect !== alarm.id) page.blame(`${pair.guard.label} keeps watch for ${alarm.id}, not for ${event.effect}`);
  if (event.figure !== pair.guard.number) page.blame(`figure ${event.figure} looks in place of ${pair.guard.label}`);
  if (figure !== pair.figure) page.blame(`${figure.label} is tested; ${pair.figure.label} is the nearest in sight`);
  const isUnnoticed = readTest(game, { figure, kind: chosenKind(game, alarm.tests) }) > 0;
  if (!isUnnoticed) readAlarm(game, alarm, pair.guard);
  else if (page.isNext('alarm')) page.blameNext(`${figure.label} was not noticed and there is an alarm`);
}

function readAlarm(game: Game, { id }: Alarm, by: Figure): void {
  const { page } = game;
  game.spent.add(id);
  if (!page.isNext('alarm')) {
    page.blameNext(`${id} is not raised`);
    return;
  }
  const event = page.take('alarm');
  if (event.effect !== id) page.blame(`${event.effect} is raised in place of ${id}`);
  if (event.figure !== by.number) page.blame(`${id} is raised by figure ${event.figure}, not by ${by.label}`);
}
