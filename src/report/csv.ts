import Papa from 'papaparse';
import { boundsOf, type CellOdds } from '../studies/cell-odds.ts';
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

function toText(rows: readonly (readonly (string | number)[])[]): string {
  return `${Papa.unparse(rows as (string | number)[][], { newline: '\n', escapeFormulae: true })}\n`;
}

/**
 * The odds as tidy CSV, one row an outcome (columns: product contract), in pieces that can be written one by one.
 * Probabilities read back as the same doubles. Of an exact row the interval is the probability and samples is empty.
 */
export async function* csvChunks(
  study: Study,
  odds: AsyncIterable<CellOdds> | Iterable<CellOdds>,
): AsyncIterable<string> {
  const parameters = Object.keys(study.grid);
  yield toText([[...LEADING, ...parameters, ...TRAILING]]);
  let rows: (string | number)[][] = [];
  let cells = 0;
  for await (const cell of odds) {
    const settings = [study.system.id, study.testId, ...parameters.map((id) => field(cell.parameters[id]!))];
    for (const outcome of cell.outcomes) {
      for (const each of cell.oddsOf([outcome])) {
        const { low, high } = boundsOf(each);
        const samples = each.method === 'mc' ? each.samples : '';
        rows.push([...settings, outcome.id, each.probability, low, high, samples, each.method]);
      }
    }
    if (++cells % CELLS_AT_ONCE === 0) {
      yield toText(rows);
      rows = [];
    }
  }
  if (rows.length > 0) yield toText(rows);
}
