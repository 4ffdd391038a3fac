import { CourseSimulator, RESULTS } from '../skirmish/engine/course.ts';
import type { BattleRequest } from '../skirmish/engine/simulator.ts';
import { type SharedTable, TableMap } from '../skirmish/table/table-map.ts';
import { battleStreams, describeBattleShard } from './battle-shard.ts';
import type { Shard } from './shard.ts';

/** One of the variants that are compared battle by battle. Plain data; the map is shared, not copied. */
export interface OutcomeCell {
  readonly request: BattleRequest;
  /** The map of `request.scenario.table`. */
  readonly table: SharedTable;
  /** The scenario whose random numbers it draws: the same for all variants, whatever their own are called. */
  readonly streams: string;
  /** The trait whose uses are counted. */
  readonly counted?: string;
}

export type OutcomeShard = Shard<OutcomeCell>;

/** What came of each battle, in their order. Plain data, so that it can travel from a worker. */
export interface Outcomes {
  /** Places in `RESULTS`. */
  readonly results: Uint8Array;
  /** The course of each battle as `CourseSimulator` sums it up. */
  readonly courses: Int32Array;
  /** How often the trait that is counted did something in all of them. */
  readonly uses: number;
}

/** Outcomes of battles as their shards come in, one after the other. */
export interface OutcomeParts {
  readonly parts: Outcomes[];
}

export function emptyOutcomes(): OutcomeParts {
  return { parts: [] };
}

/** Appends the outcomes of the battles that follow. */
export function addOutcomes(sum: OutcomeParts, { parts }: OutcomeParts): void {
  sum.parts.push(...parts);
}

/** All outcomes in one piece. */
export function joinOutcomes({ parts }: OutcomeParts): Outcomes {
  const battles = parts.reduce((sum, { results }) => sum + results.length, 0);
  const uses = parts.reduce((sum, part) => sum + part.uses, 0);
  const joined = { results: new Uint8Array(battles), courses: new Int32Array(battles), uses };
  let at = 0;
  for (const { results, courses } of parts) {
    joined.results.set(results, at);
    joined.courses.set(courses, at);
    at += results.length;
  }
  return joined;
}

/** The variant, seed and battles of a shard in words, for messages: enough to run it again. */
export function describeOutcomeShard(shard: OutcomeShard): string {
  return `${describeBattleShard(shard)}, drawn as in ${shard.cell.streams}`;
}

/** The simulator of a variant: what `runOutcomeShard` runs. */
export function simulatorOf({ request, table, streams }: OutcomeCell, seed: string): CourseSimulator {
  return new CourseSimulator(request, TableMap.from(table), battleStreams(streams, seed));
}

let latest: { readonly key: string; readonly simulator: CourseSimulator } | undefined;

/** Simulators are costly to set up, so the latest is kept for the next shard of the same variant. */
function prepare({ cell, seed }: OutcomeShard): CourseSimulator {
  const key = JSON.stringify([cell.request, cell.streams, seed]);
  if (latest?.key !== key) latest = { key, simulator: simulatorOf(cell, seed) };
  return latest.simulator;
}

/** Runs the battles of a shard. What comes of them depends on the shard alone, whoever runs it and whenever. */
export function runOutcomeShard(shard: OutcomeShard): Outcomes {
  const simulator = prepare(shard);
  const { firstTrial, trials, cell } = shard;
  const outcomes = { results: new Uint8Array(trials), courses: new Int32Array(trials), uses: 0 };
  for (let index = 0; index < trials; index++) {
    simulator.run(firstTrial + index);
    outcomes.results[index] = RESULTS.indexOf(simulator.outcome.result);
    outcomes.courses[index] = simulator.course;
    if (cell.counted !== undefined) outcomes.uses += simulator.battle.traitUses.get(cell.counted) ?? 0;
  }
  return outcomes;
}
