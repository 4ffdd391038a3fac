import type { Effect, Happening } from '../spec.ts';
import { readBreakdown, readTime } from './disturbances.ts';
import { readEntries } from './entries.ts';
import { figureOf, type Game, standing, standingOn } from './game.ts';
import { canStand, distance, isInZone, SLACK } from './ground.ts';
import { readPanic } from './panic.ts';
import { readPulse } from './pulse.ts';
import type { Figure } from './roster.ts';
import { readJump } from './things.ts';

/** What comes about as a round begins. */
type Occurring = Extract<Effect, { readonly kind: 'complication' | 'wave' | 'panic' | 'alarm' }>;
type Arrival = Omit<Extract<Happening, { readonly kind: 'arrival' }>, 'kind'>;

/** Reads the set-up: the band and all forces that start, each figure once. */
export function readSetUp(game: Game): void {
  const { page } = game;
  while (page.isNext('arrive')) {
    const figure = readArrival(game, null);
    if (figure.force?.starts === false) page.blame(`${figure.label} is set up; an effect has to bring it`);
  }
  const missing = game.figures.filter(({ status, force }) => status === 'waiting' && force?.starts !== false);
  for (const figure of missing) page.blameNext(`${figure.label} is not set up`);
}

/** @param near a figure beside which it comes, as near as there is room */
function readArrival(game: Game, by: string | null, near?: Figure): Figure {
  const { page, ground } = game;
  const event = page.take('arrive');
  const figure = figureOf(game, event.figure);
  if (event.by !== by)
    page.blame(`${figure.label} is brought by ${event.by ?? 'the set-up'}, not by ${by ?? 'the set-up'}`);
  if (figure.status !== 'waiting') page.blame(`${figure.label} arrives twice`);
  if (event.cell >= ground.terrain.length) game.page.lose(`cell ${event.cell} is not on the table`);
  if (!canStand(ground, event.cell)) page.blame(`nobody can stand on cell ${event.cell}`);
  const other = standingOn(game, event.cell);
  if (other !== undefined) page.blame(`${figure.label} arrives on ${other.label}`);
  if (near !== undefined) checkNearest(game, figure, near, event.cell);
  else if (!openZones(game, figure).some((zone) => isInZone(ground, zone, event.cell))) {
    page.blame(`${figure.label} arrives outside ${openZones(game, figure).join(', ')}`);
  }
  figure.status = 'standing';
  figure.cell = event.cell;
  return figure;
}

/** The ways in that a figure has now. */
function openZones({ closed }: Game, { zones }: Figure): readonly string[] {
  return zones.filter((zone) => !closed.has(zone));
}

function checkNearest(game: Game, figure: Figure, near: Figure, cell: number): void {
  const { page, ground } = game;
  const own = distance(ground, near.cell, cell);
  const isNearer = (other: number) =>
    canStand(ground, other) &&
    standingOn(game, other) === undefined &&
    distance(ground, near.cell, other) < own - SLACK;
  if (ground.terrain.some((_, other) => isNearer(other)))
    page.blame(`${figure.label} does not come as near as it can to ${near.label}`);
}

/** Reads the complications and waves of the round (Przebieg rundy i aktywacja), and who comes with them. */
export function readEffects(game: Game): void {
  const { page, scenario, round } = game;
  const due = scenario.effects.filter(doesOccur);
  const isDue = (effect: Occurring) =>
    effect.kind === 'alarm' ? raised.has(effect.id) : effect.rounds.includes(round);
  const raised = new Set(game.spent);
  const read = new Set<string>();
  while (page.isNext('effect')) {
    const event = page.take('effect');
    const effect = due.find(({ id }) => id === event.effect);
    if (effect === undefined) game.page.lose(`there is no complication or wave "${event.effect}"`);
    if (!isDue(effect)) page.blame(`${effect.id} does not come in round ${round}`);
    if (read.has(effect.id)) page.blame(`${effect.id} comes twice in a round`);
    read.add(effect.id);
    checkRoll(game, effect, event);
    if (!event.happens) continue;
    game.spent.add(effect.id);
    readHappening(game, effect, event.outcome);
  }
  for (const { id } of due.filter((each) => isDue(each) && !read.has(each.id))) {
    page.blameNext(`${id} is left out in round ${round}`);
  }
}

function doesOccur(effect: Effect): effect is Occurring {
  return effect.kind === 'complication' || effect.kind === 'wave' || effect.kind === 'panic' || effect.kind === 'alarm';
}

/** It happens on its faces, also when nobody is left to come. */
function checkRoll(
  game: Game,
  effect: Occurring,
  { rolled, happens }: { rolled: number | null; happens: boolean },
): void {
  const { page } = game;
  const isRolled = effect.kind === 'complication';
  if (isRolled !== (rolled !== null)) page.blame(`${effect.id} ${isRolled ? 'needs a' : 'needs no'} roll`);
  const isDue = effect.kind !== 'complication' || effect.faces.some((face) => face === rolled);
  if (happens !== isDue) page.blame(`${effect.id} ${happens ? 'happens' : 'does not happen'} on a ${rolled}`);
}

/** Reads what comes of a complication or wave: of several happenings the one that the log names. */
function readHappening(game: Game, effect: Occurring, outcome: number | null): void {
  const { page } = game;
  if (effect.kind !== 'complication') {
    if (outcome !== null) page.blame(`${effect.id} has no choice of what happens`);
    if (effect.kind === 'panic') readPanic(game, effect);
    else readArrivals(game, effect.id, { force: effect.force, count: effect.count, beside: null });
    return;
  }
  const isChoice = effect.does.length > 1;
  if (isChoice !== (outcome !== null))
    page.blame(`${effect.id} ${isChoice ? 'needs a' : 'has no'} choice of what happens`);
  const happening = effect.does[outcome ?? 0];
  if (happening === undefined) game.page.lose(`${effect.id} has no outcome ${outcome}`);
  if (happening.kind === 'arrival') readArrivals(game, effect.id, happening);
  else if (happening.kind === 'jump') readJump(game, happening);
  else if (happening.kind === 'entries') readEntries(game, effect.id, happening);
  else if (happening.kind === 'pulse') readPulse(game, effect.id, happening);
  else if (happening.kind === 'time') readTime(game, effect.id, happening);
  else if (happening.kind === 'breakdown') readBreakdown(game, effect.id, happening);
  else if (happening.kind === 'fog') game.isFoggy = true;
}

function readArrivals(game: Game, effect: string, arrival: Arrival): void {
  const { page } = game;
  const coming = comingBy(game, arrival);
  const near = standing(game).find(({ force }) => force !== null && force.id === arrival.beside);
  const count = numberComing(game, arrival, near);
  for (let arrived = 0; page.isNext('arrive'); arrived++) {
    const figure = readArrival(game, effect, near);
    if (arrived >= count) page.blame(`${effect} brings more than ${count}`);
    else if (figure !== coming[arrived]) page.blame(`${figure.label} comes before ${coming[arrived]!.label}`);
  }
  if (comingBy(game, arrival).length > coming.length - count) page.blameNext(`${effect} brings fewer than ${count}`);
}

/** The figures of a force that are not yet in play, in order. */
function comingBy({ figures }: Game, { force }: Arrival): Figure[] {
  return figures.filter((figure) => figure.force?.id === force && figure.status === 'waiting');
}

/** How many come now: as many as it says, are left, and find room. */
function numberComing(game: Game, arrival: Arrival, near: Figure | undefined): number {
  const { ground } = game;
  const coming = comingBy(game, arrival);
  const zones = coming[0] === undefined ? [] : openZones(game, coming[0]);
  const cells =
    near === undefined
      ? zones.flatMap((zone) => [...(ground.zones.get(zone) ?? [])])
      : ground.terrain.map((_, cell) => cell);
  const free = [...new Set(cells)].filter((cell) => canStand(ground, cell) && standingOn(game, cell) === undefined);
  return Math.min(arrival.count, coming.length, free.length);
}
