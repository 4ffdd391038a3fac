import { type Game, standingOn } from './game.ts';
import { canStand, isContact, isInZone } from './ground.ts';
import type { Figure } from './roster.ts';

/** Reads how a figure sets up a barricade with a Move (Ostatni bastion na krawędzi czasu, Zasady specjalne). */
export function readBarricade(game: Game, figure: Figure): void {
  const { page, scenario, ground, round } = game;
  const { effect: id, cell } = page.take('barricade');
  const supply = scenario.effects.find((effect) => effect.id === id);
  if (supply?.kind !== 'barricades') game.page.lose(`there are no barricades "${id}"`);
  if (figure.side !== 'players') page.blame(`${figure.label} sets up a barricade; only players' figures do`);
  if (!supply.rounds.includes(round)) page.blame(`no barricades are set up in round ${round}`);
  const used = (game.setUp.get(id) ?? 0) + 1;
  game.setUp.set(id, used);
  if (used > supply.count) page.blame(`${used} barricades are set up; there are ${supply.count}`);
  if (cell === figure.cell || !isContact(ground, figure.cell, cell)) {
    page.blame(`${figure.label} sets up a barricade away from itself`);
  }
  if (!isInZone(ground, supply.zone, cell)) page.blame(`the barricade stands outside ${supply.zone}`);
  if (!canStand(ground, cell)) page.blame(`there is no room for a barricade on cell ${cell}`);
  if (ground.terrain[cell]?.cover || game.barricades.has(cell)) page.blame(`cell ${cell} is cover already`);
  const other = standingOn(game, cell);
  if (other !== undefined) page.blame(`${other.label} stands where the barricade is set up`);
  figure.hunkered = false;
  game.barricades.add(cell);
}
