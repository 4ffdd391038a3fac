import type { ParameterValues, RulingOptions } from '../systems/settings.ts';

/** One combination of parameters of one test: what a run of trials is about. Plain data, so that it can travel. */
export interface Cell {
  readonly system: string;
  readonly test: string;
  readonly parameters: ParameterValues;
  readonly rulings: RulingOptions;
}

/** The name under which the cell's streams are drawn: cells of one test share their random numbers. */
export function streamName(cell: Cell): string {
  return `${cell.system}/${cell.test}`;
}
