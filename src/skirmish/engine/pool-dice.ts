import { SIDES_OF_DIE, SUCCESS_FROM } from '../test-dice.ts';
import { type Battle, FACES } from './battle.ts';

/** What is done with single dice of initiative pools, by a trait whose id the log gets. */

/** How many dice of the pool show the face. */
function countOf({ pool }: Battle, figure: number, face: number): number {
  return pool[figure * FACES + face]!;
}

/** A die of the figure's pool as it counts: in the dark some are shifted. */
function rollShifted(battle: Battle, figure: number): number {
  return shifted(battle.rollPool(), battle.roster.figures[figure]!.traits.poolShift);
}

export function shifted(face: number, shift: number): number {
  return Math.max(1, Math.min(SIDES_OF_DIE, face + shift));
}

/** A die is rolled and added. Returns its face. */
export function addRolled(battle: Battle, figure: number, by: string): number {
  const face = rollShifted(battle, figure);
  addDie(battle, figure, by, face);
  return face;
}

export function addDie(battle: Battle, figure: number, by: string, face: number): void {
  battle.pool[figure * FACES + face]!++;
  battle.log?.push({ type: 'pool-die', figure, by, from: null, to: face });
  battle.countUse(figure, by);
}

/** A die is taken out of the pool and used for something. */
export function spendDie(battle: Battle, figure: number, by: string, face: number): void {
  takeDie(battle, figure, face);
  battle.log?.push({ type: 'pool-die', figure, by, from: face, to: null });
}

/** A die leaves the pool to be used. What is there for the activation only, or for this round only, goes first. */
export function takeDie({ pool, marks }: Battle, figure: number, face: number): void {
  pool[figure * FACES + face]!--;
  marks.poolUsed[figure] = 1;
  if (marks.kept[figure] === face) marks.kept[figure] = 0;
  if (marks.acting === figure && marks.loaned === face) marks.loaned = 0;
}

/** A die is turned to another face. */
export function turnDie(battle: Battle, figure: number, by: string, from: number, to: number): void {
  changeDie(battle, figure, by, from, to);
  battle.countUse(figure, by);
}

/** A die is turned to its other side by an action, which is counted as such. */
export function flipDie(battle: Battle, figure: number, by: string, from: number): void {
  changeDie(battle, figure, by, from, SIDES_OF_DIE + 1 - from);
}

function changeDie(battle: Battle, figure: number, by: string, from: number, to: number): void {
  const { pool, marks } = battle;
  pool[figure * FACES + from]!--;
  pool[figure * FACES + to]!++;
  if (countOf(battle, figure, from) === 0) {
    if (marks.kept[figure] === from) marks.kept[figure] = to;
    if (marks.acting === figure && marks.loaned === from) marks.loaned = to;
  }
  battle.log?.push({ type: 'pool-die', figure, by, from, to });
}

/** A die is rolled again. */
export function rerollDie(battle: Battle, figure: number, by: string, from: number): void {
  turnDie(battle, figure, by, from, rollShifted(battle, figure));
}

export function sizeOf({ pool }: Battle, figure: number): number {
  let size = 0;
  for (let face = 1; face < FACES; face++) size += pool[figure * FACES + face]!;
  return size;
}

/** Dice that show a success. */
export function hitsOf({ pool }: Battle, figure: number): number {
  let hits = 0;
  for (let face = SUCCESS_FROM; face < FACES; face++) hits += pool[figure * FACES + face]!;
  return hits;
}

/** The lowest face from one to another that the pool shows; 0 when it shows none of them. */
export function lowestOf({ pool }: Battle, figure: number, from = 1, to: number = SIDES_OF_DIE): number {
  for (let face = from; face <= to; face++) if (pool[figure * FACES + face]! > 0) return face;
  return 0;
}

export function highestOf({ pool }: Battle, figure: number, from: number = SIDES_OF_DIE): number {
  for (let face = from; face > 0; face--) if (pool[figure * FACES + face]! > 0) return face;
  return 0;
}

/** Whether the trait that ties dice to rounds lets this face be swapped in. */
export function isUsable({ roster, round }: Battle, figure: number, face: number): boolean {
  return roster.figures[figure]!.traits.does.parity === null || face % 2 === round % 2;
}

/** Dice that could be swapped in as successes. */
export function usableHits(battle: Battle, figure: number): number {
  let hits = 0;
  for (let face = SUCCESS_FROM; face < FACES; face++) {
    if (isUsable(battle, figure, face)) hits += countOf(battle, figure, face);
  }
  return hits;
}
