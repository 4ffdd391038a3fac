import { figureOf, type Game } from '../game.ts';
import { isReturnNext, readPoolDie } from './pool.ts';
import { readHeal, readPay } from './recovery.ts';

/** Reads changes by traits that stand where no rule puts them, so that what follows is understood; whether there were any. */
export function readStrays(game: Game): boolean {
  const { page } = game;
  for (let count = 0; ; count++) {
    const next = page.peek();
    if (isReturnNext(game)) return count > 0;
    switch (next?.type) {
      case 'pool-die': {
        page.blameNext(`${next.by} changes the pool of figure ${next.figure} out of order`);
        const change = next.from === null ? 'add' : next.to === null ? 'remove' : 'change';
        readPoolDie(game, figureOf(game, next.figure), next.by, change);
        break;
      }
      case 'heal':
        page.blameNext(`figure ${next.figure} recovers by ${next.by} out of order`);
        readHeal(game, figureOf(game, next.figure), next.amount);
        break;
      case 'pay':
        page.blameNext(`figure ${next.figure} pays for ${next.by} out of order`);
        readPay(game, figureOf(game, next.figure), next.by);
        break;
      case 'grant':
        page.blameNext(`figure ${next.figure} helps by ${next.by} out of order`);
        figureOf(game, page.take('grant').target).memory.granted = next.by;
        break;
      default:
        return count > 0;
    }
  }
}
