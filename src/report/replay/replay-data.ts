import type { Side } from '../../skirmish/spec.ts';
import type { Bilingual } from '../../text/bilingual.ts';

/** What the replay page holds: all words, and for each event what it changes. The page itself knows no rules. */
export interface ReplayData {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell in inches. */
  readonly cell: number;
  readonly rounds: number;
  readonly figures: readonly ReplayFigure[];
  readonly objectives: readonly ReplayObjective[];
  readonly events: readonly ReplayEvent[];
  /** What is seen from each cell that a figure stands on in this battle, as `packRuns` writes it. */
  readonly sight: Readonly<Record<number, string>>;
}

export interface ReplayFigure {
  readonly name: Bilingual;
  readonly side: Side;
  /** Greatest PŻ. */
  readonly hp: number;
  /** PŻ as the battle begins: a trait may give some beyond the greatest. */
  readonly startHp: number;
  readonly spd: number;
  readonly pooled: boolean;
  readonly weapons: readonly Bilingual[];
  readonly traits: readonly Bilingual[];
  readonly list: Bilingual;
}

interface ReplayObjective {
  readonly name: Bilingual;
  readonly successes: number;
}

/** A figure at some moment. */
export interface FigureState {
  /** The cell it stands on; -1 when it is not on the table. */
  readonly at: number;
  readonly fate: 'waiting' | 'present' | 'eliminated' | 'left';
  readonly hp: number;
  /** Dice of its pool; a used one is negative. */
  readonly pool: readonly number[];
  readonly hunkered: boolean;
  readonly aimed: boolean;
  /** Successes that a shield ignores. */
  readonly shield: number;
  /** AP that its next activation lacks. */
  readonly stunned: number;
  /** Whether it has been activated in this round. */
  readonly acted: boolean;
}

/** A thing that is carried: the cell on which it lies, or -1, and who carries it. */
export interface ThingState {
  readonly at: number;
  readonly carrier: number | null;
}

export interface BattleState {
  readonly figures: readonly FigureState[];
  /** Successes gathered for each objective. */
  readonly progress: readonly number[];
  /** Where each objective is that is carried; nowhere for the others. */
  readonly things: readonly ThingState[];
  /** Cells on which barricades have been set up. */
  readonly barricades: readonly number[];
  /** Cells of doors that have been opened. */
  readonly opened: readonly number[];
}

export interface FigureChange extends Partial<FigureState> {
  readonly figure: number;
}

export interface ReplayEvent {
  readonly type: string;
  /** 0 for the set-up. */
  readonly round: number;
  readonly words: Bilingual;
  /** Who acts, and whom it is done to. */
  readonly figure: number | null;
  readonly other: number | null;
  /** Whose activation it belongs to. */
  readonly active: number | null;
  readonly changes: readonly FigureChange[];
  /** The number of an objective and the successes gathered for it. */
  readonly progress: readonly [objective: number, successes: number] | null;
  /** The number of an objective that is carried, and where it is from now on. */
  readonly thing: (ThingState & { readonly objective: number }) | null;
  /** The cell on which a barricade is set up. */
  readonly barricade: number | null;
  /** The cells of a door that is opened. */
  readonly opened: readonly number[];
  /** What is drawn on the map. */
  readonly scene: Scene | null;
  readonly dice: readonly ShownDie[] | null;
}

export type Scene =
  | { readonly kind: 'path'; readonly path: readonly number[] }
  | {
      readonly kind: 'attack';
      readonly from: number;
      readonly to: number;
      readonly concealed: boolean;
      readonly covered: boolean;
    };

export interface ShownDie {
  readonly value: number;
  /** What it showed before it was swapped. */
  readonly was: number | null;
  /** Whether it is one of the dice that count. */
  readonly counts: boolean;
}
