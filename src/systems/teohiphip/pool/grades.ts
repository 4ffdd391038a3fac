import { type FaceCounts, type Grade, type LuckEffect, SUCCESS_GRADES } from './luck-trait.ts';

/** The grades of pool dice that matter to a figure, worst first. */
export function gradesOf(effect: LuckEffect): readonly Grade[] {
  return effect.grades ?? SUCCESS_GRADES;
}

/** How many of these dice are of each grade. */
export function gradeCounts(effect: LuckEffect, faces: FaceCounts): number[] {
  return gradesOf(effect).map(({ holds }) =>
    faces.reduce((sum, count, face) => (count > 0 && holds(face) ? sum + count : sum), 0),
  );
}
