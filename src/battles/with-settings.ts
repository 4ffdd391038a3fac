import type { Force, Scenario } from '../skirmish/spec.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { LIMITS } from './figure-schema.ts';
import { firstFault } from './scenario-faults.ts';

const OF_FORCE = ['count', 'hp', 'spd'] as const;

/**
 * The scenario with some numbers changed: `rounds`, and `forces.<id>.count`, `.hp`, `.spd`. The scenario given stays as
 * it is. @throws InputError about an unknown path, a value out of range, or a scenario that cannot be played so
 */
export function withSettings(scenario: Scenario, settings: Readonly<Record<string, number>>): Scenario {
  let changed = scenario;
  for (const [path, value] of Object.entries(settings)) changed = withSetting(changed, path, value);
  const fault = firstFault(changed);
  if (fault !== undefined) throw new InputError(`${scenario.id}: ${fault.keys.join('.')}: ${fault.message}`);
  return changed;
}

/** The paths that `withSettings` knows for a scenario, with their least and greatest values. */
export function settingPaths({
  forces,
}: Scenario): ReadonlyMap<string, { readonly min: number; readonly max: number }> {
  return new Map([
    ['rounds', LIMITS.rounds],
    ...forces.flatMap(({ id }) => OF_FORCE.map((key) => [`forces.${id}.${key}`, LIMITS[key]] as const)),
  ]);
}

function withSetting(scenario: Scenario, path: string, value: number): Scenario {
  const known = settingPaths(scenario);
  const limits = known.get(path);
  if (limits === undefined) throw new InputError(unknownName('setting', path, [...known.keys()]), path);
  const isWhole = path.endsWith('.spd') || Number.isInteger(value);
  if (!isWhole || !(value >= limits.min && value <= limits.max)) {
    const kind = path.endsWith('.spd') ? 'inches' : 'a whole number';
    throw new InputError(`${path} is ${value}; allowed: ${kind} ${limits.min}..${limits.max}`, path);
  }
  if (path === 'rounds') return { ...scenario, rounds: value };
  const [, id, key] = path.split('.');
  return {
    ...scenario,
    forces: scenario.forces.map((force) => (force.id === id ? changedForce(force, key!, value) : force)),
  };
}

function changedForce(force: Force, key: string, value: number): Force {
  return key === 'count' ? { ...force, count: value } : { ...force, profile: { ...force.profile, [key]: value } };
}
