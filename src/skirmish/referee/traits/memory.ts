/** A pool die that is there for a time; open when it cannot be told any more which of several it is. */
export interface Guest {
  face: number;
  isOpen: boolean;
}

/** What has to be remembered of a figure for the sake of its traits. */
export interface Memory {
  /** PŻ beyond the greatest that are still there: the first to go. */
  temporary: number;
  /** Traits that work once a battle and have. */
  readonly spent: Set<string>;
  /** Weapons that do not work any more. */
  readonly broken: Set<string>;
  /** Tests taken in the battle. */
  tests: number;
  /** What the last activation was hard on: the traits that make the next one suffer from it. */
  tired: readonly string[];
  /** The recovery for which a test is under way: what follows on that test is not the end of the recovery. */
  recovering: string | null;
  /** Whether it was attacked since its last activation. */
  attacked: boolean;

  /** Whether a pool die was used in this round, and in the one before. */
  usedPool: boolean;
  usedPoolBefore: boolean;
  /** Pool dice that were left of the last round. */
  left: readonly number[];
  /** The die that was kept of the last round, which may not be kept again; null when it was used. */
  kept: Guest | null;
  /** Traits that work once a round and have. */
  readonly spentInRound: Set<string>;
  /** Whether a 1 or 2 has to go first when dice are swapped; open where it can be said that one has gone. */
  lowFirst: 'no' | 'open' | 'due';
  /** The trait by which its next test of the round has an advantage. */
  granted: string | null;
}

/** What has to be remembered of an activation. */
export interface Acting<Figure> {
  readonly figure: Figure;
  /** Tests of the figure since it began. */
  tests: number;
  /** Whether the figure may not use its pool. */
  isBarred: boolean;
  /** Whether a swap hinders the next test. */
  isShaken: boolean;
  hasTraded: boolean;
  /** The pool die that goes with the activation; null for none, or when it was used. */
  loan: Guest | null;
  /** The test of will that was taken last before a move, until that is made, and the PŻ before it. */
  dread: { readonly enemy: Figure; readonly isPassed: boolean; readonly hp: number } | null;
  movedAp: number;
  climbs: number;
  meleeAttacks: number;
}

/** @param traits those of the figure: one of them gives it a PŻ more for its first test */
export function memoryOf(traits: ReadonlySet<string>): Memory {
  return {
    temporary: traits.has('wytrzymaly') ? 1 : 0,
    spent: new Set(),
    broken: new Set(),
    tests: 0,
    tired: [],
    recovering: null,
    attacked: false,
    usedPool: false,
    usedPoolBefore: false,
    left: [],
    kept: null,
    spentInRound: new Set(),
    lowFirst: 'no',
    granted: null,
  };
}

export function actingOf<Figure>(figure: Figure): Acting<Figure> {
  return {
    figure,
    tests: 0,
    isBarred: false,
    isShaken: false,
    hasTraded: false,
    loan: null,
    dread: null,
    movedAp: 0,
    climbs: 0,
    meleeAttacks: 0,
  };
}

/** A round begins: what was once a round may be again, and what was left of the pool is remembered. */
export function turnRound(memory: Memory, pool: readonly number[]): void {
  memory.usedPoolBefore = memory.usedPool;
  memory.usedPool = false;
  memory.left = [...pool];
  if (memory.kept !== null && !memory.kept.isOpen) {
    const place = pool.indexOf(memory.kept.face);
    memory.left = pool.filter((_, index) => index !== place);
  }
  memory.kept = null;
  memory.spentInRound.clear();
  memory.lowFirst = 'no';
  memory.granted = null;
}

/** AP of an activation (Punkty akcji). */
const FULL_AP = 2;

/** The traits that make the next activation suffer from this one (Cechy fizyczne). */
export function exertionsOf({ movedAp, climbs, meleeAttacks }: Acting<unknown>): string[] {
  const hasRun = movedAp >= FULL_AP;
  return [...(hasRun ? ['astmatyk'] : []), ...(hasRun || climbs > 0 || meleeAttacks >= FULL_AP ? ['anemiczny'] : [])];
}
