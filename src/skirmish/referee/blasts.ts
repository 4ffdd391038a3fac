import type { Effect } from '../spec.ts';
import { chosenKind } from './choice.ts';
import { readTrapDamage } from './damage.ts';
import { type Game, standing } from './game.ts';
import { isNear } from './pulse.ts';
import { readTest } from './tests.ts';

type Blast = Extract<Effect, { readonly kind: 'blast' }>;

/** Reads what goes off as a round ends (Paradoks Kury i Jajka, Zasady specjalne). */
export function readBlasts(game: Game): void {
  const { page } = game;
  const due = game.scenario.effects.filter((effect) => isDue(game, effect));
  for (const blast of due) {
    const next = page.peek();
    if (next?.type !== 'effect' || next.effect !== blast.id) {
      page.blameNext(`${blast.id} does not go off in round ${game.round}`);
      continue;
    }
    const { rolled, happens, outcome } = page.take('effect');
    if (rolled !== null || !happens || outcome !== null) page.blame(`${blast.id} goes off without a roll or a choice`);
    readBlast(game, blast);
  }
}

/** So many rounds after its objective was done. */
function isDue({ doneIn, round }: Game, effect: Effect): effect is Blast {
  if (effect.kind !== 'blast') return false;
  const done = doneIn.get(effect.objective);
  return done !== undefined && round === done + effect.delay;
}

/** Everybody near it, in order, takes the test or the damage. */
function readBlast(game: Game, { objective, radius, tests, damage }: Blast): void {
  for (const figure of standing(game).filter((each) => isNear(game, each, { centre: objective, radius }))) {
    const isEvaded = readTest(game, { figure, kind: chosenKind(game, tests) }) > 0;
    if (!isEvaded) readTrapDamage(game, figure, damage);
  }
}
