import { FACES, NONE } from './battle.ts';

/** What traits that allow something once have been used for, as bits of `Marks.once`. */
export const ONCE = {
  setsDie: 1,
  meditates: 2,
  flipsDie: 4,
  commands: 8,
  rerolls: 16,
  survives: 32,
  recovers: 64,
  firstWound: 128,
} as const;

/** Free swaps of the round, as bits of `Marks.freed`. */
export const FREED = { six: 1, any: 2 } as const;

/** What an exertion leaves for the next activation, as bits of `Marks.tired`. */
export const TIRED = { first: 1, all: 2 } as const;

/** What has to be remembered of each figure for the sake of traits: for the battle, the round and the activation. */
export class Marks {
  /** Bits of `ONCE`. */
  readonly once: Int32Array;
  /** Tests taken in the battle. */
  readonly tests: Int32Array;
  /** PŻ beyond the greatest that are still there: the first to go. */
  readonly temporary: Int32Array;
  /** Bits of `TIRED`. */
  readonly tired: Uint8Array;
  /** Whether it was attacked since its last activation. */
  readonly attacked: Uint8Array;

  /** Whether a pool die was used in this round, and in the last. */
  readonly poolUsed: Uint8Array;
  readonly poolUsedBefore: Uint8Array;
  /** Dice by face that the pool being rolled had already. */
  readonly before = new Int32Array(FACES);
  /** Pool dice that were left of the last round, by face: `figure * FACES + face`. */
  readonly left: Int32Array;
  /** The face of a die that was kept of the last round: it goes with this one. 0 for none. */
  readonly kept: Uint8Array;
  /** Bits of `FREED`. */
  readonly freed: Uint8Array;
  /** Whether a success was burned for an advantage in this round. */
  readonly burned: Uint8Array;
  /** Whether a low die must still go first when dice are swapped. */
  readonly lowFirst: Uint8Array;
  /** The trait by which the next test of the round has an advantage; null for none. */
  readonly granted: (string | null)[];

  /** The figure whose activation it is; `NONE` between activations. */
  acting = NONE;
  /** Tests of the acting figure in this activation. */
  testsNow = 0;
  isBarred = false;
  /** Whether a swap has made the next test of the activation one with a hindrance. */
  isShaken = false;
  hasTraded = false;
  /** The face of a die that is there for the activation only; 0 for none. */
  loaned = 0;
  movedAp = 0;
  meleeAttacks = 0;
  hasClimbed = false;

  constructor(private readonly count: number) {
    this.once = new Int32Array(count);
    this.tests = new Int32Array(count);
    this.temporary = new Int32Array(count);
    this.tired = new Uint8Array(count);
    this.attacked = new Uint8Array(count);
    this.poolUsed = new Uint8Array(count);
    this.poolUsedBefore = new Uint8Array(count);
    this.left = new Int32Array(count * FACES);
    this.kept = new Uint8Array(count);
    this.freed = new Uint8Array(count);
    this.burned = new Uint8Array(count);
    this.lowFirst = new Uint8Array(count);
    this.granted = new Array<string | null>(count).fill(null);
  }

  beginBattle(): void {
    this.once.fill(0);
    this.tests.fill(0);
    this.temporary.fill(0);
    this.tired.fill(0);
    this.attacked.fill(0);
    this.poolUsed.fill(0);
    this.left.fill(0);
    this.acting = NONE;
    this.beginRound();
  }

  beginRound(): void {
    this.poolUsedBefore.set(this.poolUsed);
    this.poolUsed.fill(0);
    this.freed.fill(0);
    this.burned.fill(0);
    this.lowFirst.fill(0);
    this.kept.fill(0);
    for (let figure = 0; figure < this.count; figure++) this.granted[figure] = null;
  }

  beginActivation(figure: number): void {
    this.acting = figure;
    this.testsNow = 0;
    this.isBarred = false;
    this.isShaken = false;
    this.hasTraded = false;
    this.loaned = 0;
    this.movedAp = 0;
    this.meleeAttacks = 0;
    this.hasClimbed = false;
  }

  hasUsed(figure: number, bit: number): boolean {
    return (this.once[figure]! & bit) !== 0;
  }

  use(figure: number, bit: number): void {
    this.once[figure]! |= bit;
  }
}
