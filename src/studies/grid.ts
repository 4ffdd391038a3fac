import { allowedValues, type Parameter, type ParameterValue, readValue, writeValue } from '../systems/parameter.ts';
import type { AnyTest } from '../systems/system.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';

/** The values that each parameter takes. */
export type Grid = Readonly<Record<string, readonly ParameterValue[]>>;

const GREATEST_GRID = 1_000_000;

/** Reads `8,12,16..20`: values and ranges of whole numbers, joined by commas. @throws InputError */
export function readGridValues(id: string, parameter: Parameter, text: string): ParameterValue[] {
  const values = text.split(',').flatMap((part) => readValueOrRange(id, parameter, part.trim()));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new InputError(`${id} lists ${writeValue(twice)} twice`);
  return values;
}

function readValueOrRange(id: string, parameter: Parameter, text: string): ParameterValue[] {
  const range = /^(?<from>.+?)\.\.(?<to>.+)$/.exec(text)?.groups;
  if (range === undefined) return [readValue(id, parameter, text)];
  if (parameter.kind !== 'integer' && parameter.kind !== 'optional-integer') {
    throw new InputError(`${id} has no range '${text}'; allowed: ${allowedValues(parameter)}`);
  }
  const from = readValue(id, parameter, range.from!);
  const to = readValue(id, parameter, range.to!);
  if (typeof from !== 'number' || typeof to !== 'number' || from > to) {
    throw new InputError(`${id} has the range '${text}'; allowed: from..to with from not above to`);
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Every parameter of the test with its values, and every combination of them, the last parameter fastest.
 * @throws InputError for an unknown parameter or a grid of more than a million cells
 */
export function expandGrid(
  test: AnyTest,
  given: Grid,
): { readonly grid: Grid; readonly cells: readonly Readonly<Record<string, ParameterValue>>[] } {
  const ids = Object.keys(test.parameters);
  for (const id of Object.keys(given)) {
    if (!ids.includes(id)) throw new InputError(unknownName('parameter', id, ids));
  }
  const grid: Grid = Object.fromEntries(ids.map((id) => [id, given[id] ?? [test.parameters[id]!.default]]));
  const size = ids.reduce((product, id) => product * grid[id]!.length, 1);
  if (size > GREATEST_GRID) {
    throw new InputError(`the grid has ${size} cells; allowed: at most ${GREATEST_GRID}`);
  }
  let cells: Record<string, ParameterValue>[] = [{}];
  for (const id of ids) cells = cells.flatMap((cell) => grid[id]!.map((value) => ({ ...cell, [id]: value })));
  return { grid, cells };
}
