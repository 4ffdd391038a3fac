import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleLogSchema } from '../../src/skirmish/log/event.ts';
import { faultsOf } from '../../src/skirmish/referee/referee.ts';
import { logsOf, requests, simulatorOf } from './random-battle.ts';

/** Requests of 10 battles each, the same in every run. */
const REQUESTS = fc.sample(requests, { seed: 20_261_130, numRuns: 500 });
const BATTLES = 10;

describe('5,000 random battles', () => {
  it('are legal games for a referee that shares nothing with the engine', () => {
    for (const [index, request] of REQUESTS.entries()) {
      for (const log of logsOf(request, `random ${index}`, BATTLES)) {
        const faults = faultsOf(log, request.scenario, request.band);
        if (faults.length > 0)
          throw new Error(`request ${index}, battle ${log.header.battle}: ${JSON.stringify(faults[0])}`);
      }
    }
  });

  it('end by the round limit, whatever the lists do', () => {
    for (const [index, request] of REQUESTS.slice(0, 200).entries()) {
      const simulator = simulatorOf(request, `random ${index}`);
      for (let battle = 0; battle < 3; battle++) {
        simulator.run(battle);
        expect(simulator.outcome.round).toBeLessThanOrEqual(request.scenario.rounds);
      }
    }
  });

  it('are told by logs that fit the published schema', () => {
    for (const [index, request] of REQUESTS.slice(0, 100).entries()) {
      for (const log of logsOf(request, `random ${index}`, 2))
        expect(battleLogSchema.safeParse(log).error).toBeUndefined();
    }
  });

  it('go the same way with and without a log, again and in any order', () => {
    for (const [index, request] of REQUESTS.slice(0, 100).entries()) {
      const seed = `random ${index}`;
      const [, second] = logsOf(request, seed, 2);
      const simulator = simulatorOf(request, seed);
      simulator.run(5);
      simulator.run(1);
      const { result, round } = simulator.outcome;
      expect({ ...second!.events.at(-1) }).toMatchObject({ type: 'end', result, round });
      expect(simulatorOf(request, seed).runLogged(1, seed)).toEqual(second);
    }
  });
});
