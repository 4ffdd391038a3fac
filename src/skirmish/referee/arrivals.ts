import type { Effect } from '../spec.ts';
import { figureOf, type Game, standingOn } from './game.ts';
import { canStand, isInZone } from './ground.ts';
import type { Figure } from './roster.ts';

type Arriving = Exclude<Effect, { readonly kind: 'trap' }>;

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

function readArrival(game: Game, by: string | null): Figure {
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
  if (!figure.zones.some((zone) => isInZone(ground, zone, event.cell))) {
    page.blame(`${figure.label} arrives outside ${figure.zones.join(', ')}`);
  }
  figure.status = 'standing';
  figure.cell = event.cell;
  return figure;
}

/** Reads the complications and waves of the round (Przebieg rundy i aktywacja), and who comes with them. */
export function readEffects(game: Game): void {
  const { page, scenario, round } = game;
  const due = scenario.effects.filter((effect) => effect.kind !== 'trap');
  const read = new Set<string>();
  while (page.isNext('effect')) {
    const event = page.take('effect');
    const effect = due.find(({ id }) => id === event.effect);
    if (effect === undefined) game.page.lose(`there is no complication or wave "${event.effect}"`);
    if (!effect.rounds.includes(round)) page.blame(`${effect.id} does not come in round ${round}`);
    if (read.has(effect.id)) page.blame(`${effect.id} comes twice in a round`);
    read.add(effect.id);
    checkRoll(game, effect, event);
    if (event.happens) readArrivals(game, effect);
  }
  for (const { id } of due.filter(({ id, rounds }) => rounds.includes(round) && !read.has(id))) {
    page.blameNext(`${id} is left out in round ${round}`);
  }
}

/** It happens on its faces, also when nobody is left to come. */
function checkRoll(
  game: Game,
  effect: Arriving,
  { rolled, happens }: { rolled: number | null; happens: boolean },
): void {
  const { page } = game;
  const isRolled = effect.kind === 'complication';
  if (isRolled !== (rolled !== null)) page.blame(`${effect.id} ${isRolled ? 'needs a' : 'needs no'} roll`);
  const isDue = effect.kind === 'wave' || effect.faces.some((face) => face === rolled);
  if (happens !== isDue) page.blame(`${effect.id} ${happens ? 'happens' : 'does not happen'} on a ${rolled}`);
}

function readArrivals(game: Game, effect: Arriving): void {
  const { page } = game;
  const coming = comingBy(game, effect);
  const count = numberComing(game, effect);
  for (let arrived = 0; page.isNext('arrive'); arrived++) {
    const figure = readArrival(game, effect.id);
    if (arrived >= count) page.blame(`${effect.id} brings more than ${count}`);
    else if (figure !== coming[arrived]) page.blame(`${figure.label} comes before ${coming[arrived]!.label}`);
  }
  if (comingBy(game, effect).length > coming.length - count) page.blameNext(`${effect.id} brings fewer than ${count}`);
}

/** The figures of an effect's force that are not yet in play, in order. */
function comingBy({ figures }: Game, { force }: Arriving): Figure[] {
  return figures.filter((figure) => figure.force?.id === force && figure.status === 'waiting');
}

/** How many an effect brings now: as many as it says, are left, and find room. */
function numberComing(game: Game, effect: Arriving): number {
  const coming = comingBy(game, effect);
  const zones = coming[0]?.zones ?? [];
  const cells = new Set(zones.flatMap((zone) => [...(game.ground.zones.get(zone) ?? [])]));
  const free = [...cells].filter((cell) => canStand(game.ground, cell) && standingOn(game, cell) === undefined);
  return Math.min(effect.kind === 'wave' ? effect.count : 1, coming.length, free.length);
}
