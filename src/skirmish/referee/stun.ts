import type { Game } from './game.ts';
import type { Figure } from './roster.ts';

/** AP of an activation (Punkty akcji): no more can be lost. */
const FULL_AP = 2;

/** Reads the loss of an AP of the next activation (ruling stun.adds-up). @param wrongly why it should not come, if so */
export function takeStun(game: Game, target: Figure, wrongly: string | null): void {
  const { page, readings } = game;
  const event = page.take('stun');
  const lost = readings['stun.adds-up'] === 'yes' ? Math.min(FULL_AP, target.stun + 1) : 1;
  if (event.figure !== target.number) page.blame(`figure ${event.figure} is stunned, not ${target.label}`);
  if (event.ap !== lost) page.blame(`${event.ap} AP are lost, not ${lost}`);
  if (wrongly !== null) page.blame(`${target.label} is stunned ${wrongly}`);
  target.stun = event.ap;
}
