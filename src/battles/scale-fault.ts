import type { Scenario } from '../skirmish/spec.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import type { Fault } from './scenario-faults.ts';
import { settingPaths, withSettings } from './with-settings.ts';

/**
 * What is wrong with the settings by which a scenario says that it scales, if anything: each is one that it has, and the
 * scenario can be played with its least and with its greatest value.
 */
export function scaleFault(scenario: Scenario): Fault | undefined {
  const scales = Object.entries(scenario.scales ?? {});
  if (scales.length === 0) return undefined;
  const known = [...settingPaths(scenario).keys()];
  for (const [path, values] of scales) {
    const keys = ['scales', path];
    if (!known.includes(path)) return { keys, message: unknownName('setting', path, known) };
    try {
      for (const value of new Set([values[0]!, values.at(-1)!])) withSettings(scenario, { [path]: value });
    } catch (error) {
      if (error instanceof InputError) return { keys, message: error.message };
      throw error;
    }
  }
  return undefined;
}
