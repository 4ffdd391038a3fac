/**
 * `npm run soak`: 1,000 battles of each scenario that comes with the program, over all bands and scripts, then random
 * battles without end, each judged by the referee. Stops at the first fault and says how to see it again; Ctrl-C ends it.
 * An argument sets the first seed.
 */
import fc from 'fast-check';
import { checkPairing } from '../src/battles/check-pairing.ts';
import { listBands } from '../src/battles/load-band.ts';
import { listScenarios } from '../src/battles/load-scenario.ts';
import type { BattleRequest } from '../src/skirmish/engine/simulator.ts';
import { SCRIPTS } from '../src/skirmish/lists/names.ts';
import type { BattleLog } from '../src/skirmish/log/event.ts';
import { faultsOf } from '../src/skirmish/referee/referee.ts';
import type { Band, Scenario } from '../src/skirmish/spec.ts';
import { TableMap } from '../src/skirmish/table/table-map.ts';
import { InputError } from '../src/text/input-error.ts';
import { logsOf, requests } from '../test/skirmish/random-battle.ts';

const REQUESTS_A_SEED = 200;
const BATTLES = 20;

const OF_EACH_SCENARIO = 1000;

/** Ends the program with words about the first fault of a log, if it has any. */
function judge(log: BattleLog, request: BattleRequest, which: string): void {
  const [fault] = faultsOf(log, request.scenario, request.band);
  if (fault === undefined) return;
  console.error(`${which}, battle ${log.header.battle}: event ${fault.event}: ${fault.fault}`);
  console.error(JSON.stringify({ request, around: log.events.slice(Math.max(0, fault.event - 8), fault.event + 2) }));
  process.exit(1);
}

/** Every band that finds room in a scenario: the duel has room for one figure. */
function bandsFor(scenario: Scenario): Band[] {
  return listBands().filter((band) => {
    try {
      checkPairing(scenario, band);
      return true;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  });
}

for (const scenario of listScenarios()) {
  const map = TableMap.of(scenario.table);
  const cases = bandsFor(scenario).flatMap((band) => SCRIPTS.map((script) => ({ band, script })));
  const battles = Math.ceil(OF_EACH_SCENARIO / cases.length);
  for (const { band, script } of cases) {
    const request = { scenario, band, script, policy: 'first-success', rulings: {} };
    for (const log of logsOf(request, 'soak', battles, map))
      judge(log, request, `${scenario.id}, ${band.id}, ${script}`);
  }
  console.log(`${scenario.id}: ${battles * cases.length} battles without a fault`);
}

const first = Number(process.argv[2] ?? Date.now() % 1_000_000);
let battles = 0;
for (let seed = first; ; seed++) {
  for (const [index, request] of fc.sample(requests, { seed, numRuns: REQUESTS_A_SEED }).entries()) {
    for (const log of logsOf(request, `soak ${seed} ${index}`, BATTLES)) {
      battles++;
      judge(log, request, `seed ${seed}, request ${index}`);
    }
  }
  console.log(`${battles} battles without a fault (seed ${seed})`);
}
