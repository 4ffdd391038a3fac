import type { Distribution } from '../../src/probability/distribution.ts';
import type { Sampler } from '../../src/systems/sampler.ts';

/** An estimate that is right lies further off once in five hundred million. */
const STANDARD_ERRORS = 6;

/** Results that are expected less than once in all the trials may still come up this often. */
const RARE_HITS = 3;

/** The results that trials gave more or less often than their exact probabilities allow, in words. */
export function disagreements(sampler: Sampler, trials: number, exact: Distribution<number>): string[] {
  const hits = new Map<number, number>();
  const results = new Int32Array(trials);
  sampler.sample(0, results);
  for (const result of results) hits.set(result, (hits.get(result) ?? 0) + 1);
  return [...new Set([...exact.outcomes(), ...hits.keys()])].flatMap((result) => {
    const probability = exact.probability(result).toNumber();
    const found = hits.get(result) ?? 0;
    const tolerance =
      probability === 0 ? 0 : RARE_HITS + STANDARD_ERRORS * Math.sqrt(trials * probability * (1 - probability));
    return Math.abs(found - trials * probability) <= tolerance
      ? []
      : [`result ${result}: ${found} of ${trials} trials, exact probability ${probability}`];
  });
}
