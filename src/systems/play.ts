import { Distribution } from '../probability/distribution.ts';
import { type Chance, type Deck, ShuffledDeck } from './chance.ts';

/** Plays one trial of a rule and returns its result. */
export type Play = (chance: Chance) => number;

/** Goes through every course that a rule can take: each replay scripts the draws so far and takes a new turn at the end. */
class Courses implements Chance {
  private readonly path: number[] = [];
  private readonly bounds: number[] = [];
  /** How many courses as likely as this there are to each place of the path. */
  private readonly products: bigint[] = [1n];
  private at = 0;

  readonly below = (bound: number): number => {
    if (this.at === this.path.length) {
      this.path.push(0);
      this.bounds.push(bound);
      this.products.push(this.products.at(-1)! * BigInt(bound));
    }
    return this.path[this.at++]!;
  };

  die(sides: number): number {
    return this.below(sides) + 1;
  }

  deck(cards: number): Deck {
    return new ShuffledDeck(cards, this.below);
  }

  /** The number of equally likely courses of which the last was one. */
  get alike(): bigint {
    return this.products.at(-1)!;
  }

  /** Goes to the next course, the last draw fastest; false when there is none. */
  next(): boolean {
    this.at = 0;
    while (this.path.length > 0) {
      const last = this.path.length - 1;
      if (++this.path[last]! < this.bounds[last]!) return true;
      this.path.pop();
      this.bounds.pop();
      this.products.pop();
    }
    return false;
  }
}

/**
 * Calls back with the result of every course of the rule, and with how many courses as likely as this would make up a
 * whole, in order, the last draw fastest. Stops with false after `limit` courses, or at once when the first course is so
 * rare that there must be far more.
 */
export function forEachCourse(play: Play, limit: number, visit: (result: number, alike: bigint) => void): boolean {
  const courses = new Courses();
  for (let count = 0; ; count++) {
    if (count === limit) return false;
    const result = play(courses);
    if (courses.alike > BigInt(limit) ** 2n) return false;
    visit(result, courses.alike);
    if (!courses.next()) return true;
  }
}

/** Brute force: the exact distribution by playing every course. Undefined when there are more than `limit`. */
export function enumeratePlay(play: Play, limit: number): Distribution<number> | undefined {
  const counts = new Map<bigint, Map<number, number>>();
  const finished = forEachCourse(play, limit, (result, alike) => {
    const ofKind = counts.get(alike) ?? new Map<number, number>();
    counts.set(alike, ofKind.set(result, (ofKind.get(result) ?? 0) + 1));
  });
  if (!finished) return undefined;
  const common = [...counts.keys()].reduce(leastCommonMultiple, 1n);
  return Distribution.of(
    [...counts].flatMap(([alike, ofKind]) =>
      [...ofKind].map(([result, count]) => [result, BigInt(count) * (common / alike)] as const),
    ),
  );
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
