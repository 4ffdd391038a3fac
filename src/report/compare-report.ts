import type { Comparison } from '../battles/comparison.ts';
import type { Divergence } from '../battles/divergence.ts';
import type { Side } from '../battles/sides.ts';

/** A comparison as tables and pages show it. */
export interface CompareReport {
  readonly sides: readonly [a: Side, b: Side];
  readonly comparison: Comparison;
  /** A battle of both, the first that was not in step unless another is asked for; null when all were in step. */
  readonly divergence: Divergence | null;
}
