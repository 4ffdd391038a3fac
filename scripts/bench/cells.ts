import type { Cell } from '../../src/montecarlo/cell.ts';
import { SYSTEMS } from '../../src/systems/register.ts';
import { readRulings } from '../../src/systems/settings.ts';

function cellOf(systemId: string, testId: string, parameters: Cell['parameters'] = {}): Cell {
  const test = SYSTEMS.find(({ id }) => id === systemId)!.tests[testId]!;
  const defaults = Object.fromEntries(Object.entries(test.parameters).map(([id, each]) => [id, each.default]));
  return {
    system: systemId,
    test: testId,
    parameters: { ...defaults, ...parameters },
    rulings: readRulings(test, {}),
  };
}

/** 7k10 at PT 6, ones subtract; dice.c has the same. */
export const POOL_CHECK = cellOf('obietnica-edenu', 'check', { pool: 7, pt: 6 });

/** k20 + 3 against PT 12; dice.c has the same. */
export const K20_CHECK = cellOf('pierwsze-kroki', 'check', { modifier: 3, pt: 12 });

/** Five of 54 cards against five Breaks of 5 with one recolour; dice.c has the same. */
export const HAND_CHECK = cellOf('druga-strona', 'dilemma', { cards: 5, breaks: 5 });

/** Every test with its defaults: what a process has behind it that has worked through many studies. */
export const EVERY_TEST: readonly Cell[] = SYSTEMS.flatMap((system) =>
  Object.keys(system.tests).map((testId) => cellOf(system.id, testId)),
);
