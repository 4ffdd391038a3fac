import { forEachRoll, rollCount } from '../probability/enumerate.ts';
import { assertDrawable } from '../random/bounded.ts';
import type { TrialStream, TrialStreams } from '../random/trial-stream.ts';
import { TrialChance } from './chance.ts';
import { forEachCourse, type Play } from './play.ts';
import type { ParameterValues, RulingOptions } from './settings.ts';
import type { AnyTest } from './system.ts';

/** Draws the results of trials that follow each other. */
export interface Sampler {
  /** Writes the result of the trial `first` into the first place, and of those after it into the others. */
  sample(first: number, results: Int32Array): void;
}

/** Plays one trial after the other: for whatever cannot be tabulated. */
class PlaySampler implements Sampler {
  private readonly chance: TrialChance;

  constructor(
    private readonly play: Play,
    streams: TrialStreams,
  ) {
    this.chance = new TrialChance(streams);
  }

  sample(first: number, results: Int32Array): void {
    const { play, chance } = this;
    let trial = first;
    try {
      for (let index = 0; index < results.length; index++, trial++) {
        chance.begin(trial);
        results[index] = play(chance);
      }
    } catch (error) {
      throw new Error(`trial ${trial} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

/** Up to this many rolls are tabulated and drawn with one bounded integer. */
const TABLE_ROLLS = 10_000;

/** A few dice at once: every roll is resolved beforehand, and a draw picks one of them. */
class TableSampler implements Sampler {
  constructor(
    private readonly stream: TrialStream,
    private readonly table: Int32Array,
  ) {}

  sample(first: number, results: Int32Array): void {
    results.fill(0);
    this.stream.addDraws(first, [this.table], results);
  }
}

/** The result of every course of a rule with few equally likely courses; undefined for any other. */
function tableOfPlay(play: Play): Int32Array | undefined {
  const results: number[] = [];
  const ways = new Set<bigint>();
  const finished = forEachCourse(play, TABLE_ROLLS + 1, (result, alike) => {
    results.push(result);
    ways.add(alike);
  });
  return finished && ways.size === 1 ? Int32Array.from(results) : undefined;
}

/** Plays trials; a rule with few courses has them all played beforehand. */
export function playSampler(play: Play, streams: TrialStreams): Sampler {
  const table = tableOfPlay(play);
  return table === undefined ? new PlaySampler(play, streams) : new TableSampler(streams.for('test-dice'), table);
}

/** A pool of like dice of which only the sum of their scores matters; `resultOf` is tabulated beforehand. */
class PoolSumSampler implements Sampler {
  private readonly tables: readonly Int32Array[];
  private readonly least: number;
  private readonly results: Int32Array;

  constructor(
    private readonly stream: TrialStream,
    dice: number,
    scores: readonly number[],
    resultOf: (sum: number) => number,
  ) {
    this.tables = poolTables(dice, scores);
    this.least = dice * Math.min(...scores);
    const greatest = dice * Math.max(...scores);
    this.results = Int32Array.from({ length: greatest - this.least + 1 }, (_, index) => resultOf(this.least + index));
  }

  sample(first: number, results: Int32Array): void {
    results.fill(-this.least);
    this.stream.addDraws(first, this.tables, results);
    lookUp(this.results, results);
  }
}

/** The bits in which a pool counts the dice of one group, so that all counts fit one integer. */
const COUNT_BITS = 8;
const GREATEST_COUNT = 2 ** COUNT_BITS - 1;
const GREATEST_GROUPS = 32 / COUNT_BITS;

/** A pool of like dice of which it matters how many fall into each group of faces. */
class PoolCountSampler implements Sampler {
  private readonly tables: readonly Int32Array[];
  private readonly counts: number[];

  constructor(
    private readonly stream: TrialStream,
    dice: number,
    groupOfFace: readonly number[],
    private readonly resultOf: (counts: readonly number[]) => number,
  ) {
    const groups = Math.max(...groupOfFace) + 1;
    if (dice > GREATEST_COUNT || groups > GREATEST_GROUPS) throw new RangeError(`${dice} dice in ${groups} groups`);
    const scores = groupOfFace.map((group) => 1 << (group * COUNT_BITS));
    this.tables = poolTables(dice, scores);
    this.counts = new Array<number>(groups).fill(0);
  }

  sample(first: number, results: Int32Array): void {
    results.fill(0);
    this.stream.addDraws(first, this.tables, results);
    for (let index = 0; index < results.length; index++) results[index] = this.resultOf(this.unpack(results[index]!));
  }

  private unpack(packed: number): readonly number[] {
    for (let group = 0; group < this.counts.length; group++) {
      this.counts[group] = (packed >>> (group * COUNT_BITS)) & GREATEST_COUNT;
    }
    return this.counts;
  }
}

/** Samples a pool by the sum of a score for the faces 1, 2, … of one die. */
export function poolSumSampler(
  streams: TrialStreams,
  dice: number,
  scores: readonly number[],
  resultOf: (sum: number) => number,
): Sampler {
  return new PoolSumSampler(streams.for('test-dice'), dice, scores, resultOf);
}

/**
 * Samples a pool by how many dice fall into each group of faces; `groupOfFace` numbers the groups for the faces
 * 1, 2, … from 0. The array of counts is reused. At most 4 groups and 255 dice.
 */
export function poolCountSampler(
  streams: TrialStreams,
  dice: number,
  groupOfFace: readonly number[],
  resultOf: (counts: readonly number[]) => number,
): Sampler {
  return new PoolCountSampler(streams.for('test-dice'), dice, groupOfFace, resultOf);
}

/** Replaces each place by its entry of the table. */
export function lookUp(table: Int32Array, places: Int32Array): void {
  for (let index = 0; index < places.length; index++) places[index] = table[places[index]!]!;
}

/** Tables of the summed scores of a few dice each: one random entry of every table adds up to a roll of the pool. */
function poolTables(dice: number, scores: readonly number[]): Int32Array[] {
  const together = Math.max(1, Math.floor(Math.log(TABLE_ROLLS) / Math.log(Math.max(2, scores.length)) + 1e-9));
  const tables: Int32Array[] = [];
  if (dice >= together) {
    const full = sumTable(together, scores);
    for (let left = dice; left >= together; left -= together) tables.push(full);
  }
  if (dice % together > 0) tables.push(sumTable(dice % together, scores));
  return tables;
}

/** The sum of the scores for every roll of `dice` dice. */
function sumTable(dice: number, scores: readonly number[]): Int32Array {
  const sides = new Array<number>(dice).fill(scores.length);
  return rollTable(sides, (faces) => faces.reduce((sum, face) => sum + scores[face - 1]!, 0));
}

/** The result of every roll, the last die fastest. */
function rollTable(sides: readonly number[], resolve: (faces: readonly number[]) => number): Int32Array {
  const table = new Int32Array(rollCount(sides));
  assertDrawable(table.length);
  let next = 0;
  forEachRoll(sides, (faces) => {
    table[next++] = resolve(faces);
  });
  return table;
}

/** The test's own sampler, or one that plays its trials. */
export function samplerOf(
  test: AnyTest,
  parameters: ParameterValues,
  rulings: RulingOptions,
  streams: TrialStreams,
): Sampler {
  return test.sampler?.(parameters, rulings, streams) ?? playSampler(test.play(parameters, rulings), streams);
}
