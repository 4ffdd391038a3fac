import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import type { BattleCell } from '../../src/montecarlo/battle-shard.ts';
import type { BattleRequest } from '../../src/skirmish/engine/simulator.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';

/** A cell of a scenario and a band that come with the program. */
function cellOf(scenarioId: string, bandId: string, how: Partial<BattleRequest> = {}): BattleCell {
  const scenario = findScenario(scenarioId);
  return {
    request: { scenario, band: findBand(bandId), script: 'objective', policy: 'first-success', rulings: {}, ...how },
    table: TableMap.of(scenario.table).share(),
  };
}

/** Two figures on a small empty table. */
export const DUEL = cellOf('pojedynek', 'pojedynkowicz');

/** The same with other decisions and by another reading: the same random numbers. */
export const OTHER_DUEL = cellOf('pojedynek', 'pojedynkowicz', {
  script: 'brawler',
  policy: 'maximise',
  rulings: { 'activation.first': 'players' },
});

/** Three against three. */
export const MIRROR = cellOf('lustro', 'lustro');

export const BATTLE_CELLS = [DUEL, OTHER_DUEL, MIRROR];
