import { Distribution } from './distribution.ts';

/** One kind of face of a die: the ways to roll it, and what it means to the caller. */
export interface PoolFace<F> {
  readonly face: F;
  readonly ways: bigint;
}

/** Rows 0..n of Pascal's triangle. */
function binomials(n: number): bigint[][] {
  const rows: bigint[][] = [[1n]];
  for (let row = 1; row <= n; row++) {
    const above = rows[row - 1]!;
    rows.push(Array.from({ length: row + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}

function powers(base: bigint, n: number): bigint[] {
  const list = [1n];
  for (let exponent = 1; exponent <= n; exponent++) list.push(list[exponent - 1]! * base);
  return list;
}

/**
 * The exact result of any rule that looks only at how many dice of a pool show each face.
 *
 * The faces are taken in the order given; `step` turns the state so far into the next, knowing how many dice show
 * the face and how many were placed on earlier faces. Dynamic programming over (dice left, state) with binomial
 * weights: the work grows with the number of states, never with sides ** dice.
 */
export function foldPool<F>(
  dice: number,
  faces: readonly PoolFace<F>[],
  start: number,
  step: (state: number, face: F, count: number, placed: number) => number,
): Distribution<number> {
  const choose = binomials(dice);
  let byDiceLeft: Map<number, bigint>[] = Array.from({ length: dice + 1 }, () => new Map());
  byDiceLeft[dice]!.set(start, 1n);
  faces.forEach(({ face, ways }, index) => {
    const isLast = index === faces.length - 1;
    const waysToThe = powers(ways, dice);
    const next: Map<number, bigint>[] = Array.from({ length: dice + 1 }, () => new Map());
    byDiceLeft.forEach((states, left) => {
      for (const [state, weight] of states) {
        for (let count = isLast ? left : 0; count <= left; count++) {
          const reached = step(state, face, count, dice - left);
          const target = next[left - count]!;
          const added = weight * choose[left]![count]! * waysToThe[count]!;
          target.set(reached, (target.get(reached) ?? 0n) + added);
        }
      }
    });
    byDiceLeft = next;
  });
  return Distribution.of(byDiceLeft[0]!);
}

/** Weights by value, as an array that starts at `least`. */
interface Dense {
  readonly least: number;
  readonly weights: bigint[];
}

function convolve(a: Dense, b: Dense): Dense {
  const weights = new Array<bigint>(a.weights.length + b.weights.length - 1).fill(0n);
  a.weights.forEach((own, i) => {
    if (own !== 0n) for (let j = 0; j < b.weights.length; j++) weights[i + j]! += own * b.weights[j]!;
  });
  return { least: a.least + b.least, weights };
}

/** The sum of `dice` independent integers that are distributed alike: repeated squaring of a dense convolution. */
export function sumOfPool(dice: number, die: Distribution<number>): Distribution<number> {
  const least = Math.min(...die.outcomes());
  const greatest = Math.max(...die.outcomes());
  let square: Dense = {
    least,
    weights: Array.from({ length: greatest - least + 1 }, (_, index) => die.weight(least + index)),
  };
  let sum: Dense = { least: 0, weights: [1n] };
  for (let left = dice; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, square);
    if (left > 1) square = convolve(square, square);
  }
  return Distribution.of(sum.weights.map((weight, index) => [sum.least + index, weight] as const));
}

/**
 * The sum of the `keep` highest of `dice` independent integers that are distributed alike.
 *
 * From the highest value down: only states with fewer than `keep` dice placed are carried on. As soon as a value
 * fills the last kept places, all ways in which the other dice fall on it or below are counted in one lump.
 */
export function sumOfHighest(dice: number, keep: number, die: Distribution<number>): Distribution<number> {
  if (keep >= dice) return sumOfPool(dice, die);
  if (keep <= 0) return Distribution.certain(0);
  const choose = binomials(dice);
  const values = [...die.entries()].sort(([a], [b]) => b - a);
  const finished = new Map<number, bigint>();
  const add = (to: Map<number, bigint>, sum: number, weight: bigint) => to.set(sum, (to.get(sum) ?? 0n) + weight);
  let byPlaced: Map<number, bigint>[] = Array.from({ length: keep }, () => new Map());
  byPlaced[0]!.set(0, 1n);
  let waysLower = die.total;
  for (const [value, ways] of values) {
    waysLower -= ways;
    const waysToThe = powers(ways, dice);
    const lowerToThe = powers(waysLower, dice);
    const next: Map<number, bigint>[] = Array.from({ length: keep }, () => new Map());
    byPlaced.forEach((sums, placed) => {
      if (sums.size === 0) return;
      const left = dice - placed;
      const wanted = keep - placed;
      let filling = 0n;
      for (let count = wanted; count <= left; count++) {
        filling += choose[left]![count]! * waysToThe[count]! * lowerToThe[left - count]!;
      }
      const carried = Array.from({ length: wanted }, (_, count) => choose[left]![count]! * waysToThe[count]!);
      for (const [sum, weight] of sums) {
        add(finished, sum + wanted * value, weight * filling);
        carried.forEach((factor, count) => {
          add(next[placed + count]!, sum + count * value, weight * factor);
        });
      }
    });
    byPlaced = next;
  }
  return Distribution.of(finished);
}
