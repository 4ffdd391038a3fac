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

/** The table of scenario 3 with more room around it: 4 × 4 ft. */
export const FOUR_FEET: TableSpec = { ...DETHRONING.scenario.table, width: 48, height: 48 };

export function simulatorOf(request: BattleRequest): BattleSimulator {
  return new BattleSimulator(
    request,
    TableMap.of(request.scenario.table),
    new TrialStreams(seedKey('bench', 'battle')),
  );
}
