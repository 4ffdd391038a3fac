import { readActivation } from './activation.ts';
import { readEffects } from './arrivals.ts';
import { isOver } from './endings.ts';
import { figureOf, type Game, standing } from './game.ts';
import { waitingToAct } from './order.ts';
import { turnRound } from './traits/memory.ts';
import { readRoundDice } from './traits/round-dice.ts';
import { readStrays } from './traits/strays.ts';

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
  readEffects(game);
  if (isOver(game)) return;
  readFirst(game);
  readPools(game);
  while (!isOver(game) && page.isNext('activation')) readActivation(game);
  if (page.isNext('end')) return;
  if (page.next !== undefined && !page.isNext('round')) game.page.loseNext(`"${page.next}" stands out of order`);
  for (const figure of waitingToAct(game)) page.blameNext(`${figure.label} does not act in round ${round}`);
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
    figure.pool = [...dice];
    readRoundDice(game, figure);
    readStrays(game);
  }
  for (const figure of standing(game).filter(({ pooled, number }) => pooled && !rolled.has(number))) {
    page.blameNext(`${figure.label} rolls no pool`);
  }
}
