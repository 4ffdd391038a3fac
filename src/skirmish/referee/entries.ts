import type { Happening, Scenario } from '../spec.ts';
import type { Game } from './game.ts';

type Entries = Extract<Happening, { readonly kind: 'entries' }>;

/** The zones that the scenario opens in the course of the battle: closed until then (Scenariusze). */
export function closedAtFirst({ effects }: Pick<Scenario, 'effects'>): Set<string> {
  const closed = new Set<string>();
  for (const effect of effects) {
    if (effect.kind !== 'complication') continue;
    for (const each of effect.does) {
      if (each.kind === 'entries' && each.change === 'open') for (const zone of each.zones) closed.add(zone);
    }
  }
  return closed;
}

/** Reads how a way in is closed or opened: one of those that still can be, and none when all have been. */
export function readEntries(game: Game, effect: string, { change, zones }: Entries): void {
  const { page, closed } = game;
  const left = zones.filter((zone) => closed.has(zone) === (change === 'open'));
  if (!page.isNext('entry')) {
    if (left.length > 0) page.blameNext(`${effect} does not ${change} a way in`);
    return;
  }
  const event = page.take('entry');
  if (event.effect !== effect) page.blame(`${event.effect} changes a way in, not ${effect}`);
  if (event.change !== change) page.blame(`${effect} does not ${event.change} ways in`);
  if (!zones.includes(event.zone)) page.blame(`${event.zone} is none of ${zones.join(', ')}`);
  else if (!left.includes(event.zone)) page.blame(`${event.zone} is ${change === 'open' ? 'open' : 'closed'} already`);
  if (event.change === 'close') closed.add(event.zone);
  else closed.delete(event.zone);
}
