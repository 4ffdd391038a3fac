import type { BattleStudy } from '../battles/battle-study.ts';
import { battlesId, runBattles } from '../battles/run-battles.ts';
import type { SimulationProgress } from '../montecarlo/run-shards.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import { battleStudyFiles } from './battle-study-files.ts';
import type { BattleFiles } from './manifest.ts';
import type { PageSection } from './page.ts';

export type Fought = BattleFiles & { readonly section: PageSection };

interface FightOptions {
  readonly runner: ShardRunner;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

/**
 * Studies of battles, fought one after the other from the start: on other threads where there are any, while this one
 * works on the odds. The progress of a study is told from the moment on when somebody waits for it.
 */
export class BattlesBeside {
  readonly #options: FightOptions;
  readonly #fights = new Map<BattleStudy, Promise<Fought>>();
  readonly #doneAhead = new Map<BattleStudy, number>();
  #awaited: BattleStudy | undefined;

  constructor(studies: readonly BattleStudy[], options: FightOptions) {
    this.#options = options;
    let before: Promise<unknown> = Promise.resolve();
    for (const study of studies) {
      const fight = before.then(() => this.#fight(study));
      // Whoever awaits it hears of a fault; nobody does when a study of odds fails before.
      fight.catch(() => {});
      this.#fights.set(study, fight);
      before = fight;
    }
  }

  /** @throws what went wrong in this study or one before it */
  fought(study: BattleStudy): Promise<Fought> {
    this.#awaited = study;
    return this.#fights.get(study)!;
  }

  async #fight(study: BattleStudy): Promise<Fought> {
    const { cases, seed, battles } = study;
    const results = await runBattles(cases, {
      ...this.#options,
      seed,
      battles,
      onProgress: (progress) => this.#tell(study, progress),
    });
    return { study, strongId: battlesId(cases, seed, battles), ...(await battleStudyFiles(study, results)) };
  }

  /** What was done before anybody waited does not count: the rate would be too high. */
  #tell(study: BattleStudy, progress: SimulationProgress): void {
    const { trialsDone, trials } = progress;
    const ahead = this.#doneAhead.get(study) ?? 0;
    if (study !== this.#awaited) this.#doneAhead.set(study, trialsDone);
    else this.#options.onProgress?.({ ...progress, trialsDone: trialsDone - ahead, trials: trials - ahead });
  }
}
