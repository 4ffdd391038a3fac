import type { LogEvent } from '../../log/event.ts';
import type { Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import type { Guest } from './memory.ts';

/** What the log says of a pool die: one more, another face, or one fewer. */
type Change = 'add' | 'change' | 'remove';
type PoolDie = Extract<LogEvent, { readonly type: 'pool-die' }>;

const FACES = 6;
export const SUCCESS_FROM = 5;

/** Whether a pool die is next that the trait changes. */
export function isPoolDie({ page }: Game, by: string): boolean {
  const next = page.peek();
  return next?.type === 'pool-die' && next.by === by;
}

/** Reads a change of a pool die and makes it. */
export function readPoolDie(game: Game, figure: Figure, by: string, change: Change): PoolDie {
  const { page } = game;
  const event = page.take('pool-die');
  const { from, to } = event;
  if (event.figure !== figure.number)
    page.blame(`a pool die of figure ${event.figure} changes, not of ${figure.label}`);
  if (event.by !== by) page.blame(`a pool die changes by ${event.by}, not by ${by}`);
  if ((from === null) !== (change === 'add')) page.blame(`${by} ${from === null ? 'adds a die' : `takes a ${from}`}`);
  if ((to === null) !== (change === 'remove')) page.blame(`${by} ${to === null ? 'removes a die' : `leaves a ${to}`}`);
  if (from !== null) removeDie(game, figure, from, to);
  if (to !== null) figure.pool.push(to);
  return event;
}

/**
 * Takes a die out of the pool, which must have it.
 *
 * @param to what becomes of it in the pool; null when it is used
 */
export function removeDie({ page, acting }: Game, figure: Figure, face: number, to: number | null): void {
  const { pool, memory } = figure;
  const place = pool.indexOf(face);
  if (place < 0) page.blame(`there is no ${face} in the pool (${pool.join(', ') || 'empty'})`);
  else pool.splice(place, 1);
  const follow = (guest: Guest | null): Guest | null => {
    if (guest?.face !== face) return guest;
    // A die of its face that is used counts as the one that would go anyway.
    if (to === null) return null;
    return pool.includes(face) ? { face, isOpen: true } : { ...guest, face: to };
  };
  memory.kept = follow(memory.kept);
  if (acting?.figure === figure) acting.loan = follow(acting.loan);
}

/** Whether it is next that a die goes which is there for the activation only (Witalność). */
export function isReturnNext({ page, acting }: Game): boolean {
  const next = page.peek();
  return next?.type === 'pool-die' && next.by === 'witalnosc' && next.to === null && (acting?.loan ?? null) !== null;
}

/** A change that a trait makes when it is due, or may make. */
interface Stage {
  readonly by: string;
  readonly change: Change;
  /** How many dice it has to change, and may. */
  readonly least: number;
  readonly most: number;
  readonly check?: (event: PoolDie, count: number) => void;
}

/** Reads the changes of one trait; how many there were. */
export function readStage(game: Game, figure: Figure, { by, change, least, most, check }: Stage): number {
  const { page } = game;
  let count = 0;
  while (isPoolDie(game, by) && !isReturnNext(game)) {
    if (count >= most) page.blameNext(`${by} may not change the pool of ${figure.label} now`);
    const event = readPoolDie(game, figure, by, change);
    count++;
    if (count <= most) check?.(event, count);
  }
  if (count < least) page.blameNext(`${by} changes the pool of ${figure.label}, and the log does not say so`);
  return count;
}

/** By how much every pool die of the figure is changed, and the trait that does so; null for none (Cechy percepcji). */
export function shiftOf(
  { scenario }: Game,
  { traits }: Figure,
): { readonly by: string; readonly shift: 1 | -1 } | null {
  const isLit = traits.has('nocny-lowca');
  if (!scenario.dark || isLit === traits.has('slepy-w-ciemnosci')) return null;
  return isLit ? { by: 'nocny-lowca', shift: 1 } : { by: 'slepy-w-ciemnosci', shift: -1 };
}

/** A face after the shift: a 1 stays a 1, a 6 stays a 6. */
export function shifted(face: number, shift: number): number {
  return Math.min(FACES, Math.max(1, face + shift));
}

/** Checks the face of a pool die that was just rolled: what the dark makes of it is counted in. */
export function checkRolled(game: Game, figure: Figure, { to }: PoolDie): void {
  const dark = shiftOf(game, figure);
  if (dark === null || to === null) return;
  const lowest = shifted(1, dark.shift);
  const highest = shifted(FACES, dark.shift);
  if (to < lowest || to > highest) game.page.blame(`a ${to} is rolled, which ${dark.by} makes another`);
}

export function hitsOf({ pool }: Figure): number {
  return pool.filter((face) => face >= SUCCESS_FROM).length;
}
