import { expect, it } from 'vitest';
import { axesOf } from '../../src/battles/battle-axes.ts';
import { listScenarios } from '../../src/battles/load-scenario.ts';
import { settingPaths } from '../../src/battles/with-settings.ts';

it.each(listScenarios())('every setting of $id has a name', (scenario) => {
  const settings = Object.fromEntries([...settingPaths(scenario).keys()].map((path) => [path, [1]]));
  const grid = { scenarios: [scenario], bands: [], scripts: [], policies: [], settings, rulings: {} };
  for (const { name } of axesOf(grid)) expect([name.pl, name.en]).not.toContain('');
});
