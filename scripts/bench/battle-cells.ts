import { loadBand } from '../../src/battles/load-band.ts';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import { type BattleRequest, BattleSimulator } from '../../src/skirmish/engine/simulator.ts';
import type { TableSpec } from '../../src/skirmish/spec.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';

/** Scenario 3 as it is printed: three agents against Kłopotek and six warriors. */
export const DETHRONING: BattleRequest = {
  scenario: loadScenario('scenarios/teohiphip/scenarios/detronizacja.yaml'),
  band: loadBand('scenarios/teohiphip/bands/trzech-rekrutow.yaml'),
  script: 'objective',
  policy: 'first-success',
  rulings: {},
};

/** Three traits for each agent, those that do most: as an activation begins, in tests and swaps, after wounds. */
const TRAITS = [
  ['kowal-losu', 'strateg', 'hazardzista'],
  ['ekonomiczny', 'przezorny', 'taktyk'],
  ['celne-oko', 'adrenalina', 'drugi-oddech'],
];

/** The same with nine traits. */
export const GIFTED: BattleRequest = {
  ...DETHRONING,
  band: {
    ...DETHRONING.band,
    figures: DETHRONING.band.figures.map((figure, index) => ({ ...figure, traits: TRAITS[index]! })),
  },
};

/** The table of scenario 3 with more room around it: 4 × 4 ft. */
export const FOUR_FEET: TableSpec = { ...DETHRONING.scenario.table, width: 48, height: 48 };

export function simulatorOf(request: BattleRequest): BattleSimulator {
  return new BattleSimulator(
    request,
    TableMap.of(request.scenario.table),
    new TrialStreams(seedKey('bench', 'battle')),
  );
}
