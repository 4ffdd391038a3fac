/**
 * `npm run soak`: random battles without end, each judged by the referee. Stops at the first fault and says how to see
 * it again; Ctrl-C ends it. An argument sets the first seed.
 */
import fc from 'fast-check';
import { faultsOf } from '../src/skirmish/referee/referee.ts';
import { logsOf, requests } from '../test/skirmish/random-battle.ts';

const REQUESTS_A_SEED = 200;
const BATTLES = 20;

const first = Number(process.argv[2] ?? Date.now() % 1_000_000);
let battles = 0;
for (let seed = first; ; seed++) {
  for (const [index, request] of fc.sample(requests, { seed, numRuns: REQUESTS_A_SEED }).entries()) {
    for (const log of logsOf(request, `soak ${seed} ${index}`, BATTLES)) {
      battles++;
      const [fault] = faultsOf(log, request.scenario, request.band);
      if (fault === undefined) continue;
      console.error(
        `seed ${seed}, request ${index}, battle ${log.header.battle}: event ${fault.event}: ${fault.fault}`,
      );
      console.error(
        JSON.stringify({ request, around: log.events.slice(Math.max(0, fault.event - 8), fault.event + 2) }),
      );
      process.exit(1);
    }
  }
  console.log(`${battles} battles without a fault (seed ${seed})`);
}
