/** Places of a lane in one word. */
export const WORD = 32;

/**
 * Sets of cells as bits, lane by lane: a lane is a row or a column of the table, and a bit a place in it. One look asks
 * the same question for 32 neighbouring places at once.
 *
 * For every power of two there is a second set, in which a place counts when any of so many places from it on does; two
 * of its bits tell about any run of places.
 */
export class BitLanes {
  readonly #lanes: number;
  /** Words of a lane, with an empty one at its end. */
  readonly #stride: number;
  /** [level * lanes * stride + lane * stride + word]: whether any of the 2^level places from this one on is in the set. */
  readonly #words: Int32Array;
  /** Whether anything of a lane is in the set. */
  readonly #isUsed: Uint8Array;

  constructor(lanes: number, places: number, has: (lane: number, place: number) => boolean) {
    this.#lanes = lanes;
    this.#stride = Math.ceil(places / WORD) + 1;
    const levels = WORD - Math.clz32(places);
    this.#words = new Int32Array(levels * lanes * this.#stride);
    this.#isUsed = new Uint8Array(lanes);
    for (let lane = 0; lane < lanes; lane++) {
      for (let place = 0; place < places; place++) {
        if (!has(lane, place)) continue;
        this.#words[lane * this.#stride + Math.floor(place / WORD)]! |= 1 << (place % WORD);
        this.#isUsed[lane] = 1;
      }
    }
    for (let level = 1; level < levels; level++) {
      for (let lane = 0; lane < lanes; lane++) {
        for (let word = 0; word < this.#stride - 1; word++) {
          const index = (level * lanes + lane) * this.#stride + word;
          this.#words[index] =
            this.#shifted(level - 1, lane, word, 0) | this.#shifted(level - 1, lane, word, 1 << (level - 1));
        }
      }
    }
  }

  /** Whether the place so far on from each of the 32 places of a word is in the set. */
  at(lane: number, word: number, distance: number): number {
    return this.#isUsed[lane] === 0 ? 0 : this.#shifted(0, lane, word, distance);
  }

  /**
   * For each of the 32 places of a word, whether the set has any place between `low[k]` and `high[k]` on from it in the
   * lane `lane + k * step`, for any k from `from` to `to`; only distances from `least` to `most` count. Stops as soon as
   * all places of `enough` have one.
   */
  anyOf(lane: number, step: number, word: number, runs: Runs, window: RunWindow, enough: number): number {
    const { low, high } = runs;
    const { from, to, least, most } = window;
    let any = 0;
    for (let k = from; k <= to; k++) {
      const across = lane + k * step;
      if (this.#isUsed[across] === 0) continue;
      const first = Math.max(least, low[k]!);
      const last = Math.min(most, high[k]!);
      if (first > last) continue;
      const level = WORD - 1 - Math.clz32(last - first + 1);
      any |= this.#shifted(level, across, word, first) | this.#shifted(level, across, word, last + 1 - (1 << level));
      if ((any & enough) === enough) return any;
    }
    return any;
  }

  #shifted(level: number, lane: number, word: number, distance: number): number {
    const index = (level * this.#lanes + lane) * this.#stride + word + (distance >>> 5);
    const shift = distance & (WORD - 1);
    // Past the end of a lane there is nothing; a shift by 32 would be one by 0.
    if (word + (distance >>> 5) >= this.#stride - 1) return 0;
    return (this.#words[index]! >>> shift) | ((this.#words[index + 1]! << 1) << (WORD - 1 - shift));
  }
}

/** One run of places in each of several lanes side by side. */
export interface Runs {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The part of some runs that counts: lanes `from` to `to`, places `least` to `most`. */
export interface RunWindow {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}
