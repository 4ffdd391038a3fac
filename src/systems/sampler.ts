import { forEachRoll, rollCount } from '../probability/enumerate.ts';
import { assertDrawable } from '../random/bounded.ts';
import type { TrialStream, TrialStreams } from '../random/trial-stream.ts';
import type { ParameterValues, RulingOptions } from './settings.ts';
import type { AnyTest } from './system.ts';

/** Draws the results of trials that follow each other. */
export interface Sampler {
  /** Writes the result of the trial `first` into the first place, and of those after it into the others. */
  sample(first: number, results: Int32Array): void;
}

/** Plays one trial after the other: for whatever cannot be tabulated. */
export class TrialSampler implements Sampler {
  constructor(
    private readonly streams: TrialStreams,
    private readonly sampleOne: () => number,
  ) {}

  sample(first: number, results: Int32Array): void {
    let trial = first;
    try {
      for (let index = 0; index < results.length; index++, trial++) {
        this.streams.begin(trial);
        results[index] = this.sampleOne();
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

/** Rolls the dice and resolves them; small rolls are resolved beforehand. */
function rollSampler(
  streams: TrialStreams,
  sides: readonly number[],
  resolve: (faces: readonly number[]) => number,
): Sampler {
  const stream = streams.for('test-dice');
  if (rollCount(sides) <= TABLE_ROLLS) return new TableSampler(stream, rollTable(sides, resolve));
  for (const each of sides) assertDrawable(each);
  const faces = sides.map(() => 1);
  return new TrialSampler(streams, () => {
    for (let die = 0; die < sides.length; die++) faces[die] = stream.below(sides[die]!) + 1;
    return resolve(faces);
  });
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

/** The test's own sampler, or one that rolls its dice and resolves them. */
export function samplerOf(
  test: AnyTest,
  parameters: ParameterValues,
  rulings: RulingOptions,
  streams: TrialStreams,
): Sampler {
  return (
    test.sampler?.(parameters, rulings, streams) ??
    rollSampler(streams, test.dice(parameters, rulings), (faces) => test.resolve(faces, parameters, rulings))
  );
}
