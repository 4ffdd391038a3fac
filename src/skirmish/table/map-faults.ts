import { InputError } from '../../text/input-error.ts';
import type { Scenario } from '../spec.ts';
import { cellsInContact, type Grid, gridOf } from './grid.ts';
import { Ground } from './ground.ts';
import { reachFaults } from './reach-faults.ts';
import { roomFaults } from './room-faults.ts';
import { shapeFault } from './shape-fault.ts';

/** What is wrong with a map, and the keys that lead to it from the scenario: `['table', 'zones', 0, 'shapes', 1]`. */
export interface MapFault {
  readonly keys: (string | number)[];
  readonly message: string;
}

/** The parts of a scenario that a map has to fit. */
export type MapParts = Pick<Scenario, 'table' | 'deployment' | 'forces' | 'objectives' | 'effects' | 'goal'>;

/**
 * Everything about a scenario's table that would keep it from being played: shapes off the table, zones without room,
 * places that cannot be reached. Names of zones that do not exist are left to the reader of the file. A table of a size
 * that is not allowed has that one fault.
 */
export function mapFaults(scenario: MapParts): MapFault[] {
  let grid: Grid;
  try {
    grid = gridOf(scenario.table);
  } catch (error) {
    if (!(error instanceof InputError) || error.about === undefined) throw error;
    return [{ keys: ['table', error.about], message: error.message }];
  }
  const ground = new Ground(scenario.table, grid);
  return [
    ...contactFaults(grid),
    ...shapeFaults(scenario, grid),
    ...roomFaults(scenario, ground),
    ...reachFaults(scenario, ground),
  ];
}

function contactFaults(grid: Grid): MapFault[] {
  if (cellsInContact(grid) >= 1) return [];
  const message = `cell is ${grid.cell}; allowed: at most 1, or no two figures would ever be in base contact`;
  return [{ keys: ['table', 'cell'], message }];
}

function shapeFaults({ table }: MapParts, grid: Grid): MapFault[] {
  return (['terrain', 'zones'] as const).flatMap((list) =>
    table[list].flatMap(({ id, shapes }, index): MapFault[] => {
      const keys = ['table', list, index, 'shapes'];
      if (shapes.length === 0) return [{ keys, message: `'${id}' has no shape; allowed: at least one` }];
      return shapes.flatMap((shape, place) => {
        const message = shapeFault(shape, table, grid);
        return message === undefined ? [] : [{ keys: [...keys, place], message: `'${id}': ${message}` }];
      });
    }),
  );
}
