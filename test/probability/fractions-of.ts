import type { Distribution } from '../../src/probability/distribution.ts';

/** Each outcome with its probability as `numerator/denominator`: equal records are equal distributions. */
export function fractionsOf(
  distribution: Distribution<number> | Distribution<string> | Distribution<number | string>,
): Record<string, string> {
  const { total } = distribution;
  const fractions: Record<string, string> = {};
  for (const [outcome, weight] of distribution.entries()) {
    fractions[outcome] = inLowestTerms(weight, total);
  }
  return fractions;
}

function inLowestTerms(numerator: bigint, denominator: bigint): string {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${numerator / a}/${denominator / a}`;
}
