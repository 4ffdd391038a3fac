/** One of the things that are measured side by side. Each `measure` gives one number in the unit of its table. */
export interface Contender {
  readonly name: string;
  measure(): Promise<number>;
  close?(): void;
}

export const ROUNDS = 7;

/**
 * The measurements of every contender, in their order, one a round. All are measured in every round, so that noise on
 * the machine hits all alike; a first round only warms up.
 */
export async function measureInRounds(contenders: readonly Contender[]): Promise<number[][]> {
  const measured = contenders.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, contender] of contenders.entries()) {
      const value = await contender.measure();
      if (round >= 0) measured[index]!.push(value);
    }
  }
  for (const contender of contenders) contender.close?.();
  return measured;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of the ratios within each round: slow changes of the machine's speed cancel. */
export function medianRatio(numerators: readonly number[], denominators: readonly number[]): number {
  return median(numerators.map((value, round) => value / denominators[round]!));
}
