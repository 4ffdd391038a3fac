import type { Condition, Ending, Scenario } from '../spec.ts';
import { isMet } from './conditions.ts';
import type { Game } from './game.ts';
import { waitingToAct } from './order.ts';
import type { Figure } from './roster.ts';

/** An ending and what it is for the players. */
export interface ResultOf extends Ending {
  readonly result: 'win' | 'loss';
}

/** All endings in the order in which they are looked at: wins before losses. */
export function endingsOf({ wins, losses }: Pick<Scenario, 'wins' | 'losses'>): ResultOf[] {
  return [
    ...wins.map((ending): ResultOf => ({ ...ending, result: 'win' })),
    ...losses.map((ending): ResultOf => ({ ...ending, result: 'loss' })),
  ];
}

/**
 * Whether the log says at this point of rest that the battle is over. When it goes on although an ending holds, that is
 * a fault, told once.
 */
export function isOver(game: Game): boolean {
  const { page } = game;
  if (page.isNext('end')) return true;
  const holding = game.endings.find((ending) => ending.when === 'at-once' && holds(game, ending) === 'yes');
  if (holding !== undefined && !game.isOverdue) {
    game.isOverdue = true;
    page.blameNext(`the battle goes on although "${holding.id}" holds`);
  }
  return false;
}

/** Reads the end of the battle and sees whether it is the right one. */
export function readEnd(game: Game): void {
  const { page, scenario } = game;
  if (!page.isNext('end'))
    game.page.loseNext(page.next === undefined ? 'the log has no end' : `"${page.next}" stands out of order`);
  const event = page.take('end');
  if (event.round !== game.round) page.blame(`the battle ends in round ${game.round}, not ${event.round}`);
  const waiting = waitingToAct(game);
  const isAtLimit = game.round >= scenario.rounds && waiting.length === 0;
  // What ends a battle at once has done so before anybody looks at what counts after the last round.
  const atOnce = game.endings.filter(({ when }) => when === 'at-once');
  const candidates = [...atOnce, ...(isAtLimit ? game.endings.filter(({ when }) => when === 'at-limit') : [])];
  if (event.ending === null) checkLimit(game, event.result, isAtLimit ? null : waiting);
  else checkEnding(game, event.ending, event.result, candidates);
  const before = candidates.slice(0, placeOf(candidates, event.ending));
  const missed = before.find((ending) => holds(game, ending) === 'yes');
  if (missed !== undefined) page.blame(`"${missed.id}" holds and comes before "${event.ending ?? 'the limit'}"`);
  if (page.next !== undefined) page.blameNext('the log goes on after the end');
}

function placeOf(candidates: readonly ResultOf[], ending: string | null): number {
  const place = candidates.findIndex(({ id }) => id === ending);
  return place < 0 ? candidates.length : place;
}

/** @param waiting who has still to act when the limit is not reached */
function checkLimit({ page, scenario }: Game, result: string, waiting: readonly Figure[] | null): void {
  if (waiting !== null) {
    const names = waiting.map(({ label }) => `${label} has not acted`).join(', ');
    page.blame(`the battle ends without an ending before its limit: ${names || 'more rounds follow'}`);
  }
  if (result !== scenario.atLimit) page.blame(`at the limit it is a ${scenario.atLimit}, not a ${result}`);
}

function checkEnding(game: Game, id: string, result: string, candidates: readonly ResultOf[]): void {
  const { page } = game;
  const ending = candidates.find((candidate) => candidate.id === id);
  if (ending === undefined) {
    const isKnown = game.endings.some((candidate) => candidate.id === id);
    page.blame(isKnown ? `"${id}" is looked at after the last round only` : `there is no ending "${id}"`);
    return;
  }
  if (ending.result !== result) page.blame(`"${id}" is a ${ending.result}, not a ${result}`);
  if (holds(game, ending) === 'no') page.blame(`"${id}" does not hold`);
}

/** Whether all conditions are met; open where one is open and none is against. */
function holds(game: Game, { all }: { readonly all: readonly Condition[] }): 'yes' | 'no' | 'open' {
  const verdicts = all.map((condition) => isMet(game, condition));
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('open') ? 'open' : 'yes';
}
