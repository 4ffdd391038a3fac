import type { BattleStudy } from '../battles/battle-study.ts';
import { runBattleStudy } from '../battles/run-battle-study.ts';
import { battlesId } from '../battles/run-battles.ts';
import { type ScenarioQuestions, studyScenario } from '../battles/scenario-study.ts';
import type { SimulationProgress } from '../montecarlo/run-shards.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import type { Scenario } from '../skirmish/spec.ts';
import { battleStudyFiles } from './battle-study-files.ts';
import type { BattleFiles, ScenarioFiles } from './manifest.ts';
import type { PageSection } from './page.ts';
import { type ListedScenario, scenarioFiles } from './scenario-page/files.ts';

export type Fought = BattleFiles & { readonly section: PageSection };
export type Paged = ScenarioFiles & { readonly listed: ListedScenario };

/** Scenarios with pages, and what is asked of each. */
export interface ScenarioPages {
  readonly scenarios: readonly Scenario[];
  readonly questions: ScenarioQuestions;
}

interface FightOptions {
  readonly runner: ShardRunner;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

/**
 * Studies of battles and pages of scenarios, fought one after the other from the start: on other threads where there are any, while this one
 * works on the odds. The progress of a study is told from the moment on when somebody waits for it.
 */
export class BattlesBeside {
  readonly #options: FightOptions;
  readonly #fights = new Map<BattleStudy, Promise<Fought>>();
  readonly #pages = new Map<Scenario, Promise<Paged>>();
  readonly #doneAhead = new Map<BattleStudy | Scenario, number>();
  #awaited: BattleStudy | Scenario | undefined;
  #before: Promise<unknown> = Promise.resolve();

  constructor(studies: readonly BattleStudy[], pages: ScenarioPages | undefined, options: FightOptions) {
    this.#options = options;
    for (const study of studies)
      this.#fights.set(
        study,
        this.#next(() => this.#fight(study)),
      );
    if (pages === undefined) return;
    for (const scenario of pages.scenarios) {
      this.#pages.set(
        scenario,
        this.#next(() => this.#page(scenario, pages.questions)),
      );
    }
  }

  /** Begun when all before it are done. */
  #next<T>(begin: () => Promise<T>): Promise<T> {
    const fight = this.#before.then(begin);
    // Whoever awaits it hears of a fault; nobody does when a study of odds fails before.
    fight.catch(() => {});
    this.#before = fight;
    return fight;
  }

  /** @throws what went wrong in this study or one before it */
  fought(study: BattleStudy): Promise<Fought> {
    this.#awaited = study;
    return this.#fights.get(study)!;
  }

  /** @throws what went wrong with this page or anything before it */
  paged(scenario: Scenario): Promise<Paged> {
    this.#awaited = scenario;
    return this.#pages.get(scenario)!;
  }

  async #page(scenario: Scenario, questions: ScenarioQuestions): Promise<Paged> {
    const study = await studyScenario(scenario, questions, {
      ...this.#options,
      onProgress: (progress) => this.#tell(scenario, progress),
    });
    return { study, ...(await scenarioFiles(study)) };
  }

  async #fight(study: BattleStudy): Promise<Fought> {
    const { cases, seed, battles } = study;
    const fought = await runBattleStudy(study, {
      ...this.#options,
      onProgress: (progress) => this.#tell(study, progress),
    });
    return { study, strongId: battlesId(cases, seed, battles), ...(await battleStudyFiles(study, fought)) };
  }

  /** What was done before anybody waited does not count: the rate would be too high. */
  #tell(study: BattleStudy | Scenario, progress: SimulationProgress): void {
    const { trialsDone, trials } = progress;
    const ahead = this.#doneAhead.get(study) ?? 0;
    if (study !== this.#awaited) this.#doneAhead.set(study, trialsDone);
    else this.#options.onProgress?.({ ...progress, trialsDone: trialsDone - ahead, trials: trials - ahead });
  }
}
