import { Fraction } from './fraction.ts';

/**
 * An exact distribution: each outcome has a positive integer weight, and its probability is weight / total.
 * Outcomes are numbers or labels and keep the order in which they were given. Nothing is rounded here.
 */
export class Distribution<K extends number | string> {
  readonly total: bigint;

  private constructor(private readonly weights: ReadonlyMap<K, bigint>) {
    let total = 0n;
    for (const weight of weights.values()) total += weight;
    if (total === 0n) throw new RangeError('a distribution needs at least one possible outcome');
    this.total = total;
  }

  /** Weights of equal outcomes add up; weights of zero are dropped. */
  static of<K extends number | string>(entries: Iterable<readonly [K, bigint]>): Distribution<K> {
    const weights = new Map<K, bigint>();
    for (const [outcome, weight] of entries) {
      if (weight < 0n) throw new RangeError(`negative weight of ${outcome}: ${weight}`);
      if (weight > 0n) weights.set(outcome, (weights.get(outcome) ?? 0n) + weight);
    }
    return new Distribution(weights);
  }

  /** One fair die with the faces 1..sides. */
  static die(sides: number): Distribution<number> {
    return Distribution.of(Array.from({ length: sides }, (_, index) => [index + 1, 1n] as const));
  }

  static certain<K extends number | string>(outcome: K): Distribution<K> {
    return Distribution.of([[outcome, 1n]]);
  }

  entries(): IterableIterator<[K, bigint]> {
    return this.weights.entries();
  }

  outcomes(): K[] {
    return [...this.weights.keys()];
  }

  weight(outcome: K): bigint {
    return this.weights.get(outcome) ?? 0n;
  }

  probability(outcome: K): Fraction {
    return new Fraction(this.weight(outcome), this.total);
  }

  /** The probability of any of the outcomes that the predicate accepts. */
  probabilityOf(accepts: (outcome: K) => boolean): Fraction {
    let weight = 0n;
    for (const [outcome, own] of this.weights) if (accepts(outcome)) weight += own;
    return new Fraction(weight, this.total);
  }

  /** Relabels outcomes; those that get the same label are merged. With words as labels this is a labelled partition. */
  map<L extends number | string>(label: (outcome: K) => L): Distribution<L> {
    return Distribution.of([...this.weights].map(([outcome, weight]) => [label(outcome), weight] as const));
  }

  /** The distribution on condition that the outcome is one that the predicate accepts. */
  given(accepts: (outcome: K) => boolean): Distribution<K> {
    return Distribution.of([...this.weights].filter(([outcome]) => accepts(outcome)));
  }

  /** Both this and an independent other, joined by `join`. */
  with<O extends number | string, L extends number | string>(
    other: Distribution<O>,
    join: (own: K, others: O) => L,
  ): Distribution<L> {
    const joined: [L, bigint][] = [];
    for (const [own, weight] of this.weights) {
      for (const [others, otherWeight] of other.weights) joined.push([join(own, others), weight * otherWeight]);
    }
    return Distribution.of(joined);
  }
}

/**
 * How often the first of two independent numbers is the greater (1), equal (0) or the lesser (-1).
 * One pass over both sorted supports, not over their product.
 */
export function compare(first: Distribution<number>, second: Distribution<number>): Distribution<-1 | 0 | 1> {
  const others = [...second.entries()].sort(([a], [b]) => a - b);
  let greater = 0n;
  let equal = 0n;
  let below = 0n;
  let next = 0;
  for (const [value, weight] of [...first.entries()].sort(([a], [b]) => a - b)) {
    while (next < others.length && others[next]![0] < value) below += others[next++]![1];
    greater += weight * below;
    if (others[next]?.[0] === value) equal += weight * others[next]![1];
  }
  const lesser = first.total * second.total - greater - equal;
  return Distribution.of<-1 | 0 | 1>([
    [-1, lesser],
    [0, equal],
    [1, greater],
  ]);
}
