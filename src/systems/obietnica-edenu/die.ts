import type { Purpose } from '../../random/purpose.ts';
import type { Chance } from '../chance.ts';
import { ruling } from '../ruling.ts';

/** The k10 of Obietnica Edenu: what one face is worth. Chapters 3 (Sukcesy, jedynki i PT) and 4 (Specjalizacje). */

export const SIDES = 10;

export const DIE_RULINGS = {
  'pool.one-at-pt1': ruling({
    options: {
      both: 'a 1 at PT 1 is a success and a 1: it counts for nothing',
      minus: 'a 1 at PT 1 only subtracts',
      plus: 'a 1 at PT 1 is only a success',
    },
    place: '3. Sukcesy, jedynki i PT; 5C. Próg Trudności',
    why: 'At PT 1 a die that shows 1 both meets PT and is a 1.',
  }),
} as const;

export interface DieReadings {
  readonly 'pool.one-at-pt1': 'both' | 'minus' | 'plus';
}

/** Whether this face takes a success away. */
export function subtracts(face: number, pt: number, readings: DieReadings): boolean {
  return face === 1 && !(pt === 1 && readings['pool.one-at-pt1'] === 'plus');
}

/** The successes that this face brings before ones are subtracted. */
function successes(face: number, pt: number, specialisation: boolean, readings: DieReadings): number {
  if (face < pt) return 0;
  if (face === 1 && readings['pool.one-at-pt1'] === 'minus') return 0;
  return face === SIDES && specialisation ? 2 : 1;
}

/** What a counted die with this face adds to the net result: -1, 0, 1, or 2 for a specialist's ten. */
export function scoreOf(face: number, pt: number, specialisation: boolean, readings: DieReadings): number {
  return successes(face, pt, specialisation, readings) - (subtracts(face, pt, readings) ? 1 : 0);
}

/** The faces of a pool of so many dice. */
export function rollPool(dice: number, chance: Chance, purpose: Purpose = 'test-dice'): number[] {
  return Array.from({ length: dice }, () => chance.die(SIDES, purpose));
}
