import type { Happening, Objective, Side } from '../spec.ts';
import { type Game, standing, standingOn } from './game.ts';
import { between, canStand, type Ground, isContact, isInZone, SLACK } from './ground.ts';
import { areFoes, type Figure } from './roster.ts';

type Jump = Extract<Happening, { readonly kind: 'jump' }>;

const SECTOR_DICE = 2;

/** The part of a full turn between two hours of the clock's face. */
const HOUR = Math.PI / 6;

/** Where a thing is: where it lies or with its carrier; null while it is not on the table. */
export function placeOf({ things }: Game, objective: string): number | null {
  const thing = things.get(objective);
  return thing?.carrier?.cell ?? thing?.cell ?? null;
}

/** Reads what appears as the round begins (Wyścig po artefakt temporalny, Rozstawienie). */
export function readAppearances(game: Game): void {
  const { page, scenario, round } = game;
  const due = scenario.objectives.filter(({ carried }) => carried?.round === round);
  while (page.isNext('appears')) {
    const event = page.take('appears');
    const objective = scenario.objectives.find(({ id }) => id === event.objective);
    if (objective === undefined || objective.carried === null) {
      game.page.lose(`there is nothing to carry called "${event.objective}"`);
    }
    const place = due.indexOf(objective);
    if (place < 0) page.blame(`${objective.id} does not appear in round ${round}`);
    else due.splice(place, 1);
    checkAppearance(game, objective, event);
    game.things.set(objective.id, { cell: event.cell, carrier: null, isDestroyed: false });
  }
  for (const { id, zone, carried } of due) {
    const zones = carried!.sectors.length === 0 ? [zone!] : carried!.sectors.map((sector) => sector.zone);
    if (zones.every((each) => hasRoom(game, each))) page.blameNext(`${id} does not appear in round ${round}`);
  }
}

function hasRoom(game: Game, zone: string): boolean {
  return [...(game.ground.zones.get(zone) ?? [])].some((cell) => isFree(game, cell));
}

function isFree(game: Game, cell: number): boolean {
  return canStand(game.ground, cell) && standingOn(game, cell) === undefined;
}

function checkAppearance(
  game: Game,
  { id, zone, carried }: Objective,
  { rolled, cell }: { readonly rolled: readonly number[]; readonly cell: number },
): void {
  const { page, ground } = game;
  const { sectors } = carried!;
  const dice = sectors.length === 0 ? 0 : SECTOR_DICE;
  if (rolled.length !== dice) page.blame(`${rolled.length} dice are rolled for where ${id} appears, not ${dice}`);
  const sum = rolled.reduce((all, face) => all + face, 0);
  const where = sectors.find(({ sums }) => sums.includes(sum))?.zone ?? zone;
  if (where !== null && !isInZone(ground, where, cell)) page.blame(`${id} appears outside ${where}`);
  if (!isFree(game, cell)) page.blame(`${id} appears on cell ${cell}, which is not free`);
}

/** Reads the taking of a thing, after a test that was passed or not. */
export function readTaking(game: Game, figure: Figure, { id }: Objective, isPassed: boolean): void {
  const { page } = game;
  if (!page.isNext('takes')) {
    if (isPassed) page.blameNext(`${figure.label} does not take ${id}`);
    return;
  }
  const event = page.take('takes');
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} takes ${id}, not ${figure.label}`);
  if (event.objective !== id) page.blame(`"${event.objective}" is taken, not ${id}`);
  if (!isPassed) page.blame(`${figure.label} failed its test and takes ${id}`);
  game.things.set(id, { cell: null, carrier: figure, isDestroyed: false });
}

/** Reads what falls where a figure was eliminated, or left from. */
export function readDrops(game: Game, figure: Figure): void {
  const { page, things } = game;
  for (const [id, { carrier }] of things) {
    if (carrier !== figure) continue;
    things.set(id, { cell: figure.cell, carrier: null, isDestroyed: false });
    if (!page.isNext('drops')) {
      page.blameNext(`${figure.label} is gone and does not drop ${id}`);
      continue;
    }
    const event = page.take('drops');
    if (event.figure !== figure.number) page.blame(`figure ${event.figure} drops ${id}, not ${figure.label}`);
    if (event.objective !== id) page.blame(`"${event.objective}" falls, not ${id}`);
    if (event.cell !== figure.cell) page.blame(`${id} falls on cell ${event.cell}, not ${figure.cell}`);
  }
}

/** Reads a jump, unless the thing is not on the table or is held fast (ruling carried.jumps). */
export function readJump(game: Game, { objective: id, dice }: Jump): void {
  const { page, things } = game;
  const from = placeOf(game, id);
  const isHeld = (things.get(id)?.carrier ?? null) !== null && game.readings['carried.jumps'] === 'free-only';
  const jumps = from !== null && !isHeld;
  if (!page.isNext('jumps')) {
    if (jumps) page.blameNext(`${id} does not jump`);
    return;
  }
  const event = page.take('jumps');
  if (event.objective !== id) page.blame(`"${event.objective}" jumps, not ${id}`);
  if (!jumps) page.blame(`${id} jumps and ${from === null ? 'is not on the table' : 'is held'}`);
  if (event.rolled.length !== dice) page.blame(`${event.rolled.length} dice are rolled for the jump, not ${dice}`);
  if (from !== null) checkLanding(game, from, event);
  things.set(id, { cell: event.cell, carrier: null, isDestroyed: false });
}

function checkLanding(
  game: Game,
  from: number,
  {
    rolled,
    direction,
    cell,
  }: { readonly rolled: readonly number[]; readonly direction: number; readonly cell: number },
): void {
  const { page, ground } = game;
  const cells = rolled.reduce((all, face) => all + face, 0) / ground.cell;
  const aim = [cells * Math.sin(direction * HOUR), -cells * Math.cos(direction * HOUR)] as const;
  if (!isFree(game, cell)) page.blame(`it comes down on cell ${cell}, which is not free`);
  const own = missedBy(ground, from, aim, cell);
  const isNearer = (other: number) => missedBy(ground, from, aim, other) < own - SLACK && isFree(game, other);
  if (ground.terrain.some((_, other) => isNearer(other))) page.blame('it does not come down as near as it can');
}

/** Cells from where a jump would end to another cell. */
function missedBy(ground: Ground, from: number, [across, down]: readonly [number, number], cell: number): number {
  const [dx, dy] = between(ground, from, cell);
  return Math.hypot(dx - across, dy - down);
}

/** Whether a figure of the side has the thing (ruling carried.held). */
export function hasThing(game: Game, side: Side, objective: string): boolean {
  const place = placeOf(game, objective);
  if (place === null) return false;
  const carrier = game.things.get(objective)?.carrier ?? null;
  if (carrier?.side === side) return true;
  const held = game.readings['carried.held'];
  if (held === 'control') return false;
  // An object counts for no side.
  const fighters = standing(game).filter((figure) => figure.side === side && !figure.object);
  const beside = fighters.filter((figure) => isContact(game.ground, figure.cell, place));
  return beside.some((figure) => held === 'contact' || carrier === null || !areFoes(carrier, figure));
}
