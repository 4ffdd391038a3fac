import { drawBelow } from './bounded.ts';
import type { Words4 } from './philox.ts';
import { PURPOSES, type Purpose } from './purpose.ts';
import { STREAMS_WASM } from './streams-wasm.ts';

const WORDS = 2 ** 32;

/** States are made this many trials at a time. */
const BLOCK_TRIALS = 1024;
const BYTES = 4;

type Fill = (
  first: number,
  word1: number,
  word2: number,
  word3: number,
  key0: number,
  key1: number,
  blocks: number,
  stride: number,
) => void;

type Draw = (bound: number, excess: number, blocks: number, stride: number) => void;

let compiled: WebAssembly.Module | undefined;

/**
 * The random numbers that one purpose draws in one trial: xoshiro128** (Blackman and Vigna 2018), whose 128-bit state
 * at the start of a trial is a Philox block. Counter: trial (low word), trial (high word) and purpose, two words of
 * the key; key: the other two. The numbers of a trial thus depend on nothing but seed, study, trial and purpose.
 */
export class TrialStream {
  // Initialised in place: a field that is only declared makes every draw slower.
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;
  private blockFirst = -BLOCK_TRIALS;
  private readonly fill: Fill;
  private readonly draw: Draw;
  private readonly states: Int32Array;
  private readonly drawn: Int32Array;

  constructor(
    private readonly key: Words4,
    private readonly purpose: Purpose,
  ) {
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(STREAMS_WASM), (char) => char.charCodeAt(0)));
    const { exports } = new WebAssembly.Instance(compiled);
    this.fill = exports.fill as Fill;
    this.draw = exports.draw as Draw;
    const memory = new Int32Array((exports.memory as WebAssembly.Memory).buffer);
    this.states = memory.subarray(0, 4 * BLOCK_TRIALS);
    this.drawn = memory.subarray(4 * BLOCK_TRIALS, 5 * BLOCK_TRIALS);
  }

  /** Goes to the start of a trial's stream. Trials are counted from 0 and may be visited in any order. */
  begin(trial: number): void {
    let at = trial - this.blockFirst;
    if (at < 0 || at >= BLOCK_TRIALS) {
      this.fillBlock(trial);
      at = trial - this.blockFirst;
    }
    const states = this.states;
    this.a = states[at]!;
    this.b = states[at + BLOCK_TRIALS]!;
    this.c = states[at + 2 * BLOCK_TRIALS]!;
    this.d = states[at + 3 * BLOCK_TRIALS]!;
  }

  /** The next word as a signed 32-bit integer. */
  next(): number {
    const b = this.b;
    const scrambled = Math.imul(b, 5);
    const c = this.c ^ this.a;
    const d = this.d ^ b;
    this.a ^= d;
    this.b = b ^ c;
    this.c = c ^ (b << 9);
    this.d = (d << 11) | (d >>> 21);
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  }

  /** Tells how far the stream has come: as good as never the same after a different count of words. */
  get mark(): number {
    return this.a ^ Math.imul(this.b, 0x9e3779b1) ^ Math.imul(this.c, 0x85ebca6b) ^ Math.imul(this.d, 0xc2b2ae35);
  }

  /** A uniform integer in [0, bound); bound is at most 2 ** 21. */
  below(bound: number): number {
    // A literal, so that the compiler is sure to fold it.
    return drawBelow(this, bound, 0x1_0000_0000);
  }

  /**
   * Adds one random entry of every table to each sum: the first sum is for the trial `first`, the next for the trial
   * after it. The entries are those that `begin(trial)` and `below(table.length)` for one table after the other would
   * draw; here many trials draw at once. Every call starts at the beginning of each trial's stream: a second call for
   * the same trials would draw the same numbers again, so all tables of a roll go into one call.
   */
  addDraws(first: number, tables: readonly Int32Array[], sums: Int32Array): void {
    for (let done = 0; done < sums.length; ) {
      this.fillBlock(first + done);
      const drawn = this.drawn.subarray(first + done - this.blockFirst);
      const part = sums.subarray(done, done + drawn.length);
      for (const table of tables) {
        this.draw(table.length, WORDS % table.length, BLOCK_TRIALS, BLOCK_TRIALS * BYTES);
        for (let index = 0; index < part.length; index++) part[index]! += table[drawn[index]!]!;
      }
      done += part.length;
    }
    // The states have moved on: `begin` has to fill the block anew.
    this.blockFirst = -BLOCK_TRIALS;
  }

  /**
   * One integer below each bound for every trial from `first` on: those that `begin(trial)` and `below(bound)` for one
   * bound after the other would draw. The integers for the first bound come first, trial by trial, then those for the
   * next: `integers` has room for `trials` of each.
   */
  drawEach(first: number, trials: number, bounds: readonly number[], integers: Int32Array): void {
    for (let done = 0; done < trials; ) {
      this.fillBlock(first + done);
      const drawn = this.drawn.subarray(first + done - this.blockFirst);
      const count = Math.min(drawn.length, trials - done);
      for (let index = 0; index < bounds.length; index++) {
        const bound = bounds[index]!;
        this.draw(bound, WORDS % bound, BLOCK_TRIALS, BLOCK_TRIALS * BYTES);
        integers.set(drawn.subarray(0, count), index * trials + done);
      }
      done += count;
    }
    this.blockFirst = -BLOCK_TRIALS;
  }

  private fillBlock(trial: number): void {
    this.blockFirst = trial - (trial % BLOCK_TRIALS);
    const high = Math.floor(this.blockFirst / WORDS);
    const purpose = PURPOSES.indexOf(this.purpose);
    this.fill(
      this.blockFirst % WORDS,
      high | (purpose << 24),
      this.key[2],
      this.key[3],
      this.key[0],
      this.key[1],
      BLOCK_TRIALS,
      BLOCK_TRIALS * BYTES,
    );
  }
}

/** All streams of a run of trials, each made when it is first asked for. */
export class TrialStreams {
  private trial = 0;
  private readonly streams: TrialStream[] = [];
  private readonly byPurpose = new Map<Purpose, TrialStream>();

  constructor(private readonly key: Words4) {}

  for(purpose: Purpose): TrialStream {
    let stream = this.byPurpose.get(purpose);
    if (stream === undefined) {
      stream = new TrialStream(this.key, purpose);
      stream.begin(this.trial);
      this.byPurpose.set(purpose, stream);
      this.streams.push(stream);
    }
    return stream;
  }

  /** The marks of all streams, in the order in which they were first asked for. */
  marks(each: (mark: number) => void): void {
    for (let index = 0; index < this.streams.length; index++) each(this.streams[index]!.mark);
  }

  /** Puts every stream at the start of the trial. */
  begin(trial: number): void {
    this.trial = trial;
    for (let index = 0; index < this.streams.length; index++) this.streams[index]!.begin(trial);
  }
}
