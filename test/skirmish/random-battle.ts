import fc from 'fast-check';
import { seedKey } from '../../src/random/seed-key.ts';
import { TrialStreams } from '../../src/random/trial-stream.ts';
import { type BattleRequest, BattleSimulator } from '../../src/skirmish/engine/simulator.ts';
import { ALGORITHMS } from '../../src/skirmish/lists/names.ts';
import { LISTS } from '../../src/skirmish/lists/registry.ts';
import type { BattleLog } from '../../src/skirmish/log/event.ts';
import { POLICIES } from '../../src/skirmish/policies/registry.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { withErrands } from './arbitrary-errands.ts';
import { bands, rulings, scenarios } from './arbitrary-scenario.ts';
import { withThings } from './arbitrary-thing.ts';

/** Battles of every kind: random tables, forces, bands, lists, policies and rulings. */
export const requests: fc.Arbitrary<BattleRequest> = fc.record({
  scenario: withErrands(withThings(scenarios(ALGORITHMS))),
  band: bands,
  script: fc.constantFrom(...Object.keys(LISTS)),
  policy: fc.constantFrom(...Object.keys(POLICIES)),
  rulings,
});

/** @param map the map of the scenario's table, for who has made it already */
export function simulatorOf(
  request: BattleRequest,
  seed: string,
  map: TableMap = TableMap.of(request.scenario.table),
): BattleSimulator {
  return new BattleSimulator(request, map, new TrialStreams(seedKey(seed, 'battle')));
}

/** The logs of the first battles of a request. */
export function logsOf(request: BattleRequest, seed: string, battles: number, map?: TableMap): BattleLog[] {
  const simulator = simulatorOf(request, seed, map);
  return Array.from({ length: battles }, (_, battle) => simulator.runLogged(battle, seed));
}
