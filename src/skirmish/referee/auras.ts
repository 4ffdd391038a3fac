import { readTrapDamage } from './damage.ts';
import type { Game } from './game.ts';
import { isNear } from './pulse.ts';
import type { Figure } from './roster.ts';
import { takeStun } from './stun.ts';
import { readTest } from './tests.ts';

/** Reads what strikes a figure that begins its activation near it (Wyścig po artefakt temporalny, Zasady specjalne). */
export function readAuras(game: Game, figure: Figure): void {
  const { page, scenario } = game;
  for (const effect of scenario.effects) {
    if (effect.kind !== 'aura' || figure.status !== 'standing' || !isNear(game, figure, effect)) continue;
    const next = page.peek();
    if (next?.type !== 'aura' || next.effect !== effect.id) {
      page.blameNext(`${effect.id} does not strike ${figure.label}`);
      continue;
    }
    const event = page.take('aura');
    if (event.figure !== figure.number) page.blame(`${effect.id} strikes figure ${event.figure}, not ${figure.label}`);
    if (readTest(game, { figure, kind: effect.test }) > 0) continue;
    if (effect.loses === 'hp') readTrapDamage(game, figure, 1);
    else if (page.isNext('stun')) takeStun(game, figure, null);
    else page.blameNext(`${figure.label} failed its test and loses no AP`);
  }
  if (page.isNext('aura')) page.loseNext(`something strikes ${figure.label} that is not near`);
}
