import type { Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { checkRolled, isPoolDie, readPoolDie, readStage, shifted, shiftOf } from './pool.ts';

/** Reads what traits do to dice that have just been rolled: the dark, a die more, doubled dice rolled again. */
export function readRoundDice(game: Game, figure: Figure, rolled: readonly number[]): void {
  readDark(game, figure, rolled);
  readExtra(game, figure);
  readDoubles(game, figure);
}

/** Ślepy w ciemności, Nocny łowca: one change for each die that changes. */
function readDark(game: Game, figure: Figure, rolled: readonly number[]): void {
  const { page } = game;
  const dark = shiftOf(game, figure);
  if (dark === null) return;
  const due = rolled.filter((face) => shifted(face, dark.shift) !== face);
  while (isPoolDie(game, dark.by)) {
    const { from, to } = readPoolDie(game, figure, dark.by, 'change');
    const place = from === null ? -1 : due.indexOf(from);
    if (place < 0) page.blame(`${dark.by} changes a ${from} again`);
    else due.splice(place, 1);
    if (from !== null && to !== shifted(from, dark.shift)) page.blame(`${dark.by} makes a ${to} of a ${from}`);
  }
  if (due.length > 0) page.blameNext(`${dark.by} leaves ${due.join(', ')} of ${figure.label} as rolled`);
}

/** Uważny: a die more after a round in which none was used. */
function readExtra(game: Game, figure: Figure): void {
  const isDue = figure.traits.has('uwazny') && game.round > 1 && !figure.memory.usedPoolBefore;
  const count = isDue ? 1 : 0;
  const check = (event: ReturnType<typeof readPoolDie>): void => checkRolled(game, figure, event);
  readStage(game, figure, { by: 'uwazny', change: 'add', least: count, most: count, check });
}

/** Przesądny: a die of a doubled value is rolled again; what that doubles does not count. */
function readDoubles(game: Game, figure: Figure): void {
  const { page } = game;
  const doubled = new Set(figure.pool.filter((face, place) => figure.pool.indexOf(face) !== place));
  const isEach = game.readings['traits.przesadny'] === 'one-of-each';
  const due = !figure.traits.has('przesadny') || doubled.size === 0 ? 0 : isEach ? doubled.size : 1;
  readStage(game, figure, {
    by: 'przesadny',
    change: 'change',
    least: due,
    most: due,
    check: (event) => {
      if (!doubled.delete(event.from ?? 0)) page.blame(`a ${event.from} is rolled again, which is not doubled`);
      checkRolled(game, figure, event);
    },
  });
}
