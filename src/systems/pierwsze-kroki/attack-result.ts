/** The k6 that a natural 20 rolls for the place it strikes. */
export const LOCATION_SIDES = 6;

/**
 * The places of a critical hit, from none to the one that takes most from the target; the wounds they leave are in the
 * table of Rozdział IV.
 */
export const LOCATIONS = [
  { id: 'none', name: { pl: 'bez trafienia krytycznego', en: 'no critical hit' } },
  { id: 'leg', name: { pl: 'noga', en: 'leg' } },
  { id: 'arm', name: { pl: 'ramię', en: 'arm' } },
  { id: 'torso', name: { pl: 'tors', en: 'torso' } },
  { id: 'head', name: { pl: 'głowa', en: 'head' } },
] as const;

export const NO_LOCATION = 0;

/** The place by the face of the k6 (ruling critical.location), as a position in the list. */
const PLACE_OF_FACE = ['head', 'torso', 'torso', 'arm', 'arm', 'leg'] as const;

export function locationOf(face: number): number {
  const place = PLACE_OF_FACE[face - 1];
  return LOCATIONS.findIndex(({ id }) => id === place);
}

/** All that a result tells: no damage is a miss. */
export interface Struck {
  readonly damage: number;
  readonly bonus: number;
  readonly location: number;
}

/** More than any bonus from the margin that the ranges of the parameters allow. */
const BONUSES = 20;

export function pack({ damage, bonus, location }: Struck): number {
  return (damage * BONUSES + bonus) * LOCATIONS.length + location;
}

export function unpack(result: number): Struck {
  const rest = Math.floor(result / LOCATIONS.length);
  return { damage: Math.floor(rest / BONUSES), bonus: rest % BONUSES, location: result % LOCATIONS.length };
}
