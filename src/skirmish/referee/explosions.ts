import type { Effect } from '../spec.ts';
import { readTrapDamage } from './damage.ts';
import { type Game, standing } from './game.ts';
import { distance, SLACK } from './ground.ts';

type Explosion = Extract<Effect, { readonly kind: 'explosion' }>;

/** Reads what explodes after the last round: things that nobody controls, where `carried.explodes` says so. */
export function readExplosions(game: Game): void {
  const { page, scenario, round } = game;
  if (round === scenario.rounds && game.readings['carried.explodes'] === 'yes') {
    for (const effect of scenario.effects) if (effect.kind === 'explosion') readExplosion(game, effect);
  }
  if (page.isNext('explodes')) page.loseNext('something explodes that is not to');
}

function readExplosion(game: Game, { id, objective, radius, damage }: Explosion): void {
  const { page, things, ground } = game;
  const thing = things.get(objective);
  const place = thing?.cell ?? null;
  if (thing?.carrier != null || place === null) return;
  if (!page.isNext('explodes')) {
    page.blameNext(`${objective} does not explode`);
    return;
  }
  const event = page.take('explodes');
  if (event.objective !== objective || event.effect !== id) page.blame(`it is ${objective} that explodes, by ${id}`);
  things.set(objective, { cell: null, carrier: null, isDestroyed: true });
  const hit = standing(game).filter(({ cell }) => distance(ground, cell, place) <= radius + SLACK);
  for (const figure of hit) readTrapDamage(game, figure, damage);
}
