import type { Scenario } from '../skirmish/spec.ts';
import { unknownName } from '../text/nearest.ts';
import type { Fault } from './scenario-faults.ts';
import { settingPaths } from './with-settings.ts';

/** What is wrong with the settings by which a scenario says that it scales, if anything. */
export function scaleFault(scenario: Scenario): Fault | undefined {
  const known = settingPaths(scenario);
  const faults = Object.entries(scenario.scales ?? {}).flatMap(([path, values]): Fault[] => {
    const keys = ['scales', path];
    const setting = known.get(path);
    if (setting === undefined) return [{ keys, message: unknownName('setting', path, [...known.keys()]) }];
    if ('names' in setting) return [{ keys, message: 'is a name; allowed: settings that are numbers' }];
    const { min, max } = setting;
    const wrong = values.find((value) => value < min || value > max);
    return wrong === undefined ? [] : [{ keys, message: `is ${wrong}; allowed: numbers ${min}..${max}` }];
  });
  return faults[0];
}
