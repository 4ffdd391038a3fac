import { type Game, type Party, partyOf } from './game.ts';
import { distance, SLACK } from './ground.ts';
import type { Figure } from './roster.ts';

/** The figures that have still to act in this round. */
export function waitingToAct({ figures }: Game): Figure[] {
  return figures.filter(
    ({ status, escorted, object, acted }) => status === 'standing' && !escorted && !object && !acted,
  );
}

/** Checks that it is the figure's turn, before it is counted as having acted (Aktywacja i tura). */
export function checkTurn(game: Game, figure: Figure): void {
  const { page } = game;
  const waiting = waitingToAct(game);
  if (figure.status !== 'standing') page.blame(`${figure.label} is activated and not on the table`);
  else if (figure.escorted) page.blame(`${figure.label} is escorted and does not act by itself`);
  else if (figure.object) page.blame(`${figure.label} is a thing and does not act`);
  else if (figure.acted) page.blame(`${figure.label} is activated twice in a round`);
  else if (!partiesDue(game, waiting).includes(partyOf(figure))) {
    page.blame(`${figure.label} is activated in the turn of the other side`);
  } else if (partyOf(figure) === 'opposition') checkOpponent(game, waiting, figure);
}

/** The sides that may activate now. */
function partiesDue(game: Game, waiting: readonly Figure[]): readonly Party[] {
  const parties = new Set(waiting.map(partyOf));
  if (parties.size < 2) return [...parties];
  const last = game.activated.at(-1);
  if (last === undefined) return [game.first];
  if (partyOf(last) === 'players') return ['opposition'];
  if (game.readings['activation.order'] === 'alternate') return ['players'];
  if (game.readings['activation.order'] === 'npc-block') return ['opposition'];
  // Strict: the first figure of a band may come between the others; every next one waits for all of them.
  const hasBandActed = game.activated.some((figure) => partyOf(figure) === 'players');
  return hasBandActed ? ['opposition'] : ['players', 'opposition'];
}

/**
 * The opposition acts in the scenario's order, or the nearest to a figure of the band that has just acted. Whom the
 * latter rule means when none has just acted is open: both are let pass then.
 */
function checkOpponent(game: Game, waiting: readonly Figure[], figure: Figure): void {
  const opponents = waiting.filter((other) => partyOf(other) === 'opposition');
  const inOrder = opponents[0]!;
  if (game.readings['activation.npc-control'] === 'algorithm') {
    if (figure !== inOrder) game.page.blame(`${figure.label} acts before ${inOrder.label}`);
    return;
  }
  const player = game.activated.findLast((other) => partyOf(other) === 'players');
  const away = (other: Figure): number => (player === undefined ? 0 : distance(game.ground, player.cell, other.cell));
  const isNearest = opponents.every((other) => away(figure) <= away(other) + SLACK);
  const isOrderOpen = player !== game.activated.at(-1) || player?.status !== 'standing';
  if (!isNearest && !(isOrderOpen && figure === inOrder)) {
    game.page.blame(`${figure.label} is not the nearest to ${player!.label}`);
  } else if (player === undefined && figure !== inOrder) {
    game.page.blame(`${figure.label} acts before ${inOrder.label}`);
  }
}
