import { forEachRoll, rollCount } from '../probability/enumerate.ts';
import { assertDrawable } from '../random/bounded.ts';
import type { TrialStream, TrialStreams } from '../random/trial-stream.ts';
import type { ParameterValues, RulingOptions } from './settings.ts';
import type { AnyTest } from './system.ts';

/** Draws one result a trial. `streams.begin(trial)` is called before each `sample()`. */
export interface Sampler {
  sample(): number;
}

/** Up to this many rolls are tabulated and drawn with one bounded integer. */
const TABLE_ROLLS = 10_000;

/** A few dice at once: every roll is resolved beforehand, and a draw picks one of them. */
class TableSampler implements Sampler {
  private readonly results: Int32Array;
  private readonly rolls: number;

  constructor(
    private readonly stream: TrialStream,
    sides: readonly number[],
    resolve: (faces: readonly number[]) => number,
  ) {
    this.rolls = rollCount(sides);
    assertDrawable(this.rolls);
    this.results = new Int32Array(this.rolls);
    let next = 0;
    forEachRoll(sides, (faces) => {
      this.results[next++] = resolve(faces);
    });
  }

  sample(): number {
    return this.results[this.stream.below(this.rolls)]!;
  }
}

/** Any dice: rolled one by one and resolved each time. */
class RollSampler implements Sampler {
  private readonly faces: number[];

  constructor(
    private readonly stream: TrialStream,
    private readonly sides: readonly number[],
    private readonly resolve: (faces: readonly number[]) => number,
  ) {
    for (const each of sides) assertDrawable(each);
    this.faces = sides.map(() => 1);
  }

  sample(): number {
    for (let die = 0; die < this.sides.length; die++) this.faces[die] = this.stream.below(this.sides[die]!) + 1;
    return this.resolve(this.faces);
  }
}

/** Rolls the dice and resolves them; small rolls are resolved beforehand. */
function rollSampler(
  streams: TrialStreams,
  sides: readonly number[],
  resolve: (faces: readonly number[]) => number,
): Sampler {
  const stream = streams.for('test-dice');
  return rollCount(sides) <= TABLE_ROLLS
    ? new TableSampler(stream, sides, resolve)
    : new RollSampler(stream, sides, resolve);
}

/** Rolls a pool of like dice and adds up a score: up to four dice come from one draw and one table look-up. */
class PoolRoll {
  private readonly fullTable: Int32Array;
  private readonly fullTables: number;
  private readonly restTable: Int32Array;

  constructor(
    private readonly stream: TrialStream,
    dice: number,
    scores: readonly number[],
  ) {
    const together = Math.max(1, Math.floor(Math.log(TABLE_ROLLS) / Math.log(Math.max(2, scores.length)) + 1e-9));
    this.fullTables = Math.floor(dice / together);
    this.fullTable = sumTable(this.fullTables > 0 ? together : 0, scores);
    this.restTable = sumTable(dice % together, scores);
  }

  sum(): number {
    const { stream, fullTable, restTable } = this;
    let sum = 0;
    for (let left = this.fullTables; left > 0; left--) sum += fullTable[stream.below(fullTable.length)]!;
    return sum + (restTable.length > 1 ? restTable[stream.below(restTable.length)]! : restTable[0]!);
  }
}

/** A pool of like dice of which only the sum of their scores matters; `resultOf` is tabulated beforehand. */
class PoolSumSampler implements Sampler {
  private readonly roll: PoolRoll;
  private readonly least: number;
  private readonly results: Int32Array;

  constructor(stream: TrialStream, dice: number, scores: readonly number[], resultOf: (sum: number) => number) {
    this.roll = new PoolRoll(stream, dice, scores);
    this.least = dice * Math.min(...scores);
    const greatest = dice * Math.max(...scores);
    this.results = Int32Array.from({ length: greatest - this.least + 1 }, (_, index) => resultOf(this.least + index));
  }

  sample(): number {
    return this.results[this.roll.sum() - this.least]!;
  }
}

/** The bits in which a pool counts the dice of one group, so that all counts fit one integer. */
const COUNT_BITS = 8;
const GREATEST_COUNT = 2 ** COUNT_BITS - 1;
const GREATEST_GROUPS = 32 / COUNT_BITS;

/** A pool of like dice of which it matters how many fall into each group of faces. */
class PoolCountSampler implements Sampler {
  private readonly roll: PoolRoll;
  private readonly counts: number[];

  constructor(
    stream: TrialStream,
    dice: number,
    groupOfFace: readonly number[],
    private readonly resultOf: (counts: readonly number[]) => number,
  ) {
    const groups = Math.max(...groupOfFace) + 1;
    if (dice > GREATEST_COUNT || groups > GREATEST_GROUPS) throw new RangeError(`${dice} dice in ${groups} groups`);
    const scores = groupOfFace.map((group) => 1 << (group * COUNT_BITS));
    this.roll = new PoolRoll(stream, dice, scores);
    this.counts = new Array<number>(groups).fill(0);
  }

  sample(): number {
    const packed = this.roll.sum();
    for (let group = 0; group < this.counts.length; group++) {
      this.counts[group] = (packed >>> (group * COUNT_BITS)) & GREATEST_COUNT;
    }
    return this.resultOf(this.counts);
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

/** The sum of the scores for every roll of `dice` dice; one entry, 0, for no dice. */
function sumTable(dice: number, scores: readonly number[]): Int32Array {
  const sides = Array.from({ length: dice }, () => scores.length);
  const table = new Int32Array(rollCount(sides));
  assertDrawable(table.length);
  let next = 0;
  forEachRoll(sides, (faces) => {
    table[next++] = faces.reduce((sum, face) => sum + scores[face - 1]!, 0);
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
