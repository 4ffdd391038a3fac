import type { Bilingual } from '../../text/bilingual.ts';
import type { Situation } from './situation.ts';

/**
 * One line of a priority list: a condition that finds what the line is about, and what the figure then does. The first
 * line whose condition finds something fires; it has to spend AP, or the next line is looked at.
 */
export interface Line {
  readonly id: string;
  readonly name: Bilingual;
  /** The figure, cell or objective that the line is about; `NONE` when the condition does not hold. */
  find(situation: Situation, figure: number): number;
  act(situation: Situation, figure: number, target: number): void;
  /**
   * What the line says of the second AP when its action took only one. Without it the list is read again.
   * The target is the one found for the first AP; it may have left the table.
   */
  second?(situation: Situation, figure: number, target: number): void;
}

/** A figure's way to act, as the rulebook lists it: the order of the lines is their priority, and the last one applies. */
export interface PriorityList {
  readonly id: string;
  readonly name: Bilingual;
  /** Chapter and heading of the rulebook; for a band script, what a player who plays so has in mind. */
  readonly place: string;
  readonly lines: readonly Line[];
}

/** Something to hold on to where a line's condition is about nothing in particular. */
export const HOLDS = 0;
