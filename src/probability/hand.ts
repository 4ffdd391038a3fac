import { Distribution } from './distribution.ts';

/** Cards that are alike to whoever asks, and how many of them the deck has. */
export interface CardKind<C> {
  readonly card: C;
  readonly copies: number;
}

/** What was chosen before, by n and k: rules ask again and again for the same few. */
const known: bigint[][] = [];

/** The ways to choose k of n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  known[n] ??= [];
  known[n][k] ??= chosen(n, k);
  return known[n][k];
}

function chosen(n: number, k: number): bigint {
  let ways = 1n;
  for (let taken = 1; taken <= k; taken++) ways = (ways * BigInt(n - k + taken)) / BigInt(taken);
  return ways;
}

/**
 * The exact result of any rule that looks only at how many cards of each kind a hand has: cards are drawn without being
 * put back, in no order.
 *
 * The kinds are taken in the order given; `step` turns the state so far into the next, knowing how many cards of the
 * kind are in the hand. Dynamic programming over (cards to come, state) with hypergeometric weights: the work grows with
 * the number of states, never with the number of hands. States are numbers or strings; equal ones are merged.
 * @throws RangeError when the deck has fewer cards than the hand
 */
export function foldHand<C>(
  hand: number,
  kinds: readonly CardKind<C>[],
  start: number,
  step: (state: number, card: C, count: number) => number,
): Distribution<number>;
export function foldHand<C>(
  hand: number,
  kinds: readonly CardKind<C>[],
  start: string,
  step: (state: string, card: C, count: number) => string,
): Distribution<string>;
export function foldHand<C, S extends number | string>(
  hand: number,
  kinds: readonly CardKind<C>[],
  start: S,
  step: (state: S, card: C, count: number) => S,
): Distribution<S> {
  const after = [...kinds.keys()].map((index) => sum(kinds.slice(index + 1).map(({ copies }) => copies)));
  let byCardsToCome: Map<S, bigint>[] = Array.from({ length: hand + 1 }, () => new Map());
  byCardsToCome[hand]!.set(start, 1n);
  kinds.forEach(({ card, copies }, index) => {
    const ways = Array.from({ length: Math.min(hand, copies) + 1 }, (_, count) => choose(copies, count));
    const next: Map<S, bigint>[] = Array.from({ length: hand + 1 }, () => new Map());
    byCardsToCome.forEach((states, toCome) => {
      for (const [state, weight] of states) {
        const least = Math.max(0, toCome - after[index]!);
        for (let count = least; count <= Math.min(toCome, copies); count++) {
          const reached = count === 0 ? state : step(state, card, count);
          const target = next[toCome - count]!;
          target.set(reached, (target.get(reached) ?? 0n) + weight * ways[count]!);
        }
      }
    });
    byCardsToCome = next;
  });
  if (byCardsToCome[0]!.size === 0) {
    throw new RangeError(`a hand of ${hand} cards from a deck of ${sum(kinds.map(({ copies }) => copies))}`);
  }
  return Distribution.of(byCardsToCome[0]!);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
