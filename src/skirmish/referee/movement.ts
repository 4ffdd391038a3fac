import { mayPass } from './doors.ts';
import type { Game } from './game.ts';
import { standing, standingOn } from './game.ts';
import { between, canStand, SLACK } from './ground.ts';
import type { Figure } from './roster.ts';

/** A way that is walked. */
interface Walk {
  readonly figure: Figure;
  readonly path: readonly number[];
  /** Inches that the event says it cost. */
  readonly cost: number;
  /** Inches that may be spent. */
  readonly allowance: number;
  /** Whether terrain that must be climbed is entered. */
  readonly climbs: boolean;
}

/** A diagonal step in cells: 99/70, a little more than √2, as the model has it. */
const DIAGONAL = 99 / 70;
const DIFFICULT = 2;
/** Inches by which a logged cost may differ from ours, for what binary fractions lose. */
const TOLERANCE = 1e-6;

/** Checks a way and its cost against the rules of movement (Ruch). Nobody is moved. */
export function checkWalk(game: Game, walk: Walk): void {
  const { figure, path, cost, allowance } = walk;
  const { page, ground } = game;
  if (path[0] !== figure.cell)
    page.blame(`the path of ${figure.label} starts at ${path[0]}; it stands on ${figure.cell}`);
  if (path.length < 2) {
    page.blame('the path has no step');
    return;
  }
  if (path.some((cell) => cell >= ground.terrain.length)) page.lose('the path leaves the table');
  for (const [place, cell] of path.entries()) {
    if (place > 0) checkStep(game, path[place - 1]!, cell);
    if (place > 0 && place < path.length - 1) checkPassage(game, figure, cell);
  }
  checkTerrain(game, walk);
  checkEnd(game, figure, path.at(-1)!);
  const recomputed = costOf(game, path);
  if (Math.abs(recomputed - cost) > TOLERANCE) page.blame(`the path costs ${recomputed}", not ${cost}"`);
  if (recomputed > allowance + SLACK) page.blame(`the path costs ${recomputed}"; ${allowance}" may be spent`);
}

function checkStep({ page, ground }: Game, from: number, to: number): void {
  const [across, down] = between(ground, from, to);
  if (Math.max(Math.abs(across), Math.abs(down)) !== 1) {
    page.blame(`the path jumps from ${from} to ${to}`);
    return;
  }
  const isCut = [from + across, from + down * ground.columns].some((cell) => ground.terrain[cell]!.blocks);
  if (across !== 0 && down !== 0 && isCut) page.blame(`the step from ${from} to ${to} cuts a blocked corner`);
}

function checkPassage(game: Game, figure: Figure, cell: number): void {
  const other = standingOn(game, cell);
  if (other === undefined || other === figure) return;
  if (other.side !== figure.side) game.page.blame(`the path leads through ${other.label}`);
  else if (game.readings['movement.through-allies'] === 'forbidden') {
    game.page.blame(`the path leads through ${other.label} of its own side`);
  }
}

function checkTerrain(game: Game, { figure, path, climbs }: Walk): void {
  const { page, ground } = game;
  const entered = path.slice(1);
  for (const cell of entered) {
    if (ground.terrain[cell]!.blocks) page.blame(`the path enters blocked cell ${cell}`);
    if (ground.terrain[cell]!.door && !mayPass(game, figure, cell))
      page.blame(`the path enters cell ${cell}, a locked door`);
    if (ground.terrain[cell]!.climb && !climbs) page.blame(`the path enters cell ${cell}, which has to be climbed`);
  }
  if (climbs && !entered.some((cell) => ground.terrain[cell]!.climb))
    page.blame('nothing on the path has to be climbed');
}

function checkEnd(game: Game, figure: Figure, end: number): void {
  const other = standing(game).find(({ cell }) => cell === end);
  if (other !== undefined && other !== figure) game.page.blame(`the path ends on ${other.label}`);
  if (!canStand(game.ground, end)) game.page.blame(`nobody can stand on cell ${end}`);
}

/** Inches of movement: each step with the mean of what its two cells cost. */
function costOf({ ground }: Game, path: readonly number[]): number {
  const factor = (cell: number): number => (ground.terrain[cell]!.difficult ? DIFFICULT : 1);
  const steps = path.slice(1).map((to, index) => {
    const from = path[index]!;
    const isDiagonal = between(ground, from, to).every((cells) => cells !== 0);
    return (isDiagonal ? DIAGONAL : 1) * ground.cell * ((factor(from) + factor(to)) / 2);
  });
  return steps.reduce((sum, step) => sum + step, 0);
}
