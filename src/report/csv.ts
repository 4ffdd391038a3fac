import Papa from 'papaparse';
import { boundsOf, type CellOdds } from '../studies/cell-odds.ts';
import type { Sensitivity } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { type ParameterValue, writeValue } from '../systems/parameter.ts';

const LEADING = ['system', 'test'];
const TRAILING = ['outcome', 'probability', 'ci_low', 'ci_high', 'samples', 'method'];

/** So many cells become text at a time. */
const CELLS_AT_ONCE = 500;

/** Numbers stay numbers, so that a negative one is not taken for a formula; words are made safe by the writer. */
function field(value: ParameterValue): string | number {
  return typeof value === 'number' ? value : writeValue(value);
}

function headings({ grid }: Study): string[] {
  return [...LEADING, ...Object.keys(grid), ...TRAILING];
}

/** A row for every outcome of a cell, and for each method by which it is known. */
function rowsOf({ system, testId, grid }: Study, cell: CellOdds): (string | number)[][] {
  const settings = [system.id, testId, ...Object.keys(grid).map((id) => field(cell.parameters[id]!))];
  return cell.outcomes.flatMap((outcome) =>
    cell.oddsOf([outcome]).map((odds) => {
      const { low, high } = boundsOf(odds);
      const samples = odds.method === 'mc' ? odds.samples : '';
      return [...settings, outcome.id, odds.probability, low, high, samples, odds.method];
    }),
  );
}

/** Rows as text; what a spreadsheet would take for a formula is made harmless. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${Papa.unparse(rows as (string | number)[][], { newline: '\n', escapeFormulae: true })}\n`;
}

/** The odds under every reading, with the ruling and its option in front; the study's own reading has neither. */
export async function sensitivityCsv({ study, cells, readings }: Sensitivity): Promise<string> {
  const all = [{ ruling: '', option: '', study, cells }, ...readings];
  const rows: (string | number)[][] = [['ruling', 'option', ...headings(study)]];
  for (const { ruling, option, study: read, cells: own } of all) {
    for (const cell of own) rows.push(...rowsOf(read, cell).map((row) => [ruling, option, ...row]));
  }
  return csvText(rows);
}

/**
 * The odds as tidy CSV, one row an outcome (columns: product contract), in pieces that can be written one by one.
 * Probabilities read back as the same doubles. Of an exact row the interval is the probability and samples is empty.
 */
export async function* csvChunks(
  study: Study,
  odds: AsyncIterable<CellOdds> | Iterable<CellOdds>,
): AsyncIterable<string> {
  yield csvText([headings(study)]);
  let rows: (string | number)[][] = [];
  let cells = 0;
  for await (const cell of odds) {
    rows.push(...rowsOf(study, cell));
    if (++cells % CELLS_AT_ONCE === 0) {
      yield csvText(rows);
      rows = [];
    }
  }
  if (rows.length > 0) yield csvText(rows);
}
