import fc from 'fast-check';
import { Distribution } from '../../src/probability/distribution.ts';

/** The score of each face of a fair die: faces may share a score. */
export type Scores = readonly number[];

/** A die of one to six faces with a score from -3 to 4 on each: any small weighted die. */
export const anyScores: fc.Arbitrary<Scores> = fc.array(fc.integer({ min: -3, max: 4 }), {
  minLength: 1,
  maxLength: 6,
});

export function distributionOf(scores: Scores): Distribution<number> {
  return Distribution.of(scores.map((score) => [score, 1n] as const));
}
