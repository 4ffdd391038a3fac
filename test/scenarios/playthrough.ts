import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBand, listBands } from '../../src/battles/load-band.ts';
import type { BattleRequest } from '../../src/skirmish/engine/simulator.ts';
import { SCRIPTS } from '../../src/skirmish/lists/names.ts';
import type { BattleLog } from '../../src/skirmish/log/event.ts';
import { faultsOf } from '../../src/skirmish/referee/referee.ts';
import type { Scenario, TableSpec } from '../../src/skirmish/spec.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { logsOf, simulatorOf } from '../skirmish/random-battle.ts';

/** What every scenario that comes with the program is held to. */

/** How a scenario is played here unless a test says otherwise. */
export function requestOf(scenario: Scenario, more: Partial<BattleRequest> = {}): BattleRequest {
  return {
    scenario,
    band: findBand('trzech-rekrutow'),
    script: 'objective',
    policy: 'first-success',
    rulings: {},
    ...more,
  };
}

const MAPS = new WeakMap<TableSpec, TableMap>();

/** The map of a table, which takes longer to make than many battles on it. */
export function mapOf(table: TableSpec): TableMap {
  const map = MAPS.get(table) ?? TableMap.of(table);
  MAPS.set(table, map);
  return map;
}

/** A log with an event on each line, so that a changed one can be read as a difference. */
function written({ header, events }: BattleLog): string {
  const lines = events.map((event) => `    ${JSON.stringify(event)}`);
  return `{\n  "header": ${JSON.stringify(header)},\n  "events": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/**
 * The golden playthrough of a scenario: the log of its first battle, which changes only when the rules, the lists, the
 * map or the random numbers do. `vitest -u` writes it again; say in the commit why it had to change.
 */
export function describePlaythrough(scenario: Scenario): void {
  const { id, table } = scenario;
  it('the golden playthrough goes as it always did', async () => {
    const [log] = logsOf(requestOf(scenario), 'golden', 1, mapOf(table));
    const file = new URL(`../golden/playthroughs/${id}.json`, import.meta.url);
    await expect(written(log!)).toMatchFileSnapshot(fileURLToPath(file));
  });
}

/** Battles over all bands and scripts. */
const JUDGED = 100;

/** Sees that the referee has nothing to say about the scenario, whoever plays it and how. */
export function describeLegality(scenario: Scenario): void {
  it(`${JUDGED} battles over all bands and scripts are legal`, () => {
    const map = mapOf(scenario.table);
    const cases = listBands().flatMap((band) => SCRIPTS.map((script) => requestOf(scenario, { band, script })));
    for (let battle = 0; battle < JUDGED; battle++) {
      const request = cases[battle % cases.length]!;
      const simulator = simulatorOf(request, 'legal', map);
      const log = simulator.runLogged(battle, 'legal');
      const [fault] = faultsOf(log, scenario, request.band);
      expect(fault, `${request.band.id}, ${request.script}, battle ${battle}`).toBeUndefined();
    }
  });
}

/** How a scenario ends over its first battles, by the id of the ending; `limit` for none. */
export function endingsIn(request: BattleRequest, battles: number, seed = 'endings'): ReadonlyMap<string, number> {
  const simulator = simulatorOf(request, seed, mapOf(request.scenario.table));
  const counts = new Map<string, number>();
  for (let battle = 0; battle < battles; battle++) {
    simulator.run(battle);
    const { ending } = simulator.outcome;
    const id = simulator.endings.all[ending]?.id ?? 'limit';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Sees that every ending of a scenario comes about in some of its battles, each in a way that it takes from `cases`. */
export function describeEndings(
  scenario: Scenario,
  cases: Readonly<Record<string, Partial<BattleRequest>>>,
  battles = 200,
): void {
  describe('ends', () => {
    it.each(Object.entries(cases))('by %s', (ending, more) => {
      expect(endingsIn(requestOf(scenario, more), battles).get(ending)).toBeGreaterThan(0);
    });

    it('in each of these ways and in no other', () => {
      const all = [...scenario.wins, ...scenario.losses].map(({ id }) => id);
      expect(Object.keys(cases).filter((ending) => ending !== 'limit')).toEqual(all);
    });
  });
}
