import { readActivation } from './activation.ts';
import { readEffects } from './arrivals.ts';
import { readBlasts } from './blasts.ts';
import { endDisturbances } from './disturbances.ts';
import { isOver } from './endings.ts';
import { readExplosions } from './explosions.ts';
import { figureOf, type Game, standing } from './game.ts';
import { waitingToAct } from './order.ts';
import { endPanic } from './panic.ts';
import { readAppearances } from './things.ts';
import { turnRound } from './traits/memory.ts';
import { readRoundDice } from './traits/round-dice.ts';
import { readStrays } from './traits/strays.ts';

/** What may come after the last activation of a round. */
const ROUND_ENDS: readonly (string | undefined)[] = ['effect', 'explodes', 'round', 'end', undefined];

/** Reads one round: its effects, who is first, the pools, the activations. */
export function readRound(game: Game): void {
  const { page, scenario } = game;
  const { round } = page.take('round');
  if (round !== game.round + 1) page.blame(`round ${round} follows round ${game.round}`);
  if (round > scenario.rounds) page.blame(`round ${round} of ${scenario.rounds} is played`);
  game.round = round;
  game.activated.length = 0;
  for (const figure of game.figures) {
    figure.acted = false;
    turnRound(figure.memory, figure.pool);
    figure.pool = [];
  }
  endPanic(game);
  endDisturbances(game);
  readAppearances(game);
  readEffects(game);
  if (isOver(game)) return;
  readFirst(game);
  readPools(game);
  while (!isOver(game) && page.isNext('activation')) readActivation(game);
  const waiting = waitingToAct(game);
  if (isOverAtOnce(game) || (page.isNext('end') && waiting.length > 0)) return;
  if (!ROUND_ENDS.includes(page.next)) page.loseNext(`"${page.next}" stands out of order`);
  for (const figure of waiting) page.blameNext(`${figure.label} does not act in round ${round}`);
  readExplosions(game);
  readBlasts(game);
  if (isOver(game)) return;
  if (page.next !== undefined && !page.isNext('round')) game.page.loseNext(`"${page.next}" stands out of order`);
}

/** Whether the log ends here for a reason that does not wait for the end of the last round. */
function isOverAtOnce({ page, endings }: Game): boolean {
  const next = page.peek();
  return next?.type === 'end' && endings.some(({ id, when }) => id === next.ending && when === 'at-once');
}

function readFirst(game: Game): void {
  const { page } = game;
  const { rolls, first } = page.take('first');
  const reading = game.readings['activation.first'];
  game.first = first;
  if (reading !== 'roll') {
    if (rolls.length > 0) page.blame('dice are rolled for who is first, which a ruling decides');
    if (first !== (reading === 'players' ? 'players' : 'opposition'))
      page.blame(`${first} are first against the ruling`);
    return;
  }
  const decided = rolls.findIndex(([players, opposition]) => players !== opposition);
  if (decided < 0 || decided !== rolls.length - 1) page.blame('the roll for who is first does not end when it differs');
  const [players, opposition] = rolls[decided] ?? [0, 0];
  if (decided >= 0 && first !== (players > opposition ? 'players' : 'opposition')) {
    page.blame(`${first} are first after ${players} against ${opposition}`);
  }
}

/** Pula inicjatywy, Rzut puli: as many k6 as PŻ, for each living figure that has a pool. */
function readPools(game: Game): void {
  const { page } = game;
  const rolled = new Set<number>();
  while (page.isNext('pool')) {
    const { figure: number, dice } = page.take('pool');
    const figure = figureOf(game, number);
    if (!figure.pooled) page.blame(`${figure.label} has no pool`);
    if (figure.status !== 'standing') page.blame(`${figure.label} rolls a pool and is not on the table`);
    if (rolled.has(number)) page.blame(`${figure.label} rolls two pools in a round`);
    if (dice.length !== figure.hp) page.blame(`${figure.label} rolls ${dice.length} dice with ${figure.hp} PŻ`);
    rolled.add(number);
    // What happened as the round began may have brought dice already.
    figure.pool.push(...dice);
    readRoundDice(game, figure, dice);
    readStrays(game);
  }
  for (const figure of standing(game).filter(({ pooled, number }) => pooled && !rolled.has(number))) {
    page.blameNext(`${figure.label} rolls no pool`);
  }
}
