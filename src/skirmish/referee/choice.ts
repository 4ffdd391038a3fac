import type { TestKind } from '../spec.ts';
import type { Game } from './game.ts';

/** Of several kinds of test the one that the log goes on with; the first where it goes on with none of them. */
export function chosenKind({ page }: Game, kinds: readonly TestKind[]): TestKind {
  // A success of the pool may be burned before the test.
  const next = page.isNext('pool-die') ? page.peek(1) : page.peek();
  return next?.type === 'test' && kinds.includes(next.kind) ? next.kind : kinds[0]!;
}
