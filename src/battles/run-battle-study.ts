import { PartsProgress } from '../montecarlo/parts-progress.ts';
import type { BattleStudy } from './battle-study.ts';
import { type CasePairs, runCasePairs } from './case-pairs.ts';
import { type BattleOptions, type BattleResult, runBattles } from './run-battles.ts';

/** What came of the battles of a study. */
export interface FoughtStudy {
  readonly results: readonly BattleResult[];
  /** Of a study that asks for pairs. */
  readonly pairs: CasePairs | undefined;
}

/** Fights the battles of a study. @throws when a shard fails twice or the signal aborts */
export async function runBattleStudy(
  { grid, cases, pairs: by, battles, seed }: BattleStudy,
  options: Omit<BattleOptions, 'seed' | 'battles' | 'places'>,
): Promise<FoughtStudy> {
  const cells = cases.length * (by === undefined ? 1 : 2);
  const progress = new PartsProgress({ cells, trials: cells * battles }, options.onProgress);
  const next = () => ({ ...options, seed, battles, onProgress: progress.next() });
  const results = await runBattles(cases, next());
  return { results, pairs: by === undefined ? undefined : await runCasePairs(grid, by, results, next()) };
}
