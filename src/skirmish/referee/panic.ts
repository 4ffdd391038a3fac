import type { Effect } from '../spec.ts';
import { type Game, standing } from './game.ts';
import { distance, SLACK } from './ground.ts';
import type { Figure } from './roster.ts';
import { readTest } from './tests.ts';

type Scare = Extract<Effect, { readonly kind: 'panic' }>;

/** The end of the panic of the last round, and of the Krycie się that it brought. */
export function endPanic({ panicking }: Game): void {
  for (const figure of panicking) figure.hunkered = false;
  panicking.clear();
}

/** Reads the tests of those who are led along, and who of them will not move (Panika Naukowca). */
export function readPanic(game: Game, scare: Scare): void {
  const { page } = game;
  for (const figure of standing(game).filter(({ force }) => force?.id === scare.force)) {
    const taker = game.readings['escort.panic'] === 'leader' ? leaderOf(game, figure) : figure;
    const occasion = { advantage: [], hindrance: isNearFeared(game, figure, scare) ? ['feared'] : [] };
    const isBrave = readTest(game, { figure: taker, kind: scare.test, subject: 'fear', occasion }) > 0;
    if (page.isNext('panic')) readScared(game, figure, scare, isBrave);
    else if (!isBrave) page.blameNext(`${figure.label} failed its test and does not panic`);
  }
}

function readScared({ page, panicking }: Game, figure: Figure, { id }: Scare, isBrave: boolean): void {
  const event = page.take('panic');
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} panics, not ${figure.label}`);
  if (event.effect !== id) page.blame(`the panic is of ${event.effect}, not of ${id}`);
  if (isBrave) page.blame(`${figure.label} passed its test and panics`);
  figure.hunkered = true;
  panicking.add(figure);
}

/** The nearest figure of the band, the first of several. */
function leaderOf(game: Game, figure: Figure): Figure {
  const band = standing(game).filter(({ force }) => force === null);
  const away = ({ cell }: Figure): number => distance(game.ground, figure.cell, cell);
  return band.sort((a, b) => away(a) - away(b) || a.number - b.number)[0] ?? figure;
}

function isNearFeared(game: Game, figure: Figure, { fears }: Scare): boolean {
  if (fears === null) return false;
  return standing(game).some(
    (other) =>
      other !== figure &&
      other.side === fears.side &&
      distance(game.ground, figure.cell, other.cell) <= fears.within + SLACK,
  );
}
