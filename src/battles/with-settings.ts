import { ALGORITHMS } from '../skirmish/lists/names.ts';
import type { Force, Scenario } from '../skirmish/spec.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { LIMITS } from './figure-schema.ts';
import { firstFault } from './scenario-faults.ts';

/** What something in a scenario is set to: a number, or the name of an algorithm. */
export type SettingValue = string | number;

/** What a setting may be: a number within limits, or one of some names. */
type Setting = { readonly min: number; readonly max: number } | { readonly names: readonly string[] };

const NUMBERS_OF_FORCE = ['count', 'hp', 'spd'] as const;

/**
 * The scenario with something changed: `rounds`, and `forces.<id>.count`, `.hp`, `.spd`, `.algorithm`. The scenario given
 * stays as it is. @throws InputError about an unknown path or name, a value out of range, or a scenario that cannot be
 * played so
 */
export function withSettings(scenario: Scenario, settings: Readonly<Record<string, SettingValue>>): Scenario {
  let changed = scenario;
  for (const [path, value] of Object.entries(settings)) changed = withSetting(changed, path, value);
  const fault = firstFault(changed);
  if (fault !== undefined) throw new InputError(`${scenario.id}: ${fault.keys.join('.')}: ${fault.message}`);
  return changed;
}

/** The paths that `withSettings` knows for a scenario, with what each may be. */
export function settingPaths({ forces }: Scenario): ReadonlyMap<string, Setting> {
  return new Map<string, Setting>([
    ['rounds', LIMITS.rounds],
    ...forces.flatMap((force) =>
      settingsOf(force).map(([key, setting]) => [`forces.${force.id}.${key}`, setting] as const),
    ),
  ]);
}

/** What a setting of a scenario is now. @throws InputError about an unknown path */
export function settingValue(scenario: Scenario, path: string): SettingValue {
  const known = [...settingPaths(scenario).keys()];
  if (!known.includes(path)) throw new InputError(unknownName(`setting of ${scenario.id}`, path, known), path);
  if (path === 'rounds') return scenario.rounds;
  const [, id, key] = path.split('.');
  const { count, algorithm, profile } = scenario.forces.find((force) => force.id === id)!;
  return { count, algorithm, hp: profile.hp, spd: profile.spd }[key!]!;
}

/** Who is led along does not act, so no algorithm would change anything. */
function settingsOf({ escorted }: Force): (readonly [key: string, setting: Setting])[] {
  const numbers = NUMBERS_OF_FORCE.map((key) => [key, LIMITS[key]] as const);
  return escorted ? numbers : [...numbers, ['algorithm', { names: ALGORITHMS }]];
}

function withSetting(scenario: Scenario, path: string, value: SettingValue): Scenario {
  const known = settingPaths(scenario);
  const setting = known.get(path);
  if (setting === undefined) throw new InputError(unknownName('setting', path, [...known.keys()]), path);
  checkValue(path, setting, value);
  if (path === 'rounds') return { ...scenario, rounds: Number(value) };
  const [, id, key] = path.split('.');
  return {
    ...scenario,
    forces: scenario.forces.map((force) => (force.id === id ? changedForce(force, key!, value) : force)),
  };
}

function checkValue(path: string, setting: Setting, value: SettingValue): void {
  if ('names' in setting) {
    const name = String(value);
    if (!setting.names.includes(name)) throw new InputError(unknownName(`value of ${path}`, name, setting.names), path);
    return;
  }
  const { min, max } = setting;
  const isInches = path.endsWith('.spd');
  const fits = typeof value === 'number' && value >= min && value <= max && (isInches || Number.isInteger(value));
  if (fits) return;
  const found = typeof value === 'string' ? `'${value}'` : value;
  throw new InputError(`${path} is ${found}; allowed: ${isInches ? 'inches' : 'a whole number'} ${min}..${max}`, path);
}

function changedForce(force: Force, key: string, value: SettingValue): Force {
  if (key === 'algorithm') return { ...force, algorithm: String(value) };
  const number = Number(value);
  return key === 'count' ? { ...force, count: number } : { ...force, profile: { ...force.profile, [key]: number } };
}
