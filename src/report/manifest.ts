import type { BattleStudy } from '../battles/battle-study.ts';
import type { ScenarioStudy } from '../battles/scenario-study.ts';
import type { WorthDesign } from '../battles/worth/design.ts';
import type { StudyResult } from '../studies/run-study.ts';
import type { Study } from '../studies/study.ts';
import { writeValue } from '../systems/parameter.ts';
import { hasExact } from '../systems/settings.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { VERSION } from './package-facts.ts';

/** A hash for each file, by its path in the report folder. */
type Hashes = Readonly<Record<string, string>>;

/** What a report was made of: enough to make it again and to see whether a file was changed. */
export interface Manifest {
  readonly program: 'hyperputer';
  readonly version: string;
  readonly quick: boolean;
  readonly studies: readonly {
    readonly id: string;
    readonly system: string;
    readonly test: string;
    readonly title: Bilingual;
    readonly parameters: Readonly<Record<string, readonly string[]>>;
    readonly rulings: Readonly<Record<string, string>>;
    readonly method: string;
    /** Of a simulation only. */
    readonly seed?: string;
    readonly samples?: number;
    readonly interval?: string;
    readonly strongIds: readonly string[];
    readonly files: Hashes;
  }[];
  readonly battles: readonly {
    readonly id: string;
    readonly title: Bilingual;
    readonly cases: number;
    readonly battles: number;
    readonly seed: string;
    readonly strongId: string;
    readonly files: Hashes;
  }[];
  /** The pages of scenarios. */
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: Bilingual;
    readonly battles: { readonly each: number; readonly again: number; readonly paired: number };
    readonly seed: string;
    readonly strongId: string;
    readonly files: Hashes;
  }[];
  /** Prices of traits. */
  readonly worth: readonly {
    readonly id: string;
    readonly title: Bilingual;
    readonly cells: number;
    readonly battles: number;
    readonly seed: string;
    readonly strongId: string;
    readonly files: Hashes;
  }[];
  readonly files: Hashes;
}

export interface WorthFiles {
  readonly design: WorthDesign;
  readonly strongId: string;
  readonly files: ReadonlyMap<string, string>;
}

export interface ScenarioFiles {
  readonly study: ScenarioStudy;
  readonly files: ReadonlyMap<string, string>;
}

export interface BattleFiles {
  readonly study: BattleStudy;
  readonly strongId: string;
  readonly files: ReadonlyMap<string, string>;
}

export interface StudyFiles {
  readonly result: StudyResult;
  readonly files: ReadonlyMap<string, string>;
}

export function manifestOf(
  studies: readonly StudyFiles[],
  battles: readonly BattleFiles[],
  scenarios: readonly ScenarioFiles[],
  worth: readonly WorthFiles[],
  files: Hashes,
  quick: boolean,
): Manifest {
  return {
    program: 'hyperputer',
    version: VERSION,
    quick,
    studies: studies.map(({ result: { study, strongIds }, files: own }) => ({
      id: study.id,
      system: study.system.id,
      test: study.testId,
      title: study.title,
      parameters: Object.fromEntries(Object.entries(study.grid).map(([id, values]) => [id, values.map(writeValue)])),
      rulings: study.rulings,
      method: study.method,
      ...(isExact(study) ? {} : { seed: study.seed, samples: study.samples, interval: study.interval }),
      strongIds,
      files: Object.fromEntries(own),
    })),
    battles: battles.map(({ study, strongId, files: own }) => ({
      id: study.id,
      title: study.title,
      cases: study.cases.length,
      battles: study.battles,
      seed: study.seed,
      strongId,
      files: Object.fromEntries(own),
    })),
    scenarios: scenarios.map(({ study: { scenario, questions, strongId }, files: own }) => ({
      id: scenario.id,
      title: scenario.name,
      battles: { each: questions.battles, again: questions.again, paired: questions.paired },
      seed: questions.seed,
      strongId,
      files: Object.fromEntries(own),
    })),
    worth: worth.map(({ design, strongId, files: own }) => ({
      id: design.id,
      title: design.title,
      cells: design.cells.length,
      battles: design.battles,
      seed: design.seed,
      strongId,
      files: Object.fromEntries(own),
    })),
    files,
  };
}

/** Whether no number of the study comes from a simulation. */
function isExact({ method, test, cells, rulings }: Study): boolean {
  return method === 'exact' && cells.every((parameters) => hasExact(test, parameters, rulings));
}
