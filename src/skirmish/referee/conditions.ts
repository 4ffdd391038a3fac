import type { Condition } from '../spec.ts';
import { type Game, standing } from './game.ts';
import { isInZone } from './ground.ts';
import type { Figure } from './roster.ts';
import { hasThing } from './things.ts';

/** `open` where the words of the condition can be read both ways, so that either is let pass. */
type Verdict = 'yes' | 'no' | 'open';

/** Whether a condition of an ending is met now. */
export function isMet(game: Game, condition: Condition): Verdict {
  switch (condition.kind) {
    case 'neutralised': {
      const most = game.readings['neutralise.at-one'] === 'yes' ? condition.hp : 0;
      return verdict(ofForce(game, condition.force).every((figure) => isDown(figure, most)));
    }
    case 'eliminated':
      return verdict(ofForce(game, condition.force).every((figure) => isDown(figure, 0)));
    case 'standing':
      return verdict(
        ofForce(game, condition.force).some(({ status, hp }) => status === 'standing' && hp >= condition.hp),
      );
    case 'side-eliminated': {
      const fighters = game.figures.filter((each) => each.side === condition.side && !each.escorted && !each.object);
      return verdict(fighters.every((figure) => isDown(figure, 0)));
    }
    case 'reached':
      return hasReached(game, condition.force, condition.zone);
    case 'evacuated':
      return atLeast(
        condition.count,
        game.gone.filter(({ zone }) => zone === condition.zone).map(({ figure }) => figure),
      );
    case 'inside': {
      const isInside = ({ side, cell }: Figure): boolean =>
        side === 'players' && isInZone(game.ground, condition.zone, cell);
      return atLeast(condition.count, standing(game).filter(isInside));
    }
    case 'done': {
      const objective = game.scenario.objectives.find(({ id }) => id === condition.objective);
      const needed = objective?.successes ?? Number.POSITIVE_INFINITY;
      return verdict((game.progress.get(condition.objective) ?? 0) >= needed);
    }
    case 'holds':
      return verdict(hasThing(game, condition.side, condition.objective));
    case 'destroyed':
      return verdict(game.things.get(condition.objective)?.isDestroyed === true);
    case 'hatched':
      return verdict(game.readings['escort.hatched'] === 'lost' && game.spent.has(condition.effect));
    case 'any': {
      const verdicts = condition.of.map((one) => isMet(game, one));
      if (verdicts.includes('yes')) return 'yes';
      return verdicts.includes('open') ? 'open' : 'no';
    }
  }
}

function verdict(isTrue: boolean): Verdict {
  return isTrue ? 'yes' : 'no';
}

function ofForce({ figures }: Game, id: string): Figure[] {
  return figures.filter(({ force }) => force?.id === id);
}

function isDown({ status, hp }: Figure, most: number): boolean {
  return status === 'eliminated' || (status === 'standing' && hp <= most);
}

/** Open when some figures of the force have reached the zone and some have not. */
function hasReached(game: Game, force: string, zone: string): Verdict {
  const figures = ofForce(game, force);
  const arrived = figures.filter((figure) => {
    const hasLeft = game.gone.some((leaving) => leaving.figure === figure && leaving.zone === zone);
    return hasLeft || (figure.status === 'standing' && isInZone(game.ground, zone, figure.cell));
  });
  if (arrived.length === 0) return 'no';
  return arrived.length === figures.length ? 'yes' : 'open';
}

/** Open when it depends on figures that do not act by themselves. */
function atLeast(count: number, figures: readonly Figure[]): Verdict {
  const own = figures.filter(({ force }) => force === null).length;
  if (own >= count) return 'yes';
  return figures.length >= count ? 'open' : 'no';
}
