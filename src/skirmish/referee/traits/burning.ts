import type { Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { checkUse } from './choices.ts';
import { isPoolDie, readPoolDie, SUCCESS_FROM } from './pool.ts';

/** Both sides of a die. */
export const BOTH_SIDES = 7;

/** Reads whether a success of the pool is turned over for an advantage in the test that follows: Taktyk, once a round. */
export function readBurning(game: Game, figure: Figure): boolean {
  const { page, acting } = game;
  const { memory } = figure;
  let isBurned = false;
  while (isPoolDie(game, 'taktyk')) {
    const { from, to } = readPoolDie(game, figure, 'taktyk', 'change');
    checkUse(game, figure, 'taktyk');
    if (memory.spentInRound.has('taktyk')) page.blame(`${figure.label} uses taktyk twice in a round`);
    if ((from ?? 0) < SUCCESS_FROM || to !== BOTH_SIDES - (from ?? 0)) page.blame(`taktyk makes a ${to} of a ${from}`);
    if (acting?.figure === figure && acting.isBarred) page.blame(`pechowiec bars ${figure.label} from using its pool`);
    memory.spentInRound.add('taktyk');
    memory.usedPool = true;
    isBurned = true;
  }
  return isBurned;
}
