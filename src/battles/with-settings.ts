import { ALGORITHMS } from '../skirmish/lists/names.ts';
import type { Effect, Force, Scenario } from '../skirmish/spec.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { LIMITS } from './figure-schema.ts';
import { firstFault } from './scenario-faults.ts';
import { thingSettings } from './thing-settings.ts';

/** What something in a scenario is set to: a number, or the name of an algorithm. */
export type SettingValue = string | number;

/** What a setting may be: a number within limits, or one of some names. */
type Setting = { readonly min: number; readonly max: number } | { readonly names: readonly string[] };

const NUMBERS_OF_FORCE = ['count', 'hp', 'spd'] as const;

/**
 * The scenario with something changed: `rounds`, `forces.<id>.count`, `.hp`, `.spd`, `.algorithm`, and `effects.<id>.count`
 * of a wave, whose force grows or shrinks with it in each of its rounds, of barricades, or of the guards that an alarm brings, and what
 * `thingSettings` knows. The scenario given stays as it
 * is. @throws InputError about an unknown path or name, a value out of range, or a scenario that cannot be
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
export function settingPaths(scenario: Scenario): ReadonlyMap<string, Setting> {
  const { forces, effects } = scenario;
  return new Map<string, Setting>([
    ['rounds', LIMITS.rounds],
    ...forces.flatMap((force) =>
      settingsOf(force).map(([key, setting]) => [`forces.${force.id}.${key}`, setting] as const),
    ),
    ...effects.filter(isCounted).map(({ id }) => [`effects.${id}.count`, { min: 1, max: LIMITS.count.max }] as const),
    ...thingSettings(scenario).map(({ path, min, max }) => [path, { min, max }] as const),
  ]);
}

/** What a setting of a scenario is now. @throws InputError about an unknown path */
export function settingValue(scenario: Scenario, path: string): SettingValue {
  const known = [...settingPaths(scenario).keys()];
  if (!known.includes(path)) throw new InputError(unknownName(`setting of ${scenario.id}`, path, known), path);
  if (path === 'rounds') return scenario.rounds;
  const thing = thingSettings(scenario).find((setting) => setting.path === path);
  if (thing !== undefined) return thing.value;
  const [part, id, key] = path.split('.');
  if (part === 'effects') return scenario.effects.filter(isCounted).find((effect) => effect.id === id)!.count;
  const { count, algorithm, profile } = scenario.forces.find((force) => force.id === id)!;
  return { count, algorithm, hp: profile.hp, spd: profile.spd }[key!]!;
}

/** Who is led along does not act, so no algorithm would change anything; nor would it of a thing, which does not move. */
function settingsOf({ escorted, object }: Force): (readonly [key: string, setting: Setting])[] {
  const numbers = NUMBERS_OF_FORCE.filter((key) => !object || key === 'hp').map((key) => [key, LIMITS[key]] as const);
  return escorted || object ? numbers : [...numbers, ['algorithm', { names: ALGORITHMS }]];
}

function withSetting(scenario: Scenario, path: string, value: SettingValue): Scenario {
  const known = settingPaths(scenario);
  const setting = known.get(path);
  if (setting === undefined) throw new InputError(unknownName('setting', path, [...known.keys()]), path);
  checkValue(path, setting, value);
  if (path === 'rounds') return { ...scenario, rounds: Number(value) };
  const thing = thingSettings(scenario).find((each) => each.path === path);
  if (thing !== undefined) return thing.set(Number(value));
  const [part, id, key] = path.split('.');
  if (part === 'effects') return withCount(scenario, id!, Number(value));
  return {
    ...scenario,
    forces: scenario.forces.map((force) => (force.id === id ? changedForce(force, key!, value) : force)),
  };
}

function isCounted(effect: Effect): effect is Extract<Effect, { kind: 'wave' | 'barricades' | 'alarm' }> {
  return effect.kind === 'wave' || effect.kind === 'barricades' || effect.kind === 'alarm';
}

/**
 * The scenario with another number that an effect brings, and a wave's force with as many figures more or fewer, unless it
 * has fewer than its waves can bring: then their number is a setting of its own.
 */
function withCount(scenario: Scenario, id: string, count: number): Scenario {
  const changed = scenario.effects.filter(isCounted).find((effect) => effect.id === id)!;
  const more = changed.kind === 'wave' ? (count - changed.count) * changed.rounds.length : 0;
  const grown = changed.kind === 'wave' && isUsedUp(scenario, changed.force) ? changed.force : null;
  return {
    ...scenario,
    forces: scenario.forces.map((force) =>
      force.id === grown ? { ...force, count: Math.max(0, force.count + more) } : force,
    ),
    effects: scenario.effects.map((effect) => (effect.id === id && isCounted(effect) ? { ...effect, count } : effect)),
  };
}

/** Whether a force has a figure for each place in its waves. */
function isUsedUp({ forces, effects }: Scenario, id: string): boolean {
  const brought = effects.map((effect) =>
    effect.kind === 'wave' && effect.force === id ? effect.count * effect.rounds.length : 0,
  );
  return forces.find((force) => force.id === id)!.count >= brought.reduce((sum, count) => sum + count, 0);
}

function checkValue(path: string, setting: Setting, value: SettingValue): void {
  if ('names' in setting) {
    const name = String(value);
    if (!setting.names.includes(name)) throw new InputError(unknownName(`value of ${path}`, name, setting.names), path);
    return;
  }
  const { min, max } = setting;
  const isInches = path.endsWith('.spd') || path.endsWith('.radius');
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
